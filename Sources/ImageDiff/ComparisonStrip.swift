public import Imaging

/// The expected picture, the actual one and their difference side by side, for reports.
///
/// - Returns: One picture of all three in this order, tops aligned, 8 px of grey between them and
///   below those that are lower.
public func comparisonStrip(expected: Bitmap, actual: Bitmap) -> Bitmap {
  let panels = [
    expected.expandedToRGBA(), actual.expandedToRGBA(),
    differencePicture(expected: expected, actual: actual),
  ]
  let gap = 8
  let width = panels.reduce(gap * (panels.count - 1)) { $0 + $1.width }
  let height = max(expected.height, actual.height)
  let gray = DifferenceColors.outside
  let filler = [gray.red, gray.green, gray.blue, 255]
  var bytes: [UInt8] = []
  bytes.reserveCapacity(width * height * 4)
  for row in 0..<height {
    for (index, panel) in panels.enumerated() {
      if index > 0 { for _ in 0..<gap { bytes += filler } }
      if row < panel.height {
        bytes += panel.bytes[row * panel.bytesPerRow..<(row + 1) * panel.bytesPerRow]
      } else {
        for _ in 0..<panel.width { bytes += filler }
      }
    }
  }
  return Bitmap(width: width, height: height, format: .rgba8, bytes: bytes)
}
