import Snapshots
import DynamicType
import Imaging
import TextEngine
import Testing

@testable import Suites
@testable import Verification

private let arabic = "NotoSansArabic/NotoSansArabic-Regular.ttf"
private let urdu = "NotoNastaliqUrdu/NotoNastaliqUrdu-Regular.ttf"
private let serif = "NotoSerif/NotoSerif-Regular.ttf"
private let emoji = "NotoColorEmoji/NotoColorEmoji.ttf"

/// A cell of one run or more, in Body, and what is chosen for it.
private struct Resolution {
  var text: AttributedText
  var language: String?
  var font = FontChoice.preferred
  var style = TextStyle.body
  var attributes = TextAttributes()
  var legibilityWeight = LegibilityWeight.regular
  var update = AttributedText.Update.adjusted
  var systemFont = SystemFont(Bench.inter)

  func cell(at category: ContentSizeCategory = .large) throws -> ResolvedCell {
    try TextResolver(fonts: try FontFolder(path: Bench.fontsPath), systemFont: systemFont).resolve(
      RampSpec(
        suite: "tiny", style: style, sample: Sample("word", text: text, language: language),
        font: font, attributes: attributes, legibilityWeight: legibilityWeight, update: update),
      at: category)
  }

  /// The first font of each run, with its place, such as `InterVariable.ttf opsz=17 wght=400`.
  func fonts(at category: ContentSizeCategory = .large) throws -> [String] {
    try cell(at: category).text.spans.map { span in
      let font = try #require(span.fonts.fonts.first)
      let file = font.face.fileName.split(separator: "/").last.map(String.init) ?? ""
      let place = font.instance.variations.map { "\($0.axis)=\(Points($0.value))" }
      return ([file] + place).joined(separator: " ")
    }
  }
}

private func run(_ text: String, _ attributes: TextAttributes) -> AttributedText {
  AttributedText(text, attributes)
}

