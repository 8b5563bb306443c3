import DynamicType
import Imaging
import TextEngine
import Testing

@testable import Snapshots

private let red = RGBAColor(red: 255, green: 0, blue: 0)

@Suite struct `How a ramp is set, in words` {
  private func words(_ change: (inout RampSpec) -> Void) -> String {
    var ramp = Bench.word()
    change(&ramp)
    return CellFacts.setting(of: ramp)
  }

  private func words(_ style: ParagraphStyle) -> String { words { $0.paragraph = style } }
  private func words(_ attributes: TextAttributes) -> String {
    words { $0.attributes = attributes }
  }

  private let plain = "ink #000000 on #FFFFFF"

  @Test func `is ink and background where nothing else is said`() {
    #expect(words { _ in } == plain)
    #expect(
      words {
        $0.color = red
        $0.background = RGBAColor(red: 0, green: 0, blue: 0, alpha: 128)
      } == "ink #FF0000 on #00000080")
  }

  @Test func `names the language once, that of the attributes before the sample's`() {
    #expect(words { $0.sample.language = "de" } == "\(plain), language de")
    #expect(
      words {
        $0.sample.language = "de"
        $0.attributes.language = "ja"
      } == "\(plain), language ja")
  }

  @Test func `names the direction where it is not the text's`() {
    #expect(words { $0.sample.direction = .leftToRight } == "\(plain), left to right")
    #expect(words { $0.sample.direction = .rightToLeft } == "\(plain), right to left")
  }

  @Test func `names Bold Text and how text comes to its size`() {
    #expect(words { $0.legibilityWeight = .bold } == "\(plain), Bold Text")
    #expect(
      words { $0.update = .adjustedBeforeIOS11 } == "\(plain), runs follow as before iOS 11")
    #expect(words { $0.update = .reapplied } == "\(plain), each run in its own style")
    #expect(words { $0.update = .never } == "\(plain), left as at Large")
  }

  @Test func `names every attribute but the font, which counts for nothing`() {
    let attributes = TextAttributes(
      font: .custom("Avenir", size: 3), weight: .semibold, traits: [.bold, .italic],
      textStyle: .title1, width: .condensed,
      variations: [VariationSetting(axis: .weight, value: 612.5)], opticalSizing: .fixed(18),
      color: red, features: [FeatureSetting(.tabularFigures, value: 0)], tracking: .em(-0.02),
      baselineOffset: -3, underline: TextDecoration(),
      strikethrough: TextDecoration(.double, color: red))
    #expect(
      words(attributes)
        == "ink #FF0000 on #FFFFFF, meant as title1, weight 600, bold, italic, width 75 %, "
        + "wght=612.5, optical size 18, tnum=0, tracking -0.02 em, raised by -3 pt, "
        + "underline single, strikethrough double #FF0000")
    #expect(words(TextAttributes(opticalSizing: .automatic)) == "\(plain), automatic optical size")
    #expect(words(TextAttributes(opticalSizing: .off)) == "\(plain), no optical size")
    #expect(words(TextAttributes(tracking: .points(0.5))) == "\(plain), tracking 0.5 pt")
    #expect(
      words(TextAttributes(underline: TextDecoration(.thick))) == "\(plain), underline thick")
    #expect(
      words(
        TextAttributes(traits: [.condensed, .expanded, .monoSpace, .tightLeading, .looseLeading]))
        == "\(plain), condensed, expanded, monospaced, tight leading, loose leading")
  }

  @Test func `names everything a paragraph style changes`() {
    let style = ParagraphStyle(
      alignment: .justified, lineLimit: 2, truncationMode: .middle, minimumScaleFactor: 0.5,
      allowsTightening: true, leading: .loose, lineHeightMultiple: 1.25, minimumLineHeight: 20,
      maximumLineHeight: 30, lineSpacing: 1.5, paragraphSpacing: 4, paragraphSpacingBefore: 2,
      tabs: TabStops(places: [50, 20], interval: 36))
    #expect(
      words(style)
        == "\(plain), justified alignment, at most 2 lines, middle truncation, shrinks to 0.5, "
        + "tightens, loose leading, line height × 1.25, lines at least 20 pt, "
        + "lines at most 30 pt, line spacing 1.5 pt, paragraph spacing 4 pt, "
        + "paragraph spacing before 2 pt, tabs at 20 50 every 36 pt")
    #expect(words(ParagraphStyle(lineLimit: 1)) == "\(plain), at most 1 line")
    #expect(words(ParagraphStyle()) == plain)
  }
}

