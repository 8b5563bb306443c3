import DynamicType

/// A whole text, shaped by item, before it is divided into lines.
struct ShapedText {
  let text: TextUnits
  let spans: [TextSpan]
  let items: [TextItem]
  /// The glyphs of each item, from left to right.
  let glyphs: [[ShapedGlyph]]
  /// The position of the pen before each UTF-16 unit, in the order of the text, in points.
  private let pens: [Double]
  /// Whether the text can be cut before each UTF-16 unit without shaping its sides again.
  private let isSafeToCut: [Bool]
  /// The positions of tabs, in ascending order.
  let tabs: [Int]
  /// Whether any span has tracking.
  let hasTracking: Bool
  /// The tracking after the letter at each unit, in points; empty if there is none.
  private let added: [Double]
  /// For each unit, and for the end, the last unit before it that has tracking; −1 for none.
  private let lastTaking: [Int]

  /// The files of the fonts used, each once; only the first few of many.
  var fontNames: [String] {
    var names: [String] = []
    for item in items where names.count < 3 {
      let name = spans[item.span].fonts.fonts[item.font].face.fileName
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  init(text: TextUnits, spans: [TextSpan], items: [TextItem], glyphs: [[ShapedGlyph]]) {
    self.text = text
    self.spans = spans
    self.items = items
    self.glyphs = glyphs
    var advances = [Double](repeating: 0, count: text.count + 1)
    var isSafe = [Bool](repeating: false, count: text.count + 1)
    isSafe[text.count] = true
    tabs = text.units.indices.filter { text.isTab(at: $0) }
    hasTracking = spans.contains { $0.tracking.distance(at: $0.pointSize) != .zero }
    var added = [Double?](repeating: nil, count: hasTracking ? text.count : 0)
    for (item, glyphs) in zip(items, glyphs) {
      let pointsPerUnit = Self.pointsPerUnit(of: item, in: spans)
      let tracking = hasTracking ? Self.tracking(of: item, in: spans) : 0
      var tracked = -1
      for glyph in glyphs {
        if hasTracking, glyph.cluster != tracked,
          Self.takesTracking(at: glyph.cluster, in: text, script: item.script)
        {
          advances[glyph.cluster] += tracking
          added[glyph.cluster] = tracking
          tracked = glyph.cluster
        }
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
    var last = -1
    lastTaking =
      [last]
      + added.enumerated().map { unit, tracking in
        if tracking != nil { last = unit }
        return last
      }
    self.added = added.map { $0 ?? 0 }
  }

  /// Returns the same glyphs at other sizes.
  func set(as spans: [TextSpan]) -> ShapedText {
    ShapedText(text: text, spans: spans, items: items, glyphs: glyphs)
  }

  /// Returns the sum of the advances of a range, as shaped within the whole text, in points.
  func advance(of range: Range<Int>) -> Double {
    pens[range.upperBound] - pens[range.lowerBound]
  }

  /// Returns the tracking after the last letter of a line, in points, which is not added there.
  func trailingTracking(of range: Range<Int>) -> Double {
    guard hasTracking, case let unit = lastTaking[range.upperBound], unit >= range.lowerBound else {
      return 0
    }
    return added[unit]
  }

  /// The tracking of an item, in points.
  func tracking(of item: TextItem) -> Double { Self.tracking(of: item, in: spans) }

  private static func tracking(of item: TextItem, in spans: [TextSpan]) -> Double {
    let span = spans[item.span]
    return span.tracking.distance(at: span.pointSize).value
  }

  /// Whether tracking is added after the cluster that starts at a unit: not after a tab, which has
  /// its stop, nor after what shows nothing, nor between joined letters.
  func takesTracking(at unit: Int, script: UnicodeProperties.Script) -> Bool {
    Self.takesTracking(at: unit, in: text, script: script)
  }

  private static func takesTracking(
    at unit: Int, in text: TextUnits, script: UnicodeProperties.Script
  ) -> Bool {
    let character = text.character(at: unit).value
    return character != 0x09 && !UnicodeProperties.isDefaultIgnorable(character)
      && (!joinedScripts.contains(script.code) || text.isWordSpace(at: unit))
  }

  /// The scripts whose letters join (CSS Text Level 3, “Cursive Scripts”), by ISO 15924.
  private static let joinedScripts: Set<String> = [
    "Adlm", "Arab", "Aran", "Mand", "Mong", "Nkoo", "Phag", "Rohg", "Syrc",
  ]

  /// Returns the number of points in a font unit of an item.
  static func pointsPerUnit(of item: TextItem, in spans: [TextSpan]) -> Double {
    let span = spans[item.span]
    return span.pointSize.value / Double(span.fonts[item.font].face.unitsPerEm)
  }

  /// Returns the glyphs of a part of an item, from left to right; `nil` if the cuts require shaping
  /// again.
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
  /// Returns the first index from which on all elements satisfy a predicate that no earlier element
  /// does.
  func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// A stretch of text that is shaped in one go.
struct TextItem {
  /// The range in UTF-16 units of the whole text.
  let range: Range<Int>
  /// The first of the spans that are shaped together here.
  let span: Int
  /// The index of the font in the span's fonts.
  let font: Int
  let level: UInt8
  let script: UnicodeProperties.Script

  var isRightToLeft: Bool { level % 2 == 1 }
}
