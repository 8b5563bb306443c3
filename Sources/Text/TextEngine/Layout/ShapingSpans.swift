import Imaging

/// Which spans are shaped as one: those that differ only in what is painted.
///
/// A letter that changes its colour keeps its kerning and its joining to its neighbours (CSS Text 3,
/// “Shaping Across Element Boundaries”).
struct ShapingSpans {
  /// The first span of those that are shaped with each span.
  let first: [Int]

  init(_ spans: [TextSpan]) {
    var first: [Int] = []
    var last: Int?
    for (index, span) in spans.enumerated() {
      let group = last.flatMap { spans[$0].isShaped(as: span) ? $0 : nil } ?? index
      first.append(group)
      // An empty span parts nothing.
      if !span.text.isEmpty { last = group }
    }
    self.first = first
  }
}

extension TextSpan {
  fileprivate func isShaped(as other: TextSpan) -> Bool {
    pointSize == other.pointSize && tracking == other.tracking && features == other.features
      && language == other.language && baselineOffset == other.baselineOffset
      && (line == nil) == (other.line == nil) && fonts.areAsked(as: other.fonts)
  }
}
