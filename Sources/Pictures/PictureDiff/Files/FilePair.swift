import Imaging
import PNGFiles

/// Two files that are compared by the cheapest evidence there is.
struct FilePair {
  let expected: PictureFile
  let actual: PictureFile
  /// What does not count.
  var ignored = IgnoredArea.none

  func compare() throws(PictureFileError) -> PNGComparison {
    if let evidence = FileIdentity(expected: expected, actual: actual).evidence() {
      let size = try expected.check()
      return PNGComparison(
        expectedSize: size, actualSize: size, tally: DifferenceTally(), evidence: evidence)
    }
    return try compareRows()
  }

  /// Streams both files; one that stops is left to libpng, and both are read anew.
  private func compareRows() throws(PictureFileError) -> PNGComparison {
    var decoded: (expected: Bitmap?, actual: Bitmap?)
    while true {
      do throws(RowPair.Stop) {
        return try comparison(decoded.expected, decoded.actual)
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

  private func comparison(
    _ decodedExpected: Bitmap?, _ decodedActual: Bitmap?
  ) throws(RowPair.Stop) -> PNGComparison {
    let (old, new): (any PictureRows, any PictureRows)
    do { old = try expected.rows(decoded: decodedExpected) } catch { throw .expected(error) }
    do { new = try actual.rows(decoded: decodedActual) } catch { throw .actual(error) }
    return PNGComparison(
      expectedSize: old.size, actualSize: new.size,
      tally: try RowPair(expected: old, actual: new, ignored: ignored).compare(), evidence: .rows)
  }
}
