public import DynamicType

/// Lays out text: converts characters to glyphs, glyphs to lines, and lines to a frame.
///
/// An engine keeps buffers and break rules between texts. Use one for each worker; it must not be
/// shared between threads.
public final class TextEngine {
  private let shaper = Shaper()
  private let graphemeClusters: BreakIterator
  private var lineBreaks: [String: BreakIterator] = [:]

  /// Creates an engine for one worker.
  ///
  /// - Throws: `LayoutError.unicodeLibrary` if ICU or its data does not work.
  public init() throws(LayoutError) {
    graphemeClusters = try BreakIterator(.graphemeClusters, locale: "")
  }

  /// Lays out a text in a width, or with a line for each line end if there is no width. The
  /// paragraph style decides how the text is made to fit.
  ///
  /// - Parameters:
  ///   - resolved: The text with all settings resolved.
  ///   - width: The maximum width of a line; `nil` for no limit.
  ///   - height: The maximum height of all lines; `nil` for no limit. Lines beyond it are left out
  ///     like those beyond the line limit, except the first.
  ///   - lineEnds: The required ends of the first lines in UTF-8 bytes, ascending, such as those of
  ///     another version of Unicode. The rest of the text is divided by the rules.
  /// - Throws: `LayoutError` for a size, width or length that cannot be laid out.
  public func layOut(
    _ resolved: ResolvedText, width: Points?, height: Points? = nil, lineEnds: [Int] = []
  ) throws(LayoutError) -> TextFrame {
    if let width, !(width.value > 0 && width <= LayoutLimits.greatestWidth) { throw .width(width) }
    if let height, height.value.isNaN {
      throw .setting("greatest height", value: height.value, allowed: "a number")
    }
    try resolved.check()
    let text = TextUnits(resolved.text)
    let bidi =
      text.count == 0 ? nil : try BidiParagraphs(text.units, direction: resolved.direction)
    let graphemeEnds = try graphemeClusters.boundaries(in: text.units).map(\.offset)
    shaper.startText(allowing: LayoutLimits.greatestShaping)
    let shaper = ItemShaper(
      shaper: shaper, text: text, spans: resolved.spans, language: resolved.language)
    let (items, missing) = Itemizer(
      text: text, spans: resolved.spans, levels: bidi?.levels ?? [], graphemeEnds: graphemeEnds,
      shaper: shaper
    ).items()
    let shaped = ShapedText(
      text: text, spans: resolved.spans, items: items,
      glyphs: items.map { shaper.glyphs(of: $0, within: $0.range) })
    let fonts = shaped.fontNames
    guard !self.shaper.isExhausted else {
      throw .tooMuchShaping(fonts: fonts, limit: LayoutLimits.greatestShaping)
    }
    let tooMany = LayoutError.tooManyGlyphs(fonts: fonts, limit: LayoutLimits.greatestGlyphCount)
    guard shaped.glyphs.reduce(0, { $0 + $1.count }) <= LayoutLimits.greatestGlyphCount else {
      throw tooMany
    }
    let found = try lineBreaks(in: text, of: resolved)
    let (breaks, syllableBreaks) = HangulWordPriority.divided(found, in: text)
    let fitted = TextFitting(
      resolved: resolved, shaped: shaped, breaks: breaks, syllableBreaks: syllableBreaks,
      graphemeEnds: graphemeEnds, givenEnds: text.units(atUTF8: lineEnds), width: width?.value,
      height: height?.value,
      composer: LineComposer(bidi: bidi, shaper: shaper, tabs: resolved.paragraph.tabs)
    ).fitted()
    guard !self.shaper.isExhausted else {
      throw .tooMuchShaping(fonts: fonts, limit: LayoutLimits.greatestShaping)
    }
    guard fitted.lines.reduce(0, { $0 + $1.glyphCount }) <= LayoutLimits.greatestGlyphCount else {
      throw tooMany
    }
    return TextFrame(fitted, width: width, missing: missing)
  }

  /// Returns the possible line ends, each span by the rules of its language.
  private func lineBreaks(
    in text: TextUnits, of resolved: ResolvedText
  ) throws(LayoutError) -> [BreakIterator.Boundary] {
    let locales = resolved.spans.map { Kinsoku.locale(for: $0.language ?? resolved.language) }
    let distinct = Set(locales).sorted()
    guard distinct.count <= LayoutLimits.greatestLanguageCount else {
      throw .setting(
        "number of languages", value: Double(distinct.count),
        allowed: "at most \(LayoutLimits.greatestLanguageCount)")
    }
    guard distinct.count > 1 else {
      let locale = distinct.first ?? Kinsoku.locale(for: resolved.language)
      return try breakIterator(for: locale).boundaries(in: text.units)
    }
    var found: [BreakIterator.Boundary] = []
    for locale in distinct {
      var ends = SpanEnds(resolved.spans)
      found += try breakIterator(for: locale).boundaries(in: text.units)
        .filter { locales[ends.span(at: $0.offset - 1)] == locale }
    }
    return found.sorted { $0.offset < $1.offset }
  }

  private func breakIterator(for locale: String) throws(LayoutError) -> BreakIterator {
    if let kept = lineBreaks[locale] { return kept }
    // Worth keeping between texts, and not all that were ever asked for.
    if lineBreaks.count >= LayoutLimits.greatestLanguageCount { lineBreaks = [:] }
    let opened = try BreakIterator(.lines, locale: locale)
    lineBreaks[locale] = opened
    return opened
  }
}
