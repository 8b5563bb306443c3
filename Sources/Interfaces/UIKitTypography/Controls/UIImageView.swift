public import Foundation
import Rendering

/// A view that shows an image or a symbol. By default, it receives no touches.
open class UIImageView: UIView {
  /// The image or symbol; `nil` for none.
  open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  /// The configuration of a symbol, laid over the image's own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Whether the image grows at accessibility sizes, in proportion to body text. (The proportion is
  /// modelled.)
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Creates a view with the size of an image.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an empty view, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  private var shownImage: UIImage? {
    guard let image, let preferredSymbolConfiguration else { return image }
    return image.withConfiguration(preferredSymbolConfiguration)
  }

  /// The size of the image at the current text size; no intrinsic size without an image.
  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else { return super.intrinsicContentSize }
    let traits = traitCollection
    let size = image.size(in: traits)
    guard adjustsImageSizeForAccessibilityContentSizeCategory,
      traits.preferredContentSizeCategory.isAccessibilityCategory
    else { return size }
    let metrics = UIFontMetrics.default
    return CGSize(
      width: metrics.scaledValue(for: size.width, compatibleWith: traits),
      height: metrics.scaledValue(for: size.height, compatibleWith: traits))
  }

  /// Returns the size of the image, whatever the offered size; zero without an image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage == nil ? .zero : intrinsicContentSize
  }

  override func contents(_ drawing: inout ElementDrawing) throws {
    guard let image = shownImage else { return }
    drawing.image(
      image, in: image.rect(in: bounds, mode: contentMode, size: intrinsicContentSize),
      tint: tintColor)
  }
}

extension UIImage {
  /// Returns the rectangle of the image within bounds. Symbols keep their proportions in all modes.
  func rect(in bounds: CGRect, mode: UIView.ContentMode, size: CGSize) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    var drawn = size
    let ratios = (bounds.width / size.width, bounds.height / size.height)
    switch mode {
    case .scaleToFill, .redraw:
      if !isSymbolImage { return bounds }
      let factor = min(ratios.0, ratios.1)
      drawn = CGSize(width: size.width * factor, height: size.height * factor)
    case .scaleAspectFit:
      let factor = min(ratios.0, ratios.1)
      drawn = CGSize(width: size.width * factor, height: size.height * factor)
    case .scaleAspectFill:
      let factor = max(ratios.0, ratios.1)
      drawn = CGSize(width: size.width * factor, height: size.height * factor)
    default: break
    }
    let free = CGSize(width: bounds.width - drawn.width, height: bounds.height - drawn.height)
    let across: CGFloat =
      switch mode {
      case .left, .topLeft, .bottomLeft: 0
      case .right, .topRight, .bottomRight: 1
      default: 0.5
      }
    let down: CGFloat =
      switch mode {
      case .top, .topLeft, .topRight: 0
      case .bottom, .bottomLeft, .bottomRight: 1
      default: 0.5
      }
    return CGRect(
      x: bounds.minX + free.width * across, y: bounds.minY + free.height * down,
      width: drawn.width, height: drawn.height)
  }
}
