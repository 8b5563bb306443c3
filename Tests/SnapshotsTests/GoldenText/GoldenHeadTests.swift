import Snapshots
import DynamicType
import Imaging
import TextEngine
import Testing

@testable import GoldenText
@testable import Suites
@testable import Verification

@Suite struct `The head of a golden's text` {
  private static let gray = RGBAColor(red: 90, green: 90, blue: 90)
  private static let large = TraitCollection(preferredContentSizeCategory: .large)

  private func head(
    _ change: (inout RampSpec) -> Void = { _ in }, systemFont: SystemFont = SystemFont(Bench.inter)
  ) -> GoldenHead {
    var ramp = Bench.word("Type", categories: [.large])
    change(&ramp)
    return GoldenHead(of: ramp, systemFont: systemFont)
  }

  @Test func `says what differs from the usual, a line each`() {
    #expect(
      head().lines == [
        "sample: word", "text: Type", "width: 120 pt", "system font: Inter/InterVariable.ttf",
      ])
  }

  /// One other value for each property of the attributes, by its name.
  private static let attributes: [String: TextAttributes] = [
    "font": TextAttributes(
      font: ScalableFont.custom("A, “B” | C", size: 17.1, weight: .heavy)
        .scaled(along: .title2, maximumPointSize: 30, compatibleWith: large)),
    "weight": TextAttributes(weight: .bold),
    "traits": TextAttributes(traits: [.italic, .expanded]),
    "textStyle": TextAttributes(textStyle: .title1), "width": TextAttributes(width: .condensed),
    "variations": TextAttributes(variations: [
      VariationSetting(axis: .weight, value: 612.5), VariationSetting(axis: .slant, value: -0.1),
    ]),
    "opticalSizing": TextAttributes(opticalSizing: .fixed(18)),
    "color": TextAttributes(color: gray),
    "features": TextAttributes(features: [FeatureSetting(.tabularFigures, value: 0)]),
    "tracking": TextAttributes(tracking: .em(-0.02)),
    "baselineOffset": TextAttributes(baselineOffset: -3),
    "underline": TextAttributes(underline: TextDecoration(.double, color: gray)),
    "strikethrough": TextAttributes(strikethrough: TextDecoration()),
    "language": TextAttributes(language: "zh-Hant"),
  ]

  private static let paragraphs: [String: ParagraphStyle] = [
    "alignment": ParagraphStyle(alignment: .justified), "lineLimit": ParagraphStyle(lineLimit: 2),
    "truncationMode": ParagraphStyle(truncationMode: .middle),
    "minimumScaleFactor": ParagraphStyle(minimumScaleFactor: 0.1 + 0.2),
    "allowsTightening": ParagraphStyle(allowsTightening: true),
    "leading": ParagraphStyle(leading: .loose),
    "lineHeightMultiple": ParagraphStyle(lineHeightMultiple: 1.0 / 3),
    "minimumLineHeight": ParagraphStyle(minimumLineHeight: 20),
    "maximumLineHeight": ParagraphStyle(maximumLineHeight: 30),
    "lineSpacing": ParagraphStyle(lineSpacing: 1.5),
    "paragraphSpacing": ParagraphStyle(paragraphSpacing: 4),
    "paragraphSpacingBefore": ParagraphStyle(paragraphSpacingBefore: 2),
    "tabs": ParagraphStyle(tabs: TabStops(places: [20, 50.5], interval: 36)),
  ]

  private static var steps: FontChoice {
    var steps = FontSteps(along: .body) { category in
      FontSteps.Step(
        category < .accessibilityMedium ? "A" : nil,
        pointSize: Points(Double(category.rawValue) + 9.1),
        weight: category == .large ? .bold : nil, boldTextWeight: .heavy,
        lineHeight: category == .small ? 20 : nil)
    }
    steps.sizing = FontSteps.Sizing(
      size: 12.1, curve: "body", minimum: 9, maximum: 21, rounding: "whole points",
      lineHeight: "20 pt")
    return .steps(steps)
  }

  /// Other values of the rest, by what they are.
  private static let others: [String: @Sendable (inout RampSpec) -> Void] = [
    "text": { $0.sample.text = " a | b\n\u{301}\u{200F}\\ " },
    "blank text": { $0.sample.text = "" },
    "language": { $0.sample.language = "de" },
    "direction": { $0.sample.direction = .rightToLeft },
    "fixed font": { $0.font = .fixed("A | B", size: 17.3) },
    "custom font": { $0.font = .custom("A", size: 17, relativeTo: .title1, maximum: 40) },
    "font with steps": { $0.font = steps },
    "text style": { $0.textStyle = .caption1 }, "color": { $0.color = gray },
    "background": { $0.background = RGBAColor(red: 1, green: 2, blue: 3, alpha: 4) },
    "width": { $0.width = nil }, "exact width": { $0.width = Points(0.1 + 0.2) },
    "bold text": { $0.legibilityWeight = .bold }, "update": { $0.update = .reapplied },
    "text tolerance": { $0.tolerance = Tolerance(.text, because: "a | b\nc") },
    "tolerance": {
      $0.tolerance = Tolerance(.pixelmatch(threshold: 0.1, pixels: 20), because: "a | b")
    },
    "runs": {
      $0.sample.text = AttributedText([
        AttributedText.Run("a | b", TextAttributes(color: gray, tracking: .points(1))),
        AttributedText.Run("c"), AttributedText.Run("", TextAttributes(traits: .bold)),
      ])
    },
  ]

  private func isReadAsPrinted(
    _ name: String, _ change: (inout RampSpec) -> Void,
    systemFont: SystemFont = SystemFont(Bench.inter)
  ) throws {
    var ramp = Bench.word("Type", categories: [.large])
    change(&ramp)
    let head = GoldenHead(of: ramp, systemFont: systemFont)
    #expect(GoldenHead(lines: head.lines, of: ramp.name) == head, "\(name): \(head.lines)")
    let inputs = try #require(head.inputs(of: ramp.name), "\(name)")
    #expect(GoldenHead(of: inputs.ramp, systemFont: inputs.systemFont) == head, "\(name)")
    #expect(head != self.head(), "\(name)")
    #expect(!head.changes(since: self.head()).isEmpty, "\(name)")
  }

  @Test func `has a line for each attribute of a whole text, and is read as it is printed`() throws
  {
    let names = Set(Mirror(reflecting: TextAttributes()).children.compactMap(\.label))
    // No whole text is a picture.
    #expect(names.subtracting(["box"]) == Set(Self.attributes.keys))
    // The font of a whole text is the ramp's.
    for (name, attributes) in Self.attributes where name != "font" {
      try isReadAsPrinted(name) {
        $0.attributes = attributes
        // Ink and language have keys for the text as a whole.
        if let color = attributes.color { ($0.color, $0.attributes.color) = (color, nil) }
        if let language = attributes.language {
          ($0.sample.language, $0.attributes.language) = (language, nil)
        }
      }
    }
  }

  @Test func `has a column for each attribute of a run, and is read as it is printed`() throws {
    for (name, attributes) in Self.attributes {
      try isReadAsPrinted(name) { $0.sample.text = AttributedText("Type", attributes) }
    }
  }

  @Test func `has a line for each property of a paragraph style, and is read as it is printed`()
    throws
  {
    let names = Set(Mirror(reflecting: ParagraphStyle()).children.compactMap(\.label))
    #expect(names == Set(Self.paragraphs.keys))
    for (name, paragraph) in Self.paragraphs {
      try isReadAsPrinted(name) { $0.paragraph = paragraph }
    }
  }

  @Test func `has a line for all else that a ramp says, and is read as it is printed`() throws {
    for (name, change) in Self.others { try isReadAsPrinted(name, change) }
  }

  @Test func `has the stand-in for the system font, with what the text can fall back on`() throws {
    let cascade = FontCascade([
      FontCascade.Rule(
        scripts: ["Latn", "Grek"], language: "de | x", styles: [.body], fonts: ["A", "B | C"]),
      FontCascade.Rule(fonts: ["D"]), FontCascade.Rule(scripts: ["Arab"], fonts: ["E"]),
    ])
    let font = SystemFont("S", monospaced: "M", cascade: cascade)
    try isReadAsPrinted("system font", { _ in }, systemFont: font)
    #expect(
      head(systemFont: font).lines.suffix(4) == [
        "system font: S", "monospaced font: M",
        "fallback: Grek Latn | language de \\u{7C} x | styles body | font A | font B \\u{7C} C",
        "fallback: any script | font D",
      ])
  }

  @Test(arguments: [
    ["text: Type"], ["sample: word", "text: Type", "width: 120"],
    ["text: Type", "sample: word"], ["sample: word", "sample: word"],
    ["sample: word", "text: Type", "color: red"], ["sample: word", "text: Type | ink: red"],
    ["sample: word", "text: Type", "sizes: 1 2 3"], ["inputs: not recorded"],
  ]) func `is refused where it is not as it is printed`(lines: [String]) {
    #expect(GoldenHead(lines: lines, of: Bench.word().name) == nil)
  }
}