@Suite struct `The font of a run` {
  @Test func `is that of the whole text, unless it has its own`() throws {
    let title = ScalableFont.preferredFont(
      forTextStyle: .title1,
      compatibleWith: TraitCollection(preferredContentSizeCategory: .large))
    let text =
      "plain " + run("bold ", TextAttributes(traits: .bold))
      + run("light ", TextAttributes(weight: .light))
      + run("italic ", TextAttributes(traits: .italic)) + run("title", TextAttributes(font: title))
    let resolution = Resolution(text: text)
    #expect(
      try resolution.fonts() == [
        "InterVariable.ttf opsz=17 wght=400", "InterVariable.ttf opsz=17 wght=600",
        "InterVariable.ttf opsz=17 wght=300", "InterVariable-Italic.ttf opsz=17 wght=400",
        "InterVariable.ttf opsz=28 wght=400",
      ])
    #expect(
      try resolution.fonts(at: .accessibilityExtraExtraExtraLarge).map {
        $0.hasSuffix("opsz=32 wght=400")
      } == [true, false, false, true, true])
    let spans = try resolution.cell(at: .accessibilityExtraExtraExtraLarge).text.spans
    #expect(spans.map(\.pointSize) == [53, 53, 53, 53, 58])
  }

  @Test func `is heavier with Bold Text, if it is the system's`() throws {
    let text: AttributedText = "بa"
    let cascade = FontCascade([FontCascade.Rule(scripts: ["Arab"], fonts: [arabic])])
    let resolution = Resolution(
      text: text, legibilityWeight: .bold,
      systemFont: SystemFont(Bench.inter, cascade: cascade))
    #expect(try resolution.cell().weight == .semibold)
    let fonts = try resolution.cell().text.spans[0].fonts.fonts
    #expect(fonts.map(\.face.names.family) == ["Inter Variable", "Noto Sans Arabic"])
    #expect(
      fonts.map(\.instance.variations.last) == [VariationSetting(axis: .weight, value: 600), nil])
    #expect(
      fonts.map(\.shortfalls) == [[], [.weight(wanted: .semibold, got: .regular)]])
    #expect(try Resolution(text: text).cell().weight == .regular)
  }

  @Test func `is as it was with Bold Text, if it is the app's own`() throws {
    for font in [
      FontChoice.fixed(serif, size: 17), .custom("Noto Serif", size: 17, relativeTo: .body),
    ] {
      let resolution = Resolution(text: "a", font: font, legibilityWeight: .bold)
      #expect(try resolution.cell().weight == .regular)
      #expect(try resolution.fonts() == ["NotoSerif-Regular.ttf"])
      #expect(try resolution.cell().text.spans[0].fonts.fonts[0].shortfalls == [])
    }
  }

  // Medium goes up to bold. The system's bold is semibold, and goes up to heavy: the tests of YMatterType, pull
  // request 67.
  @Test func `is two steps heavier with Bold Text, also where the run is bold`() throws {
    let text = run("a", TextAttributes(weight: .medium)) + run("b", TextAttributes(traits: .bold))
    let fonts = try Resolution(text: text, legibilityWeight: .bold).fonts()
    #expect(fonts == ["InterVariable.ttf opsz=17 wght=700", "InterVariable.ttf opsz=17 wght=800"])
  }

  @Test func `is the bold or italic one of a family that the app brings`() throws {
    let text =
      "a" + run("b", TextAttributes(traits: .bold)) + run("c", TextAttributes(traits: .italic))
    let resolution = Resolution(text: text, font: .fixed(serif, size: 17))
    #expect(
      try resolution.fonts()
        == ["NotoSerif-Regular.ttf", "NotoSerif-Bold.ttf", "NotoSerif-Regular.ttf"])
    #expect(
      try resolution.cell().text.spans.map { $0.fonts.fonts[0].shortfalls } == [[], [], [.italic]])
  }

  @Test func `keeps the weight of the file that is named`() throws {
    let resolution = Resolution(
      text: "a", font: .fixed("NotoSerif/NotoSerif-Bold.ttf", size: 17))
    #expect(try resolution.fonts() == ["NotoSerif-Bold.ttf"])
    #expect(try resolution.cell().text.spans[0].fonts.fonts[0].shortfalls == [])
  }

  @Test func `is regular where that is said, whichever file is named`() throws {
    let bold = "NotoSerif/NotoSerif-Bold.ttf"
    let text = "a" + run("b", TextAttributes(weight: .regular))
    #expect(
      try Resolution(text: text, font: .fixed(bold, size: 17)).fonts()
        == ["NotoSerif-Bold.ttf", "NotoSerif-Regular.ttf"])
    var whole = Resolution(text: "a", font: .fixed(bold, size: 17))
    whole.attributes = TextAttributes(weight: .regular)
    #expect(try whole.fonts() == ["NotoSerif-Regular.ttf"])
  }

  @Test func `stands at the place its face has a name for, but for axes it names itself`() throws {
    let named = ScalableFont(
      descriptor: FontDescriptor.custom(family: "Inter Variable", size: 20).withFace("SemiBold"))
    let text =
      run("a", TextAttributes(font: named))
      + run(
        "b",
        TextAttributes(
          font: named, variations: [VariationSetting(axis: .weight, value: 650)]))
    #expect(
      try Resolution(text: text).fonts()
        == ["InterVariable.ttf opsz=14 wght=600", "InterVariable.ttf opsz=14 wght=650"])
  }

  @Test func `leaves out axes that a face lacks`() throws {
    let width = VariationSetting(axis: .width, value: 80)
    let weight = VariationSetting(axis: .weight, value: 650)
    let text =
      run("a", TextAttributes(variations: [width, weight]))
      + run("b", TextAttributes(font: .custom(serif, size: 17), variations: [width, weight]))
    #expect(
      try Resolution(text: text).fonts()
        == ["InterVariable.ttf opsz=17 wght=650", "NotoSerif-Regular.ttf"])
  }

  @Test func `has the optical size that is asked for`() throws {
    let text =
      "a" + run("b", TextAttributes(opticalSizing: .off))
      + run("c", TextAttributes(opticalSizing: .fixed(30)))
    #expect(
      try Resolution(text: text, font: .fixed(Bench.inter, size: 20)).fonts() == [
        "InterVariable.ttf opsz=20 wght=400", "InterVariable.ttf wght=400",
        "InterVariable.ttf opsz=30 wght=400",
      ])
  }

  @Test func `falls short of a width that its family lacks, and of none that nobody asked for`()
    throws
  {
    let text = "a" + run("b", TextAttributes(width: .condensed))
    #expect(
      try Resolution(text: text).cell().text.spans.map { $0.fonts.fonts[0].shortfalls }
        == [[], [.width(wanted: .condensed, got: .normal)]])
  }
}

@Suite struct `What a run does not say` {
  private let red = RGBAColor(red: 255, green: 0, blue: 0)
  private let blue = RGBAColor(red: 0, green: 0, blue: 255)

