/// The effect of a view that lets what is behind it shine through.
@preconcurrency @MainActor
open class UIVisualEffect {
  init() {}
}

/// A blur.
public final class UIBlurEffect: UIVisualEffect {
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
    /// Much, always light.
    case systemUltraThinMaterialLight
    /// Less, always light.
    case systemThinMaterialLight
    /// The usual, always light.
    case systemMaterialLight
    /// Little, always light.
    case systemThickMaterialLight
    /// As bars, always light.
    case systemChromeMaterialLight
    /// Much, always dark.
    case systemUltraThinMaterialDark
    /// Less, always dark.
    case systemThinMaterialDark
    /// The usual, always dark.
    case systemMaterialDark
    /// Little, always dark.
    case systemThickMaterialDark
    /// As bars, always dark.
    case systemChromeMaterialDark
  }

  let style: Style

  /// Creates a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// The effect of what is on a blur.
public final class UIVibrancyEffect: UIVisualEffect {
  /// Creates the effect.
  public init(blurEffect: UIBlurEffect) { super.init() }
}
