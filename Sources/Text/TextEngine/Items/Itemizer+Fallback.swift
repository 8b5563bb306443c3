extension Itemizer {
  /// Returns the first font that can set a whole cluster; if none can, the first that has its base.
  ///
  /// A font sets a cluster if it has every character, or if shaping finds a glyph for all of it,
  /// because HarfBuzz composes and decomposes canonically. Characters that the chosen font lacks
  /// are drawn as a box and reported.
  func font(
    for characters: [UInt32], of cluster: Range<Int>, in fonts: [HarfBuzzFace], order: [Int],
    as item: (Int) -> TextItem
  ) -> (font: Int, missing: [Unicode.Scalar]) {
    for index in order
    where characters.allSatisfy({ fonts[index].nominalGlyph(for: $0) != nil }) {
      return (index, [])
    }
    if cluster.count <= Self.greatestClusterPiece {
      for index in order
      where shaper.glyphs(of: item(index), within: cluster).allSatisfy({ $0.id != 0 }) {
        return (index, [])
      }
    }
    let base = characters.first
    let hasBase = { (index: Int) in base.map { fonts[index].nominalGlyph(for: $0) != nil } == true }
    let chosen = order.first(where: hasBase) ?? order[0]
    let missing = characters.filter { fonts[chosen].nominalGlyph(for: $0) == nil }
    return (chosen, missing.compactMap(Unicode.Scalar.init))
  }
}

/// The order in which a span's fonts are asked, kept from one cluster to the next.
struct FallbackOrder {
  private let spans: [TextSpan]
  private var current: (span: Int, script: UnicodeProperties.Script, order: FontPreferences.Order)?

  init(_ spans: [TextSpan]) {
    self.spans = spans
  }

  mutating func order(
    span: Int, script: UnicodeProperties.Script, presentation: EmojiPresentation?
  ) -> [Int] {
    if let current, current.span == span, current.script == script {
      return current.order.fonts(for: presentation)
    }
    let order = spans[span].fonts.order(for: script)
    current = (span, script, order)
    return order.fonts(for: presentation)
  }
}
