import Imaging

/// Fields of which one has a line of text as it was and another the same line as it is, made one: a line
/// that moved farther than it is high, and text that has grown much.
struct JoinedFields {
  /// The share of a line's ink up to which it may differ from the one it is taken for.
  fileprivate static let unlike: Float = 0.5
  /// Pixels of all fields made of others at most, and fields that are looked at together.
  private static let most = (pixels: 4_194_304, fields: 64)

  /// All fields, from the top; as they were where joining them leaves a line alone.
  private(set) var fields: [MeasuredField]

  init(_ fields: [MeasuredField], in pair: PicturePair) {
    self.fields = fields
    guard fields.count > 1, fields.count <= JoinedFields.most.fields,
      fields.contains(where: \.hasLineAlone)
    else { return }
    var (joined, left) = ([MeasuredField](), JoinedFields.most.pixels)
    for group in JoinedFields.groups(fields) {
      guard let one = JoinedFields.joined(group, in: pair, pixels: left) else {
        joined += group
        continue
      }
      left -= one.planes.field.area.width * one.planes.field.area.height
      joined.append(one)
    }
    self.fields = joined.sorted {
      let (one, other) = ($0.planes.field.area, $1.planes.field.area)
      return (one.y, one.x) < (other.y, other.x)
    }
  }

  /// Fields that share columns with one another, or with one between.
  private static func groups(_ fields: [MeasuredField]) -> [[MeasuredField]] {
    var groups: [[MeasuredField]] = []
    for field in fields {
      let meets = { (group: [MeasuredField]) in
        group.contains { $0.planes.field.area.sharesColumns(with: field.planes.field.area) }
      }
      let others = groups.filter(meets).flatMap { $0 }
      groups = groups.filter { !meets($0) } + [others + [field]]
    }
    return groups
  }

  /// A group as one field, in which each line is found again; `nil` where that is not so.
  ///
  /// - Parameter pixels: What it may have at most.
  private static func joined(
    _ group: [MeasuredField], in pair: PicturePair, pixels: Int
  ) -> MeasuredField? {
    guard group.count > 1, let first = group.first?.planes.field,
      group.contains(where: \.hasLineAlone)
    else { return nil }
    let hull = group.reduce(first.area) { $0.union($1.planes.field.area) }
    guard hull.width * hull.height <= pixels else { return nil }
    let field = Field(at: hull, in: pair)
    guard
      (group.map(\.planes.field) + [field]).allSatisfy({
        $0.expectedGround == first.expectedGround && $0.actualGround == first.actualGround
      })
    else { return nil }
    let joined = MeasuredField(field, in: pair)
    // Lines between that did not change would each be taken for the next one.
    guard !joined.hasLineAlone, joined.lines.count == group.reduce(0, { $0 + $1.expectedLines }),
      joined.lines.count == group.reduce(0, { $0 + $1.actualLines }),
      joined.lines.allSatisfy({ $0.measured?.isAlike ?? true })
    else { return nil }
    return joined
  }
}

extension MeasuredField {
  /// Whether one picture has a line that the other has not.
  fileprivate var hasLineAlone: Bool {
    lines.contains { $0.rows.expected == nil || $0.rows.actual == nil }
  }
  fileprivate var expectedLines: Int { planes.expected.lines.count }
  fileprivate var actualLines: Int { planes.actual.lines.count }
}

extension MeasuredLine {
  /// Whether both pictures show the same text, as far as ink tells.
  fileprivate var isAlike: Bool {
    if enlargement != nil { return true }
    let ink = (whole.patch.expected + whole.patch.actual).reduce(0, +)
    return whole.patch.difference <= JoinedFields.unlike * ink
  }
}

extension PixelRect {
  fileprivate func sharesColumns(with other: PixelRect) -> Bool {
    x < other.maxX && other.x < maxX
  }
}
