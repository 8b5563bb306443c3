/// One of the traits a ``UITraitCollection`` has, as a type, so that views can ask to be told of it.
public protocol UITraitDefinition: SendableMetatype {
  /// What the trait says.
  associatedtype Value: Equatable & Sendable

  /// What a collection says of it.
  static func value(in traits: UITraitCollection) -> Value
}

/// A trait as a value.
public typealias UITrait = any UITraitDefinition.Type

/// The text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// What a collection says of the text size.
  public static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}

/// Whether Bold Text is on.
public enum UITraitLegibilityWeight: UITraitDefinition {
  /// What a collection says of Bold Text.
  public static func value(in traits: UITraitCollection) -> UILegibilityWeight {
    traits.legibilityWeight
  }
}

/// Pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {
  /// What a collection says of the screen.
  public static func value(in traits: UITraitCollection) -> Double { Double(traits.displayScale) }
}

/// Which way the interface runs.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// What a collection says of the direction.
  public static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
    traits.layoutDirection
  }
}

/// Whether the interface is light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// What a collection says of the style.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
    traits.userInterfaceStyle
  }
}

/// How much room there is across.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// What a collection says of the width.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
}

/// How much room there is downwards.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// What a collection says of the height.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
}

/// A registration, to be ended with `unregisterForTraitChanges(_:)`.
public protocol UITraitChangeRegistration: AnyObject {}

extension UITraitDefinition {
  /// Whether two collections say different things of it.
  static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    value(in: one) != value(in: other)
  }
}
