import Imaging

/// A field with what is measured on it whatever the thresholds are.
struct MeasuredField {
  let planes: FieldPlanes
  /// Its lines from the top, in one picture or both, with measures where both have one and it differs.
  let lines: [(rows: LinePairing.Pair, measured: MeasuredLine?)]

  /// Pixels of fields that are kept measured; to keep more would take too much memory.
  private static let mostKept = 4_194_304

  /// Rows by which the ends of lines may be apart that are the same ones.
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

  /// Fields measured once for all; `nil` where they are so large that each should be measured when it is
  /// looked at, and forgotten.
  static func kept(_ fields: [Field], in pair: PicturePair) -> [MeasuredField]? {
    let pixels = fields.reduce(0) { $0 + $1.area.width * $1.area.height }
    return pixels <= mostKept ? fields.map { MeasuredField($0, in: pair) } : nil
  }
}
