import DynamicType
import Imaging
import JSON
import Snapshots
import TextEngine

/// What is expected of each part of `typeproof.json`.
enum ProjectForms {
  static let project = JSONForm<ProjectSpec>.object("an object with a project") { project in
    _ = project.optional("$schema", .text)
    let suite = project.optional("suite", .filledText, otherwise: "app")
    let fonts = project.required("fonts", fonts)
    let tokens = project.optional("tokens", .list(of: tokens), otherwise: [])
    let styles =
      project.has("tokens")
      ? project.optional("styles", .named(StyleForms.style), otherwise: [])
      : project.required("styles", .named(StyleForms.style))
    let samples = project.required("samples", .named(SampleForms.content))
    let matrix = project.optional("matrix", matrix, otherwise: ProjectMatrix())
    let platform = project.optional("platform", platform, otherwise: .iOS)
    let colors = project.optional("colors", colors, otherwise: [:])
    let tolerance = project.optional("tolerance", tolerance)
    let exemptions = project.optional("exemptions", .list(of: exemption), otherwise: [])
    guard let fonts, let styles, let samples else { return nil }
    let names = samples.map(\.name)
    for style in styles {
      for sample in style.value.samples ?? [] where !names.contains(sample) {
        project.report(
          "The style “\(style.name)” names the sample “\(sample)”, and there is none of that name. "
            + "Write one of \(names.map { "“\($0)”" }.joined(separator: ", ")).", at: "styles")
      }
    }
    reportSharedFolders(of: styles.map(\.name), called: "styles", in: &project)
    reportSharedFolders(of: names, called: "samples", in: &project)
    return ProjectSpec(
      suite: suite, fonts: fonts, styles: styles.map { $0.value.named($0.name) },
      tokens: tokens, samples: samples.map { ProjectSample($0.name, $0.value) }, matrix: matrix,
      platform: platform, colors: colors, tolerance: tolerance,
      exemptions: exemptions.compactMap(\.self))
  }

  /// Two names that come to one in coordinates would write the same files.
  private static func reportSharedFolders(
    of names: [String], called member: String, in project: inout JSONObjectReader
  ) {
    var known: [String: String] = [:]
    for name in names {
      let cleaned = RampName.clean(name)
      if let other = known[cleaned] {
        project.report(
          "“\(other)” and “\(name)” would both be called “\(cleaned)” in file names. Rename one.",
          at: member)
      }
      known[cleaned] = name
    }
  }

  // MARK: Fonts

  private static let fonts = JSONForm<ProjectFonts>.object("an object with fonts") { fonts in
    let folder = fonts.optional("folder", .filledText, otherwise: "Fonts")
    let families = fonts.optional("families", .named(family), otherwise: [])
    let system = fonts.required("system", .filledText)
    let monospaced = fonts.optional("monospaced", .filledText)
    let fallback = fonts.optional("fallback", .list(of: fallback), otherwise: [])
    return system.map {
      ProjectFonts(
        folder: folder, families: families.map { DeclaredFamily($0.name, faces: $0.value) },
        system: SystemFont($0, monospaced: monospaced, cascade: FontCascade(fallback)))
    }
  }

  private static let fallback = JSONForm<FontCascade.Rule>.object(
    "an object with fonts to fall back on"
  ) { rule in
    let scripts = rule.optional("scripts", .list(of: .filledText))
    let language = rule.optional("language", .filledText)
    let fonts = rule.required("fonts", .list(of: .filledText))
    return fonts.map {
      FontCascade.Rule(scripts: scripts.map(Set.init), language: language, fonts: $0)
    }
  }

  /// A file, or the faces of a family.
  private static let family = JSONForm<[DeclaredFamily.Face]>.either(
    JSONForm<String>.filledText.map { [DeclaredFamily.Face($0)] }, if: { $0.string != nil },
    or: JSONForm<[DeclaredFamily.Face]>.list(of: face).checked("a list of at least one face") {
      !$0.isEmpty
    })

  private static let face = JSONForm<DeclaredFamily.Face>.object("an object with a face") { face in
    let file = face.required("file", .filledText)
    let weight = face.optional("weight", StyleForms.weight)
    let axes = face.optional("axes", StyleForms.axes, otherwise: [])
    return file.map { DeclaredFamily.Face($0, weight: weight, axes: axes) }
  }

