/// Divides a text into items: wherever direction, script, span or font changes, and at line ends.
struct Itemizer {
  let text: TextUnits
  let spans: [TextSpan]
  let levels: [UInt8]
  /// Where each grapheme cluster ends, in ascending order.
  let graphemeEnds: [Int]
  /// Tells whether a font can set a cluster.
  let shaper: ItemShaper

  /// The items in the order of the text, and the characters that the fonts chosen lack.
  func items() -> (items: [TextItem], missing: [Unicode.Scalar]) {
    var items: [TextItem] = []
    var missing: [Unicode.Scalar] = []
    var seen: Set<Unicode.Scalar> = []
    var start = 0
    var spanEnds = SpanEnds(spans)
    let scripts = ClusterScripts(text: text, graphemeEnds: graphemeEnds).scripts()
    // Handles alone, because copying faces for each cluster took half the time of layout.
    let handles = spans.map { $0.fonts.map(\.face.handle) }
    for (end, script) in zip(graphemeEnds, scripts) {
      defer { start = end }
      let cluster = start..<end
      if text.isLineEnd(at: start) { continue }
      let span = spanEnds.span(at: start)
      // Taken out of the closure, which would copy the whole itemizer for it at each cluster.
      let level = levels[start]
      let choice = font(for: cluster, in: handles[span]) { font in
        TextItem(range: cluster, span: span, font: font, level: level, script: script)
      }
      missing += choice.missing.filter { seen.insert($0).inserted }
      for piece in pieces(of: cluster) {
        let item = TextItem(
          range: piece, span: span, font: choice.font, level: level, script: script)
        if let last = items.last, last.range.upperBound == start, last.span == item.span,
          last.font == item.font, last.level == item.level,
          last.script == item.script
        {
          items[items.count - 1] = TextItem(
            range: last.range.lowerBound..<piece.upperBound, span: last.span, font: last.font,
            level: last.level, script: last.script)
        } else {
          items.append(item)
        }
      }
    }
    return (items, missing)
  }

  /// The longest part of a grapheme cluster that is shaped in one go, in UTF-16 units.
  ///
  /// HarfBuzz takes quadratic time over the marks of one letter. Unicode calls text stream-safe
  /// that has no more than 30 of them (UAX 15).
  private static let greatestClusterPiece = 512

  private func pieces(of cluster: Range<Int>) -> [Range<Int>] {
    guard cluster.count > Self.greatestClusterPiece else { return [cluster] }
    var pieces: [Range<Int>] = []
    var start = cluster.lowerBound
    while start < cluster.upperBound {
      var end = min(start + Self.greatestClusterPiece, cluster.upperBound)
      if end < cluster.upperBound, UTF16.isTrailSurrogate(text.units[end]) { end -= 1 }
      pieces.append(start..<end)
      start = end
    }
    return pieces
  }

  /// The first font that can set a cluster whole; where none can, the first that has its base.
  ///
  /// A font sets a cluster if it has every character, or if shaping finds a glyph for all of it:
  /// HarfBuzz composes and decomposes canonically. What the chosen font lacks is missing: it is
  /// drawn as a box, and told.
  private func font(
    for cluster: Range<Int>, in fonts: [HarfBuzzFace], as item: (Int) -> TextItem
  ) -> (font: Int, missing: [Unicode.Scalar]) {
    let characters = visibleCharacters(of: cluster)
    for (index, font) in fonts.enumerated()
    where characters.allSatisfy({ font.nominalGlyph(for: $0) != nil }) {
      return (index, [])
    }
    if cluster.count <= Self.greatestClusterPiece {
      for index in fonts.indices
      where shaper.glyphs(of: item(index), within: cluster).allSatisfy({ $0.id != 0 }) {
        return (index, [])
      }
    }
    let base = characters.first
    let chosen =
      fonts.firstIndex { font in base.map { font.nominalGlyph(for: $0) != nil } == true } ?? 0
    let missing = characters.filter { fonts[chosen].nominalGlyph(for: $0) == nil }
    return (chosen, missing.compactMap(Unicode.Scalar.init))
  }

  private func visibleCharacters(of cluster: Range<Int>) -> [UInt32] {
    var characters: [UInt32] = []
    var index = cluster.lowerBound
    while index < cluster.upperBound {
      let character = text.character(at: index)
      if character.value == 0x09 {
        characters.append(0x20)
      } else if !UnicodeProperties.isDefaultIgnorable(character.value) {
        characters.append(character.value)
      }
      index += character.length
    }
    return characters
  }
}

/// Tells which span a place belongs to, for places asked in ascending order.
private struct SpanEnds {
  private let ends: [Int]
  private var current = 0

  init(_ spans: [TextSpan]) {
    var end = 0
    ends = spans.map { span in
      end += span.text.utf16.count
      return end
    }
  }

  mutating func span(at index: Int) -> Int {
    while current + 1 < ends.count, index >= ends[current] { current += 1 }
    return current
  }
}
