import Glibc
import Imaging
import PNGFiles

/// Two pictures whose rows are compared one after the other.
struct RowPair {
  let expected: any PictureRows
  let actual: any PictureRows
  /// The pixels that are ignored.
  var ignored = IgnoredArea.none
  /// Whether equal rows are looked for at other places.
  var asksForShifts = false

  /// The picture that stopped, and why.
  enum Stop: Error {
    case expected(StreamStop)
    case actual(StreamStop)
  }

  /// Compares the area that both pictures have from the top left, and reads both to their ends.
  func compare() throws(Stop) -> (tally: DifferenceTally, greatestShift: Int) {
    let comparison = RowComparison(
      between: expected.layout, and: actual.layout, ignoring: ignored)
    let height = min(expected.size.height, actual.size.height)
    var tally = DifferenceTally()
    var evidence =
      asksForShifts
      ? ShiftEvidence(between: expected, and: actual, ignoring: ignored) : ShiftEvidence()
    if let streams = FilteredPair(expected, actual), comparison.isAlike {
      try streams.compare(rows: height, by: comparison, into: &tally, evidence: &evidence)
    } else {
      for row in 0..<height {
        let (old, new) = (try nextExpected(), try nextActual())
        let found = comparison.difference(between: old, and: new, in: row)
        tally.note(found, in: row)
        if found.differing > 0 { evidence.note(row, old: old, new: new) }
      }
    }
    for row in height..<max(expected.size.height, height) {
      evidence.note(row, old: try nextExpected(), new: nil)
    }
    for row in height..<max(actual.size.height, height) {
      evidence.note(row, old: nil, new: try nextActual())
    }
    do { try expected.finish() } catch { throw .expected(error) }
    do { try actual.finish() } catch { throw .actual(error) }
    return (tally, evidence.greatestShift)
  }

  private func nextExpected() throws(Stop) -> UnsafeRawPointer {
    do { return try expected.next() } catch { throw .expected(error) }
  }

  private func nextActual() throws(Stop) -> UnsafeRawPointer {
    do { return try actual.next() } catch { throw .actual(error) }
  }
}
