/// Tells which span a place of an item is painted as, where spans are shaped as one.
struct PaintedSpans {
  private let ends: SpanEnds
  private let shapedAs: [Int]

  init(_ spans: [TextSpan]) {
    ends = SpanEnds(spans)
    shapedAs = ShapingSpans(spans).first
  }

  /// The span of a unit; the item's own where the unit's has fonts of its own, as that of a mark
  /// may whose letter belongs to another.
  func span(at unit: Int, of item: TextItem) -> Int {
    let span = ends.span(atAny: unit)
    return shapedAs[span] == item.span ? span : item.span
  }

  /// A part of an item, span by span, in the order of the text.
  func spans(in range: Range<Int>, of item: TextItem) -> [(span: Int, range: Range<Int>)] {
    var spans: [(span: Int, range: Range<Int>)] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = min(ends.end(atAny: start), range.upperBound)
      spans.append((span(at: start, of: item), start..<end))
      start = end
    }
    return spans
  }
}
