import Imaging
import PNGFiles

/// Two files that are compared in the cheapest sufficient way.
struct FilePair {
  let expected: PictureFile
  let actual: PictureFile
  /// The pixels that are ignored.
  var ignored = IgnoredArea.none
  /// Whether equal rows are looked for at other places.
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

  /// Reads both pictures with a body, as streams or decoded.
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

  /// Compares both files as streams. If one cannot be read so, libpng decodes it, and both are read
  /// again.
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

  /// Returns the rows of the expected picture that are compared.
  func expectedRows(_ decoded: Bitmap?) throws(StreamStop) -> any PictureRows {
    let rows = try expected.rows(decoded: decoded)
    return kept.map { SelectedRows($0.expected, of: rows) } ?? rows
  }

  /// Returns the rows of the actual picture that are compared.
  func actualRows(_ decoded: Bitmap?) throws(StreamStop) -> any PictureRows {
    let rows = try actual.rows(decoded: decoded)
    return kept.map { SelectedRows($0.actual, of: rows) } ?? rows
  }
}
