/// The last allowed line of a text that has more text left than fits.
struct LastLine {
  let shaped: ShapedText
  /// The ends of the grapheme clusters, in ascending order.
  let graphemeEnds: [Int]
  /// The greatest width in points; `nil` for no bound.
  let width: Double?
  let composer: LineComposer

  /// Returns a line for all remaining text, and the part that it hides; `nil` if it hides nothing.
  func ending(
    insteadOf line: ComposedLine, style: ParagraphStyle
  ) -> (line: ComposedLine, hidden: Range<Int>?) {
    let rest = line.range.lowerBound..<shaped.text.count
    let visible = shaped.text.trimmed(rest)
    if style.allowsTightening, let tight = tightened(rest) { return (tight, nil) }
    if style.truncationMode == .cut {
      return (line, line.content.visibleEnd(in: shaped.text)..<visible.upperBound)
    }
    let shortened = EllipsisSearch(
      shaped: shaped, visible: visible, range: rest,
      graphemeEnds: graphemeEnds, width: width, composer: composer
    ).line(for: style.truncationMode)
    let content = shortened.content
    let end = content.tail.isEmpty ? visible.upperBound : content.tail.lowerBound
    return (shortened, content.head.upperBound..<end)
  }

  /// Returns the remaining text on one line, as little tightened as possible; `nil` if that is too
  /// much.
  private func tightened(_ rest: Range<Int>) -> ComposedLine? {
    guard let width else { return nil }
    let text = shaped.text
    let visible = text.trimmed(rest)
    // Beyond twice the width no tightening helps, and composing it would be in vain.
    guard !visible.contains(where: text.isLineEnd(at:)), shaped.advance(of: visible) <= 2 * width
    else { return nil }
    let content = LineContent(rest)
    let natural = composer.compose(content, of: shaped)
    guard natural.width <= width * (1 + Tightening.greatest) else { return nil }
    // Width falls evenly with tightening, so one try tells how much it takes.
    let tried = 0.01
    let saved = natural.width - composer.compose(content, of: shaped, tightening: tried).width
    guard saved > 0 else { return nil }
    let exact = composer.compose(
      content, of: shaped, tightening: tried * (natural.width - width) / saved)
    // Tabs give back what the letters before them lose.
    return LineWidth.fits(exact.width, in: width) ? exact : nil
  }
}
