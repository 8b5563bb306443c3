/// A line with its glyphs in visual order, before it is placed.
struct ComposedLine {
  /// Neighbouring glyphs of one item.
  struct Piece {
    let item: TextItem
    /// From left to right.
    let glyphs: [ShapedGlyph]
    /// Whether it is an ellipsis or hyphen that the text does not hold.
    var isMark = false
    /// What is added around each glyph; empty where nothing is.
    var rooms: [GlyphRoom] = []
  }

  /// What it shows.
  let content: LineContent
  /// From left to right.
  var pieces: [Piece]
  /// The advances of what shows, without trailing spaces, in points.
  var width: Double
  /// The advances of trailing spaces, which hang beyond the line's end, in points.
  let hangingWidth: Double
  let isRightToLeft: Bool
  /// What it is tighter by, in em.
  var tightening = 0.0
  /// Whether it cuts a word that is wider than a line.
  var endsInsideWord = false

  /// In UTF-16 units, with trailing spaces and line ends.
  var range: Range<Int> { content.range }

  var glyphCount: Int { pieces.reduce(0) { $0 + $1.glyphs.count } }
}

/// What is added around a glyph, in points.
struct GlyphRoom {
  var left = 0.0
  var right = 0.0

  static let none = GlyphRoom()

  var sum: Double { left + right }
}

extension ComposedLine.Piece {
  /// What is added around a glyph.
  func room(at index: Int) -> GlyphRoom { rooms.isEmpty ? .none : rooms[index] }

  /// Adds to one side of a glyph.
  mutating func add(_ points: Double, to side: WritableKeyPath<GlyphRoom, Double>, at index: Int) {
    if rooms.isEmpty { rooms = [GlyphRoom](repeating: .none, count: glyphs.count) }
    rooms[index][keyPath: side] += points
  }

  /// The stretches of glyphs that stand for one cluster each, from left to right.
  var clusters: [Range<Int>] {
    var clusters: [Range<Int>] = []
    var start = 0
    for index in glyphs.indices.dropFirst() where glyphs[index].cluster != glyphs[start].cluster {
      clusters.append(start..<index)
      start = index
    }
    if start < glyphs.count { clusters.append(start..<glyphs.count) }
    return clusters
  }
}
