import Glibc
import Imaging
import PNGFiles

/// Two streamed pictures whose rows are stored in the same way, so that filtered rows can be
/// compared.
///
/// If a row of both has the same filter, the same filtered bytes and equal rows above, it is equal,
/// and the second picture's row need not be restored.
struct FilteredPair {
  private let expected: RowStream
  private let actual: RowStream

  /// Creates the pair; `nil` where one of both is no stream, or rows have different lengths.
  init?(_ expected: any PictureRows, _ actual: any PictureRows) {
    guard let old = expected as? RowStream, let new = actual as? RowStream,
      old.size.width == new.size.width
    else { return nil }
    self.expected = old
    self.actual = new
  }

  /// Compares the first rows, for which equal bytes must mean equal pixels.
  func compare(
    rows: Int, by comparison: RowComparison, into tally: inout DifferenceTally,
    evidence: inout ShiftEvidence
  ) throws(RowPair.Stop) {
    let count = expected.layout.bytesPerRow
    // Above the first row, both have zeros.
    var isSameAbove = true
    for row in 0..<rows {
      do { try expected.advance() } catch { throw .expected(error) }
      do { try actual.advance() } catch { throw .actual(error) }
      let isSameFiltered =
        isSameAbove && expected.filter == actual.filter
        && memcmp(expected.bytes, actual.bytes, count) == 0
      let aboveActual = isSameAbove ? expected.above : actual.above
      expected.restore(below: expected.above)
      do { try expected.checkPalette() } catch { throw .expected(error) }
      // What follows the last row needs it restored.
      if isSameFiltered, row + 1 < rows || actual.size.height == rows { continue }
      actual.restore(below: aboveActual)
      do { try actual.checkPalette() } catch { throw .actual(error) }
      isSameAbove = memcmp(expected.bytes, actual.bytes, count) == 0
      if isSameAbove { continue }
      let found = comparison.difference(between: expected.bytes, and: actual.bytes, in: row)
      tally.note(found, in: row)
      if found.differing > 0 { evidence.note(row, old: expected.bytes, new: actual.bytes) }
    }
  }
}
