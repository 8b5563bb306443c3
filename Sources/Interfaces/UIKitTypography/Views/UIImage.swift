import DynamicType
public import Foundation
import ImageDiff
public import Imaging
import Rendering
import Symbols

/// A picture, or a symbol that comes in any size; it does not change once made.
public final class UIImage: Sendable {
  enum Kind: Sendable {
    case symbol(String, SymbolConfiguration)
    case bitmap(Bitmap, scale: Double)
  }

  let kind: Kind
  /// The colour of a symbol; `nil` for the tint around it.
  let tint: UIColor?

  init(_ kind: Kind, tint: UIColor? = nil) {
    self.kind = kind
    self.tint = tint
  }

  /// A symbol by its name, as large as body text at Large unless told otherwise.
  ///
  /// The shapes are our own and only like those of the platform. A name without a shape is drawn as a
  /// box.
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration? = nil
  ) {
    guard !name.isEmpty else { return nil }
    self.init(.symbol(name, configuration ?? SymbolConfiguration(pointSize: 17)))
  }

  /// A picture of the content of a PNG file; `nil` for anything else.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let bitmap = try? PNG.decode([UInt8](data)), scale > 0 else { return nil }
    self.init(.bitmap(bitmap, scale: Double(scale)))
  }

  /// A picture of some pixels.
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

  /// The size in points; a symbol's at the text size in force.
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

  /// The same in a configuration; a picture stays as it is.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    guard case .symbol(let name, let old) = kind else { return self }
    return UIImage(.symbol(name, configuration.applying(old)), tint: tint)
  }

  /// The same in a configuration.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol(let name, let old) = kind else { return nil }
    return UIImage(.symbol(name, configuration.applying(old)), tint: tint)
  }

  /// The same symbol in a colour.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage
  {
    UIImage(kind, tint: color)
  }

  /// The same, coloured or not; kept, without effect.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

  /// Whether a picture takes the colour around it.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// As it seems fit.
    case automatic
    /// It keeps its colours.
    case alwaysOriginal
    /// It takes the colour around it.
    case alwaysTemplate
  }

  /// How large and heavy a symbol is.
  public final class SymbolConfiguration: Sendable {
    let font: UIFont?
    let textStyle: UIFont.TextStyle?
    let scale: UIImage.SymbolScale

    private init(font: UIFont?, textStyle: UIFont.TextStyle?, scale: UIImage.SymbolScale) {
      self.font = font
      self.textStyle = textStyle
      self.scale = scale
    }

    /// As text of a style, at the text size in force, which it follows.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale = .default) {
      self.init(font: nil, textStyle: textStyle, scale: scale)
    }

    /// As text of a size, which stays. The weight has no effect on our shapes.
    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight = .regular,
      scale: UIImage.SymbolScale = .default
    ) {
      self.init(font: .systemFont(ofSize: pointSize), textStyle: nil, scale: scale)
    }

    /// As text in a font, which is followed where it is a preferred or scaled one.
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

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// As usual.
    case `default`
    /// Small.
    case small
    /// As usual.
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

  /// How heavy a symbol is; without effect on our shapes.
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
