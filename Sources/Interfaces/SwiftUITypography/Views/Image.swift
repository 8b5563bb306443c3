public import Foundation
public import Imaging
import ImageDiff
import Snapshots
import Symbols
import UIKitTypography

/// A picture: a symbol that grows with the text around it, or a bitmap.
public struct Image: Hashable, Sendable {
  /// The size of a symbol in relation to its text.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// A smaller size than the default.
    case small
    /// The default size.
    case medium
    /// A larger size than the default.
    case large

    /// The scale as the symbol library has it.
    var ofSymbol: Symbol.Scale {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }

  enum Source: Hashable, Sendable {
    case symbol(String)
    case bitmap(Bitmap, pixelsPerPoint: CGFloat)
    case unreadable(String)
    case asset(String)
  }

  let source: Source
  /// The size of a symbol that does not follow the text; `nil` to follow it.
  var symbolSize: UIImage.SymbolSize?
  /// The fixed colour of a symbol; `nil` for the foreground colour.
  var symbolColor: Color?
  private(set) var isResizable = false
  private(set) var renderingMode: TemplateRenderingMode?

  /// Creates a symbol from the name of an SF Symbol. Typeproof draws it with a free picture. An
  /// unknown name shows a crossed box, and the test warns.
  public init(systemName name: String) { source = .symbol(name) }

  /// Creates a picture from a bitmap.
  ///
  /// - Parameters:
  ///   - bitmap: The bitmap.
  ///   - scale: The number of pixels per point, above zero.
  public init(_ bitmap: Bitmap, scale: CGFloat = 1) {
    source = .bitmap(bitmap, pixelsPerPoint: scale > 0 && scale.isFinite ? scale : 1)
  }

  /// Creates a picture from the bytes of a PNG file. If they cannot be read, the layout of the
  /// interface fails.
  ///
  /// - Parameters:
  ///   - png: The bytes of the file.
  ///   - scale: The number of pixels per point, above zero.
  public init(png: [UInt8], scale: CGFloat = 1) {
    do {
      self.init(try PNG.decode(png), scale: scale)
    } catch {
      self.init(.unreadable("\(error)"))
    }
  }

  init(asset name: String) { self.init(.asset(name)) }

  private init(_ source: Source) { self.source = source }

  /// Returns the picture with a rendering mode; `nil` uses the setting of its catalogue. Symbols
  /// always have the colour of the text.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = renderingMode
    return image
  }

  /// Returns the picture scaled to the size of its frame. A symbol keeps its proportions.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }
}

extension Image: PrimitiveView {
  func nodes(in context: ViewContext) -> [LayoutNode] {
    switch source {
    case .symbol(let name):
      let symbol = context.environment.symbolVariants.symbol(name)
      let inner = symbolColor.map { color in context.changing { $0.foregroundColor = color } }
      return [
        SymbolNode(symbol, size: symbolSize, isResizable: isResizable, in: inner ?? context)
      ]
    case .bitmap, .asset:
      guard let (bitmap, scale) = pixels(in: context.environment) else {
        return [MissingPictureNode(isResizable: isResizable, in: context)]
      }
      return [PictureNode(bitmap, pixelsPerPoint: scale, isResizable: isResizable, in: context)]
    case .unreadable(let reason):
      context.session.report(ImageError.unreadable(reason))
      return []
    }
  }
}

nonisolated extension View {
  /// Sets the size of symbols in relation to their text.
  public func imageScale(_ scale: Image.Scale) -> some View {
    changingEnvironment { $0.imageScale = scale }
  }
}

/// A reason why a picture cannot be shown.
public enum ImageError: Error, Equatable, CustomStringConvertible {
  /// The bytes are not a readable PNG file. The text says why.
  case unreadable(String)

  /// A message that says what happened and what to do.
  public var description: String {
    switch self {
    case .unreadable(let reason):
      "A picture of the interface cannot be read: \(reason) Give it the bytes of a complete PNG "
        + "file."
    }
  }
}

/// A node that shows a bitmap.
private final class PictureNode: LayoutNode {
  private let bitmap: Bitmap
  private let ideal: CGSize
  private let isResizable: Bool

  init(_ bitmap: Bitmap, pixelsPerPoint: CGFloat, isResizable: Bool, in context: ViewContext) {
    self.bitmap = bitmap
    self.isResizable = isResizable
    ideal = CGSize(
      width: CGFloat(bitmap.width) / pixelsPerPoint, height: CGFloat(bitmap.height) / pixelsPerPoint
    )
    super.init(named: "Image", in: context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard isResizable else { return ideal }
    let size = proposal.replacingUnspecifiedDimensions(by: ideal)
    return CGSize(
      width: size.width.isFinite ? size.width : ideal.width,
      height: size.height.isFinite ? size.height : ideal.height)
  }

  override func place(in rect: CGRect, proposal: ProposedViewSize, on canvas: InterfaceCanvas) {
    canvas.add(.picture(bitmap, in: .init(rect)), in: rect)
  }
}

/// A node for a picture that no catalogue contains.
/// It has no size of its own, but fills a frame if it is resizable.
private final class MissingPictureNode: LayoutNode {
  private let isResizable: Bool

  init(isResizable: Bool, in context: ViewContext) {
    self.isResizable = isResizable
    super.init(named: "Image", in: context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard isResizable else { return .zero }
    let size = proposal.replacingUnspecifiedDimensions(by: .zero)
    return CGSize(
      width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
  }
}
