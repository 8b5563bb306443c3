public import DynamicType
import Imaging
public import Snapshots
import TextEngine

extension ProjectSpec {
  /// Everything that is drawn, as a suite.
  ///
  /// - Throws: ``DynamicType/ScaleCurveError`` where a curve has no size for a category,
  ///   `SuiteSpecError` where two cells would have one name.
  public func suiteSpec() throws -> SuiteSpec {
    try SuiteSpec(name: suite, ramps: styles.flatMap { try ramps(of: $0) })
  }

  /// What is drawn of one style.
  ///
  /// - Throws: As ``suiteSpec()``.
  public func ramps(of style: ProjectStyle) throws(ScaleCurveError) -> [RampSpec] {
    var ramps: [RampSpec] = []
    for setting in settings(of: style) { ramps.append(try ramp(of: style, in: setting)) }
    return ramps
  }

  /// One value of each axis.
  private struct Setting {
    let text: LocalizedSample
    let width: Points?
    let scale: DisplayScale
    let appearance: Appearance
    let legibilityWeight: LegibilityWeight
  }

  private func settings(of style: ProjectStyle) -> [Setting] {
    let shown = samples.filter { style.samples?.contains($0.name) ?? true }
    let texts = shown.flatMap { $0.localized(pseudoLocales: matrix.pseudoLocales) }
    let counts = [
      texts.count, matrix.widths.count, matrix.scales.count, matrix.appearances.count,
      matrix.legibilityWeights.count,
    ]
    let combinations =
      switch matrix.coverage {
      case .full: Self.all(of: counts)
      case .pairwise: Pairwise(counts: counts).combinations
      }
    return combinations.map { indices in
      Setting(
        text: texts[indices[0]], width: matrix.widths[indices[1]],
        scale: matrix.scales[indices[2]], appearance: matrix.appearances[indices[3]],
        legibilityWeight: matrix.legibilityWeights[indices[4]])
    }
  }

  private static func all(of counts: [Int]) -> [[Int]] {
    counts.reduce([[]]) { combinations, count in
      combinations.flatMap { combination in (0..<count).map { combination + [$0] } }
    }
  }

  private func ramp(of style: ProjectStyle, in setting: Setting) throws(ScaleCurveError) -> RampSpec
  {
    let colors = colors(of: style, in: setting.appearance)
    return try style.style.ramp(suite: suite, sample: setting.text.sample) { ramp in
      ramp.categories = Set(matrix.categories).sorted()
      ramp.width = setting.width
      ramp.color = colors.text
      ramp.background = colors.background
      ramp.legibilityWeight = setting.legibilityWeight
      ramp.tolerance = tolerance
      ramp.name = RampName(
        suite: suite, style: ramp.name.style, sample: setting.text.sample.name,
        variants: variants(of: setting), scale: setting.scale)
    }
  }

  /// What sets a ramp apart from that of the plain values, which never depend on what else is drawn.
  private func variants(of setting: Setting) -> [String] {
    let plain = ProjectMatrix()
    var variants = setting.text.variants
    if !plain.widths.contains(setting.width) {
      variants.append(setting.width.map { "w\($0)" } ?? "unbounded")
    }
    if !plain.appearances.contains(setting.appearance) {
      variants.append(setting.appearance.rawValue)
    }
    if setting.legibilityWeight == .bold { variants.append(RampSpec.boldText) }
    return variants
  }

  /// The style's colours, else the project's, else those without Increase Contrast, else plain ones.
  private func colors(of style: ProjectStyle, in appearance: Appearance) -> TextColors {
    let plain = appearance.withoutContrast
    return style.colors[appearance] ?? style.colors[plain] ?? colors[appearance] ?? colors[plain]
      ?? appearance.plainColors
  }
}

/// A sample in one language, own or made-up.
private struct LocalizedSample {
  let sample: Sample
  let variants: [String]
}

extension ProjectSample {
  /// The sample in its own languages, then in made-up ones, which are made of the first.
  fileprivate func localized(pseudoLocales: [PseudoLocale]) -> [LocalizedSample] {
    let languages = texts.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let own = languages.compactMap { language in
      texts[language].map { text in
        LocalizedSample(
          sample: Sample(
            name, text: text, language: language == Self.noLanguage ? nil : language),
          variants: language == Self.noLanguage ? [] : [language])
      }
    }
    guard let first = own.first else { return [] }
    return own
      + pseudoLocales.map { pseudo in
        LocalizedSample(
          sample: Sample(
            name, text: pseudo.text(first.sample.text.string), language: first.sample.language,
            direction: pseudo.direction ?? .natural),
          variants: first.variants + [pseudo.rawValue])
      }
  }
}
