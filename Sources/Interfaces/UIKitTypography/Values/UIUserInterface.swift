import DynamicType

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// No value: the outer traits decide.
  case unspecified
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// The setting of Bold Text.
///
/// System fonts that are created while it is on stay heavier. A view that follows the setting must
/// set its fonts again. Fonts of the app are unchanged. How much heavier system fonts are is
/// modelled, because Apple publishes no weights; see `ScalableFont.weight(compatibleWith:)`.
public enum UILegibilityWeight: Int, Hashable, Sendable {
  /// No value: the outer traits decide.
  case unspecified = -1
  /// Text has its usual weight.
  case regular
  /// The system's text is heavier.
  case bold

  var weight: LegibilityWeight? {
    switch self {
    case .unspecified: nil
    case .regular: .regular
    case .bold: .bold
    }
  }
}

/// A layout direction in traits.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// No value: the outer traits decide.
  case unspecified = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft

  var direction: LayoutDirection? {
    switch self {
    case .unspecified: nil
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

/// A layout direction.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// The room in one dimension: the width or the height.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// No value: the outer traits decide.
  case unspecified
  /// Little room, such as the width of a phone held upright.
  case compact
  /// Much room, such as the width of a tablet.
  case regular
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// An unspecified device.
  case unspecified = -1
  /// A phone, as the simulated device always is.
  case phone
  /// A tablet. The simulated device is never one.
  case pad
}