@Suite struct `How a run is set, in words` {
  private func words(_ runs: AttributedText...) throws -> [String] {
    let text = runs.reduce(AttributedText([])) { $0 + $1 }
    let ramp = RampSpec(suite: "tiny", style: .body, sample: Sample("word", text: text))
    let cell = try TextResolver(
      fonts: try FontFolder(path: Bench.fontsPath), systemFont: SystemFont(Bench.inter)
    ).resolve(ramp, at: .accessibilityExtraExtraExtraLarge)
    return CellFacts.runs(of: ramp.sample.text, cell: cell).map { "\($0.range): \($0.setting)" }
  }

  private func font(_ font: ScalableFont, _ style: TextStyle? = nil) throws -> String {
    try #require(try words(AttributedText("a", TextAttributes(font: font, textStyle: style))).first)
  }

  private let large = TraitCollection(preferredContentSizeCategory: .large)

  private func preferred(_ style: TextStyle) -> ScalableFont {
    .preferredFont(forTextStyle: style, compatibleWith: large)
  }

  @Test func `is said of runs that say something, by the bytes they take`() throws {
    #expect(
      try words(
        "é ", AttributedText("b", TextAttributes(traits: .bold)), " ",
        AttributedText("", TextAttributes(color: red)),
        AttributedText("日本", TextAttributes(language: "ja")))
        == ["3..<4: bold", "5..<5: ink #FF0000", "5..<11: language ja"])
    #expect(try words("plain") == [])
  }

  @Test func `names the font and its size in the cell`() throws {
    #expect(try font(preferred(.title1)) == "0..<1: 58 pt, title1")
    #expect(
      try font(ScalableFont.custom("Noto Serif", size: 17).scaled(along: .body))
        == "0..<1: 48 pt, Noto Serif")
    let named = FontDescriptor.custom(family: "Noto Serif", size: 20).withFace("Bold")
    #expect(try font(ScalableFont(descriptor: named)) == "0..<1: 20 pt, Noto Serif Bold")
  }

  @Test func `names the style it is meant to have`() throws {
    #expect(
      try font(.systemFont(ofSize: 17), .body) == "0..<1: 17 pt, system font, meant as body")
  }

  @Test func `names traits and weights that are not the font's usual ones`() throws {
    #expect(try font(preferred(.headline)) == "0..<1: 53 pt, headline")
    #expect(try font(preferred(.body).adding(.bold)) == "0..<1: 53 pt, body bold")
    #expect(
      try font(.systemFont(ofSize: 17, weight: .semibold))
        == "0..<1: 17 pt, system font of weight 600")
    #expect(
      try font(preferred(.headline).withWeight(.light)) == "0..<1: 53 pt, headline of weight 300")
    #expect(
      try font(.custom("Noto Serif", size: 17, weight: .bold))
        == "0..<1: 17 pt, Noto Serif of weight 700")
    #expect(
      try font(preferred(.headline).withSize(20).adding(.italic))
        == "0..<1: 20 pt, system font of weight 600 italic")
  }
}

