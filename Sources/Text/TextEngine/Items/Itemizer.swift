/// Divides a text into items: wherever direction, script or font changes or spans are not shaped as
/// one, and at line ends.
struct Itemizer {
  let text: TextUnits
  let spans: [TextSpan]
  let levels: [UInt8]
  /// The end of each grapheme cluster, in ascending order.
  let graphemeEnds: [Int]
  /// Finds out whether a font can set a cluster.
  let shaper: ItemShaper

  /// The items in the order of the text, and the characters that the fonts chosen lack.
  func items() -> (items: [TextItem], missing: [Unicode.Scalar]) {
    var items: [TextItem] = []
    var missing: [Unicode.Scalar] = []
    var seen: Set<Unicode.Scalar> = []
    var start = 0
    var spanEnds = SpanEnds(spans)
    let shapedAs = ShapingSpans(spans).first
    let scripts = ClusterScripts(text: text, graphemeEnds: graphemeEnds).scripts()
    // Handles alone, because copying faces for each cluster took half the time of layout.
    let handles = spans.map { $0.fonts.fonts.map(\.face.handle) }
    var fallback = FallbackOrder(spans)
    for (end, script) in zip(graphemeEnds, scripts) {
      defer { start = end }
      let cluster = start..<end
      if text.isLineEnd(at: start) { continue }
      let span = shapedAs[spanEnds.span(at: start)]
      // Taken out of the closure, which would copy the whole itemizer for it at each cluster.
      let level = levels[start]
      let characters = visibleCharacters(of: cluster)
      let choice: (font: Int, missing: [Unicode.Scalar])
      if spans[span].box != nil {
        // The view draws a picture here, so no font needs to have the character.
        choice = (spans[span].fonts.order(for: script).fonts(for: nil)[0], [])
      } else if characters.isEmpty, let last = items.last, last.span == span,
        last.range.upperBound == start
      {
        // What shows nothing must not come between letters that join.
        choice = (last.font, [])
      } else {
        let order = fallback.order(
          span: span, script: script, presentation: EmojiPresentation.of(cluster, in: text))
        choice = font(for: characters, of: cluster, in: handles[span], order: order) { font in
          TextItem(range: cluster, span: span, font: font, level: level, script: script)
        }
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

  /// The maximum length of a part of a grapheme cluster that is shaped in one go, in UTF-16 units.
  ///
  /// HarfBuzz takes quadratic time for the marks of one letter. In what Unicode calls stream-safe
  /// text, there are at most 30 of them (UAX 15).
  static let greatestClusterPiece = 512

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
