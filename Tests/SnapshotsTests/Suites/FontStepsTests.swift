import Snapshots
import DynamicType
import TextEngine
import Testing

@testable import GoldenText
@testable import Suites
@testable import Verification

private let mono = "JetBrainsMono/JetBrainsMono-Regular.ttf"

@Suite struct `A font with steps` {
  private let bench: Bench

  init() throws { bench = try Bench() }

  private func ramp(_ steps: FontSteps) -> RampSpec {
    RampSpec(
      suite: "tiny", style: .body, named: StyleName("Heading Large"),
      sample: Sample("word", text: "Type"), font: .steps(steps),
      categories: [.extraSmall, .large, .accessibilityMedium], width: 200, scale: .x1)
  }

  private let steps = FontSteps { category in
    switch category {
    case .extraSmall: FontSteps.Step(mono, pointSize: 13)
    case .large: FontSteps.Step(Bench.inter, pointSize: 20, weight: .bold)
    default: FontSteps.Step(Bench.inter, pointSize: 20.5, lineHeight: 40)
    }
  }

  private func facts(at category: ContentSizeCategory) throws -> CellFacts {
    try bench.drawn(ramp(steps), at: category).facts
  }

  @Test func `has the size, face, weight and line height of each`() throws {
    let small = try facts(at: .extraSmall)
    #expect(small.pointSize == 13)
    #expect(small.fonts.map(\.name) == [mono])
    let large = try facts(at: .large)
    #expect(large.pointSize == 20)
    #expect(large.fonts.map(\.instance) == ["opsz=20 wght=700"])
    let accessible = try facts(at: .accessibilityMedium)
    #expect(accessible.pointSize == 20.5)
    #expect(accessible.fonts.map(\.instance) == ["opsz=20.5 wght=400"])
    #expect(accessible.lines.map { $0.bottom - $0.top } == [40])
  }

  @Test func `stays at its step for Large where the text is never updated`() throws {
    var ramp = ramp(steps)
    ramp.update = .never
    #expect(try bench.drawn(ramp, at: .accessibilityMedium).facts.pointSize == 20)
  }

  @Test func `lies in the folder of the style's own name`() throws {
    let ramp = ramp(steps)
    #expect(ramp.cells[1].coordinates == "tiny/heading-large/word.l@1x")
    #expect(ramp.name.style.title == "Heading Large")
    try bench.record(ramp)
    #expect(try bench.verify(ramp).verdicts == [.equal, .equal, .equal])
    #expect(RampName(layoutPath: ramp.name.layoutPath) == ramp.name)
  }

  @Test func `is told by the curve it should follow`() throws {
    let flat = FontSteps(along: .callout) { _ in FontSteps.Step(Bench.inter, pointSize: 16) }
    let grown = FontSteps(along: .callout) { category in
      FontSteps.Step(
        Bench.inter, pointSize: category == .large ? 16 : category == .extraSmall ? 15 : 25)
    }
    try bench.record(ramp(grown))
    #expect(
      try bench.verify(ramp(flat)).groups.told
        == ["size at XS is 16 pt, was 15 pt, and differs at 10 more sizes"])
  }

  @Test func `may have the name of a text style, and is then called so`() {
    #expect(StyleName("Body").textStyle == .body)
    #expect(StyleName(.largeTitle).folder == "largetitle")
    #expect(StyleName(.largeTitle).title == "Large Title")
    #expect(StyleName("Überschrift 1").folder == "berschrift-1-9bde69cc")
    #expect(StyleName("Überschrift 1").title == "Überschrift 1")
  }

  @Test func `is told as it was spelled, unless that would act on a terminal or is no name`() {
    #expect(StyleName("Fließtext").title == "Fließtext")
    #expect(StyleName("Card\u{1B}[2J").title == "card-2j")
    #expect(StyleName("Card\u{202E}").title == "card")
    #expect(StyleName(" ").title == "unnamed")
    #expect(StyleName("\u{200B}").title == "unnamed")
    let long = String(repeating: "本", count: 64)
    #expect(StyleName(long).title == long)
    #expect(StyleName(String(repeating: "a", count: 65)).title.count == 64)
    #expect(StyleName("Card Heading") == StyleName("card-heading"))
  }
}
