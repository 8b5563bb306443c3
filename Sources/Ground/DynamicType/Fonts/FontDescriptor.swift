/// A description of a font, like `UIFontDescriptor`.
public struct FontDescriptor: Hashable, Sendable {
  /// The source of the face.
  public enum Origin: Hashable, Sendable {
    /// The system font in a text style, at the size of a category.
    case preferred(TextStyle)
    /// The system font at a size that the app sets.
    case system
    /// A font of the app, by its family and optionally its face, such as `Bold` or `Medium`.
    case custom(family: String, face: String? = nil)
  }

  /// The source of the face.
  public let origin: Origin
  /// The point size.
  public let pointSize: Points
  /// The traits of the font.
  public let symbolicTraits: SymbolicTraits

  package let plainWeight: FontWeight
  package let emphasizedWeight: FontWeight
  package let styleLeading: Points?

  /// The weight, including the bold trait. That is the style's emphasized weight in a text style,
  /// and at least bold elsewhere.
  public var weight: FontWeight {
    symbolicTraits.contains(.bold) ? emphasizedWeight : plainWeight
  }

  /// The distance between baselines that a text style sets; `nil` for the face's own. Tight and
  /// loose leading are 2 pt less or more (Apple developer documentation of
  /// `UIFontDescriptor.SymbolicTraits`).
  public var leading: Points? {
    guard var leading = styleLeading else { return nil }
    let step = Platform.iOS.leadingTraitStep
    if symbolicTraits.contains(.tightLeading) { leading = leading - step }
    if symbolicTraits.contains(.looseLeading) { leading += step }
    return leading
  }

  package init(
    _ origin: Origin, pointSize: Points, traits: SymbolicTraits, weight: FontWeight,
    emphasizedWeight: FontWeight, leading: Points?
  ) {
    self.origin = origin
    self.pointSize = pointSize
    symbolicTraits = traits
    plainWeight = weight
    self.emphasizedWeight = emphasizedWeight
    styleLeading = leading
  }
}

extension FontDescriptor {
  /// Returns the descriptor of a text style.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - traits: The traits that give the category, merged over ``TraitCollection/current``.
  public static func preferredFontDescriptor(
    withTextStyle style: TextStyle, compatibleWith traits: TraitCollection? = nil
  ) -> FontDescriptor {
    let size = SystemTypeTable.size(for: style, at: TraitCollection.inForce(traits).category)
    return FontDescriptor(
      .preferred(style), pointSize: size.pointSize, traits: [], weight: size.weight,
      emphasizedWeight: size.emphasizedWeight, leading: size.leading)
  }

  /// Returns the system font at a size that the app sets.
  public static func system(size: Points, weight: FontWeight = .regular) -> FontDescriptor {
    FontDescriptor(
      .system, pointSize: size, traits: [], weight: weight, emphasizedWeight: max(weight, .bold),
      leading: nil)
  }

  /// Returns a font of the app.
  public static func custom(family: String, size: Points, weight: FontWeight = .regular)
    -> FontDescriptor
  {
    FontDescriptor(
      .custom(family: family), pointSize: size, traits: [], weight: weight,
      emphasizedWeight: max(weight, .bold), leading: nil)
  }
}

extension FontDescriptor {
  /// The visible properties of a font in one line of text. Leading is missing, because it is
  /// between lines.
  struct Appearance: Hashable {
    let origin: Origin
    let pointSize: Points
    let symbolicTraits: SymbolicTraits
    let weight: FontWeight
  }

  var appearance: Appearance {
    Appearance(
      origin: origin, pointSize: pointSize, symbolicTraits: symbolicTraits, weight: weight)
  }
}

extension FontDescriptor {
  /// Traits of a face, like `UIFontDescriptor.SymbolicTraits`.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits. Their positions differ from UIKit's.
    public let rawValue: Int

    /// Creates traits from their bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Heavier strokes.
    public static let bold = SymbolicTraits(rawValue: 1 << 0)
    /// Slanted letters.
    public static let italic = SymbolicTraits(rawValue: 1 << 1)
    /// Narrow letters.
    public static let condensed = SymbolicTraits(rawValue: 1 << 2)
    /// Wide letters.
    public static let expanded = SymbolicTraits(rawValue: 1 << 3)
    /// Letters of equal width.
    public static let monoSpace = SymbolicTraits(rawValue: 1 << 4)
    /// Lines closer together.
    public static let tightLeading = SymbolicTraits(rawValue: 1 << 5)
    /// Lines further apart.
    public static let looseLeading = SymbolicTraits(rawValue: 1 << 6)
  }
}
