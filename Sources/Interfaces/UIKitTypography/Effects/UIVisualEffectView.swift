public import Foundation

// An effect is made with all it has, and nothing of it can be changed, so each of the three may be sent. A class that
// others may derive from can only say so unchecked.
/// The effect of a view that lets what is behind it shine through.
open class UIVisualEffect: @unchecked Sendable {
  init() {}
}

/// A blur.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How much shines through.
  public enum Style: Int, Hashable, Sendable {
    /// Light, in early UIKit.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// As the appearance.
    case regular = 4
    /// As the appearance, and clearer.
    case prominent
    /// Much.
    case systemUltraThinMaterial
    /// Less.
    case systemThinMaterial
    /// The usual.
    case systemMaterial
    /// Little.
    case systemThickMaterial
    /// As bars.
    case systemChromeMaterial
  }

  let style: Style

  /// Creates a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// The effect of what is on a blur.
public final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// Creates the effect.
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// A view that lets what is behind it shine through. Nothing is blurred here: it is the window's background, with some
/// of what is behind. (Modelled.)
open class UIVisualEffectView: UIView {
  /// The effect; `nil` for none.
  open var effect: UIVisualEffect?
  /// Where views belong that are on it.
  public let contentView = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
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
      case .extraLight, .light: .white
      case .dark: .black
      default: .systemBackground
      }
    drawing.fill(bounds, radius: 0, ground.withAlphaComponent(0.8), named: "blur")
  }
}
