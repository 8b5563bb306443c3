/// A font as SwiftUI describes it. It becomes a size only where it is used.
public struct Font: Hashable, Sendable {
  private enum Size: Hashable, Sendable {
    case textStyle(TextStyle)
    case system(Points)
    case custom(String, Points, relativeTo: TextStyle)
    case fixed(String, Points)
    case made(ScalableFont)
  }

  private let size: Size
  private var weight: FontWeight?
  private var traits: FontDescriptor.SymbolicTraits = []
  /// The tags of the OpenType features that the font turns on, in ascending order.
  package private(set) var features: [String] = []

  private init(_ size: Size, weight: FontWeight? = nil) {
    self.size = size
    self.weight = weight
  }

  /// The system font of a text style. It scales as the style does.
  public static func system(_ style: TextStyle, weight: FontWeight? = nil) -> Font {
    Font(.textStyle(style), weight: weight)
  }

  /// The system font at a fixed size.
  public static func system(size: Points, weight: FontWeight? = nil) -> Font {
    Font(.system(size), weight: weight)
  }

  /// A custom font that scales along a text style, by default along body.
  public static func custom(_ name: String, size: Points, relativeTo style: TextStyle = .body)
    -> Font
  {
    Font(.custom(name, size, relativeTo: style))
  }

  /// A custom font at a fixed size.
  public static func custom(_ name: String, fixedSize: Points) -> Font {
    Font(.fixed(name, fixedSize))
  }

  /// Creates a font from one that was made elsewhere, at its size.
  package init(_ font: ScalableFont) { self.init(.made(font)) }

  /// Returns the font in another weight.
  public func weight(_ weight: FontWeight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// Returns the font with the bold trait.
  public func bold() -> Font { adding(.bold) }

  func adding(_ traits: FontDescriptor.SymbolicTraits) -> Font {
    var font = self
    font.traits.formUnion(traits)
    return font
  }

  /// Returns the font with its size in a trait collection.
  ///
  /// - Parameter traits: The traits that give the category, merged over
  ///   ``TraitCollection/current``.
  public func resolved(in traits: TraitCollection? = nil) -> ScalableFont {
    switch size {
    case .textStyle(let style):
      return ScalableFont(
        descriptor: styled(
          .preferredFontDescriptor(withTextStyle: style, compatibleWith: traits)))
    case .made(let font):
      return weight == nil && self.traits.isEmpty
        ? font : ScalableFont(descriptor: styled(font.fontDescriptor))
    case .system(let size): return ScalableFont(descriptor: styled(.system(size: size)))
    case .fixed(let name, let size):
      return ScalableFont(descriptor: styled(Self.face(name, size: size)))
    case .custom(let name, let size, let style):
      return ScalableFont.Scaling(
        basePointSize: size, textStyle: style, maximumPointSize: nil
      ).applied(
        to: styled(Self.face(name, size: size)),
        at: TraitCollection.inForce(traits).category)
    }
  }

  /// Returns the descriptor of a family. An empty name means the system font.
  private static func face(_ name: String, size: Points) -> FontDescriptor {
    name.isEmpty ? .system(size: size) : .custom(family: name, size: size)
  }

  private func styled(_ descriptor: FontDescriptor) -> FontDescriptor {
    let weighted = weight.map { descriptor.withWeight($0) } ?? descriptor
    return traits.isEmpty ? weighted : weighted.adding(traits)
  }
}

extension Font {
  /// Returns the font with slanted letters.
  public func italic() -> Font { adding(.italic) }

  /// Returns the font with letters of equal width.
  public func monospaced() -> Font { adding(.monoSpace) }

  /// Returns the font with digits of equal width.
  public func monospacedDigit() -> Font { adding(feature: "tnum") }

  /// Returns the font with small capitals in place of all letters, if it has them.
  public func smallCaps() -> Font { adding(feature: "c2sc").adding(feature: "smcp") }

  /// Returns the font with small capitals in place of lower-case letters, if it has them.
  public func lowercaseSmallCaps() -> Font { adding(feature: "smcp") }

  /// Returns the font with small capitals in place of capitals, if it has them.
  public func uppercaseSmallCaps() -> Font { adding(feature: "c2sc") }

  private func adding(feature: String) -> Font {
    var font = self
    font.features = Set(features + [feature]).sorted()
    return font
  }

  /// Returns the font with a tighter or looser leading. It has no effect on a font without a
  /// style's leading.
  public func leading(_ leading: Leading) -> Font {
    switch leading {
    case .standard: self
    case .tight: adding(.tightLeading)
    case .loose: adding(.looseLeading)
    }
  }

  /// The leading relative to that of the text style.
  public enum Leading: Hashable, Sendable, CaseIterable {
    /// The style's leading.
    case standard
    /// A tighter leading.
    case tight
    /// A looser leading.
    case loose
  }
}
