import DynamicType
import ImageDiff
import Imaging
import Snapshots
import Testing

@testable import Changes
@testable import GoldenText
@testable import Suites
@testable import Verification

/// The sample's facts with lines of these texts, one below the other.
private func facts(
  _ lines: [(String, Range<Int>)], flags: [CellFacts.Flag] = []
) throws -> CellFacts {
  var facts = try #require(SampleFacts.large())
  let line = facts.lines[0]
  facts.lines = lines.map { text, range in
    var line = line
    (line.text, line.range) = (text, range)
    return line
  }
  facts.flags = flags
  return facts
}

@Suite struct `Lines that came out otherwise` {
  private func changes(_ change: (inout CellFacts) -> Void) throws -> [Change] {
    try changes(from: { _ in }, to: change)
  }

  private func changes(
    from old: (inout CellFacts) -> Void, to change: (inout CellFacts) -> Void
  ) throws -> [Change] {
    var golden = try facts([("a", 0..<1), ("b", 1..<2), ("c", 2..<3)])
    old(&golden)
    var today = golden
    change(&today)
    return today.lineChanges(since: golden)
  }

  @Test func `tell how much in thousandths, beside the size of the text or 1 pt`() throws {
    #expect(try changes { $0.lines[0].width += 3 }.map(\.amount) == [.length(3, em: 17)])
    #expect(
      try changes {
        $0.lines[0].left += 1.5
        $0.lines[0].baseline += -2
      }.map(\.amount) == [.shift(dx: 1.5, dy: -2, em: 17)])
    #expect(
      try changes(
        from: { $0.pointSize = 0.5 }, to: { $0.lines[0].baseline += 1 }
      ).map(\.amount) == [.shift(dx: 0, dy: 1, em: 1)])
  }

  @Test func `tell whether a line's box is higher or lower`() throws {
    #expect(try changes { $0.lines[0].bottom += 2 }.map(\.aspect) == ["higher"])
    #expect(try changes { $0.lines[0].top += 2 }.map(\.aspect) == ["lower"])
    #expect(
      try changes {
        $0.lines[0].top += 2
        $0.lines[0].bottom += 2
      }.map(\.aspect) == [""])
  }

  @Test func `tell once what several have alike, and how many do`() throws {
    let all = try changes { for line in $0.lines.indices { $0.lines[line].baseline += 2 } }
    #expect(all.sentences == ["line 1 moved 2 pt down, and the same in 2 more lines"])
    #expect(all[0].place.lines == [1, 2, 3])
    let two = try changes { for line in [0, 2] { $0.lines[line].baseline += 2 } }
    #expect(two.sentences == ["line 1 moved 2 pt down, and the same in 1 more line"])
    #expect(two[0].place.lines == [1, 3])
    let other = try changes {
      $0.lines[0].bottom += 2
      $0.lines[1].top += 2
      $0.lines[2].bottom += 2
    }
    #expect(other.map(\.place.lines) == [[1, 3], [2]])
  }

  @Test func `tell each text by itself, and one with other code points`() throws {
    let changes = try changes(
      from: { $0.lines[0].text = "\u{E9}" },
      to: {
        $0.lines[0].text = "e\u{301}"
        $0.lines[1].text = "x"
      })
    #expect(
      changes.sentences == [
        "line 1 reads “e\u{301}” as before, with other code points", "line 2 reads “x”, was “b”",
      ])
  }

  @Test func `tell how many there are, which are more or fewer`() throws {
    let (one, two) = (try facts([("x", 0..<1)]), try facts([("a", 0..<1), ("b", 1..<2)]))
    let more = two.lineCountChange(since: one)
    #expect(more.map(\.aspect) == ["more lines"])
    #expect(more.sentences == ["2 lines, was 1"])
    let fewer = one.lineCountChange(since: two)
    #expect(fewer.map(\.aspect) == ["fewer lines"])
    #expect(fewer.sentences == ["1 line, were 2"])
    #expect(two.lineCountChange(since: two) == [])
  }

  @Test func `tell where they break, in as many, more or fewer lines`() throws {
    let whole = try facts([("a b c", 0..<5)])
    let early = try facts([("a", 0..<2), ("b c", 2..<5)])
    let late = try facts([("a b", 0..<4), ("c", 4..<5)])
    let more = early.lineChanges(since: whole)
    #expect(more.map(\.aspect) == ["more lines"])
    #expect(more.sentences == ["2 lines, was 1: line 1 reads “a”, was “a b c”"])
    #expect(whole.lineChanges(since: early).map(\.aspect) == ["fewer lines"])
    let same = late.lineChanges(since: early)
    #expect(same.map(\.aspect) == [""])
    #expect(same.map(\.kind) == [.reflowed])
    #expect(same.map(\.place.lines) == [[1]])
  }

  @Test func `tell no break behind a line that is the same`() throws {
    let old = try facts([("x", 0..<2), ("a b", 2..<6), ("c", 6..<7)])
    let new = try facts([("x", 0..<2), ("a", 2..<4), ("b c", 4..<7)])
    #expect(
      new.lineChanges(since: old).sentences
        == ["lines break differently: line 2 reads “a”, was “a b”"])
  }
}

