import Snapshots
import DynamicType
import Testing

@testable import GoldenText
@testable import Verification

@Suite struct `A change in words` {
  private func changes(_ change: (inout CellFacts) -> Void) throws -> [String] {
    let golden = try #require(SampleFacts.large())
    var today = golden
    change(&today)
    return today.changes(since: golden).sentences
  }

  /// The same the other way round.
  private func reversed(_ change: (inout CellFacts) -> Void) throws -> [String] {
    let today = try #require(SampleFacts.large())
    var golden = today
    change(&golden)
    return today.changes(since: golden).sentences
  }

  @Test func `says how a text is set: what is, then what was`() throws {
    #expect(try changes { $0.pointSize = 18.5 } == ["point size is 18.5 pt, was 17 pt"])
    #expect(try changes { $0.leading = nil } == ["leading is the face's own, was 22 pt"])
    #expect(try changes { $0.provenance = nil } == ["size is the font's own, was published"])
    #expect(try changes { $0.weight = .semibold } == ["weight is 600, was 400"])
    #expect(
      try changes { $0.fonts = [] }
        == ["set in none, was in Inter/Inter.ttf, Noto | Sans.ttc#2"])
    #expect(
      try changes { $0.fonts[0].digest = $0.fonts[1].digest }
        == ["Inter/Inter.ttf is not the file that was recorded"])
    #expect(
      try reversed { $0.fonts[0].instance = "" }
        == ["Inter/Inter.ttf is at opsz=17 wght=400, was at its default"])
    #expect(try changes { $0.boundedWidth = nil } == ["width is unbounded, was 120 pt"])
    #expect(
      try changes { $0.setting = "paint" } == [
        "no longer set with ink #000000 on #FFFFFF", "no longer set with language en",
        "set with paint, was without",
      ])
    #expect(try changes { $0.tolerance = "text: why" } == ["tolerance is text: why, was none"])
  }

  @Test func `says how lines came out: what is, then what was`() throws {
    #expect(try changes { $0.lines[0].width = 40 } == ["line 1 is 40 pt wide, was 36.989 pt"])
    #expect(
      try changes {
        $0.lines[1].left += 1.5
        $0.lines[1].baseline += -1
      } == ["line 2 moved 1.5 pt right and 1 pt up"])
    #expect(try changes { $0.lines[1].left += -1 } == ["line 2 moved 1 pt left"])
    #expect(try changes { $0.lines[1].baseline += 2 } == ["line 2 moved 2 pt down"])
    #expect(try changes { $0.lines[1].bottom += 2 } == ["line 2 is 24 pt high, was 22 pt"])
    #expect(
      try changes {
        $0.lines[1].top += 2
        $0.lines[1].bottom += 2
      } == ["line 2 has its box in another place"])
    #expect(
      try changes {
        $0.lines[0].baseline += 2
        $0.lines[1].baseline += 2
      } == ["line 1 moved 2 pt down, and the same in 1 more line"])
    #expect(
      try changes {
        $0.lines[0].baseline += 2
        $0.lines[1].baseline += -2
      } == ["line 1 moved 2 pt down", "line 2 moved 2 pt up"])
    #expect(try changes { $0.lines[0].ink = nil } == ["the ink bounds of line 1 changed"])
    #expect(
      try changes { $0.lines[0].range = 0..<15 }
        == ["line 1 covers bytes 0–15, covered 0–16"])
    #expect(try changes { $0.frameWidth = 121 } == ["frame is 121 × 42.5 pt, was 120 × 42.5 pt"])
    #expect(
      try changes { $0.pictureWidth = 125 } == [
        "picture is 125 × 43 px with the frame at (4, 0), was 124 × 43 px with the frame at (4, 0)"
      ])
  }

  @Test func `is another one where a line reads otherwise in other words`() throws {
    let golden = try #require(SampleFacts.large())
    let keys = ["Tape", "Tipe"].map { text in
      var today = golden
      today.lines[0].text = text
      return today.changes(since: golden, repeated: .areExplained).map { $0.key() }
    }
    #expect(keys[0] != keys[1])
  }

  @Test func `says that lines break differently, and how many there are`() throws {
    let golden = try #require(SampleFacts.large())
    var (before, now) = (golden, golden)
    before.flags = []
    now.flags = []
    before.lines[0].text = "a b"
    before.lines[1].text = "c"
    now.lines = [golden.lines[0], golden.lines[1], golden.lines[1]]
    now.lines[0].text = "a"
    now.lines[1].text = "b"
    now.lines[2].text = "c"
    #expect(
      now.changes(since: before).sentences
        == ["3 lines, were 2: line 1 reads “a”, was “a b”"])
    now.lines.removeLast()
    now.lines[1].text = "b c"
    #expect(
      now.changes(since: before).sentences == [
        "lines break differently: line 1 reads “a”, was “a "
          + "b”"
      ])
    now.lines[0].text = "x"
    now.lines = [now.lines[0]]
    #expect(
      now.changes(since: before).sentences
        == ["the text says “x”, was “a b c”", "1 line, were 2"])
  }

  @Test(arguments: [
    ("Total 1 000", "Total 1000", "the text says “1000”, was “1 000”"),
    ("no table", "notable", "the text says “notable”, was “no table”"),
    ("a b c", "a\u{A0}b\u{A0}c", #"the text says “a\u{A0}b\u{A0}c”, was “a b c”"#),
  ]) func `says which blanks are others, where no head tells`(
    old: String, new: String, words: String
  )
    throws
  {
    var golden = try #require(SampleFacts.large())
    golden.flags = []
    golden.lines = [golden.lines[0]]
    var today = golden
    golden.lines[0].text = old
    golden.lines[0].range = 0..<old.utf8.count
    today.lines[0].text = new
    today.lines[0].range = 0..<new.utf8.count
    #expect(today.changes(since: golden).sentences.first == words)
  }

  private let hyphen = CellFacts.Flag(kind: .brokenWord, line: 1, range: 16..<16, detail: "")

  @Test func `says which flags come and go, each kind by itself`() throws {
    #expect(
      try changes { $0.flags = [$0.flags[0], hyphen] } == [
        "no longer line 2 truncated at 20–23 (at \u{7F} all)", "line 1 broken word at 16",
      ])
  }

  @Test func `says each run that changes, and each kind of it`() throws {
    #expect(
      try changes { $0.runs[0].setting = "34 pt, bold" } == [
        "bytes 5–9 are set with bold, were without",
        "bytes 5–9 are no longer set with underline double #FF0000",
        "bytes 5–9 are no longer set with headline bold",
      ])
    #expect(
      try changes { $0.runs.append(CellFacts.Run(range: 9..<10, setting: "bold")) }
        == ["bytes 9–10 are set with bold, were without"])
  }

  @Test func `says of runs that come, go or reach elsewhere each`() throws {
    let golden = try #require(SampleFacts.large())
    let early = CellFacts.Run(range: 3..<4, setting: "italic")
    let late = CellFacts.Run(range: 5..<9, setting: "bold")
    let shorter = CellFacts.Run(range: 5..<7, setting: "bold")
    func changes(from old: [CellFacts.Run], to new: [CellFacts.Run]) -> [String] {
      var (before, after) = (golden, golden)
      before.runs = old
      after.runs = new
      return after.changes(since: before).sentences
    }
    #expect(
      changes(from: [late], to: [early, late]) == ["bytes 3–4 are set with italic, were without"])
    #expect(
      changes(from: [early, late], to: [late]) == ["bytes 3–4 are no longer set with italic"])
    #expect(
      changes(from: [late], to: [shorter]) == [
        "bytes 5–7 are set with bold, were without", "bytes 5–9 are no longer set with bold",
      ])
  }

  @Test func `says of empty runs at one place which one changes`() throws {
    let golden = try #require(SampleFacts.large())
    var (old, new) = (golden, golden)
    old.runs = [
      CellFacts.Run(range: 5..<5, setting: "bold"), CellFacts.Run(range: 5..<5, setting: "italic"),
    ]
    new.runs = [old.runs[0], CellFacts.Run(range: 5..<5, setting: "weight 300")]
    #expect(
      new.changes(since: old).sentences == [
        "bytes 5–5 are set with weight 300, were without",
        "bytes 5–5 are no longer set with italic",
      ])
  }
}
