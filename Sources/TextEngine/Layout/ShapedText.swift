import DynamicType

/// A whole text shaped, item by item, before it is divided into lines.
struct ShapedText {
  let text: TextUnits
  let spans: [TextSpan]
  let items: [TextItem]
  /// The glyphs of each item, from left to right.
  let glyphs: [[ShapedGlyph]]
  /// How far the pen has moved before each UTF-16 unit, in the order of the text, in points.
  private let pens: [Double]
  /// Whether the text can be cut before each UTF-16 unit without shaping its sides anew.
  private let isSafeToCut: [Bool]

  init(text: TextUnits, spans: [TextSpan], items: [TextItem], glyphs: [[ShapedGlyph]]) {
    self.text = text
    self.spans = spans
    self.items = items
    self.glyphs = glyphs
    var advances = [Double](repeating: 0, count: text.count + 1)
    var isSafe = [Bool](repeating: false, count: text.count + 1)
    isSafe[text.count] = true
    for (item, glyphs) in zip(items, glyphs) {
      let pointsPerUnit = Self.pointsPerUnit(of: item, in: spans)
      for glyph in glyphs {
        advances[glyph.cluster] += Double(glyph.advance) * pointsPerUnit
        if !glyph.isUnsafeToBreakBefore { isSafe[glyph.cluster] = true }
      }
      isSafe[item.range.lowerBound] = true
      isSafe[item.range.upperBound] = true
    }
    // One pass from left to right turns advances into pen positions.
    var pen = 0.0
    for index in advances.indices {
      let advance = advances[index]
      advances[index] = pen
      pen += advance
    }
    pens = advances
    isSafeToCut = isSafe
  }

  /// The advances of a stretch as it was shaped within the whole, in points.
  func advance(of range: Range<Int>) -> Double {
    pens[range.upperBound] - pens[range.lowerBound]
  }

  /// How many points one font unit of an item takes.
  static func pointsPerUnit(of item: TextItem, in spans: [TextSpan]) -> Double {
    let span = spans[item.span]
    return span.pointSize.value / Double(span.fonts[item.font].face.unitsPerEm)
  }

  /// The glyphs of an item's part, from left to right; `nil` where the cuts ask for new shaping.
  func glyphs(ofItem index: Int, within range: Range<Int>) -> [ShapedGlyph]? {
    if range == items[index].range { return glyphs[index] }
    guard isSafeToCut[range.lowerBound], isSafeToCut[range.upperBound] else { return nil }
    // HarfBuzz keeps clusters in order: ascending, or descending where the text runs to the left.
    let whole = glyphs[index]
    let isReversed = items[index].isRightToLeft
    let first = whole.partitioningIndex {
      isReversed ? $0.cluster < range.upperBound : $0.cluster >= range.lowerBound
    }
    let end = whole.partitioningIndex {
      isReversed ? $0.cluster < range.lowerBound : $0.cluster >= range.upperBound
    }
    return Array(whole[first..<max(first, end)])
  }

  /// The items that have a part in a stretch, in the order of the text.
  func itemIndices(in range: Range<Int>) -> Range<Int> {
    let first = items.partitioningIndex { $0.range.upperBound > range.lowerBound }
    let end = items.partitioningIndex { $0.range.lowerBound >= range.upperBound }
    return first..<max(first, end)
  }
}

extension Array {
  /// The first index whose element and all after it satisfy a claim that no element before does.
  fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
