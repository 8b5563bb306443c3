public import DynamicType
public import Imaging
public import Snapshots
import TextEngine

/// The pictures to compare of a text: one, or one for each cell of a matrix.
///
/// The arguments of `image` describe the surroundings: the style, the settings of the device, the
/// width and the screen. Modifiers with SwiftUI's names set the text itself:
///
/// ```swift
/// .image(style: .headline, category: .ax3)
/// .image(style: .headline, category: .ax3).bold().lineLimit(2).truncationMode(.middle)
/// ```
///
/// A modifier applies to the whole text, and the attributes of a run override it. If two modifiers
/// set the same value, the last one wins. You can share a value and refine it:
///
/// ```swift
/// extension Snapshotting {
///   static let card = image(styles: [.body], legibilityWeights: [.regular, .bold], width: 311)
///     .lineLimit(3)
/// }
/// assertSnapshot(of: summary, as: .card.lineLimit(nil))
/// ```
public struct Snapshotting: Hashable, Sendable {
  /// A font, with the name that distinguishes it from other fonts in coordinates.
  struct Setting: Hashable, Sendable {
    let font: FontChoice
    let variant: String?
  }

  let styles: [TextStyle]
  let categories: [ContentSizeCategory]
  let legibilityWeights: [LegibilityWeight]
  let settings: [Setting]
  let width: Points?
  let scale: DisplayScale
  let color: RGBAColor
  let background: RGBAColor

  /// The attributes of the whole text, which a run can override.
  var attributes = TextAttributes()
  /// The style of all paragraphs.
  var paragraph = ParagraphStyle()
  /// The direction of paragraphs; `nil` for the sample's.
  var direction: WritingDirection?
  /// How the text changes from Large to each category.
  var update = AttributedText.Update.adjusted
  /// The tolerance for pixels; `nil` if none may differ.
  var tolerance: Tolerance?

  /// One picture.
  ///
  /// - Parameters:
  ///   - style: The text style. File names contain it even if the font is a custom one.
  ///   - category: The content size category.
  ///   - legibilityWeight: The setting of Bold Text. It makes the system font heavier and leaves
  ///     custom fonts unchanged. File names contain `bold-text`.
  ///   - font: The font; by default the preferred font of the style.
  ///   - width: The width available to the text; `nil` for no limit. The default is that of a 375
  ///     pt screen between margins of 16 pt.
  ///   - scale: The number of pixels per point.
  ///   - color: The colour of the text.
  ///   - background: The colour behind the text.
  public static func image(
    style: TextStyle, category: ContentSizeCategory = .large,
    legibilityWeight: LegibilityWeight = .regular, font: FontChoice = .preferred,
    width: Points? = 343, scale: DisplayScale = .x2, color: RGBAColor = .black,
    background: RGBAColor = .white
  ) -> Snapshotting {
    Snapshotting(
      styles: [style], categories: [category], legibilityWeights: [legibilityWeight],
      settings: [Setting(font: font, variant: nil)], width: width, scale: scale, color: color,
      background: background)
  }

  /// One picture for each combination of style, category, Bold Text setting and font.
  ///
  /// - Parameters:
  ///   - styles: The text styles.
  ///   - categories: The content size categories; by default all 12.
  ///   - legibilityWeights: The settings of Bold Text; by default only off. With it on, file names
  ///     contain `bold-text`.
  ///   - fonts: The fonts. File names contain the family. Without fonts, the text has the style's
  ///     preferred font.
  ///   - width: The width available to the text; `nil` for no limit. The default is that of a 375
  ///     pt screen between margins of 16 pt.
  ///   - scale: The number of pixels per point.
  ///   - color: The colour of the text.
  ///   - background: The colour behind the text.
  public static func image(
    styles: [TextStyle], categories: [ContentSizeCategory] = ContentSizeCategory.allCases,
    legibilityWeights: [LegibilityWeight] = [.regular], fonts: [FontChoice]? = nil,
    width: Points? = 343, scale: DisplayScale = .x2, color: RGBAColor = .black,
    background: RGBAColor = .white
  ) -> Snapshotting {
    Snapshotting(
      styles: styles, categories: categories, legibilityWeights: legibilityWeights,
      settings: fonts?.map { Setting(font: $0, variant: $0.label) }
        ?? [Setting(font: .preferred, variant: nil)],
      width: width, scale: scale, color: color, background: background)
  }

