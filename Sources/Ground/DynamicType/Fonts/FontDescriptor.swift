/// What a font is, before anything is drawn with it; after `UIFontDescriptor`.
public struct FontDescriptor: Hashable, Sendable {
  /// Where the face comes from.
  public enum Origin: Hashable, Sendable {
    /// The system's face in a text style, at the size of a category.
    case preferred(TextStyle)
    /// The system's face at a size of the app's own.
    case system
    /// A face the app brings, by its family and, if one is named, its face: `Bold`, `Medium`.
    case custom(family: String, face: String? = nil)
  }

  /// Where the face comes from.
  public let origin: Origin
  /// The size of the font.
  public let pointSize: Points
  /// The traits in force.
  public let symbolicTraits: SymbolicTraits

  package let plainWeight: FontWeight
  package let emphasizedWeight: FontWeight
  package let styleLeading: Points?

  /// The weight, with the bold trait counted in: in a text style the style's emphasized weight,
  /// else at least bold.
  public var weight: FontWeight {
    symbolicTraits.contains(.bold) ? emphasizedWeight : plainWeight
  }

  /// The distance from one baseline to the next, which only text styles prescribe; with tight or
  /// loose leading 2 pt less or more (Apple developer documentation of
  /// `UIFontDescriptor.SymbolicTraits`). `nil` leaves it to the face.
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
  /// The descriptor of a text style at the category of the traits, over
  /// ``TraitCollection/current``.
  public static func preferredFontDescriptor(
    withTextStyle style: TextStyle, compatibleWith traits: TraitCollection? = nil
  ) -> FontDescriptor {
    let size = SystemTypeTable.size(for: style, at: TraitCollection.inForce(traits).category)
    return FontDescriptor(
      .preferred(style), pointSize: size.pointSize, traits: [], weight: size.weight,
      emphasizedWeight: size.emphasizedWeight, leading: size.leading)
  }

  /// The system's face at a size of the app's own.
  public static func system(size: Points, weight: FontWeight = .regular) -> FontDescriptor {
    FontDescriptor(
      .system, pointSize: size, traits: [], weight: weight, emphasizedWeight: max(weight, .bold),
      leading: nil)
  }

  /// A face the app brings.
  public static func custom(family: String, size: Points, weight: FontWeight = .regular)
    -> FontDescriptor
  {
    FontDescriptor(
      .custom(family: family), pointSize: size, traits: [], weight: weight,
      emphasizedWeight: max(weight, .bold), leading: nil)
  }
}

extension FontDescriptor {
  /// What can be seen of a font in one line of text; leading lies between lines.
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
  /// Properties of a face to ask for by name, after `UIFontDescriptor.SymbolicTraits`.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits; their places are our own.
    public let rawValue: Int

    /// Traits from their bits.
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
    /// Letters of one width.
    public static let monoSpace = SymbolicTraits(rawValue: 1 << 4)
    /// Lines closer together.
    public static let tightLeading = SymbolicTraits(rawValue: 1 << 5)
    /// Lines further apart.
    public static let looseLeading = SymbolicTraits(rawValue: 1 << 6)
  }
}
