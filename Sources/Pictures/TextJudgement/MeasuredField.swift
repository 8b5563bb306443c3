import Imaging

/// A field with the measurements that do not depend on thresholds.
struct MeasuredField {
  let planes: FieldPlanes
  /// The lines from the top, in one picture or both; with measurements where both have one and it
  /// differs.
  let lines: [(rows: LinePairing.Pair, measured: MeasuredLine?)]

  /// The greatest number of pixels of fields that are kept measured, to limit memory.
  private static let mostKept = 4_194_304

  /// The number of rows by which the ends of equal lines may differ.
  private static let near = 3

  init(_ field: Field, in pair: PicturePair) {
    let planes = FieldPlanes(field, in: pair)
    let (old, new) = (planes.expected.lines, planes.actual.lines)
    let pairs = LinePairing(
      expected: old, actual: new, expectedMass: planes.expected.mass, actualMass: planes.actual.mass
    ).pairs
    self.planes = planes
    lines = pairs.map { rows in
      guard let expected = rows.expected, let actual = rows.actual,
        expected != actual || !planes.isSame(rows: expected)
      else { return (rows, nil) }
      // An accent by itself may be parted from its line in one picture only.
      let isAsMany =
        old.countOverlapping(expected) == new.countOverlapping(actual)
        || abs(expected.lowerBound - actual.lowerBound) <= MeasuredField.near
          && abs(expected.upperBound - actual.upperBound) <= MeasuredField.near
      return (
        rows, MeasuredLine(planes, rows: expected, actualRows: actual, isAsManyLines: isAsMany)
      )
    }
  }

  /// Returns fields that are measured once; `nil` where they are so large that each is measured
  /// when it is needed, and then released.
  static func kept(_ fields: [Field], in pair: PicturePair) -> [MeasuredField]? {
    let pixels = fields.reduce(0) { $0 + $1.area.width * $1.area.height }
    return pixels <= mostKept ? fields.map { MeasuredField($0, in: pair) } : nil
  }
}
