import TextJudgement

/// Aligns the rows of two pictures.
struct RowAlignment {
  /// The least number of blank rows that count as inserted or removed, in px; fewer are a shift of
  /// text.
  private static let leastBlank = 24
  /// The least number of equal distinctive rows at another place that makes an alignment useful.
  private static let leastMoved = 6

  private let old: RowPrints
  private let new: RowPrints
  /// Whether any shift of text also counts as inserted or removed rows.
  private let tellsAnyShift: Bool
  private let bands: [PictureAlignment.Band]

  init(old: RowPrints, new: RowPrints, tellsAnyShift: Bool = false) {
    self.tellsAnyShift = tellsAnyShift
    (self.old, self.new) = (old, new)
    bands = AlignedBands(old: old, new: new).bands
  }

  /// Returns the alignment; `nil` where the pictures differ in place only.
  ///
  /// - Parameter axis: Whether the prints are of rows or of columns.
  func alignment(of axis: Cause.Axis = .rows) -> PictureAlignment? {
    let isShifted = bands.contains { band in
      band.kind == .matched && band.expected.lowerBound != band.actual.lowerBound
    }
    guard isShifted, movedRows >= Self.leastMoved,
      bands.contains(where: { $0.kind != .matched && isNews($0) })
    else { return nil }
    let moves = moves
    return PictureAlignment(axis: axis, bands: bands.map { told($0, moves: moves) }, moves: moves)
  }

  private var movedRows: Int {
    bands.filter { $0.kind == .matched && $0.expected.lowerBound != $0.actual.lowerBound }
      .reduce(0) { sum, band in
        sum
          + zip(band.expected, band.actual).count {
            old.rows[$0] == new.rows[$1] && old.isTelling($0)
          }
      }
  }

  private func isNews(_ band: PictureAlignment.Band) -> Bool {
    tellsAnyShift || !isBlank(band) || band.length >= Self.leastBlank
  }

  /// Returns whether all rows of a band that one picture has are the same.
  func isBlank(_ band: PictureAlignment.Band) -> Bool {
    band.expected.isEmpty ? new.isBlank(band.actual) : old.isBlank(band.expected)
  }

  /// Returns a band with its kind, which depends on the other bands.
  private func told(
    _ band: PictureAlignment.Band, moves: [PictureAlignment.Move]
  ) -> PictureAlignment.Band {
    let kind: PictureAlignment.Kind =
      switch band.kind {
      case .removed where moves.contains { $0.expected == band.expected }: .movedAway
      case .inserted where moves.contains { $0.actual == band.actual }: .movedHere
      case .removed where makesRoom(band, at: band.expected.upperBound == old.rows.count):
        .pushedOut
      case .inserted where makesRoom(band, at: band.actual.upperBound == new.rows.count):
        .pulledIn
      default: band.kind
      }
    return PictureAlignment.Band(kind, expected: band.expected, actual: band.actual)
  }

  /// Returns whether a band came or went only because others went or came in a picture of the same
  /// height: at its end, or where it is blank.
  private func makesRoom(_ band: PictureAlignment.Band, at isAtEnd: Bool) -> Bool {
    guard old.rows.count == new.rows.count, isAtEnd || isBlank(band) else { return false }
    // What the others add, less what they take away.
    let others = bands.filter { $0 != band && $0.kind != .matched && !isBlank($0) }
      .reduce(0) { $0 + $1.actual.count - $1.expected.count }
    return band.kind == .removed ? others > 0 : others < 0
  }

  /// The rows that are removed at one place and new at another.
  private var moves: [PictureAlignment.Move] {
    var gone = bands.filter { $0.kind == .removed && !isBlank($0) }
    var moves: [PictureAlignment.Move] = []
    for band in bands where band.kind == .inserted && !isBlank(band) {
      let content = new.content(of: band.actual)
      let place = gone.firstIndex { other in
        other.expected.count == band.actual.count && old.content(of: other.expected) == content
      }
      guard let place else { continue }
      moves.append(
        PictureAlignment.Move(expected: gone.remove(at: place).expected, actual: band.actual))
    }
    return moves.sorted { $0.expected.lowerBound < $1.expected.lowerBound }
  }
}

extension RowPrints {
  /// Returns some rows without the blank ones at their ends, which are equal to most rows.
  fileprivate func content(of range: Range<Int>) -> [UInt64] {
    let counts = Dictionary(rows[range].map { ($0, 1) }, uniquingKeysWith: +)
    let blank = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
    guard let start = range.first(where: { rows[$0] != blank }),
      let end = range.last(where: { rows[$0] != blank })
    else { return [] }
    return Array(rows[start...end])
  }
}
