import Glibc
import Imaging
import PNGFiles

/// Finds the pixels that differ in the area two pictures in memory share from the top left.
///
/// Equal bytes are passed over by `memcmp`, first the whole, then stretches of a row.
enum PixelScan {
  /// `nil` where no shared pixel that counts differs.
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