  /// Returns these pictures with a change.
  func changing(_ change: (inout Snapshotting) -> Void) -> Snapshotting {
    var changed = self
    change(&changed)
    return changed
  }
}

extension FontChoice {
  /// The font's name in coordinates: its family without the size, so that a wrong size shows as a
  /// change.
  fileprivate var label: String {
    switch self {
    case .preferred: "preferred"
    case .custom(let name, _, _, _), .fixed(let name, _): RampName.clean(name)
    case .steps(let steps): RampName.clean(steps[.large].name ?? "system")
    }
  }
}

extension Snapshotting {
  /// Allows pixels to differ by a rule, while the layout equals the recorded one. Without this
  /// modifier, no pixel may differ.
  ///
  /// ```swift
  /// .image(style: .body).tolerating(.text, because: "CI draws with another FreeType.")
  /// ```
  ///
  /// - Parameters:
  ///   - rule: The rule that decides which differences pass.
  ///   - reason: The reason, which the golden's layout text contains. A blank reason fails the
  ///     test.
  public func tolerating(_ rule: Tolerance.Rule, because reason: String) -> Snapshotting {
    changing { $0.tolerance = Tolerance(rule, because: reason) }
  }
}

extension Snapshotting {
  /// Returns the suite that consists of these pictures of a sample.
  ///
  /// - Throws: `SnapshotAssertionError` if nothing would be drawn, two fonts have the same name in
  ///   coordinates, or the attributes have a font, which would have no effect.
  func part(ofSuite suite: String, showing sample: Sample) throws -> SuiteSpec {
    guard
      !styles.isEmpty, !categories.isEmpty, !legibilityWeights.isEmpty, !settings.isEmpty
    else { throw SnapshotAssertionError.emptyMatrix }
    for (index, setting) in settings.enumerated() {
      if let label = setting.variant, settings[..<index].contains(where: { $0.variant == label }) {
        throw SnapshotAssertionError.sameFontTwice(label: label)
      }
    }
    // The font of the whole text is that of `image`, so another one would count for nothing.
    guard attributes.font == nil, attributes.textStyle == nil else {
      throw SnapshotAssertionError.fontInAttributes
    }
    var sample = sample
    if let direction { sample.direction = direction }
    // What is given twice is still one picture.
    return try SuiteSpec(
      name: suite,
      ramps: Set(styles).flatMap { style in
        Set(legibilityWeights).flatMap { legibilityWeight in
          settings.map { setting in
            RampSpec(
              suite: suite, style: style, sample: sample, font: setting.font,
              categories: Array(Set(categories)), width: width, scale: scale,
              variants: setting.variant.map { [$0] } ?? [], color: color, background: background,
              attributes: attributes, paragraph: paragraph, legibilityWeight: legibilityWeight,
              update: update, tolerance: tolerance)
          }
        }
      })
  }
}

/// The short names of categories, as in `.ax3`.
extension ContentSizeCategory {
  /// Extra small, the smallest size.
  public static let xs = ContentSizeCategory.extraSmall
  /// Small.
  public static let s = ContentSizeCategory.small
  /// Medium. Despite its name, it is smaller than the default.
  public static let m = ContentSizeCategory.medium
  /// Large, the default of a new device.
  public static let l = ContentSizeCategory.large
  /// Extra large.
  public static let xl = ContentSizeCategory.extraLarge
  /// Extra extra large.
  public static let xxl = ContentSizeCategory.extraExtraLarge
  /// Extra extra extra large, the largest size without the accessibility setting.
  public static let xxxl = ContentSizeCategory.extraExtraExtraLarge
  /// The first of the five accessibility sizes.
  public static let ax1 = ContentSizeCategory.accessibilityMedium
  /// The second of the five accessibility sizes.
  public static let ax2 = ContentSizeCategory.accessibilityLarge
  /// The third of the five accessibility sizes.
  public static let ax3 = ContentSizeCategory.accessibilityExtraLarge
  /// The fourth of the five accessibility sizes.
  public static let ax4 = ContentSizeCategory.accessibilityExtraExtraLarge
  /// The fifth accessibility size, the largest size of all.
  public static let ax5 = ContentSizeCategory.accessibilityExtraExtraExtraLarge
}
