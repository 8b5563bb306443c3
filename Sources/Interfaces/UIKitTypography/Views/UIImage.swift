package import DynamicType
public import Foundation
import ImageDiff
public import Imaging
import Rendering
package import Symbols

/// An immutable bitmap image, or a symbol of any size.
public final class UIImage: Sendable {
  enum Kind: Sendable {
    case symbol(String, SymbolConfiguration)
    case bitmap(Bitmap, scale: Double)
  }

  let kind: Kind

  /// What the picture shows.
  package enum Content {
    /// A symbol by its name, with the size that its configuration says; `nil` if it says none.
    case symbol(String, SymbolSize?)
    /// Pixels, with the number of them per point.
    case bitmap(Bitmap, scale: Double)
  }

  /// The size of a symbol that does not follow the text around it.
  package struct SymbolSize: Hashable, Sendable {
    /// The size of the text that it would stand beside.
    package let pointSize: Points
    /// The weight of its lines.
    package let weight: FontWeight
    /// Its size in relation to that text.
    package let scale: Symbol.Scale
  }

  /// The colour that it keeps wherever it is shown; `nil` for the colour around it.
  package var ownColor: UIColor? { renderingMode == .alwaysOriginal ? tint : nil }

  /// What the picture shows.
  package var content: Content {
    switch kind {
    case .symbol(let name, let configuration): .symbol(name, configuration.size(in: .current))
    case .bitmap(let bitmap, let scale): .bitmap(bitmap, scale: scale)
    }
  }
  /// The colour of a symbol; `nil` for the tint around it.
  let tint: UIColor?
  /// Whether it is drawn in one colour. Symbols always are.
  public let renderingMode: RenderingMode

  init(_ kind: Kind, tint: UIColor? = nil, renderingMode: RenderingMode = .automatic) {
    self.kind = kind
    self.tint = tint
    self.renderingMode = renderingMode
  }

  /// Creates a symbol by its name. By default it has the size of body text at Large.
  ///
  /// The shapes are free ones and only resemble those of the platform. A name without a shape is drawn
  /// as a crossed box, and the test warns; UIKit returns `nil` for a name that it does not know.
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration? = nil
  ) {
    guard !name.isEmpty else { return nil }
    self.init(.symbol(name, configuration ?? .unspecified))
  }

  /// Creates an image from the content of a PNG file. Returns `nil` for other content.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let bitmap = try? PNG.decode([UInt8](data)), scale > 0 else { return nil }
    self.init(.bitmap(bitmap, scale: Double(scale)))
  }

  /// Creates an image from a bitmap.
  public convenience init(bitmap: Bitmap, scale: CGFloat = 1) {
    self.init(.bitmap(bitmap, scale: Double(max(scale, 0.1))))
  }

  /// The name of a symbol; `nil` for a picture.
  var symbolName: String? {
    if case .symbol(let name, _) = kind { return name }
    return nil
  }

  /// Whether it is a symbol.
  public var isSymbolImage: Bool { symbolName != nil }

  /// The size in points, at the current text size.
  public var size: CGSize { size(in: .current) }

  func size(in traits: UITraitCollection) -> CGSize {
    switch kind {
    case .symbol(let name, let configuration):
      let pointSize = configuration.pointSize(in: traits)
      guard pointSize > 0 else { return .zero }
      let image = Symbol(orUnknown: name).image(
        pointSize: Points(Double(pointSize)), scale: configuration.scale.ofSymbol)
      return CGSize(width: image.width.value, height: image.height.value)
        .roundedUp(to: max(1, traits.displayScale))
    case .bitmap(let bitmap, let scale):
      return CGSize(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
    }
  }

  /// Returns the symbol in a configuration. A bitmap image is unchanged.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    guard case .symbol(let name, let old) = kind else { return self }
    return UIImage(.symbol(name, old.applying(configuration)), tint: tint)
  }

  /// The same in a configuration.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol(let name, let old) = kind else { return nil }
    return UIImage(.symbol(name, old.applying(configuration)), tint: tint)
  }

  /// The same symbol or picture in a colour.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage
  {
    UIImage(kind, tint: color, renderingMode: renderingMode)
  }

  /// Returns the image with a rendering mode. A template is drawn in the tint colour around it. A symbol is,
  /// too, unless it was given a colour.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(kind, tint: tint, renderingMode: renderingMode)
  }

  /// The colour of its symbol: that around it for a template, and its own before that otherwise.
  func color(besides tint: UIColor) -> UIColor {
    renderingMode == .alwaysTemplate ? tint : self.tint ?? tint
  }

  /// The rendering mode of an image.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// The system's choice.
    case automatic
    /// It keeps its colours.
    case alwaysOriginal
    /// It takes the tint colour.
    case alwaysTemplate
  }

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

    /// The size that it says; `nil` if it says none.
    func size(in traits: UITraitCollection) -> SymbolSize? {
      guard hasSize else { return nil }
      return SymbolSize(
        pointSize: Points(Double(pointSize(in: traits))), weight: fontWeight(in: traits),
        scale: scale.ofSymbol)
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
