import DynamicType
import Foundation

extension UIFontDescriptor {
  /// The name of a descriptor's attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// UIKit's text for it.
    public let rawValue: String

    /// Creates an attribute of that text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The face of the family, a `String`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The PostScript or full name, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The text style, a `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// Traits, a dictionary by ``UIFontDescriptor/TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// The name of a trait in ``AttributeName/traits``.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's text for it.
    public let rawValue: String

    /// Creates a trait of that text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The symbolic traits, by their bits.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, a `UIFont.Weight` or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }

  /// The attributes by name.
  public var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.size: pointSize]
    switch descriptor.origin {
    case .preferred(let style): attributes[.textStyle] = UIFont.TextStyle(style)
    case .system: break
    case .custom(let family, let face):
      attributes[.family] = family
      attributes[.face] = face
    }
    attributes[.traits] = [
      TraitKey.symbolic: symbolicTraits.rawValue,
      TraitKey.weight: UIFont.Weight(descriptor.weight).rawValue,
    ]
    return attributes
  }

  /// Returns an attribute; `nil` if it is not set.
  public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  /// Returns the descriptor with additional attributes. A text style keeps its face.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var changed = self
    if let style = attributes[.textStyle] as? UIFont.TextStyle {
      changed = .preferredFontDescriptor(withTextStyle: style)
    }
    if let name = attributes[.name] as? String {
      let named = UIFontDescriptor(name: name, size: changed.pointSize)
      if case .preferred = changed.descriptor.origin {} else { changed = named }
    }
    if let family = attributes[.family] as? String { changed = changed.withFamily(family) }
    if let face = attributes[.face] as? String { changed = changed.withFace(face) }
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      if let bits = TextNumber(traits[.symbolic])?.whole {
        let symbolic = SymbolicTraits(rawValue: UInt32(clamping: bits))
        changed = changed.withSymbolicTraits(symbolic) ?? changed
      }
      if let weight = traits[.weight] as? UIFont.Weight {
        changed = changed.withWeight(weight.weight)
      } else if let number = TextNumber(traits[.weight]) {
        changed = changed.withWeight(UIFont.Weight(CGFloat(number.value)).weight)
      }
    }
    if let size = TextNumber(attributes[.size]), CGFloat(size.value) != changed.pointSize {
      changed = changed.withSize(CGFloat(size.value))
    }
    return changed
  }
}

extension UIFontDescriptor {
  /// Properties of a face, by UIKit's bits.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt32

    /// Traits from their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Slanted letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Heavier strokes.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide letters.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow letters.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Lines closer together.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines further apart.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

    private static let pairs: [(UInt32, FontDescriptor.SymbolicTraits)] = [
      (1 << 0, .italic), (1 << 1, .bold), (1 << 5, .expanded), (1 << 6, .condensed),
      (1 << 10, .monoSpace), (1 << 15, .tightLeading), (1 << 16, .looseLeading),
    ]

    init(_ descriptor: FontDescriptor) {
      rawValue = Self.pairs.reduce(0) { bits, pair in
        descriptor.symbolicTraits.contains(pair.1) ? bits | pair.0 : bits
      }
    }

    var traits: FontDescriptor.SymbolicTraits {
      Self.pairs.reduce(into: []) { traits, pair in
        if rawValue & pair.0 != 0 { traits.insert(pair.1) }
      }
    }
  }

  /// A design of the system's face.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// UIKit's text for it.
    public let rawValue: String

    /// Creates a design of that text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The usual face.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With letters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
