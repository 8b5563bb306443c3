import DynamicType
import Foundation

extension UIFontDescriptor {
  /// The name of an attribute of a descriptor.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name as UIKit writes it.
    public let rawValue: String

    /// Creates a name as UIKit writes it.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name of the family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the face within its family, a `String`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The PostScript name or the full name, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The point size, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The text style, a `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// The traits, a dictionary whose keys are ``UIFontDescriptor/TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// The key of a trait in the dictionary ``AttributeName/traits``.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The key as UIKit writes it.
    public let rawValue: String

    /// Creates a key as UIKit writes it.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The symbolic traits, a number with the bits of ``UIFontDescriptor/SymbolicTraits``.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, a `UIFont.Weight` or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }

  /// The attributes of the descriptor, by their names.
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

  /// Returns the descriptor with additional attributes. A text style keeps its family and face.
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
  /// Traits of a font, with the bits that UIKit uses.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits, which are those of UIKit.
    public let rawValue: UInt32

    /// Creates traits from their bits.
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
    /// Letters of equal width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Lines that are closer together than usual.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines that are further apart than usual.
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

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name as UIKit writes it.
    public let rawValue: String

    /// Creates a design with a name as UIKit writes it.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The standard design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The design with serifs. It has no effect here.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The design with rounded ends. It has no effect here.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The design with letters of equal width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
