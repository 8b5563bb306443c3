import DynamicType

/// Makes a text fit its width, height and line limit: as it is, else with a tighter last line, else
/// smaller, else truncated. That order is a model: Apple documents the steps, not their order.
struct TextFitting {
  /// The text at full size.
  let resolved: ResolvedText
  let shaped: ShapedText
  let breaks: [BreakIterator.Boundary]
  let syllableBreaks: [Int]
  let graphemeEnds: [Int]
  /// Where the first lines end whatever the breaks are, in ascending order.
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

  /// Whether all of it shows where it may.
  private func isWhole(_ fitted: FittedText) -> Bool {
    guard fitted.isWhole(in: width) else { return false }
    guard let height, let last = placed(fitted).last else { return true }
    return last.bottom.value <= height + Self.tolerance
  }

  /// The text without the lines that reach beyond the height, but with its first.
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

  /// Sums of heights may miss a bound by their last bits.
  private static let tolerance = 0.01

  /// The sizes below its own that the largest span may shrink to, in quarter points.
  private func smallerSizes() -> ClosedRange<Int>? {
    let quarters = largestSize * 4
    let least = max(1, Int((quarters * resolved.paragraph.minimumScaleFactor).rounded(.up)))
    let most = Int(quarters.rounded(.up)) - 1
    return least <= most ? least...most : nil
  }

  private func factor(ofQuarters quarters: Int) -> Double { Double(quarters) / 4 / largestSize }

  private var largestSize: Double { resolved.spans.map(\.pointSize.value).reduce(0, max) }

  /// The text at a part of its size, on as many lines as it may have or on fewer.
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
