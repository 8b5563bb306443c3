public import DynamicType
import Imaging
public import Snapshots
import TextEngine

extension Project {
  /// Returns the suite that draws every style with every sample.
  ///
  /// - Throws: ``/DynamicType/ScaleCurveError`` if a curve has no size for a category, and
  ///   `SuiteSpecError` if two cells would have the same name.
  public func suiteSpec() throws -> SuiteSpec {
    try WorkWatch.over("The cells of \(spec.suite)") {
      try SuiteSpec(
        name: spec.suite, ramps: styles.flatMap { try ramps(of: $0) }, isListedAsWritten: true)
    }
  }

  /// Returns the ramps of one style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - scales: The display scales; `nil` for those of the matrix.
  /// - Throws: The errors of ``suiteSpec()``.
  public func ramps(
    of style: ProjectStyle, at scales: [DisplayScale]? = nil
  ) throws(ScaleCurveError) -> [RampSpec] {
    var ramps: [RampSpec] = []
    for setting in settings(of: style, at: scales ?? spec.matrix.scales) {
      ramps.append(try ramp(of: style, in: setting))
    }
    return ramps
  }

  /// A combination of one value of each axis.
  private struct Setting {
    let text: LoadedSample.Localized
    let width: Points?
    let scale: DisplayScale
    let appearance: Appearance
    let legibilityWeight: LegibilityWeight
  }

  private func settings(of style: ProjectStyle, at scales: [DisplayScale]) -> [Setting] {
    let matrix = spec.matrix
    let texts = texts(of: style)
    let counts = [
      texts.count, matrix.widths.count, scales.count, matrix.appearances.count,
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
        scale: scales[indices[2]], appearance: matrix.appearances[indices[3]],
        legibilityWeight: matrix.legibilityWeights[indices[4]])
    }
  }

  private func texts(of style: ProjectStyle) -> [LoadedSample.Localized] {
    let wanted = style.samples.map { Set($0) }
    return samples.filter { wanted?.contains($0.declaredName) ?? true }
      .flatMap { $0.localized(pseudoLocales: spec.matrix.pseudoLocales) }
  }

  /// The number of cells, and the number that full coverage would have.
  public var cellCount: (drawn: Int, full: Int) {
    let matrix = spec.matrix
    let categories = Set(matrix.categories).count
    return (
      styles.reduce(0) { $0 + self.settings(of: $1, at: matrix.scales).count } * categories,
      combinationCount
    )
  }

  /// The number of cells of all combinations, by multiplication alone; `Int.max` on overflow.
  private var combinationCount: Int {
    sumOfStyles { counts in counts.reduce(1, Self.product) }
  }

  /// The greatest possible number of cells, by multiplication alone, as above. With pairs, there
  /// are never more combinations than pairs.
  var greatestCellCount: Int {
    guard spec.matrix.coverage == .pairwise else { return combinationCount }
    return sumOfStyles { counts in
      var pairs = 0
      for (index, count) in counts.enumerated() {
        for other in counts[(index + 1)...] { pairs = Self.sum(pairs, Self.product(count, other)) }
      }
      return min(pairs, counts.reduce(1, Self.product))
    }
  }

  /// Returns the sum of all styles' cells, each for the combinations of its numbers of values.
  private func sumOfStyles(_ combinations: ([Int]) -> Int) -> Int {
    let matrix = spec.matrix
    let settings = [
      matrix.widths.count, matrix.scales.count, matrix.appearances.count,
      matrix.legibilityWeights.count,
    ]
    let texts = samples.map {
      ($0.declaredName, $0.count(pseudoLocales: matrix.pseudoLocales.count))
    }
    let all = texts.reduce(0) { $0 + $1.1 }
    let byName = Dictionary(texts) { $0 + $1 }
    let count = styles.reduce(0) { sum, style in
      let own = style.samples.map { Set($0).reduce(0) { $0 + (byName[$1] ?? 0) } } ?? all
      return Self.sum(sum, combinations([own] + settings))
    }
    return Self.product(count, Set(matrix.categories).count)
  }

  private static func sum(_ one: Int, _ other: Int) -> Int {
    let (sum, isOver) = one.addingReportingOverflow(other)
    return isOver ? .max : sum
  }

  private static func product(_ one: Int, _ other: Int) -> Int {
    let (product, isOver) = one.multipliedReportingOverflow(by: other)
    return isOver ? .max : product
  }

  private static func all(of counts: [Int]) -> [[Int]] {
    counts.reduce([[]]) { combinations, count in
      combinations.flatMap { combination in (0..<count).map { combination + [$0] } }
    }
  }

  private func ramp(of style: ProjectStyle, in setting: Setting) throws(ScaleCurveError) -> RampSpec
  {
    let matrix = spec.matrix
    let colors = colors(of: style, in: setting.appearance)
    return try style.style.ramp(suite: spec.suite, sample: setting.text.sample) { ramp in
      ramp.categories = Set(matrix.categories).sorted()
      ramp.width = setting.width
      ramp.color = colors.text
      ramp.background = colors.background
      ramp.legibilityWeight = setting.legibilityWeight
      ramp.tolerance = spec.tolerance
      ramp.name = RampName(
        suite: spec.suite, style: ramp.name.style, sample: setting.text.sample.name,
        variants: variants(of: setting), scale: setting.scale)
    }
  }

  /// Returns the names of the values that differ from the plain ones, which do not depend on what
  /// else is drawn.
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

  /// Returns the style's colours, or else the project's, or else those without Increase Contrast,
  /// or else plain ones.
  private func colors(of style: ProjectStyle, in appearance: Appearance) -> TextColors {
    let plain = appearance.withoutContrast
    return style.colors[appearance] ?? style.colors[plain] ?? spec.colors[appearance]
      ?? spec.colors[plain] ?? appearance.plainColors
  }
}
