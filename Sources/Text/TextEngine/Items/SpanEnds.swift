import Imaging

/// Finds the span of a position, for positions in ascending order.
struct SpanEnds {
  private let ends: [Int]
  private var current = 0

  init(_ spans: [TextSpan]) {
    var end = 0
    ends = spans.map { span in
      end += span.text.utf16.count
      return end
    }
  }

  /// Returns the span of a position, for positions in any order.
  func span(atAny index: Int) -> Int {
    min(ends.partitioningIndex { $0 > index }, max(0, ends.count - 1))
  }

  /// Returns the end of the span at a position.
  func end(atAny index: Int) -> Int { ends[span(atAny: index)] }

  mutating func span(at index: Int) -> Int {
    while current + 1 < ends.count, index >= ends[current] { current += 1 }
    return current
  }
}

/// Finds the spans that are shaped together, because they differ only in how they are painted.
///
/// A letter in another colour keeps its kerning and its joining to its neighbours (CSS Text 3,
/// “Shaping Across Element Boundaries”).
struct ShapingSpans {
  /// For each span, the first of the spans that are shaped together with it.
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
    box == nil && other.box == nil && pointSize == other.pointSize
      && tracking == other.tracking && features == other.features
      && language == other.language && baselineOffset == other.baselineOffset
      && (line == nil) == (other.line == nil) && fonts.areAsked(as: other.fonts)
  }
}
