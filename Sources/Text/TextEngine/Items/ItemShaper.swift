/// Shapes parts of items, each with the text around it as context.
struct ItemShaper {
  let shaper: Shaper
  let text: TextUnits
  let spans: [TextSpan]
  let language: String?

  /// The length of the context that HarfBuzz looks at, in UTF-16 units: five characters.
  private static let contextLength = 10

  /// Returns the glyphs of a part of an item, with the whole text around it as context.
  func glyphs(of item: TextItem, within range: Range<Int>) -> [ShapedGlyph] {
    if let box = box(of: item, within: range) { return box }
    return shaper.shape(
      request(for: item, range: range), of: text.shapedUnits,
      with: spans[item.span].fonts[item.font].handle)
  }

  /// Returns the glyphs of a part of an item before or after a mark.
  func glyphs(
    of item: TextItem, within range: Range<Int>, after before: LineMark?, before after: LineMark?
  ) -> [ShapedGlyph] {
    if let box = box(of: item, within: range) { return box }
    let first = max(0, range.lowerBound - Self.contextLength)
    let end = min(text.count, range.upperBound + Self.contextLength)
    let left = before?.units ?? Array(text.shapedUnits[first..<range.lowerBound])
    let right = after?.units ?? Array(text.shapedUnits[range.upperBound..<end])
    return shape(
      left + text.shapedUnits[range] + right, range: left.count..<left.count + range.count,
      as: item
    ) { $0 + range.lowerBound - left.count }
  }

  /// Returns the space of a picture as a glyph that is not drawn; `nil` for letters.
  private func box(of item: TextItem, within range: Range<Int>) -> [ShapedGlyph]? {
    let span = spans[item.span]
    guard let box = span.box else { return nil }
    if range.isEmpty { return [] }
    let unitsPerEm = Double(span.fonts[item.font].face.unitsPerEm)
    return [
      ShapedGlyph(
        id: 0, cluster: range.lowerBound, advance: Int32((box.width * unitsPerEm).rounded()),
        offsetX: 0,
        offsetY: 0, isUnsafeToBreakBefore: false)
    ]
  }

  /// Returns the glyphs of a mark, with the cluster of the unit that it replaces.
  func glyphs(of mark: LineMark) -> [ShapedGlyph] {
    shape(mark.units, range: mark.units.indices, as: mark.item) { _ in mark.item.range.lowerBound }
  }

  private func shape(
    _ units: [UInt16], range: Range<Int>, as item: TextItem, cluster: (Int) -> Int
  ) -> [ShapedGlyph] {
    shaper.shape(
      request(for: item, range: range), of: units,
      with: spans[item.span].fonts[item.font].handle
    ).map { glyph in
      ShapedGlyph(
        id: glyph.id, cluster: cluster(glyph.cluster), advance: glyph.advance,
        offsetX: glyph.offsetX, offsetY: glyph.offsetY,
        isUnsafeToBreakBefore: glyph.isUnsafeToBreakBefore)
    }
  }

  private func request(for item: TextItem, range: Range<Int>) -> ShapingRequest {
    ShapingRequest(
      range: range, script: item.script.code, isRightToLeft: item.isRightToLeft,
      language: spans[item.span].language ?? language, features: spans[item.span].shapedFeatures)
  }
}