@Suite struct `Flags that came and went` {
  private func flag(
    _ kind: CellFacts.Flag.Kind, _ line: Int?, _ detail: String = ""
  ) -> CellFacts.Flag {
    CellFacts.Flag(kind: kind, line: line, detail: detail)
  }

  @Test func `are new, gone, more, fewer or elsewhere`() {
    func aspects(_ old: [CellFacts.Flag], _ new: [CellFacts.Flag]) -> [String] {
      CellFacts.flagChanges(old, new).map(\.aspect)
    }
    let (first, second) = (flag(.truncated, 1), flag(.truncated, 2))
    #expect(aspects([first], [second]) == ["elsewhere"])
    #expect(aspects([first], [first, second]) == ["more"])
    #expect(aspects([first, second], [first]) == ["fewer"])
    #expect(aspects([first], [first]) == [])
    #expect(aspects([], [first]) == ["new: truncated"])
    #expect(aspects([first], []) == ["gone: truncated"])
    #expect(
      aspects([flag(.tofu, 1, "U+0041")], [flag(.tofu, 1, "U+0042")])
        == ["new: tofu U+0042, gone: tofu U+0041"])
    #expect(
      aspects([flag(.overflows, 1)], [flag(.brokenWord, 1)])
        == ["new: broken word, gone: overflows"])
  }

  @Test func `are told each kind by itself, with their lines`() {
    let old = [flag(.truncated, 3), flag(.shrunk, nil, "to 0.5 of its size")]
    let new = [flag(.truncated, 1), flag(.clipped, 2), flag(.truncated, 3)]
    let changes = CellFacts.flagChanges(old, new)
    #expect(Set(changes.map(\.kind)) == [.truncated, .clipped, .fit])
    let truncated = changes.first { $0.kind == .truncated }
    #expect(truncated?.place.lines == [1, 3])
    #expect(truncated?.before == "line 3 truncated")
    #expect(truncated?.after == "line 1 truncated, line 3 truncated")
    #expect(truncated?.sentence == "line 1 truncated")
    #expect(changes.first { $0.kind == .fit }?.sentence == "no longer shrunk to 0.5 of its size")
  }

  @Test func `are three in words, and the others are counted`() {
    let new = (1...4).map { flag(.clipped, $0) }
    #expect(
      CellFacts.flagChanges([], Array(new.prefix(3))).sentences
        == ["line 1 clipped, line 2 clipped, line 3 clipped"])
    #expect(
      CellFacts.flagChanges([], new).sentences
        == ["line 1 clipped, line 2 clipped, line 3 clipped and 1 more"])
  }
}

@Suite struct `A text that its lines show` {
  private func isKnown(
    _ lines: [(String, Range<Int>)], cut: [Int: Range<Int>] = [:], as text: String
  ) throws -> Bool {
    let flags = cut.map { CellFacts.Flag(kind: .truncated, line: $0, range: $1, detail: "") }
    return ShownText(try facts(lines, flags: flags)).canBe(ShownText(text))
  }

  @Test func `can be no text of another length or with other letters`() throws {
    #expect(try isKnown([("abc", 0..<3)], as: "abc"))
    #expect(try !isKnown([("abc", 0..<3)], as: "abd"))
    #expect(try !isKnown([("abc", 0..<3)], as: "abcd"))
    #expect(try isKnown([], as: ""))
    #expect(try !isKnown([], as: "a"))
  }

