import DynamicType

/// Makes a text fit its width, height and line limit: unchanged, else with a tighter last line,
/// else smaller, else truncated. The order is modelled: Apple documents the steps, not their order.
struct TextFitting {
  /// The text at full size.
  let resolved: ResolvedText
  let shaped: ShapedText
  let breaks: [BreakIterator.Boundary]
  let syllableBreaks: [Int]
  let graphemeEnds: [Int]
  /// The required ends of the first lines, whatever the breaks are, in ascending order.
  let givenEnds: [Int]
  /// The greatest width in points; `nil` for no bound.
  let width: Double?
  /// The greatest height in points; `nil` for no bound.
  let height: Double?
  let composer: LineComposer

  func fitted() -> FittedText {
    let full = fitted(by: 1)
    if isWhole(full) { return full }
    guard let sizes = smallerSizes() else { return cutToHeight(full) }
    // Halving the sizes that are left takes what fits at one size to fit at every smaller one.
    var low = sizes.lowerBound
    var high = sizes.upperBound
    var best = fitted(by: factor(ofQuarters: low))
    guard isWhole(best) else { return cutToHeight(best) }
    while low < high {
      let middle = (low + high + 1) / 2
      let tried = fitted(by: factor(ofQuarters: middle))
      if isWhole(tried) {
        best = tried
        low = middle
      } else {
        high = middle - 1
      }
    }
    return best
  }

  /// Returns whether all text is visible within the limits.
  private func isWhole(_ fitted: FittedText) -> Bool {
    guard fitted.isWhole(in: width) else { return false }
    guard let height, let last = placed(fitted).last else { return true }
    return last.bottom.value <= height + Self.tolerance
  }

  /// Returns the text without the lines beyond the height, but with at least the first.
  private func cutToHeight(_ fitted: FittedText) -> FittedText {
    guard let height else { return fitted }
    let lines = placed(fitted)
    let fitting = lines.count { $0.bottom.value <= height + Self.tolerance }
    return fitting < lines.count ? self.fitted(by: fitted.factor, limit: max(1, fitting)) : fitted
  }

  private func placed(_ fitted: FittedText) -> [TextLine] {
    FramePlacement(fitted, spans: PaintedSpans(fitted.resolved.spans))
      .lines(fitted.lines, frameWidth: width ?? 0)
  }

  /// The tolerance in points for sums of heights, whose last bits may be wrong.
  private static let tolerance = 0.01

  /// Returns the sizes that the largest span may shrink to, in quarter points.
  private func smallerSizes() -> ClosedRange<Int>? {
    let quarters = largestSize * 4
    let least = max(1, Int((quarters * resolved.paragraph.minimumScaleFactor).rounded(.up)))
    let most = Int(quarters.rounded(.up)) - 1
    return least <= most ? least...most : nil
  }

  private func factor(ofQuarters quarters: Int) -> Double { Double(quarters) / 4 / largestSize }

  private var largestSize: Double { resolved.spans.map(\.pointSize.value).reduce(0, max) }

  /// Returns the text at a scale, with the allowed number of lines or fewer.
  private func fitted(by factor: Double, limit: Int? = nil) -> FittedText {
    let resolved = resolved.scaled(by: factor)
    let shaped = factor == 1 ? shaped : shaped.set(as: resolved.spans)
    let style = resolved.paragraph
    var lines = LineFiller(
      shaped: shaped, breaks: breaks, syllableBreaks: syllableBreaks, graphemeEnds: graphemeEnds,
      givenEnds: givenEnds, width: width, composer: composer
    ).lines(limit: limit ?? style.lineLimit)
    var hidden: Range<Int>?
    if let last = lines.last,
      last.range.upperBound < shaped.text.trimmed(shaped.text.all).upperBound
    {
      let ending = LastLine(
        shaped: shaped, graphemeEnds: graphemeEnds, width: width, composer: composer
      ).ending(insteadOf: last, style: style)
      lines[lines.count - 1] = ending.line
      hidden = ending.hidden
    }
    return FittedText(
      resolved: resolved, shaped: shaped, lines: lines, hidden: hidden, factor: factor)
  }
}
