// The project of complete.json, in Swift.

import Projects

let project = ProjectSpec(
  suite: "shop",
  fonts: ProjectFonts(
    folder: "Type",
    families: [
      DeclaredFamily(
        "Brand",
        faces: [
          DeclaredFamily.Face("Brand-Regular.otf"),
          DeclaredFamily.Face(
            "Brand.ttc#1",
            weight: .bold,
            axes: [VariationSetting(axis: "wdth", value: 87.5)]
          ),
        ]
      ),
      DeclaredFamily("Plain", faces: [DeclaredFamily.Face("Plain.ttf")]),
    ],
    system: SystemFont(
      "Inter.ttf",
      monospaced: "Mono.ttf",
      cascade: FontCascade([
        FontCascade.Rule(scripts: ["Arab"], language: "ur", fonts: ["Nastaliq.ttf"]),
        FontCascade.Rule(scripts: ["Hani", "Hira"], fonts: ["Japanese.otf", "Chinese.otf"]),
        FontCascade.Rule(fonts: ["Symbols.ttf"]),
      ])
    )
  ),
  styles: [
    ProjectStyle(
      TypeStyle(
        "Heading Large",
        family: "Brand",
        size: 24,
        curve: .textStyle(.title2),
        minimum: 20,
        maximum: 40.5,
        lineHeight: .scaled(28),
        boldTextWeight: .heavy,
        overrides: [
          .accessibilityMedium: TypeStyle.Override(family: "Brand Text", weight: .bold),
          .accessibilityExtraExtraExtraLarge: TypeStyle.Override(weight: FontWeight(rawValue: 450)),
        ],
        attributes: TextAttributes(
          weight: .semibold,
          traits: .italic,
          width: FontWidth(rawValue: 87.5),
          variations: [
            VariationSetting(axis: "GRAD", value: 50),
            VariationSetting(axis: "opsz", value: 24.5),
          ],
          features: [
            FeatureSetting("tnum"),
            FeatureSetting("ss01", value: 0),
            FeatureSetting("salt", value: 2),
          ],
          tracking: .em(-0.01)
        ),
        paragraph: ParagraphStyle(
          lineLimit: 2,
          truncationMode: .middle,
          minimumScaleFactor: 0.5,
          allowsTightening: true,
          lineSpacing: 2,
          paragraphSpacing: 8.5
        ),
        update: .reapplied
      ),
      colors: [
        .dark: TextColors(text: .white, background: RGBAColor(red: 16, green: 16, blue: 16))
      ],
      samples: ["total", "price"]
    ),
    ProjectStyle(
      TypeStyle(
        "twice",
        curve: .preferred(.title1, factor: 2),
        lineHeight: .multiple(1.2),
        update: .never
      )
    ),
    ProjectStyle(
      TypeStyle(
        "note",
        size: 13,
        curve: .fixed,
        lineHeight: .fixed(18),
        attributes: TextAttributes(tracking: .points(0.5))
      )
    ),
    ProjectStyle(TypeStyle("droid", size: 14, curve: .android)),
    ProjectStyle(
      TypeStyle(
        "hand",
        curve: .table(
          SizeTable(
            [
              .extraSmall: 12,
              .small: 13,
              .medium: 14,
              .large: 16,
              .extraLarge: 18,
              .extraExtraLarge: 20,
              .extraExtraExtraLarge: 24,
              .accessibilityMedium: 28,
              .accessibilityLarge: 32,
              .accessibilityExtraLarge: 36,
              .accessibilityExtraExtraLarge: 40,
              .accessibilityExtraExtraExtraLarge: 44,
            ],
            missing: .refuse
          )
        )
      )
    ),
    ProjectStyle(
      TypeStyle("some", curve: .table(SizeTable([.large: 16], missing: .useDefault(15.5))))
    ),
    ProjectStyle(
      TypeStyle(
        "steps",
        curve: .table(SizeTable([.large: 16, .accessibilityMedium: 30], missing: .nearest))
      )
    ),
  ],
  tokens: [
    TokenImport("tokens.json", relativeTo: ["body": .body, "heading.large": .title2]),
    TokenImport("more.json", themes: ["Light"], sizes: true),
  ],
  samples: [
    ProjectSample("total", texts: ["de": "Summe \"ganz\"", "en": "Total\nof all"]),
    ProjectSample("price", text: "12 €"),
    ProjectSample(
      "checkout",
      .key(
        StringKey(
          "checkout.total",
          in: "*.lproj/Localizable.strings",
          languages: ["en", "ar"],
          sourceLanguage: "en",
          values: ["Ada", "3"]
        )
      )
    ),
    ProjectSample(
      "tabs", .key(StringKey(keys: ["tab.*"], in: "App/Localizable.xcstrings", longest: 3))),
  ],
  placeholders: ["%lld": "7"],
  matrix: ProjectMatrix(
    categories: [.large, .accessibilityExtraExtraExtraLarge],
    widths: [320, nil],
    scales: [.x1, .x3, DisplayScale(pixelsPerPoint: 2.5)],
    appearances: [.light, .dark, .lightHighContrast, .darkHighContrast],
    legibilityWeights: [.regular, .bold],
    pseudoLocales: [.accented, .long, .doubled, .rightToLeft],
    coverage: .pairwise
  ),
  platform: .watchOS,
  colors: [
    .light: TextColors(
      text: RGBAColor(red: 34, green: 34, blue: 34, alpha: 204),
      background: .white
    )
  ],
  tolerance: Tolerance(.pixelmatch(threshold: 0.05, pixels: 3), because: "Two FreeTypes."),
  exemptions: [
    AuditExemption(.truncated, styles: ["note"], because: "One line by design."),
    AuditExemption(.boldTextIgnored, because: "The face has one weight."),
  ],
  lintExemptions: [
    LintExemption("fixed-font", paths: ["App/Board"], because: "A picture.")
  ]
)
