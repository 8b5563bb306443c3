/// A line with its glyphs in visual order, before it is placed.
struct ComposedLine {
  /// Adjacent glyphs of an item.
  struct Piece {
    let item: TextItem
    /// The glyphs, from left to right.
    let glyphs: [ShapedGlyph]
    /// Whether the glyphs are an ellipsis or hyphen that is not in the text.
    var isMark = false
    /// The space added around each glyph; empty if there is none.
    var rooms: [GlyphRoom] = []
  }

  /// The visible content.
  let content: LineContent
  /// The pieces, from left to right.
  var pieces: [Piece]
  /// The advances of what shows, without trailing spaces, in points.
  var width: Double
  /// The advances of trailing spaces, which hang beyond the line's end, in points.
  let hangingWidth: Double
  let isRightToLeft: Bool
  /// The tightening, in em.
  var tightening = 0.0
  /// Whether the line cuts a word that is wider than a line.
  var endsInsideWord = false

  /// The range in UTF-16 units, with trailing spaces and line ends.
  var range: Range<Int> { content.range }

  var glyphCount: Int { pieces.reduce(0) { $0 + $1.glyphs.count } }
}

/// The space added around a glyph, in points.
struct GlyphRoom {
  var left = 0.0
  var right = 0.0

  static let none = GlyphRoom()

  var sum: Double { left + right }
}

extension ComposedLine.Piece {
  /// Returns the space added around a glyph.
  func room(at index: Int) -> GlyphRoom { rooms.isEmpty ? .none : rooms[index] }

  /// Adds space on one side of a glyph.
  mutating func add(_ points: Double, to side: WritableKeyPath<GlyphRoom, Double>, at index: Int) {
    if rooms.isEmpty { rooms = [GlyphRoom](repeating: .none, count: glyphs.count) }
    rooms[index][keyPath: side] += points
  }

  /// The ranges of glyphs of one cluster each, from left to right.
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
