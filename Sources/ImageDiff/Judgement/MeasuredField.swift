import Imaging

/// A field with what is measured on it whatever the thresholds are.
struct MeasuredField {
  let planes: FieldPlanes
  /// Its lines from the top, in one picture or both, with measures where both have one and it differs.
  let lines: [(rows: LinePairing.Pair, measured: MeasuredLine?)]

  /// Pixels of fields that are kept measured; to keep more would take too much memory.
  private static let mostKept = 4_194_304

  init(_ field: Field, in pair: PicturePair) {
    let planes = FieldPlanes(field, in: pair)
    let pairs = LinePairing(
      expected: planes.expected.lines, actual: planes.actual.lines,
      expectedMass: planes.expected.mass, actualMass: planes.actual.mass
    ).pairs
    self.planes = planes
    lines = pairs.map { rows in
      guard let expected = rows.expected, let actual = rows.actual,
        expected != actual || !planes.isSame(rows: expected)
      else { return (rows, nil) }
      return (rows, MeasuredLine(planes, rows: expected, actualRows: actual))
    }
  }

  /// Fields measured once for all; `nil` where they are so large that each should be measured when it is
  /// looked at, and forgotten.
  static func kept(_ fields: [Field], in pair: PicturePair) -> [MeasuredField]? {
    let pixels = fields.reduce(0) { $0 + $1.area.width * $1.area.height }
    return pixels <= mostKept ? fields.map { MeasuredField($0, in: pair) } : nil
  }
}