  @Test func `can have any blanks between lines`() throws {
    let lines = [("abc", 0..<4), ("def", 4..<7)]
    #expect(try isKnown(lines, as: "abc def"))
    #expect(try isKnown(lines, as: "abc\ndef"))
    #expect(try !isKnown(lines, as: "abc deg"))
  }

  @Test func `can be anything where it was cut at its end`() throws {
    let lines = [("Forge…", 0..<14)]
    #expect(try isKnown(lines, cut: [1: 5..<14], as: "Forget network"))
    #expect(try isKnown(lines, cut: [1: 5..<14], as: "Forgeries now!"))
    #expect(try !isKnown(lines, cut: [1: 5..<14], as: "Forgot network"))
    #expect(try !isKnown(lines, cut: [1: 5..<14], as: "Forget networks"))
  }

  @Test func `can be anything where it was cut in its middle or at its start`() throws {
    let middle = [("For…ork", 0..<14)]
    #expect(try isKnown(middle, cut: [1: 3..<11], as: "Forget network"))
    #expect(try isKnown(middle, cut: [1: 3..<11], as: "Forgot pitwork"))
    #expect(try !isKnown(middle, cut: [1: 3..<11], as: "Forget netwerk"))
    #expect(try !isKnown(middle, cut: [1: 3..<11], as: "Fetget network"))
    let start = [("…work", 0..<14)]
    #expect(try isKnown(start, cut: [1: 0..<10], as: "Forget network"))
    #expect(try !isKnown(start, cut: [1: 0..<10], as: "Forget netwerk"))
  }

  @Test func `has no blank that stood beside what was cut`() throws {
    let lines = [("For…", 0..<14)]
    #expect(try isKnown(lines, cut: [1: 4..<14], as: "For a moment!!"))
    #expect(try !isKnown(lines, cut: [1: 4..<14], as: "Fog a moment!!"))
  }

  @Test func `is cut in those lines alone that say so`() throws {
    let lines = [("abc", 0..<4), ("de…", 4..<9)]
    #expect(try isKnown(lines, cut: [2: 6..<9], as: "abc de fg"))
    #expect(try isKnown(lines, cut: [2: 6..<9], as: "abc dexyz"))
    #expect(try !isKnown(lines, cut: [2: 6..<9], as: "abd de fg"))
    #expect(try !isKnown(lines, cut: [2: 6..<9], as: "abc df fg"))
  }
}

@Suite struct `A text read off its lines` {
  private func change(
    _ old: [(String, Range<Int>)], _ new: [(String, Range<Int>)],
    oldFlags: [CellFacts.Flag] = [], newFlags: [CellFacts.Flag] = []
  ) throws -> String? {
    try facts(new, flags: newFlags).textChange(since: facts(old, flags: oldFlags))?.sentence
  }

  @Test func `is the same wherever lines end, as long as there are blanks`() throws {
    let (two, one) = ([("a", 0..<2), ("b", 2..<3)], [("a b", 0..<3)])
    #expect(try change(two, one) == nil)
    #expect(try change(one, two) == nil)
    #expect(try change(two, two) == nil)
  }

  @Test func `is another where a blank came or went between lines`() throws {
    let (blank, none) = ([("a", 0..<2), ("b", 2..<3)], [("a", 0..<1), ("b", 1..<2)])
    #expect(try change(blank, [("ab", 0..<2)]) == "the text says “ab”, was “a b”")
    #expect(try change([("ab", 0..<2)], blank) == "the text says “a b”, was “ab”")
    #expect(try change(blank, none) == "the text says “ab”, was “a b”")
  }

  @Test func `is another only where lines that were cut can say it no more`() throws {
    let flags = [CellFacts.Flag(kind: .truncated, line: 1, range: 5..<14, detail: "")]
    let (cut, same) = ([("Forge…", 0..<14)], [("Forget network", 0..<14)])
    let other = [("Forgot network", 0..<14)]
    #expect(try change(cut, same, oldFlags: flags) == nil)
    #expect(try change(same, cut, newFlags: flags) == nil)
    #expect(try change(cut, other, oldFlags: flags) != nil)
    #expect(try change(other, cut, newFlags: flags) != nil)
  }
}
