package import Imaging

/// Finds the background colour of text.
package enum Ground {
  /// The greatest number of pixels examined; more would not change the result.
  private static let samples = 1024
  /// The levels by which one colour may vary, where the whole picture has noise.
  private static let spread: UInt8 = 3

  /// Returns the commonest colour of an area of a picture; of its corner where the area is outside.
  package static func color(of picture: Bitmap, in area: PixelRect) -> Premultiplied {
    let columns = min(area.x, picture.width - 1)..<max(1, min(area.maxX, picture.width))
    let rows = min(area.y, picture.height - 1)..<max(1, min(area.maxY, picture.height))
    let colors = sample(picture, columns: columns, rows: rows)
    // Numbers sort several times as fast as colours.
    let commonest = Premultiplied(bits: longestRun(in: colors.map(\.bits).sorted()))
    return mean(of: colors.filter { $0.distance(to: commonest) <= spread }, else: commonest)
  }

  private static func sample(
    _ picture: Bitmap, columns: Range<Int>, rows: Range<Int>
  ) -> [Premultiplied] {
    let count = columns.count * rows.count
    // An odd step, so that it does not keep in step with the columns.
    let step = max(1, count / samples) | 1
    let bytesPerPixel = picture.format.bytesPerPixel
    return picture.bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return [] }
      return stride(from: 0, to: count, by: step).map { index in
        let (row, column) = index.quotientAndRemainder(dividingBy: columns.count)
        let pixel = (rows.lowerBound + row) * picture.width + columns.lowerBound + column
        return Premultiplied(at: start + pixel * bytesPerPixel, format: picture.format)
      }
    }
  }

  /// Returns the number that occurs most often among sorted ones; white where there are none.
  private static func longestRun(in numbers: [UInt32]) -> UInt32 {
    var best = (count: 0, number: UInt32.max)
    var start = 0
    for index in numbers.indices
    where index + 1 == numbers.count || numbers[index + 1] != numbers[index] {
      let count = index + 1 - start
      if count > best.count { best = (count, numbers[index]) }
      start = index + 1
    }
    return best.number
  }

  private static func mean(
    of colors: [Premultiplied], else fallback: Premultiplied
  ) -> Premultiplied {
    guard !colors.isEmpty else { return fallback }
    var sum = SIMD4<UInt32>()
    for color in colors { sum &+= SIMD4<UInt32>(truncatingIfNeeded: color.channels) }
    let count = UInt32(colors.count)
    return Premultiplied(
      channels: SIMD4<UInt8>(truncatingIfNeeded: (sum &+ count / 2) / SIMD4(repeating: count)))
  }
}
