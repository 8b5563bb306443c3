import Audit
import DynamicType
import Imaging
import Snapshots
import TextEngine

@testable import Projects

/// Projects put together by chance, the same ones for the same seed.
struct SpecChoices {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64 (Steele, Lea and Flood, 2014).
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  private mutating func one<Value>(of values: [Value]) -> Value {
    values[Int(next() % UInt64(values.count))]
  }

  private mutating func some<Value>(of values: [Value]) -> [Value] {
    let mask = next()
    let chosen = values.enumerated().filter { mask >> UInt64($0.offset) & 1 == 1 }.map(\.element)
    return chosen.isEmpty ? [values[0]] : chosen
  }

  private mutating func maybe<Value>(_ value: Value) -> Value? { next() % 2 == 0 ? value : nil }

  mutating func spec() -> ProjectSpec {
    let samples = self.samples()
    return ProjectSpec(
      suite: one(of: ["app", "shop"]), fonts: fonts(),
      styles: some(of: ["Heading", "body", "note 2", "Überschrift"]).map {
        style($0, samples: samples.map(\.name))
      },
      tokens: one(of: [
        [], [TokenImport("t.json", relativeTo: ["a.b": .title1, "c": .caption2])],
      ]),
      samples: samples, matrix: matrix(), platform: one(of: Platform.allCases),
      colors: colors(), tolerance: one(of: tolerances), exemptions: one(of: exemptions),
      lintExemptions: one(of: lintExemptions))
  }

  private let tolerances: [Tolerance?] = [
    nil, Tolerance(.text, because: "CI."),
    Tolerance(.pixelmatch(threshold: 0.1, pixels: 0), because: "Two of them."),
    Tolerance(.pixelmatch(threshold: 1 / 3, pixels: 1_000_000), because: "x"),
  ]

  private let lintExemptions: [[LintExemption]] = [
    [], [LintExemption("one-line", paths: ["App/Board", "A.swift"], because: "By design.")],
    [LintExemption("fixed-font", because: "x"), LintExemption("fixed-height", because: "y")],
  ]

  private let exemptions: [[AuditExemption]] = [
    [], [AuditExemption(.noScaling, styles: ["body", "Heading"], because: "By design.")],
    AuditRule.allCases.map { AuditExemption($0, because: "All of them.") },
  ]

  private mutating func fonts() -> ProjectFonts {
    let axes = [
      VariationSetting(axis: "wdth", value: 87.5), VariationSetting(axis: "A", value: -3),
    ]
    let faces: [[DeclaredFamily.Face]] = [
      [DeclaredFamily.Face("a.otf")], [DeclaredFamily.Face("a.otf", weight: .heavy)],
      [DeclaredFamily.Face("a.ttc#0"), DeclaredFamily.Face("b.ttf", weight: .thin, axes: axes)],
    ]
    let rules = [
      FontCascade.Rule(scripts: ["Arab", "Deva"], language: "ur", fonts: ["U.ttf"]),
      FontCascade.Rule(scripts: [], fonts: ["E.ttf"]), FontCascade.Rule(fonts: ["x", "y"]),
    ]
    return ProjectFonts(
      folder: one(of: ["Fonts", "../Type"]),
      families: one(of: [[], [DeclaredFamily("Brand", faces: one(of: faces))]]),
      system: SystemFont(
        "Inter.ttf", monospaced: maybe("Mono.ttf"),
        cascade: FontCascade(one(of: [[], some(of: rules)]))))
  }

  private mutating func samples() -> [ProjectSample] {
    let contents: [ProjectSample.Content] = [
      .texts([ProjectSample.noLanguage: "12 € \"\\\u{1B}"]),
      .texts(["en": "A\nb", "zh-Hans": "好"]),
      .texts([ProjectSample.noLanguage: "x", "de": "y"]), .key(StringKey("k", in: "*.strings")),
      .key(
        StringKey("k", in: "f.xcstrings", languages: [], sourceLanguage: "en", values: ["", "2"])),
    ]
    return some(of: ["total", "PRICE", "long text"]).map { ProjectSample($0, one(of: contents)) }
  }

