import Glibc
import Imaging
import PNGFiles

/// Two pictures whose rows are compared one after the other.
struct RowPair {
  let expected: any PictureRows
  let actual: any PictureRows
  /// What does not count.
  var ignored = IgnoredArea.none

  /// Which of the two stopped, and why.
  enum Stop: Error {
    case expected(StreamStop)
    case actual(StreamStop)
  }

  /// Compares the area both have from the top left, and reads both to their ends.
  func compare() throws(Stop) -> DifferenceTally {
    let comparison = RowComparison(
      between: expected.layout, and: actual.layout, ignoring: ignored)
    let height = min(expected.size.height, actual.size.height)
    var tally = DifferenceTally()
    if let streams = FilteredPair(expected, actual), comparison.isAlike {
      try streams.compare(rows: height, by: comparison, into: &tally)
    } else {
      for row in 0..<height {
        let (old, new) = (try nextExpected(), try nextActual())
        tally.note(comparison.difference(between: old, and: new, in: row), in: row)
      }
    }
    try readToTheEnd(from: height)
    return tally
  }

  private func nextExpected() throws(Stop) -> UnsafeRawPointer {
    do { return try expected.next() } catch { throw .expected(error) }
  }

  private func nextActual() throws(Stop) -> UnsafeRawPointer {
    do { return try actual.next() } catch { throw .actual(error) }
  }

  private func readToTheEnd(from row: Int) throws(Stop) {
    do throws(StreamStop) {
      for _ in row..<expected.size.height { try expected.pass() }
      try expected.finish()
    } catch {
      throw .expected(error)
    }
    do throws(StreamStop) {
      for _ in row..<actual.size.height { try actual.pass() }
      try actual.finish()
    } catch {
      throw .actual(error)
    }
  }
}
