/// The base class of the effects of a ``UIVisualEffectView``.
@preconcurrency @MainActor
open class UIVisualEffect {
  init() {}
}

/// A blur. It is drawn as a fill of 80% opacity in white, black or the system background.
public final class UIBlurEffect: UIVisualEffect {
  /// The brightness and thickness of a blur. The thickness has no effect here.
  public enum Style: Int, Hashable, Sendable {
    /// A very light blur. It is drawn in white.
    case extraLight
    /// A light blur. It is drawn in white.
    case light
    /// A dark blur. It is drawn in black.
    case dark
    /// A blur that follows the appearance. It is drawn in the system background.
    case regular = 4
    /// A clearer blur that follows the appearance. It is drawn in the system background.
    case prominent
    /// The thinnest material. It follows the appearance.
    case systemUltraThinMaterial
    /// A thin material. It follows the appearance.
    case systemThinMaterial
    /// The default material. It follows the appearance.
    case systemMaterial
    /// A thick material. It follows the appearance.
    case systemThickMaterial
    /// The material of bars. It follows the appearance.
    case systemChromeMaterial
    /// The thinnest material, always light.
    case systemUltraThinMaterialLight
    /// A thin material, always light.
    case systemThinMaterialLight
    /// The default material, always light.
    case systemMaterialLight
    /// A thick material, always light.
    case systemThickMaterialLight
    /// The material of bars, always light.
    case systemChromeMaterialLight
    /// The thinnest material, always dark.
    case systemUltraThinMaterialDark
    /// A thin material, always dark.
    case systemThinMaterialDark
    /// The default material, always dark.
    case systemMaterialDark
    /// A thick material, always dark.
    case systemThickMaterialDark
    /// The material of bars, always dark.
    case systemChromeMaterialDark
  }

  let style: Style

  /// Creates a blur in a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// The effect for content on a blur. It is not drawn here.
public final class UIVibrancyEffect: UIVisualEffect {
  /// Creates the effect for content on a blur. The blur is ignored here.
  public init(blurEffect: UIBlurEffect) { super.init() }
}