  private mutating func colors() -> [Appearance: TextColors] {
    var colors: [Appearance: TextColors] = [:]
    for appearance in Appearance.allCases where next() % 3 == 0 {
      colors[appearance] = TextColors(
        text: RGBAColor(red: UInt8(next() % 256), green: 1, blue: 0xAB, alpha: one(of: [255, 7])),
        background: .white)
    }
    return colors
  }

  private mutating func matrix() -> ProjectMatrix {
    ProjectMatrix(
      categories: some(of: ContentSizeCategory.allCases), widths: some(of: [343, nil, 0.1, 2000]),
      scales: some(of: [.x2, DisplayScale(pixelsPerPoint: 2.625), .x1]),
      appearances: some(of: Appearance.allCases.reversed()),
      legibilityWeights: some(of: [.bold, .regular]),
      pseudoLocales: one(of: [[], some(of: PseudoLocale.allCases)]),
      coverage: one(of: ProjectMatrix.Coverage.allCases))
  }

  private mutating func style(_ name: String, samples: [String]) -> ProjectStyle {
    let (size, curve) = way()
    var style = TypeStyle(
      name, family: maybe("Brand"), size: size, curve: curve, minimum: maybe(9.5),
      maximum: maybe(150), lineHeight: one(of: [nil, .multiple(1.1), .scaled(20), .fixed(20.25)]),
      boldTextWeight: maybe(.bold),
      attributes: attributes(), paragraph: paragraph(),
      update: one(of: [.adjusted, .reapplied, .never]))
    for category in ContentSizeCategory.allCases where next() % 4 == 0 {
      style.overrides[category] = TypeStyle.Override(
        family: maybe("Other"), weight: maybe(FontWeight(rawValue: 1)))
    }
    return ProjectStyle(style, colors: colors(), samples: maybe(some(of: samples)))
  }

  private mutating func way() -> (size: Points?, curve: ScaleCurve) {
    let sizes = Dictionary(
      uniqueKeysWithValues: some(of: ContentSizeCategory.allCases).map {
        ($0, Points(Double($0.rawValue) + 0.3))
      }.filter { $0.1.value > 0.5 })
    return one(of: [
      (nil, .preferred(one(of: TextStyle.allCases))),
      (nil, .preferred(one(of: TextStyle.allCases), factor: 1.5)),
      (24, .textStyle(one(of: TextStyle.allCases))), (0.001, .fixed),
      (nil, .table(SizeTable(sizes, missing: one(of: [.nearest, .useDefault(17)])))),
      (
        nil,
        .table(
          SizeTable(
            Dictionary(uniqueKeysWithValues: ContentSizeCategory.allCases.map { ($0, 20) }),
            missing: .refuse))
      ),
    ])
  }

  private mutating func attributes() -> TextAttributes {
    TextAttributes(
      weight: maybe(one(of: [.regular, FontWeight(rawValue: 1000)])),
      traits: one(of: [[], .italic]), width: maybe(FontWidth(rawValue: 62.5)),
      variations: one(of: [
        [],
        [VariationSetting(axis: "wght", value: 450.5), VariationSetting(axis: "GRAD", value: 0)],
      ]),
      features: one(of: [[], [FeatureSetting("tnum"), FeatureSetting("aalt", value: 65_535)]]),
      tracking: one(of: [nil, .em(-0.02), .em(0), .points(0), .points(-1.5)]))
  }

  private mutating func paragraph() -> ParagraphStyle {
    ParagraphStyle(
      lineLimit: maybe(3), truncationMode: one(of: TruncationMode.allCases),
      minimumScaleFactor: one(of: [1, 0.01]), allowsTightening: one(of: [true, false]),
      lineSpacing: one(of: [0, 2.5]), paragraphSpacing: one(of: [0, 12]))
  }
}
