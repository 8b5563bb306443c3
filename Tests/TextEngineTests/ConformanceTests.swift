import Testing

@testable import TextEngine

/// Whether Unicode's own tests pass, but for the exceptions listed beside them with their reasons. A
/// sample of each runs here, all of them in `scripts/checks/unicode`.
@Suite struct `Unicode's tests` {
  @Test func `of the bidi algorithm pass`() throws {
    let file = UnicodeTestFile(path: "BidiCharacterTest")
    let surprises = try file.surprises { line in
      let fields = line.split(separator: ";").map(String.init)
      try #require(fields.count >= 4)
      let expected = Ordering(
        paragraphLevel: fields[2], levels: fields[3],
        order: fields.count > 4 ? fields[4].trimmingSpaces : "")
      return try Ordering(
        of: try UnicodeTestFile.text(fields[0]), direction: fields[1],
        leavingOut: expected.removed) == expected
    }
    #expect(surprises == [])
  }

  @Test func `of line breaks pass`() throws {
    let breaks = try BreakIterator(.lines, locale: "")
    let file = UnicodeTestFile(path: "auxiliary/LineBreakTest")
    #expect(try file.surprises { try divides($0, by: breaks) } == [])
  }

  @Test func `of grapheme clusters pass`() throws {
    let breaks = try BreakIterator(.graphemeClusters, locale: "")
    let file = UnicodeTestFile(path: "auxiliary/GraphemeBreakTest")
    #expect(try file.surprises { try divides($0, by: breaks) } == [])
  }

  /// Whether a text is divided where its line has a ÷, and nowhere else.
  private func divides(_ line: String, by breaks: BreakIterator) throws -> Bool {
    let parts = try line.split(separator: "÷").map { part in
      try UnicodeTestFile.text(part.replacing("×", with: " ").trimmingSpaces)
    }
    .filter { !$0.isEmpty }
    var expected: [Int] = []
    var end = 0
    for part in parts {
      end += part.utf16.count
      expected.append(end)
    }
    let text = TextUnits(parts.joined())
    return try breaks.boundaries(in: text.units).map(\.offset) == expected
  }
}

/// How a line is ordered, as `BidiCharacterTest.txt` writes it.
private struct Ordering: Equatable {
  let paragraphLevel: String
  /// One for each character; `x` for those that rule X9 removes.
  let levels: String
  /// Which character stands where, from the left, without the removed ones.
  let order: String

  init(paragraphLevel: String, levels: String, order: String) {
    self.paragraphLevel = paragraphLevel
    self.levels = levels
    self.order = order
  }

  /// What the engine makes of a paragraph that is one line.
  init(of text: String, direction: String, leavingOut removed: Set<Int>) throws {
    let direction = try #require(
      ["0": WritingDirection.leftToRight, "1": .rightToLeft, "2": .natural][direction])
    let units = TextUnits(text).units
    let bidi = try BidiParagraphs(units, direction: direction)
    /// The character that starts at each unit.
    var characters: [Int: Int] = [:]
    var levels: [String] = []
    for unit in units.indices where !UTF16.isTrailSurrogate(units[unit]) {
      let character = characters.count
      characters[unit] = character
      levels.append(removed.contains(character) ? "x" : String(bidi.levels[unit]))
    }
    let order = BidiParagraphs.reordered(bidi.runs(ofLine: units.indices)).flatMap { run in
      let found = run.range.compactMap { characters[$0] }.filter { !removed.contains($0) }
      return run.isRightToLeft ? found.reversed() : found
    }
    paragraphLevel = bidi.isParagraphRightToLeft(at: 0) ? "1" : "0"
    self.levels = levels.joined(separator: " ")
    self.order = order.map(String.init).joined(separator: " ")
  }

  var removed: Set<Int> {
    Set(levels.split(separator: " ").enumerated().filter { $0.element == "x" }.map(\.offset))
  }
}

extension StringProtocol {
  fileprivate var trimmingSpaces: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
