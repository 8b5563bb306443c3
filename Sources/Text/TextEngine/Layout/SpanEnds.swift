/// Tells which span a place belongs to, for places asked in ascending order.
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

  /// The same for a place asked in any order.
  func span(atAny index: Int) -> Int {
    min(ends.partitioningIndex { $0 > index }, max(0, ends.count - 1))
  }

  /// Where the span of a place ends.
  func end(atAny index: Int) -> Int { ends[span(atAny: index)] }

  mutating func span(at index: Int) -> Int {
    while current + 1 < ends.count, index >= ends[current] { current += 1 }
    return current
  }
}
