import DynamicType
public import Foundation
import Symbols

extension UIImage {
  /// The size, weight and scale of a symbol. What one does not say comes from the text around the symbol, or from
  /// body text at Large.
  public final class SymbolConfiguration: Sendable {
    private let font: UIFont?
    private let textStyle: UIFont.TextStyle?
    private let weight: SymbolWeight?
    private let ownScale: SymbolScale?

    var scale: SymbolScale { ownScale ?? .default }
    /// Whether it says how large a symbol is.
    var hasSize: Bool { font != nil || textStyle != nil }

    /// A configuration that says nothing.
    static let unspecified = SymbolConfiguration(font: nil, textStyle: nil, weight: nil, scale: nil)

    private init(
      font: UIFont?, textStyle: UIFont.TextStyle?, weight: SymbolWeight?, scale: SymbolScale?
    ) {
      self.font = font
      self.textStyle = textStyle
      self.weight = weight
      ownScale = scale == .default ? nil : scale
    }

    /// Creates a configuration with the size of a text style. It follows the text size.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale = .default) {
      self.init(font: nil, textStyle: textStyle, weight: nil, scale: scale)
    }

    /// Creates a configuration with a fixed size.
    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight = .unspecified,
      scale: UIImage.SymbolScale = .default
    ) {
      self.init(
        font: .systemFont(ofSize: pointSize), textStyle: nil,
        weight: weight == .unspecified ? .regular : weight, scale: scale)
    }

    /// Creates a configuration with the size and weight of a font. It follows the text size if the font does.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale = .default) {
      self.init(font: font, textStyle: nil, weight: nil, scale: scale)
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: UIImage.SymbolWeight) {
      self.init(
        font: nil, textStyle: nil, weight: weight == .unspecified ? nil : weight, scale: nil)
    }

    /// Creates a configuration with a scale.
    public convenience init(scale: UIImage.SymbolScale) {
      self.init(font: nil, textStyle: nil, weight: nil, scale: scale)
    }

    /// Creates a configuration with a colour and weaker ones of it. Symbols are drawn in one colour, so it has no
    /// effect.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(font: nil, textStyle: nil, weight: nil, scale: nil)
    }

    /// Creates a configuration with several colours. Symbols are drawn in one colour, so it has no effect.
    public convenience init(paletteColors: [UIColor]) {
      self.init(font: nil, textStyle: nil, weight: nil, scale: nil)
    }

    /// Returns a configuration for the colours of the symbol itself. Symbols are drawn in one colour, so it has no
    /// effect.
    public static func preferringMulticolor() -> SymbolConfiguration { .unspecified }

    /// Returns a configuration for one colour, as all symbols are drawn.
    public static func preferringMonochrome() -> SymbolConfiguration { .unspecified }

    /// This configuration with what another one says instead.
    public func applying(_ other: SymbolConfiguration?) -> SymbolConfiguration {
      guard let other else { return self }
      return SymbolConfiguration(
        font: other.hasSize ? other.font : font,
        textStyle: other.hasSize ? other.textStyle : textStyle,
        weight: other.weight ?? (other.font == nil ? weight : nil),
        scale: other.ownScale ?? ownScale)
    }

    /// The size of the text it stands beside.
    func pointSize(in traits: UITraitCollection) -> CGFloat { font(in: traits)?.pointSize ?? 17 }

    /// The weight of a symbol's lines.
    ///
    /// - Parameter around: That of the text around it.
    func fontWeight(in traits: UITraitCollection, around: FontWeight = .regular) -> FontWeight {
      if let weight { return weight.fontWeight }
      return font.map { $0.adjusted(for: traits).strokeWeight(in: traits) } ?? around
    }

    private func font(in traits: UITraitCollection) -> UIFont? {
      textStyle.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits) }
        ?? font?.adjusted(for: traits)
    }
  }

  /// The size of a symbol in relation to text.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// The default size.
    case `default`
    /// Small.
    case small
    /// The default size.
    case medium
    /// Large.
    case large

    /// No scale of its own.
    public static let unspecified = SymbolScale.default

    /// The same of a symbol.
    var ofSymbol: Symbol.Scale {
      switch self {
      case .small: .small
      case .default, .medium: .medium
      case .large: .large
      }
    }
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// No weight of its own.
    case unspecified
    /// As ultra-light text.
    case ultraLight
    /// As thin text.
    case thin
    /// As light text.
    case light
    /// As regular text.
    case regular
    /// As medium text.
    case medium
    /// As semibold text.
    case semibold
    /// As bold text.
    case bold
    /// As heavy text.
    case heavy
    /// As black text.
    case black

    /// The weight of text with lines as heavy.
    var fontWeight: FontWeight {
      self == .unspecified ? .regular : FontWeight(rawValue: rawValue * 100)
    }
  }
}

extension UIFont {
  /// The weight that it is drawn in.
  func strokeWeight(in traits: UITraitCollection) -> FontWeight {
    var scaling = traits.values.forScaling
    // Bold Text is in the fonts, since each was made under a setting of its own.
    scaling.legibilityWeight = .regular
    return drawn.weight(compatibleWith: scaling)
  }
}
