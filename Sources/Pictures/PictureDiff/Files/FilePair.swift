import Imaging
import PNGFiles

/// Two files that are compared by the cheapest evidence there is.
struct FilePair {
  let expected: PictureFile
  let actual: PictureFile
  /// What does not count.
  var ignored = IgnoredArea.none
  /// Whether it is asked if rows are the same at other places.
  var asksForShifts = false
  /// The rows to compare, if some are left out.
  var kept: KeptRows?

  func compare() throws(PictureFileError) -> PNGComparison {
    if kept == nil, let evidence = FileIdentity(expected: expected, actual: actual).evidence() {
      let size = try expected.check()
      return PNGComparison(
        expectedSize: size, actualSize: size, tally: DifferenceTally(), evidence: evidence)
    }
    return try compareRows()
  }

  /// Goes through both pictures, whichever way they have to be read.
  func reading<Result>(
    _ body: (_ expected: any PictureRows, _ actual: any PictureRows) throws(RowPair.Stop) -> Result
  ) throws(PictureFileError) -> Result {
    var decoded: (expected: Bitmap?, actual: Bitmap?)
    while true {
      do throws(RowPair.Stop) {
        let (old, new): (any PictureRows, any PictureRows)
        do { old = try expectedRows(decoded.expected) } catch { throw .expected(error) }
        do { new = try actualRows(decoded.actual) } catch { throw .actual(error) }
        return try body(old, new)
      } catch {
        switch error {
        case .expected(let stop): decoded.expected = try expected.judge(stop)
        case .actual(let stop):
          // Where both files are damaged, the first is named.
          _ = try expected.check()
          decoded.actual = try actual.judge(stop)
        }
      }
    }
  }

  /// Streams both files; one that stops is left to libpng, and both are read anew.
  private func compareRows() throws(PictureFileError) -> PNGComparison {
    try reading { old, new throws(RowPair.Stop) in
      let found = try RowPair(
        expected: old, actual: new, ignored: ignored, asksForShifts: asksForShifts
      ).compare()
      return PNGComparison(
        expectedSize: old.size, actualSize: new.size, tally: found.tally, evidence: .rows,
        greatestShift: found.greatestShift)
    }
  }

  /// The rows of the expected picture that are compared.
  func expectedRows(_ decoded: Bitmap?) throws(StreamStop) -> any PictureRows {
    let rows = try expected.rows(decoded: decoded)
    return kept.map { SelectedRows($0.expected, of: rows) } ?? rows
  }

  /// The rows of the actual picture that are compared.
  func actualRows(_ decoded: Bitmap?) throws(StreamStop) -> any PictureRows {
    let rows = try actual.rows(decoded: decoded)
    return kept.map { SelectedRows($0.actual, of: rows) } ?? rows
  }
}
