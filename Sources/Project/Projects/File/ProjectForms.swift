import Audit
import DynamicType
import Imaging
import JSON
import Snapshots
import TextEngine

/// The form of each part of `typeproof.json`.
enum ProjectForms {
  static let project = JSONForm<ProjectSpec>.object("an object with a project") { project in
    _ = project.optional(
      "$schema", .text, from: { _ in nil }, about: "The schema of this file, for editors.")
    let suite = project.optional(
      "suite", .filledText, from: \.suite, otherwise: "app",
      about: "The name of the suite and of its folder of goldens. By default “app”.")
    let fonts = project.required("fonts", fonts, from: \.fonts, about: "The fonts.")
    let tokens = project.optional(
      "tokens", .list(of: tokens), from: \.tokens, otherwise: [],
      about: "Files of design tokens whose typography becomes styles. By default none.")
    let declared = project.required(
      "styles", .named(StyleForms.style),
      from: { project in
        project.styles.isEmpty && !project.tokens.isEmpty
          ? nil : project.styles.map { JSONNamed($0.style.name, value: $0) }
      },
      about: "The styles by name, in the order of their hierarchy. Required unless there are "
        + "“tokens”.",
      unless: "tokens")
    let samples = project.required(
      "samples", .named(SampleForms.content),
      from: { $0.samples.map { JSONNamed($0.name, value: $0.content) } },
      about: "The texts by name: a text, one text for each language, or a text of the app.")
    let placeholders = project.optional(
      "placeholders", .named(.text),
      from: { project in
        project.placeholders.sorted { $0.key < $1.key }.map { JSONNamed($0.key, value: $0.value) }
      }, otherwise: [],
      about:
        "What placeholders without a value show, such as “%lld”: “1,234”. By default a usual value of their "
        + "type.")
    let matrix = project.optional(
      "matrix", matrix, from: \.matrix, otherwise: ProjectMatrix(),
      about: "The values that each style is combined with.")
    let platform = project.optional(
      "platform", platform, from: \.platform, otherwise: .iOS,
      about: "The platform whose limits for text sizes apply. By default “iOS”.")
    let colors = project.optional(
      "colors", colors, from: \.colors, otherwise: [:],
      about:
        "Colours by appearance, as in “light”: {“text”: “#000000”, “background”: “#FFFFFF”}. By "
        + "default black and white.")
    let tolerance = project.optional(
      "tolerance", tolerance, from: \.tolerance,
      about: "How much pixels may differ. By default not at all.")
    let exemptions = project.optional(
      "exemptions", .list(of: exemption), from: \.exemptions, otherwise: [],
      about: "The rules of the audit that are switched off. By default none.")
    let lint = project.optional(
      "lint", LintForms.lint, from: \.lintExemptions, otherwise: [],
      about: "What `typeproof lint` leaves out of the app's source. By default nothing.")
    guard let fonts, let samples else { return nil }
    // Where they are missing or wrong, that is kept as a problem.
    let styles = declared ?? []
    let names = samples.map(\.name)
    let known = Set(names)
    let advice = "Write one of \(quoted(names))."
    for style in styles {
      for sample in style.value.samples ?? [] where !known.contains(sample) {
        project.report(
          "The style “\(style.name)” names the sample “\(sample)”, which does not exist. "
            + advice, at: "styles")
      }
    }
    reportSharedFolders(of: styles.map(\.name), called: "styles", in: &project)
    reportSharedFolders(of: names, called: "samples", in: &project)
    return ProjectSpec(
      suite: suite, fonts: fonts, styles: styles.map { $0.value.named($0.name) },
      tokens: tokens, samples: samples.map { ProjectSample($0.name, $0.value) },
      placeholders: Dictionary(
        placeholders.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }),
      matrix: matrix,
      platform: platform, colors: colors, tolerance: tolerance,
      exemptions: exemptions, lintExemptions: lint)
  }

  /// Reports names that become the same in coordinates, which would write the same files.
  private static func reportSharedFolders(
    of names: [String], called member: String, in project: inout JSONObjectReader<ProjectSpec>
  ) {
    var known: [String: String] = [:]
    for name in names {
      let cleaned = RampName.clean(name)
      if let other = known[cleaned] {
        project.report(
          "“\(other)” and “\(name)” have the same file name “\(cleaned)”. Rename one.",
          at: member)
      }
      known[cleaned] = name
    }
  }

  // MARK: Fonts

  private static let fonts = JSONForm<ProjectFonts>.object("an object with fonts") { fonts in
    let folder = fonts.optional(
      "folder", .filledText, from: \.folder, otherwise: "Fonts",
      about: "The folder of fonts, relative to this file. By default “Fonts”.")
    let families = fonts.optional(
      "families", .named(family),
      from: { $0.families.map { JSONNamed($0.name, value: $0.faces) } }, otherwise: [],
      about: "Custom families by name: a file, or a list of faces.")
    let system = fonts.required(
      "system", .filledText, from: \.system.name,
      about: "The font used as the system font: a file or family."
    )
    let monospaced = fonts.optional(
      "monospaced", .filledText, from: \.system.monospaced,
      about: "The font used as the monospaced system font. By default none.")
    let fallback = fonts.optional(
      "fallback", .list(of: fallback), from: \.system.cascade.rules, otherwise: [],
      about: "The fallback fonts for characters that a font lacks, in order. By default none.")
    return system.map {
      ProjectFonts(
        folder: folder, families: families.map { DeclaredFamily($0.name, faces: $0.value) },
        system: SystemFont($0, monospaced: monospaced, cascade: FontCascade(fallback)))
    }
  }

  private static let fallback = JSONForm<FontCascade.Rule>.object(
    "an object with fallback fonts"
  ) { rule in
    let scripts = rule.optional(
      "scripts", .list(of: .filledText), from: { $0.scripts?.sorted() },
      about: "The scripts by ISO 15924 code, such as “Arab”. By default all characters that no "
        + "other font has.")
    let language = rule.optional(
      "language", .filledText, from: \.language,
      about: "The language, such as “ur” or “zh-Hant”. By default any.")
    let fonts = rule.required(
      "fonts", list(of: .filledText), from: \.fonts,
      about: "Files or families, in order of preference.")
    return fonts.map {
      FontCascade.Rule(scripts: scripts.map(Set.init), language: language, fonts: $0)
    }
  }

  /// The form of a family: a file, or a list of faces.
  private static let family = JSONForm<[DeclaredFamily.Face]>.either(
    JSONForm<String>.filledText.map {
      [DeclaredFamily.Face($0)]
    } back: { faces in
      faces.first.flatMap { faces == [DeclaredFamily.Face($0.file)] ? $0.file : nil }
    }, if: { $0.string != nil },
    or: JSONForm<[DeclaredFamily.Face]>.list(of: face).checked(
      "a list of at least one face", describing: { $0.atLeast(1) }
    ) {
      !$0.isEmpty
    })

  private static let face = JSONForm<DeclaredFamily.Face>.object("an object with a face") { face in
    let file = face.required(
      "file", .filledText, from: \.file,
      about: "The file in the folder of fonts, with `#index` for a face of a collection.")
    let weight = face.optional(
      "weight", StyleForms.weight, from: \.weight,
      about: "The weight of the face; 400 is regular. By default that of the file.")
    let axes = face.optional(
      "axes", StyleForms.axes, from: \.axes, otherwise: [],
      about: "The values of its axes, by tag. By default those that the style asks for.")
    return file.map { DeclaredFamily.Face($0, weight: weight, axes: axes) }
  }

  // MARK: Tokens

  private static let tokens = JSONForm<TokenImport>.object("an object with a file of tokens") {
    tokens in
    let file = tokens.required(
      "file", .filledText, from: \.file,
      about:
        "The file of tokens, relative to this file: JSON, JSON5 or YAML. It can be a folder, or have a `*`, "
        + "which matches any part of a name. References lead to the tokens of all files, and later files "
        + "replace tokens of earlier ones.")
    let themes = tokens.optional(
      "themes", .list(of: .filledText), from: \.themes, otherwise: [],
      about:
        "The themes of Tokens Studio to read, such as “Light” or “Mode/Light”. By default all sets."
    )
    let sizes = tokens.optional(
      "sizes", .truth, from: \.sizes, otherwise: false,
      about:
        "Whether each font size becomes a style in the system font, for files without text styles. "
        + "By default false.")
    let relativeTo = tokens.optional(
      "relativeTo", .named(CommonForms.textStyle),
      from: { file in
        file.relativeTo.sorted { $0.key < $1.key }.map { JSONNamed($0.key, value: $0.value) }
      }, otherwise: [],
      about: "The text style that a token or group follows, by its path, such as “heading.large”. "
        + "By default the style nearest in size.")
    return file.map {
      TokenImport(
        $0, themes: themes, sizes: sizes,
        relativeTo: Dictionary(
          relativeTo.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }))
    }
  }

  // MARK: Matrix

  private static let matrix = JSONForm<ProjectMatrix>.object("an object with a matrix") { matrix in
    let plain = ProjectMatrix()
    return ProjectMatrix(
      categories: matrix.optional(
        "categories", list(of: CommonForms.category), from: \.categories,
        otherwise: plain.categories,
        about: "The content size categories, such as “L” or “AX5”. By default all."
      ).sorted(),
      widths: matrix.optional(
        "widths", list(of: width), from: \.widths, otherwise: plain.widths,
        about: "The widths of the text in points, or “unbounded”. By default 343."),
      scales: matrix.optional(
        "scales", list(of: scale), from: \.scales, otherwise: plain.scales,
        about: "The display scales in pixels per point. By default 2."),
      appearances: matrix.optional(
        "appearances", list(of: JSONForm<Appearance>.rawValue), from: \.appearances,
        otherwise: plain.appearances,
        about: "The appearances. By default “light”."),
      legibilityWeights: matrix.optional(
        "boldText",
        list(
          of: JSONForm<Bool>.truth.map {
            $0 ? .bold : .regular
          } back: {
            $0 == .bold
          }),
        from: \.legibilityWeights, otherwise: plain.legibilityWeights,
        about: "Whether Bold Text is on. By default false."),
      pseudoLocales: matrix.optional(
        "pseudoLocales", .list(of: JSONForm<PseudoLocale>.rawValue), from: \.pseudoLocales,
        otherwise: [],
        about: "Pseudo-languages in addition to the samples' own. By default none."),
      coverage: matrix.optional(
        "coverage", JSONForm<ProjectMatrix.Coverage>.rawValue, from: \.coverage,
        otherwise: plain.coverage,
        about: "Which combinations are drawn: all, or a few that contain each pair of values. By "
          + "default “full”."))
  }

  /// Returns the form of a list of at least one value, each of them once.
  private static func list<Element: Hashable & SendableMetatype>(of form: JSONForm<Element>)
    -> JSONForm<[Element]>
  {
    JSONForm<[Element]>.list(of: form).checked(
      "a list of at least one value", describing: { $0.atLeast(1) }
    ) { !$0.isEmpty }
    .map { values in
      var seen = Set<Element>()
      return values.filter { seen.insert($0).inserted }
    } back: {
      $0
    }
  }

  private static let width = JSONForm<Points?>.either(
    JSONForm<Points?>(
      "“unbounded”", schema: .words(["unbounded"]), print: { $0 == nil ? "unbounded" : nil }
    ) {
      $0.string == "unbounded" ? .some(nil) : nil
    },
    if: { $0.string != nil },
    or: CommonForms.size.map {
      $0
    } back: {
      $0
    })

  private static let scale = JSONForm<Double>.number(in: 0.5...10).map {
    DisplayScale(pixelsPerPoint: $0)
  } back: {
    $0.pixelsPerPoint
  }

  // MARK: What else holds

  private static let platform = JSONForm<Platform>.choice(Platform.allCases.map { ($0.name, $0) })

  static let colors = JSONForm<[JSONNamed<TextColors>]>.named(
    JSONForm<TextColors>.object(
      "the colours of an appearance, as in “light”: {“text”: “#000000”, “background”: “#FFFFFF”}"
    ) { colors in
      let text = colors.required(
        "text", CommonForms.color, from: \.text, about: "The colour of the text.")
      let background = colors.required(
        "background", CommonForms.color, from: \.background, about: "The background colour.")
      guard let text, let background else { return nil }
      return TextColors(text: text, background: background)
    }
  ).keyed(
    by: JSONForm<Appearance>.rawValue,
    inOrder: { names in Appearance.allCases.filter(names.contains) }
  ).defined(as: "colors")

  private static let tolerance = JSONForm<Tolerance>.object("an object with a tolerance") { value in
    let metric = value.required(
      "metric", .choice([("text", 0), ("pixelmatch", 1)]), from: { $0.rule == .text ? 0 : 1 },
      about: "What is tolerated: “text” for anti-aliasing differences between FreeType versions, "
        + "“pixelmatch” for those that pixelmatch ignores.")
    let threshold = value.optional(
      "threshold", .number(in: 0...Tolerance.greatestThreshold),
      from: { if case .pixelmatch(let threshold, _) = $0.rule { threshold } else { 0.1 } },
      otherwise: 0.1,
      about:
        "The threshold of pixelmatch, from 0 to \(Tolerance.greatestThreshold). By default 0.1. "
        + "At 1, even black and white would be equal.")
    let pixels = value.optional(
      "pixels", .integer(in: 0...1_000_000),
      from: { if case .pixelmatch(_, let pixels) = $0.rule { pixels } else { 0 } }, otherwise: 0,
      about: "How many pixels may differ by pixelmatch. By default 0.")
    let reason = value.required(
      "because", CommonForms.reason, from: \.reason,
      about: "The reason, for readers of a golden.")
    guard let metric, let reason else { return nil }
    return Tolerance(
      metric == 0 ? .text : .pixelmatch(threshold: threshold, pixels: pixels), because: reason)
  }

  private static let exemption = JSONForm<AuditExemption>.object(
    "an object with a rule that is switched off"
  ) { value in
    let rule = value.required(
      "rule", JSONForm<AuditRule>.rawValue, from: \.rule,
      about: "The name of the rule, as in "
        + "findings.")
    let styles = value.optional(
      "styles", JSONForm<[String]>.list(of: .filledText).described { $0.atLeast(1) },
      from: \.styles,
      about: "The styles it is switched off for. By default all.")
    let reason = value.required(
      "because", CommonForms.reason, from: \.reason, about: "The reason.")
    guard let rule, let reason else { return nil }
    do {
      return try AuditExemption(rule, styles: styles, reason: reason)
    } catch {
      value.report("\(error)")
      return nil
    }
  }
}

extension ProjectStyle {
  /// Returns the style under a name.
  fileprivate func named(_ name: String) -> ProjectStyle {
    var named = self
    named.style.name = name
    return named
  }
}
