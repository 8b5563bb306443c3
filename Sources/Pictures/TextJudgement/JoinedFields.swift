import Imaging

/// Joins fields where one has a line of text before the change and another the same line after it:
/// a line that moved further than its height, or text that has grown much.
struct JoinedFields {
  /// The share by which the ink of a line may differ from that of its counterpart.
  fileprivate static let unlike: Float = 0.5
  /// The greatest number of pixels of all joined fields, and of fields compared together.
  private static let most = (pixels: 4_194_304, fields: 64)

  /// All fields, from the top; unchanged where joining them would leave a line alone.
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

  /// Returns groups of fields that share columns with one another, or with one between.
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

  /// Returns a group as one field, in which each line has a counterpart; `nil` where some line has
  /// none.
  ///
  /// - Parameter pixels: The greatest number of pixels of the field.
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
  /// Whether one picture has a line that the other lacks.
  fileprivate var hasLineAlone: Bool {
    lines.contains { $0.rows.expected == nil || $0.rows.actual == nil }
  }
  fileprivate var expectedLines: Int { planes.expected.lines.count }
  fileprivate var actualLines: Int { planes.actual.lines.count }
}

extension MeasuredLine {
  /// Whether both pictures have the same text, judged by their ink.
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
