public import DynamicType
public import Imaging
public import Snapshots

/// What pictures are taken of a text: one, or one for each cell of a matrix.
public struct Snapshotting: Hashable, Sendable {
  /// A font, and what sets its coordinates apart from those of other fonts.
  struct Setting: Hashable, Sendable {
    let font: FontChoice
    let variant: String?
  }

  let styles: [TextStyle]
  let categories: [ContentSizeCategory]
  let settings: [Setting]
  let width: Points?
  let scale: DisplayScale
  let color: RGBAColor
  let background: RGBAColor

  /// One picture.
  ///
  /// - Parameters:
  ///   - style: The text style. It is also part of the coordinates where the font is a custom one.
  ///   - category: The content size.
  ///   - font: What the text is set in; by default the style's preferred font.
  ///   - width: The width the text is set in, by default that of an iPhone of 375 pt between
  ///     margins of 16 pt; `nil` for no bound.
  ///   - scale: Pixels per point.
  ///   - color: The colour of the text.
  ///   - background: What is behind it.
  public static func image(
    style: TextStyle, category: ContentSizeCategory = .large, font: FontChoice = .preferred,
    width: Points? = 343, scale: DisplayScale = .x2, color: RGBAColor = .black,
    background: RGBAColor = .white
  ) -> Snapshotting {
    Snapshotting(
      styles: [style], categories: [category], settings: [Setting(font: font, variant: nil)],
      width: width, scale: scale, color: color, background: background)
  }

  /// A picture for each style, category and font.
  ///
  /// - Parameters:
  ///   - styles: The text styles.
  ///   - categories: The content sizes; by default all twelve.
  ///   - fonts: What the text is set in, one after the other. Each font's family is then part of the
  ///     coordinates. Without it, the text is set in the style's preferred font.
  ///   - width: The width the text is set in, by default that of an iPhone of 375 pt between
  ///     margins of 16 pt; `nil` for no bound.
  ///   - scale: Pixels per point.
  ///   - color: The colour of the text.
  ///   - background: What is behind it.
  public static func image(
    styles: [TextStyle], categories: [ContentSizeCategory] = ContentSizeCategory.allCases,
    fonts: [FontChoice]? = nil, width: Points? = 343, scale: DisplayScale = .x2,
    color: RGBAColor = .black, background: RGBAColor = .white
  ) -> Snapshotting {
    Snapshotting(
      styles: styles, categories: categories,
      settings: fonts?.map { Setting(font: $0, variant: $0.label) }
        ?? [Setting(font: .preferred, variant: nil)],
      width: width, scale: scale, color: color, background: background)
  }

  /// The part of a suite that these pictures of a sample are.
  func part(ofSuite suite: String, showing sample: Sample) throws -> SuiteSpec {
    guard !styles.isEmpty, !categories.isEmpty, !settings.isEmpty else {
      throw SnapshotAssertionError.emptyMatrix
    }
    for (index, setting) in settings.enumerated() {
      if let label = setting.variant, settings[..<index].contains(where: { $0.variant == label }) {
        throw SnapshotAssertionError.sameFontTwice(label: label)
      }
    }
    // A style or category that is given twice is still one picture.
    return try SuiteSpec(
      name: suite,
      ramps: Set(styles).flatMap { style in
        settings.map { setting in
          RampSpec(
            suite: suite, style: style, sample: sample, font: setting.font,
            categories: Array(Set(categories)), width: width, scale: scale,
            variants: setting.variant.map { [$0] } ?? [], color: color, background: background)
        }
      })
  }
}

extension FontChoice {
  /// What the font is called in coordinates: its family, without its size, so that a size that is
  /// wrong shows as a change.
  var label: String {
    switch self {
    case .preferred: "preferred"
    case .custom(let name, _, _, _), .fixed(let name, _): RampName.clean(name)
    }
  }
}
