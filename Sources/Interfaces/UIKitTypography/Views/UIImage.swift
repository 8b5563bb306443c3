import DynamicType
public import Foundation
import ImageDiff
public import Imaging
import Rendering
import Symbols

/// An immutable bitmap image, or a symbol of any size.
public final class UIImage: Sendable {
  enum Kind: Sendable {
    case symbol(String, SymbolConfiguration)
    case bitmap(Bitmap, scale: Double)
  }

  let kind: Kind

  /// What the picture shows.
  package enum Content {
    /// A symbol by its name.
    case symbol(String)
    /// Pixels, with the number of them per point.
    case bitmap(Bitmap, scale: Double)
  }

  /// What the picture shows.
  package var content: Content {
    switch kind {
    case .symbol(let name, _): .symbol(name)
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
  /// The shapes are Typeproof's own and only resemble those of the platform. An unknown name is
  /// drawn as a box.
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration? = nil
  ) {
    guard !name.isEmpty else { return nil }
    self.init(.symbol(name, configuration ?? SymbolConfiguration(pointSize: 17)))
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
      var size = CGSize(width: pointSize * 1.2, height: pointSize * 1.2)
      if let symbol = Symbol(named: name), pointSize > 0 {
        let image = symbol.image(
          pointSize: Points(Double(pointSize)), scale: configuration.scale.ofSymbol)
        size = CGSize(width: image.width.value, height: image.height.value)
      }
      return size.roundedUp(to: max(1, traits.displayScale))
    case .bitmap(let bitmap, let scale):
      return CGSize(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
    }
  }

  /// Returns the symbol in a configuration. A bitmap image is unchanged.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    guard case .symbol(let name, let old) = kind else { return self }
    return UIImage(.symbol(name, configuration.applying(old)), tint: tint)
  }

  /// The same in a configuration.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol(let name, let old) = kind else { return nil }
    return UIImage(.symbol(name, configuration.applying(old)), tint: tint)
  }

  /// The same symbol or picture in a colour.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage
  {
    UIImage(kind, tint: color, renderingMode: renderingMode)
  }

  /// Returns the image with a rendering mode. A template is drawn in the tint colour around it; a symbol always is.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(kind, tint: tint, renderingMode: renderingMode)
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

  /// The size and weight of a symbol.
  public final class SymbolConfiguration: Sendable {
    let font: UIFont?
    let textStyle: UIFont.TextStyle?
    let scale: UIImage.SymbolScale

    private init(font: UIFont?, textStyle: UIFont.TextStyle?, scale: UIImage.SymbolScale) {
      self.font = font
      self.textStyle = textStyle
      self.scale = scale
    }

    /// Creates a configuration with the size of a text style. It follows the text size.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale = .default) {
      self.init(font: nil, textStyle: textStyle, scale: scale)
    }

    /// Creates a configuration with a fixed size. The weight has no effect.
    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight = .regular,
      scale: UIImage.SymbolScale = .default
    ) {
      self.init(font: .systemFont(ofSize: pointSize), textStyle: nil, scale: scale)
    }

    /// Creates a configuration with the size of a font. It follows the text size if the font does.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale = .default) {
      self.init(font: font, textStyle: nil, scale: scale)
    }

    /// This configuration, over another one.
    public func applying(_ other: SymbolConfiguration?) -> SymbolConfiguration { self }

    /// The size of the text it stands beside.
    func pointSize(in traits: UITraitCollection) -> CGFloat {
      let font =
        textStyle.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits) }
        ?? self.font?.adjusted(for: traits)
      return font?.pointSize ?? 17
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

    /// The same of our own symbols.
    var ofSymbol: Symbol.Scale {
      switch self {
      case .small: .small
      case .default, .medium: .medium
      case .large: .large
      }
    }
  }

  /// The weight of a symbol, which has no effect.
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// As ultra-light text.
    case ultraLight = 1
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
  }
}
