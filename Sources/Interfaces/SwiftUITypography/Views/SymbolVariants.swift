import Symbols

/// A combination of symbol variants, such as filled in a circle, like SwiftUI's `SymbolVariants`.
public struct SymbolVariants: Hashable, Sendable {
  private enum Shape: String {
    case circle, square, rectangle
  }

  private var shape: Shape?
  private var isFilled = false
  private var isSlashed = false

  /// No variants: the symbol as it is named.
  public static let none = SymbolVariants()
  /// The symbol in a circle.
  public static let circle = SymbolVariants().circle
  /// The symbol in a square.
  public static let square = SymbolVariants().square
  /// The symbol in a rectangle.
  public static let rectangle = SymbolVariants().rectangle
  /// The filled symbol.
  public static let fill = SymbolVariants().fill
  /// The symbol with a slash.
  public static let slash = SymbolVariants().slash

  /// The same variants, in a circle instead of any other shape.
  public var circle: SymbolVariants { shaped(.circle) }
  /// The same variants, in a square instead of any other shape.
  public var square: SymbolVariants { shaped(.square) }
  /// The same variants, in a rectangle instead of any other shape.
  public var rectangle: SymbolVariants { shaped(.rectangle) }
  /// The same variants, filled.
  public var fill: SymbolVariants {
    var variants = self
    variants.isFilled = true
    return variants
  }
  /// The same variants, with a slash.
  public var slash: SymbolVariants {
    var variants = self
    variants.isSlashed = true
    return variants
  }

  /// Returns whether these variants include all those of another value.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled)
      && (!other.isSlashed || isSlashed)
  }

  private func shaped(_ shape: Shape) -> SymbolVariants {
    var variants = self
    variants.shape = shape
    return variants
  }

  /// Returns these variants combined with those of the surrounding view.
  /// Their own shape takes precedence.
  func merging(over outer: SymbolVariants) -> SymbolVariants {
    var variants = self
    variants.shape = shape ?? outer.shape
    variants.isFilled = isFilled || outer.isFilled
    variants.isSlashed = isSlashed || outer.isSlashed
    return variants
  }

  /// Returns the symbol with a name in these variants, or without them if there is no drawing of
  /// it.
  func symbol(_ name: String) -> Symbol {
    let words = name.split(separator: ".").map(String.init)
    let isFilled = isFilled || words.last == "fill"
    var base = words.last == "fill" ? Array(words.dropLast()) : words
    if isSlashed, !base.contains("slash") { base.append("slash") }
    if let shape, !base.contains(shape.rawValue) { base.append(shape.rawValue) }
    let wanted = (isFilled ? base + ["fill"] : base).joined(separator: ".")
    return Symbol(named: wanted) ?? Symbol(orUnknown: name)
  }
}

/// The way in which symbols are coloured, like SwiftUI's `SymbolRenderingMode`. It has no effect:
/// Typeproof draws symbols in one colour.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// One colour for the whole symbol.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The symbol's own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// One colour in several opacities.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Several colours chosen by the view.
  public static let palette = SymbolRenderingMode(name: "palette")
}

nonisolated extension View {
  /// Shows symbols in a variant, such as filled, in addition to the variants around the view.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    changingEnvironment { $0.symbolVariants = variant.merging(over: $0.symbolVariants) }
  }

  /// Sets how symbols are coloured. Typeproof draws them in one colour, so it has no effect.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}

extension Image {
  /// Sets how the symbol is coloured. Typeproof draws it in one colour, so it has no effect.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}