  // MARK: Tokens

  private static let tokens = JSONForm<TokenImport>.object("an object with a file of tokens") {
    tokens in
    let file = tokens.required("file", .filledText)
    let relativeTo = tokens.optional("relativeTo", .named(CommonForms.textStyle), otherwise: [])
    return file.map {
      TokenImport(
        $0,
        relativeTo: Dictionary(
          relativeTo.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }))
    }
  }

  // MARK: Matrix

  private static let matrix = JSONForm<ProjectMatrix>.object("an object with a matrix") { matrix in
    let plain = ProjectMatrix()
    return ProjectMatrix(
      categories: matrix.optional(
        "categories", list(of: CommonForms.category), otherwise: plain.categories
      ).sorted(),
      widths: matrix.optional("widths", list(of: width), otherwise: plain.widths),
      scales: matrix.optional("scales", list(of: scale), otherwise: plain.scales),
      appearances: matrix.optional(
        "appearances", list(of: words(Appearance.self)), otherwise: plain.appearances),
      legibilityWeights: matrix.optional(
        "boldText", list(of: JSONForm<Bool>.truth.map { $0 ? .bold : .regular }),
        otherwise: plain.legibilityWeights),
      pseudoLocales: matrix.optional(
        "pseudoLocales", .list(of: words(PseudoLocale.self)), otherwise: []),
      coverage: matrix.optional(
        "coverage", words(ProjectMatrix.Coverage.self), otherwise: plain.coverage))
  }

  /// A list of at least one value; each counts once.
  private static func list<Element: Hashable & SendableMetatype>(of form: JSONForm<Element>)
    -> JSONForm<[Element]>
  {
    JSONForm<[Element]>.list(of: form).checked("a list of at least one value") { !$0.isEmpty }
      .map { values in
        var seen = Set<Element>()
        return values.filter { seen.insert($0).inserted }
      }
  }

  private static let width = JSONForm<Points?>.either(
    JSONForm<Points?>("“unbounded”") { $0.string == "unbounded" ? .some(nil) : nil },
    if: { $0.string != nil }, or: CommonForms.size.map { $0 })

  private static let scale = JSONForm<Double>.number(in: 0.5...10).map {
    DisplayScale(pixelsPerPoint: $0)
  }

  /// The raw values of a type.
  private static func words<Word: RawRepresentable<String> & CaseIterable & Sendable>(
    _ type: Word.Type
  ) -> JSONForm<Word> {
    .choice(Word.allCases.map { ($0.rawValue, $0) })
  }

  // MARK: What else holds

  private static let platform = JSONForm<Platform>.choice(Platform.allCases.map { ($0.name, $0) })

  static let colors = JSONForm<[JSONNamed<TextColors>]>.named(
    JSONForm<TextColors>.object("an object with colours") { colors in
      let text = colors.required("text", CommonForms.color)
      let background = colors.required("background", CommonForms.color)
      guard let text, let background else { return nil }
      return TextColors(text: text, background: background)
    }
  ).keyed(by: words(Appearance.self))

  private static let tolerance = JSONForm<Tolerance>.object("an object with a tolerance") { value in
    let metric = value.required("metric", .choice([("text", 0), ("pixelmatch", 1)]))
    let threshold = value.optional("threshold", .number(in: 0...1), otherwise: 0.1)
    let pixels = value.optional("pixels", .integer(in: 0...1_000_000), otherwise: 0)
    let reason = value.required("because", CommonForms.reason)
    guard let metric, let reason else { return nil }
    return Tolerance(
      metric == 0 ? .text : .pixelmatch(threshold: threshold, pixels: pixels), because: reason)
  }

  private static let exemption = JSONForm<AuditExemption?>.object(
    "an object with a rule that is switched off"
  ) { value in
    let rule = value.required("rule", words(AuditRule.self))
    let styles = value.optional("styles", .list(of: .filledText))
    let reason = value.required("because", CommonForms.reason)
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
  /// The style under a name.
  fileprivate func named(_ name: String) -> ProjectStyle {
    var named = self
    named.style.name = name
    return named
  }
}
