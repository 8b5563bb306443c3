public import Foundation

/// A view with a translucent background. Nothing is blurred here: a blur effect is drawn as white,
/// black or the system background, at an opacity of 0.8. (Modelled.)
open class UIVisualEffectView: UIView {
  /// The effect; `nil` for none. Only a `UIBlurEffect` is drawn.
  open var effect: UIVisualEffect?
  /// The view to which you add subviews.
  public let contentView = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    effect = nil
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty view, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.accessibilityIdentifier = "contentView"
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  override func contents(_ drawing: inout ElementDrawing) throws {
    guard let blur = effect as? UIBlurEffect else { return }
    let ground: UIColor =
      switch blur.style {
      case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
        .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
        .white
      case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
        .systemThickMaterialDark, .systemChromeMaterialDark:
        .black
      default: .systemBackground
      }
    drawing.fill(bounds, radius: 0, ground.withAlphaComponent(0.8), named: "blur")
  }
}
