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

  /// The content of an image: a symbol or a bitmap.
  package enum Content {
    /// A symbol by its name, with the size that its configuration sets; `nil` if it sets none.
    case symbol(String, SymbolSize?)
    /// A bitmap, with its number of pixels per point.
    case bitmap(Bitmap, scale: Double)
  }

  /// The size of a symbol that does not follow the text around it.
  package struct SymbolSize: Hashable, Sendable {
    /// The size of the text that the symbol matches.
    package let pointSize: Points
    /// The weight of its lines.
    package let weight: FontWeight
    /// The scale in relation to that text.
    package let scale: Symbol.Scale
  }

  /// The colour that the image keeps in any tint colour; `nil` for the colour around it.
  package var ownColor: UIColor? { renderingMode == .alwaysOriginal ? tint : nil }

  /// The content of the image, at the current text size.
  package var content: Content {
    switch kind {
    case .symbol(let name, let configuration): .symbol(name, configuration.size(in: .current))
    case .bitmap(let bitmap, let scale): .bitmap(bitmap, scale: scale)
    }
  }
  /// The colour that was set for the image; `nil` for the tint colour around it.
  let tint: UIColor?
  /// The use of the tint colour. Symbols are always drawn in one colour.
  public let renderingMode: RenderingMode

  init(_ kind: Kind, tint: UIColor? = nil, renderingMode: RenderingMode = .automatic) {
    self.kind = kind
    self.tint = tint
    self.renderingMode = renderingMode
  }

  /// Creates a symbol by its name. By default it has the size of body text at Large.
  ///
  /// The shapes are free ones and only resemble those of the platform. A name without a shape is
  /// drawn as a crossed box, and the test warns. UIKit returns `nil` for a name that it does not
  /// know.
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

  /// Creates an image from a bitmap with a number of pixels per point.
  public convenience init(bitmap: Bitmap, scale: CGFloat = 1) {
    self.init(.bitmap(bitmap, scale: Double(max(scale, 0.1))))
  }

  /// The name of the symbol; `nil` for a bitmap.
  var symbolName: String? {
    if case .symbol(let name, _) = kind { return name }
    return nil
  }

  /// Whether the image is a symbol.
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
    return UIImage(
      .symbol(name, old.applying(configuration)), tint: tint, renderingMode: renderingMode)
  }

  /// Returns the symbol in a configuration. Returns `nil` for a bitmap image.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  /// Returns the image in a colour, with the same rendering mode.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// Returns the image in a colour. As a template, it is drawn in the tint colour around it.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(kind, tint: color, renderingMode: renderingMode)
  }

  /// Returns the image with a rendering mode. A template is drawn in the tint colour around it. So
  /// is a symbol without a colour of its own.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(kind, tint: tint, renderingMode: renderingMode)
  }

  /// Returns the colour to draw a symbol in, given the tint colour around it.
  func color(besides tint: UIColor) -> UIColor {
    renderingMode == .alwaysTemplate ? tint : self.tint ?? tint
  }

  /// The rendering mode of an image.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// Bitmaps keep their colours, and symbols take the tint colour, unless a colour was set.
    case automatic
    /// The same as ``automatic`` here: only a colour that was set replaces that of a bitmap.
    case alwaysOriginal
    /// The image is drawn in the tint colour around it.
    case alwaysTemplate
  }

  /// The size, weight and scale of a symbol. Values that are not set come from the text around the
  /// symbol, or from body text at Large.
  public final class SymbolConfiguration: Sendable {
    private let font: UIFont?
    private let textStyle: UIFont.TextStyle?
    private let weight: SymbolWeight?
    private let ownScale: SymbolScale?

    var scale: SymbolScale { ownScale ?? .default }
    /// Whether the configuration sets a size.
    var hasSize: Bool { font != nil || textStyle != nil }

    /// A configuration without any values.
    static let unspecified = SymbolConfiguration(font: nil, textStyle: nil, weight: nil, scale: nil)

    private init(
      font: UIFont?, textStyle: UIFont.TextStyle?, weight: SymbolWeight?, scale: SymbolScale?
    ) {
      self.font = font
      self.textStyle = textStyle
      self.weight = weight
      ownScale = scale == .default || scale == .unspecified ? nil : scale
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

    /// Creates a configuration with the size and weight of a font. It follows the text size if the
    /// font does.
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

    /// Creates a configuration with shades of a colour. It has no effect, because symbols are drawn
    /// in one colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(font: nil, textStyle: nil, weight: nil, scale: nil)
    }

    /// Creates a configuration with several colours. It has no effect, because symbols are drawn in
    /// one colour.
    public convenience init(paletteColors: [UIColor]) {
      self.init(font: nil, textStyle: nil, weight: nil, scale: nil)
    }

    /// Returns a configuration for a symbol's own colours. It has no effect, because symbols are
    /// drawn in one colour.
    public static func preferringMulticolor() -> SymbolConfiguration { .unspecified }

    /// Returns a configuration for a single colour. All symbols are drawn in one.
    public static func preferringMonochrome() -> SymbolConfiguration { .unspecified }

    /// Returns this configuration, with the values that another one sets instead of its own.
    public func applying(_ other: SymbolConfiguration?) -> SymbolConfiguration {
      guard let other else { return self }
      return SymbolConfiguration(
        font: other.hasSize ? other.font : font,
        textStyle: other.hasSize ? other.textStyle : textStyle,
        weight: other.weight ?? (other.font == nil ? weight : nil),
        scale: other.ownScale ?? ownScale)
    }

    /// Returns the size that the configuration sets; `nil` if it sets none.
    func size(in traits: UITraitCollection) -> SymbolSize? {
      guard hasSize else { return nil }
      return SymbolSize(
        pointSize: Points(Double(pointSize(in: traits))), weight: fontWeight(in: traits),
        scale: scale.ofSymbol)
    }

    /// Returns the size of the text that the symbol matches; by default 17 pt.
    func pointSize(in traits: UITraitCollection) -> CGFloat { font(in: traits)?.pointSize ?? 17 }

    /// Returns the weight of a symbol's lines.
    ///
    /// - Parameter around: The weight of the text around the symbol.
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
    /// The default size, the same as `medium`.
    case `default` = -1
    /// No scale of its own.
    case unspecified
    /// 0.8 times the default size.
    case small
    /// The default size.
    case medium
    /// 1.28 times the default size.
    case large

    /// The scale as a symbol takes it.
    var ofSymbol: Symbol.Scale {
      switch self {
      case .small: .small
      case .default, .unspecified, .medium: .medium
      case .large: .large
      }
    }
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// No weight of its own: that of the text around the symbol, or regular at a fixed size.
    case unspecified
    /// The weight of ultra-light text.
    case ultraLight
    /// The weight of thin text.
    case thin
    /// The weight of light text.
    case light
    /// The weight of regular text.
    case regular
    /// The weight of medium text.
    case medium
    /// The weight of semibold text.
    case semibold
    /// The weight of bold text.
    case bold
    /// The weight of heavy text.
    case heavy
    /// The weight of black text.
    case black

    /// The font weight with lines of the same thickness.
    var fontWeight: FontWeight {
      self == .unspecified ? .regular : FontWeight(rawValue: rawValue * 100)
    }
  }
}

extension UIFont {
  /// Returns the weight that the font is drawn in.
  func strokeWeight(in traits: UITraitCollection) -> FontWeight {
    var scaling = traits.values.forScaling
    // Bold Text is in the fonts, since each was made under a setting of its own.
    scaling.legibilityWeight = .regular
    return drawn.weight(compatibleWith: scaling)
  }
}
