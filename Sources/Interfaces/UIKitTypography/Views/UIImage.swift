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
}
