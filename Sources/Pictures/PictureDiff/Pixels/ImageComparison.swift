import Glibc
public import Imaging
import PNGFiles

/// The result of an exact comparison of two pictures.
public enum ImageComparison: Hashable, Sendable {
  /// The pictures have the same size and the same pixels.
  case equal
  /// The pictures have the same size and different pixels.
  case different(PixelDifference)
  /// The pictures have different sizes. `overlap` is the difference within the area that both have,
  /// aligned at the top left; `nil` if there is none.
  case sizeDiffers(expected: PixelSize, actual: PixelSize, overlap: PixelDifference?)
}

/// Compares two pictures exactly.
///
/// The format has no effect: a grey level equals the same red, green and blue. Alpha counts, and so
/// do the colours of transparent pixels.
///
/// - Parameters:
///   - expected: The expected picture.
///   - actual: The actual picture.
///   - ignored: Rectangles whose pixels do not count. They may extend beyond the pictures.
public func compare(
  expected: Bitmap, actual: Bitmap, ignoring ignored: [PixelRect] = []
) -> ImageComparison {
  let difference = PixelScan.difference(
    expected: expected, actual: actual, ignoring: IgnoredArea(ignored))
  guard expected.size == actual.size else {
    return .sizeDiffers(expected: expected.size, actual: actual.size, overlap: difference)
  }
  guard let difference else { return .equal }
  return .different(difference)
}

/// Finds the pixels that differ in the area that two pictures in memory share from the top left.
///
/// `memcmp` skips equal bytes, first of the whole, then of stretches of a row.
enum PixelScan {
  /// Returns the difference; `nil` where no compared pixel differs.
  static func difference(
    expected: Bitmap, actual: Bitmap, ignoring ignored: IgnoredArea
  ) -> PixelDifference? {
    let rows = RowComparison(
      between: RowLayout(of: expected), and: RowLayout(of: actual), ignoring: ignored)
    let height = min(expected.height, actual.height)
    var tally = DifferenceTally()
    expected.bytes.withUnsafeBytes { old in
      actual.bytes.withUnsafeBytes { new in
        guard let oldStart = old.baseAddress, let newStart = new.baseAddress else { return }
        let isWhole = rows.isAlike && expected.width == actual.width
        if isWhole, memcmp(oldStart, newStart, height * expected.bytesPerRow) == 0 { return }
        for row in 0..<height {
          let oldRow = oldStart + row * expected.bytesPerRow
          let newRow = newStart + row * actual.bytesPerRow
          tally.note(rows.difference(between: oldRow, and: newRow, in: row), in: row)
        }
      }
    }
    return tally.difference
  }
}