@Suite struct `A flag in words` {
  @Test(
    arguments: [
      (.shrunk(factor: 0.5), "shrunk to 0.5 of its size", "shrunk | – | – | to 0.5 of its size"),
      (
        .tightened(line: 2, em: 0.0123456), "line 2 tightened by 0.012 em",
        "tightened | 2 | – | by 0.012 em"
      ),
      (
        .truncated(line: 2, hidden: 34..<120), "line 2 truncated at 34–120",
        "truncated | 2 | 34–120 | "
      ),
      (
        .overflows(line: 1, range: 0..<9, by: 1.23456), "line 1 overflows at 0–9 (by 1.235 pt)",
        "overflows | 1 | 0–9 | by 1.235 pt"
      ),
      (
        .clipped(line: 1, range: 0..<9, above: 2, below: 0.5),
        "line 1 clipped at 0–9 (2 pt above, 0.5 pt below)",
        "clipped | 1 | 0–9 | 2 pt above, 0.5 pt below"
      ),
      (
        .clipped(line: 1, range: 0..<9, above: 0, below: 0.5),
        "line 1 clipped at 0–9 (0.5 pt below)",
        "clipped | 1 | 0–9 | 0.5 pt below"
      ),
      (
        .brokenWord(line: 3, at: 12), "line 3 broken word at 12", "broken word | 3 | 12–12 | "
      ),
      (
        .shortfall(line: 1, range: 0..<4, .weight(wanted: .semibold, got: .regular)),
        "line 1 weight at 0–4 (400 for 600)", "weight | 1 | 0–4 | 400 for 600"
      ),
      (
        .shortfall(line: 1, range: 0..<4, .italic), "line 1 italic at 0–4 (upright for italic)",
        "italic | 1 | 0–4 | upright for italic"
      ),
      (
        .shortfall(
          line: 1, range: 0..<4, .width(wanted: .condensed, got: FontWidth(rawValue: 87.5))),
        "line 1 width at 0–4 (87.5 % for 75 %)", "width | 1 | 0–4 | 87.5 % for 75 %"
      ),
      (
        .tofu(line: 2, range: 5..<12, text: "✊\u{FE0E}"), "line 2 tofu at 5–12 (U+270A U+FE0E)",
        "tofu | 2 | 5–12 | U+270A U+FE0E"
      ),
    ] as [(FrameFlag, String, String)])
  func `says what, where and how much, and is read as it is written`(
    flag: FrameFlag, words: String, printed: String
  ) throws {
    let flag = CellFacts.Flag(flag)
    #expect(flag.words == words)
    var facts = try #require(SampleFacts.large())
    facts.flags = [flag]
    #expect(facts.printedLines.contains("flag: " + printed))
    let file = try #require(SampleFacts.document()?.cells[.large]?.file)
    let document = LayoutDocument(
      ramp: SampleFacts.ramp, cells: [.large: LayoutDocument.Cell(facts: facts, file: file)])
    #expect(
      try LayoutDocument(parsing: Array(document.description.utf8), ramp: SampleFacts.ramp)
        == document)
  }

  @Test func `may say anything in its own words, in one line`() throws {
    var facts = try #require(SampleFacts.large())
    facts.setting = "language en | \n\u{202E}\\"
    facts.runs = [CellFacts.Run(range: 0..<0, setting: "A | B\n \u{301}")]
    facts.flags = [CellFacts.Flag(kind: .tofu, line: 1, range: 0..<0, detail: " | \u{2028}")]
    let file = try #require(SampleFacts.document()?.cells[.large]?.file)
    let document = LayoutDocument(
      ramp: SampleFacts.ramp, cells: [.large: LayoutDocument.Cell(facts: facts, file: file)])
    #expect(
      try LayoutDocument(parsing: Array(document.description.utf8), ramp: SampleFacts.ramp)
        == document)
  }
}

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
        == ["Inter/Inter.ttf is another file than was recorded"])
    #expect(
      try reversed { $0.fonts[0].instance = "" }
        == ["Inter/Inter.ttf stands at opsz=17 wght=400, was at its default"])
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
      } == ["line 2 stands 1.5 pt further right and 1 pt higher"])
    #expect(try changes { $0.lines[1].left += -1 } == ["line 2 stands 1 pt further left"])
    #expect(try changes { $0.lines[1].baseline += 2 } == ["line 2 stands 2 pt lower"])
    #expect(try changes { $0.lines[1].bottom += 2 } == ["line 2 is 24 pt high, was 22 pt"])
    #expect(
      try changes {
        $0.lines[1].top += 2
        $0.lines[1].bottom += 2
      } == ["line 2 has its box elsewhere"])
    #expect(
      try changes {
        $0.lines[0].baseline += 2
        $0.lines[1].baseline += 2
      } == ["line 1 stands 2 pt lower, and 1 more line likewise"])
    #expect(
      try changes {
        $0.lines[0].baseline += 2
        $0.lines[1].baseline += -2
      } == ["line 1 stands 2 pt lower", "line 2 stands 2 pt higher"])
    #expect(try changes { $0.lines[0].ink = nil } == ["the ink of line 1 reaches elsewhere"])
    #expect(
      try changes { $0.lines[0].range = 0..<15 }
        == ["line 1 stands for bytes 0–15, stood for 0–16"])
    #expect(try changes { $0.frameWidth = 121 } == ["frame is 121 × 42.5 pt, was 120 × 42.5 pt"])
    #expect(
      try changes { $0.pictureWidth = 125 } == [
        "picture is 125 × 43 px with the frame at (4, 0), was 124 × 43 px with the frame at (4, 0)"
      ])
  }

  @Test func `says that lines end elsewhere, and how many there are`() throws {
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
      now.changes(since: before).sentences == ["lines end elsewhere: line 1 reads “a”, was “a b”"])
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