  @Test func `is as the whole text has it, and what it says goes before that`() throws {
    let own = TextAttributes(
      weight: .light, color: blue, features: [FeatureSetting(.tabularFigures, value: 0)],
      tracking: .points(0), baselineOffset: 0, underline: TextDecoration(.single),
      strikethrough: TextDecoration(.single), language: "ja")
    var resolution = Resolution(text: "a" + run("b", own))
    resolution.attributes = TextAttributes(
      weight: .heavy, color: red, features: [FeatureSetting(.tabularFigures)], tracking: .em(0.1),
      baselineOffset: 3, underline: TextDecoration(.double), strikethrough: TextDecoration(.thick),
      language: "de")
    let spans = try resolution.cell().text.spans
    #expect(spans.map(\.color) == [red, blue])
    #expect(spans.map(\.tracking) == [.em(0.1), .points(0)])
    #expect(spans.map(\.baselineOffset) == [3, 0])
    #expect(spans.map(\.underline) == [TextDecoration(.double), TextDecoration(.single)])
    #expect(spans.map(\.strikethrough) == [TextDecoration(.thick), TextDecoration(.single)])
    #expect(spans.map(\.language) == ["de", "ja"])
    let tabular = FeatureSetting(.tabularFigures)
    #expect(
      spans.map(\.features)
        == [[tabular], [tabular, FeatureSetting(.tabularFigures, value: 0)]])
    #expect(
      try resolution.fonts()
        == ["InterVariable.ttf opsz=17 wght=800", "InterVariable.ttf opsz=17 wght=300"])
  }

  @Test func `is plain, black and in the sample's language where nobody says it`() throws {
    let cell = try Resolution(text: "a", language: "de").cell()
    let span = cell.text.spans[0]
    #expect(span.color == .black)
    #expect(span.tracking == .none)
    #expect(span.baselineOffset == 0)
    #expect(span.underline == nil)
    #expect(span.strikethrough == nil)
    #expect(span.features == [])
    #expect(span.language == nil)
    #expect(cell.text.language == "de")
  }

  @Test func `is the height of lines, unless it is set in a font of its own`() throws {
    let text =
      "a" + run("b", TextAttributes(color: red)) + run("c", TextAttributes(traits: .bold))
      + run("d", TextAttributes(font: .custom(serif, size: 20)))
    let cell = try Resolution(text: text).cell()
    #expect(cell.text.line.rule == .leading(22))
    #expect(cell.text.spans.map { $0.line?.rule } == [nil, nil, .leading(22), .face])
    #expect(cell.text.spans.map { $0.line?.pointSize } == [nil, nil, 17, 20])
    #expect(cell.leading == 22)
    #expect(try Resolution(text: "a", font: .fixed(serif, size: 17)).cell().text.line.rule == .face)
  }

  // 17 pt at Large is 53 pt at AX5 as body, 17 × 62 ÷ 22 = 48 pt scaled along it.
  @Test func `is the style it is meant to have, which the whole text may say`() throws {
    let ax5 = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    var resolution = Resolution(text: "a", font: .fixed(serif, size: 17), update: .reapplied)
    #expect(try resolution.cell(at: ax5).pointSize == 17)
    resolution.attributes = TextAttributes(textStyle: .body)
    #expect(try resolution.cell(at: ax5).pointSize == 48)
    #expect(try resolution.cell(at: ax5).text.spans.map(\.pointSize) == [48])
    resolution.update = .adjusted
    #expect(try resolution.cell(at: ax5).pointSize == 17)
  }

  @Test func `is its font, where it says which style it is meant to have`() throws {
    let ax5 = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    let text = "a" + run("b", TextAttributes(textStyle: .body))
    let resolution = Resolution(text: text, font: .fixed(serif, size: 17), update: .reapplied)
    #expect(try resolution.cell(at: ax5).text.spans.map(\.pointSize) == [17, 48])
  }

  @Test func `is the style it is meant to have only where it has no font of its own`() throws {
    let ax5 = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    let text = "a" + run("b", TextAttributes(font: .custom(serif, size: 30)))
    var resolution = Resolution(text: text, font: .fixed(serif, size: 17), update: .reapplied)
    resolution.attributes = TextAttributes(textStyle: .body)
    #expect(try resolution.cell(at: ax5).text.spans.map(\.pointSize) == [48, 30])
  }
}

@Suite struct `Fonts to fall back on in a cell` {
  private func families(
    _ text: String, language: String? = nil, font: FontChoice = .preferred,
    style: TextStyle = .body, systemFont: String = Bench.inter, _ rules: FontCascade.Rule...
  ) throws -> [String] {
    let cell = try Resolution(
      text: AttributedText(text), language: language, font: font, style: style,
      systemFont: SystemFont(systemFont, cascade: FontCascade(rules))
    ).cell()
    let frame = try TextEngine().layOut(cell.text, width: nil)
    #expect(frame.missingCharacters.isEmpty)
    return frame.lines.flatMap(\.runs).map(\.face.names.family)
  }

