/// A font as SwiftUI names it: a wish that becomes a size only where it is used.
public struct Font: Hashable, Sendable {
  private enum Size: Hashable, Sendable {
    case textStyle(TextStyle)
    case system(Points)
    case custom(String, Points, relativeTo: TextStyle)
    case fixed(String, Points)
  }

  private let size: Size
  private var weight: FontWeight?
  private var traits: FontDescriptor.SymbolicTraits = []

  private init(_ size: Size, weight: FontWeight? = nil) {
    self.size = size
    self.weight = weight
  }

  /// The system's font of a text style; it scales as that style.
  public static func system(_ style: TextStyle, weight: FontWeight? = nil) -> Font {
    Font(.textStyle(style), weight: weight)
  }

  /// The system's font at a size; it does not scale.
  public static func system(size: Points, weight: FontWeight? = nil) -> Font {
    Font(.system(size), weight: weight)
  }

  /// A font of the app's own; it scales with the text style, and with body if none is named.
  public static func custom(_ name: String, size: Points, relativeTo style: TextStyle = .body)
    -> Font
  {
    Font(.custom(name, size, relativeTo: style))
  }

  /// A font of the app's own at a size that stays.
  public static func custom(_ name: String, fixedSize: Points) -> Font {
    Font(.fixed(name, fixedSize))
  }

  /// The same font in another weight.
  public func weight(_ weight: FontWeight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The same font with the bold trait.
  public func bold() -> Font { adding(.bold) }

  func adding(_ traits: FontDescriptor.SymbolicTraits) -> Font {
    var font = self
    font.traits.formUnion(traits)
    return font
  }

  /// The font in its surroundings.
  ///
  /// - Parameter traits: What decides about the category, over ``TraitCollection/current``.
  public func resolved(in traits: TraitCollection? = nil) -> ScalableFont {
    switch size {
    case .textStyle(let style):
      return ScalableFont(
        descriptor: styled(
          .preferredFontDescriptor(withTextStyle: style, compatibleWith: traits)))
    case .system(let size): return ScalableFont(descriptor: styled(.system(size: size)))
    case .fixed(let name, let size):
      return ScalableFont(descriptor: styled(.custom(family: name, size: size)))
    case .custom(let name, let size, let style):
      return ScalableFont.Scaling(
        basePointSize: size, textStyle: style, maximumPointSize: nil
      ).applied(
        to: styled(.custom(family: name, size: size)),
        at: TraitCollection.inForce(traits).category)
    }
  }

  private func styled(_ descriptor: FontDescriptor) -> FontDescriptor {
    let weighted = weight.map { descriptor.withWeight($0) } ?? descriptor
    return traits.isEmpty ? weighted : weighted.adding(traits)
  }
}

extension Font {
  /// The same font with slanted letters.
  public func italic() -> Font { adding(.italic) }

  /// The same font with letters of one width.
  public func monospaced() -> Font { adding(.monoSpace) }

  /// The same font with its style's lines closer together or further apart; on a font without a style's
  /// leading it does nothing.
  public func leading(_ leading: Leading) -> Font {
    switch leading {
    case .standard: self
    case .tight: adding(.tightLeading)
    case .loose: adding(.looseLeading)
    }
  }

  /// How far apart a style's lines stand.
  public enum Leading: Hashable, Sendable, CaseIterable {
    /// As its table says.
    case standard
    /// Closer together.
    case tight
    /// Further apart.
    case loose
  }
}
