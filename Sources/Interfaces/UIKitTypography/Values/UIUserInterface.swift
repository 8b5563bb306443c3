import DynamicType

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// The value of the outer traits.
  case unspecified
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground.
  case dark
}

/// The setting of Bold Text.
///
/// System fonts that are created while it is on stay heavier. A view that follows the setting must
/// set its fonts again. Fonts of the app are unchanged. How much heavier system fonts are is
/// modelled, because Apple publishes no weights; see `ScalableFont.weight(compatibleWith:)`.
public enum UILegibilityWeight: Int, Hashable, Sendable {
  /// The value of the outer traits.
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
  /// The direction of the outer traits.
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

/// A size class.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// The value of the outer traits.
  case unspecified
  /// A small size.
  case compact
  /// A large size.
  case regular
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// An unspecified device.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
}
