import Snapshots
import DynamicType
import Imaging
import TextEngine
import Testing

@testable import GoldenText
@testable import Suites
@testable import Verification

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
