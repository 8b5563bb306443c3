public import Imaging

/// Draws what differs between two pictures, for the eye.
///
/// The ground is white and everything both have is pale grey. What only the expected picture has is
/// orange, what only the actual one has is blue, and where both have about as much ink but of another
/// colour it is purple: colours that people with any colour vision tell apart (M. Okabe and K. Ito,
/// “Color Universal Design”, 2002). Ink is whatever stands off the background, dark or light, and the
/// background is the commonest colour along the edges of the expected picture.
///
/// A dark line of one pixel runs around each place where something differs, a little apart from it. It
/// is drawn only where both pictures are the same, so that it hides nothing, and there are at most a
/// hundred: places close to each other share one.
///
/// - Parameters:
///   - expected: The picture as it should be.
///   - actual: The picture as it is.
///   - clusters: What the lines run around, such as ``MetricComparison/clusters``; each pixel that
///     differs unless told otherwise.
///   - ignored: Rectangles in which nothing is shown as different.
/// - Returns: An opaque picture as wide and as high as the larger of both, top left on top left. A
///   strip that only one picture reaches has the pale colour of its side, a corner that neither
///   reaches is grey.
public func differencePicture(
  expected: Bitmap, actual: Bitmap, clusters: [PixelRect]? = nil, ignoring ignored: [PixelRect] = []
) -> Bitmap {
  let pair = MaskedPair(expected: expected, actual: actual, ignoring: IgnoredArea(ignored))
  let old = InkPicture(pair.expected, background: InkPicture.background(of: pair.expected))
  let new = InkPicture(pair.actual, background: old.background)
  let width = max(expected.width, actual.width)
  let height = max(expected.height, actual.height)
  let outlines = BoxOutlines(
    around: clusters ?? pair.clusters, within: PixelSize(width: width, height: height))
  let size = width * height * 4
  let bytes = [UInt8](unsafeUninitializedCapacity: size) { bytes, initialized in
    initialized = size
    bytes.withMemoryRebound(to: UInt32.self) { pixels in
      var palette = DifferencePalette(old: old, new: new)
      for y in 0..<height {
        let row = pixels[y * width..<(y + 1) * width]
        palette.paint(row: y, on: UnsafeMutableBufferPointer(rebasing: row))
      }
      let outline = DifferencePalette.pixel(DifferenceColors.outline)
      outlines.forEachPoint { point in
        guard let before = old.color(x: point.x, y: point.y),
          before == new.color(x: point.x, y: point.y)
        else { return }
        pixels[point.y * width + point.x] = outline
      }
    }
  }
  return Bitmap(width: width, height: height, format: .rgba8, bytes: bytes)
}

extension MaskedPair {
  /// Boxes around each pixel that differs.
  fileprivate var clusters: [PixelRect] {
    var map = ClusterMap(size: expected.size)
    map.markDifferences(between: expected, and: actual)
    return map.boxes
  }
}
