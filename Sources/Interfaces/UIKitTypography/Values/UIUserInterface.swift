import DynamicType

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// As the surroundings are.
  case unspecified
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground.
  case dark
}

/// Whether Bold Text is on.
///
/// The system's fonts that are made while it is on are heavier, for good: a view that is to follow the
/// setting asks for its fonts anew. Fonts of the app's own get nothing by themselves. How much heavier is
/// modelled, as Apple publishes no weights; see `ScalableFont.weight(compatibleWith:)`.
public enum UILegibilityWeight: Int, Hashable, Sendable {
  /// As the surroundings are.
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

/// Which way an interface runs, as traits say it.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// As the surroundings run.
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

/// Which way an interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// As the surroundings have it.
  case unspecified
  /// Little.
  case compact
  /// Much.
  case regular
}

/// What kind of device an interface is on.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// Not said.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
}