  private func arab(_ fonts: String..., language: String? = nil) -> FontCascade.Rule {
    FontCascade.Rule(scripts: ["Arab"], language: language, fonts: fonts)
  }

  @Test func `go by the script before the system's stand-in, which has its letters too`() throws {
    #expect(
      try families("ب", systemFont: urdu, arab(arabic)) == ["Noto Sans Arabic"])
    // A font that the app brings goes before both.
    #expect(
      try families("ب", font: .fixed(urdu, size: 17), arab(arabic)) == ["Noto Nastaliq Urdu"])
    #expect(
      try families("بa", font: .fixed(serif, size: 17), arab(arabic))
        == ["Noto Serif", "Noto Sans Arabic"])
  }

  @Test func `leave letters of the script that they lack to the stand-in`() throws {
    // Noto Sans Hebrew has no Arabic letter.
    #expect(
      try families("ب", systemFont: urdu, arab("NotoSansHebrew/NotoSansHebrew-Regular.ttf"))
        == ["Noto Nastaliq Urdu"])
  }

  @Test func `go by the language, in the order of the rules`() throws {
    let rules = [arab(urdu, language: "ur"), arab(arabic)]
    #expect(try families("ب", language: "ur", rules[0], rules[1]) == ["Noto Nastaliq Urdu"])
    #expect(try families("ب", language: "UR-Arab-PK", rules[0], rules[1]) == ["Noto Nastaliq Urdu"])
    #expect(try families("ب", language: "ar", rules[0], rules[1]) == ["Noto Sans Arabic"])
    #expect(try families("ب", rules[0], rules[1]) == ["Noto Sans Arabic"])
    #expect(try families("ب", language: "ur", rules[1], rules[0]) == ["Noto Sans Arabic"])
  }

  @Test func `go by the language of a run`() throws {
    let text = run("ب", TextAttributes(language: "ur")) + "ب"
    let cascade = FontCascade([arab(urdu, language: "ur"), arab(arabic)])
    let cell = try Resolution(
      text: text, language: "ar", systemFont: SystemFont(Bench.inter, cascade: cascade)
    ).cell()
    let frame = try TextEngine().layOut(cell.text, width: nil)
    #expect(
      frame.lines[0].runs.sorted { $0.span < $1.span }.map(\.face.names.family)
        == ["Noto Nastaliq Urdu", "Noto Sans Arabic"])
  }

  @Test func `go by the style`() throws {
    let titles = FontCascade.Rule(
      scripts: ["Arab"], styles: [.title1, .title2], fonts: [urdu])
    #expect(try families("ب", style: .title1, titles, arab(arabic)) == ["Noto Nastaliq Urdu"])
    #expect(try families("ب", style: .body, titles, arab(arabic)) == ["Noto Sans Arabic"])
  }

  @Test func `of any script are asked last`() throws {
    let last = FontCascade.Rule(fonts: [serif, emoji])
    #expect(
      try families("a😀б", last) == ["Inter Variable", "Noto Color Emoji", "Inter Variable"])
    #expect(try families("ب", last, arab(arabic)) == ["Noto Sans Arabic"])
    #expect(
      try families("a", systemFont: "NotoSansHebrew/NotoSansHebrew-Regular.ttf", last)
        == ["Noto Serif"])
  }

  @Test func `are found once, whichever runs ask for them`() throws {
    let text: AttributedText = "a" + run("b", TextAttributes(traits: .bold)) + "ب"
    let cascade = FontCascade([arab(arabic), FontCascade.Rule(fonts: [emoji])])
    let cell = try Resolution(
      text: text, systemFont: SystemFont(Bench.inter, cascade: cascade)
    ).cell()
    #expect(cell.entries.map(\.path) == [Bench.inter, emoji, arabic])
  }

  @Test func `stand in one order for other programs`() throws {
    let cascade = FontCascade([arab(arabic), FontCascade.Rule(fonts: [emoji])])
    let resolver = TextResolver(
      fonts: try FontFolder(path: Bench.fontsPath),
      systemFont: SystemFont(Bench.inter, cascade: cascade))
    #expect(try resolver.fontPaths(of: Bench.word("ب")) == [arabic, Bench.inter, emoji])
    #expect(try resolver.fontPaths(of: Bench.word("a")) == [Bench.inter, emoji])
  }
}
