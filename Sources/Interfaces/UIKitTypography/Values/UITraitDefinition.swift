/// A trait of a ``UITraitCollection`` as a type, so that views can observe it.
public protocol UITraitDefinition: SendableMetatype {
  /// The type of the trait's value.
  associatedtype Value: Equatable & Sendable

  /// Returns the value in a collection.
  static func value(in traits: UITraitCollection) -> Value
}

/// A trait, as `registerForTraitChanges(_:handler:)` takes it.
public typealias UITrait = any UITraitDefinition.Type

/// The trait of the text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Returns the text size of a collection.
  public static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}

/// The trait of Bold Text.
public enum UITraitLegibilityWeight: UITraitDefinition {
  /// Returns the setting of Bold Text of a collection.
  public static func value(in traits: UITraitCollection) -> UILegibilityWeight {
    traits.legibilityWeight
  }
}

/// The trait of the number of pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {
  /// Returns the number of pixels per point of a collection; 0 is unspecified.
  public static func value(in traits: UITraitCollection) -> Double { Double(traits.displayScale) }
}

/// The trait of the layout direction.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// Returns the layout direction of a collection.
  public static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
    traits.layoutDirection
  }
}

/// The trait of the light or dark appearance.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Returns the appearance of a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
    traits.userInterfaceStyle
  }
}

/// The trait of the horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// Returns the horizontal size class of a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
}

/// The trait of the vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Returns the vertical size class of a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
}

/// An observation of traits. End it with `unregisterForTraitChanges(_:)`.
public protocol UITraitChangeRegistration: AnyObject {}

extension UITraitDefinition {
  /// Returns whether two collections have different values of the trait.
  static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    value(in: one) != value(in: other)
  }
}
