/// A trait of a ``UITraitCollection`` as a type, so that views can observe it.
public protocol UITraitDefinition: SendableMetatype {
  /// The type of the trait's value.
  associatedtype Value: Equatable & Sendable

  /// Returns the value in a collection.
  static func value(in traits: UITraitCollection) -> Value
}

/// A trait as a value.
public typealias UITrait = any UITraitDefinition.Type

/// The text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Returns the value of the text size in a collection.
  public static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}

/// Whether Bold Text is on.
public enum UITraitLegibilityWeight: UITraitDefinition {
  /// Returns the value of Bold Text in a collection.
  public static func value(in traits: UITraitCollection) -> UILegibilityWeight {
    traits.legibilityWeight
  }
}

/// Pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {
  /// Returns the value of the screen in a collection.
  public static func value(in traits: UITraitCollection) -> Double { Double(traits.displayScale) }
}

/// The layout direction.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// Returns the value of the direction in a collection.
  public static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
    traits.layoutDirection
  }
}

/// Whether the interface is light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Returns the value of the style in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
    traits.userInterfaceStyle
  }
}

/// The horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// Returns the value of the width in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
}

/// The vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Returns the value of the height in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
}

/// A registration. End it with `unregisterForTraitChanges(_:)`.
public protocol UITraitChangeRegistration: AnyObject {}

extension UITraitDefinition {
  /// Whether two collections say different things of it.
  static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    value(in: one) != value(in: other)
  }
}
