import Symbols

/// Variants of symbols, such as filled ones in a circle, like SwiftUI's `SymbolVariants`.
public struct SymbolVariants: Hashable, Sendable {
  private enum Shape: String {
    case circle, square, rectangle
  }

  private var shape: Shape?
  private var isFilled = false
  private var isSlashed = false

  /// The symbol as it is named.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants().circle
  /// In a square.
  public static let square = SymbolVariants().square
  /// In a rectangle.
  public static let rectangle = SymbolVariants().rectangle
  /// Filled.
  public static let fill = SymbolVariants().fill
  /// With a slash.
  public static let slash = SymbolVariants().slash

  /// The same in a circle.
  public var circle: SymbolVariants { shaped(.circle) }
  /// The same in a square.
  public var square: SymbolVariants { shaped(.square) }
  /// The same in a rectangle.
  public var rectangle: SymbolVariants { shaped(.rectangle) }
  /// The same filled.
  public var fill: SymbolVariants {
    var variants = self
    variants.isFilled = true
    return variants
  }
  /// The same with a slash.
  public var slash: SymbolVariants {
    var variants = self
    variants.isSlashed = true
    return variants
  }

  /// Whether the variants of another are among these.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled)
      && (!other.isSlashed || isSlashed)
  }

  private func shaped(_ shape: Shape) -> SymbolVariants {
    var variants = self
    variants.shape = shape
    return variants
  }

  /// These variants, and those around them.
  func merging(over outer: SymbolVariants) -> SymbolVariants {
    var variants = self
    variants.shape = shape ?? outer.shape
    variants.isFilled = isFilled || outer.isFilled
    variants.isSlashed = isSlashed || outer.isSlashed
    return variants
  }

  /// The symbol of a name in these variants, as far as there are drawings of them.
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

/// A way to colour symbols, like SwiftUI's `SymbolRenderingMode`. Typeproof draws all symbols in one colour.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// One colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The colours of the symbol itself.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// One colour in several strengths.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Colours of the view.
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
