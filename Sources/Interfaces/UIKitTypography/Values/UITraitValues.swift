import DynamicType
public import Foundation

/// Traits that can be set one by one, inside ``UITraitCollection/init(mutations:)`` and as a view's
/// `traitOverrides`.
public protocol UIMutableTraits {
  /// The text size.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// Whether Bold Text is on.
  var legibilityWeight: UILegibilityWeight { get set }
  /// The number of pixels per point; 0 is unspecified.
  var displayScale: CGFloat { get set }
  /// The layout direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// Whether the interface is light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The horizontal size class.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The vertical size class.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
}

/// The traits of a ``UITraitCollection``, as a value.
struct UITraitValues: UIMutableTraits, Hashable, Sendable {
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var displayScale: CGFloat = 0
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified

  init(
    category: UIContentSizeCategory = .unspecified,
    legibilityWeight: UILegibilityWeight = .unspecified, displayScale: CGFloat = 0,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
  ) {
    preferredContentSizeCategory = category
    self.legibilityWeight = legibilityWeight
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    self.userInterfaceStyle = userInterfaceStyle
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
  }

  init(_ traits: any UIMutableTraits) {
    self.init(
      category: traits.preferredContentSizeCategory, legibilityWeight: traits.legibilityWeight,
      displayScale: traits.displayScale, layoutDirection: traits.layoutDirection,
      userInterfaceStyle: traits.userInterfaceStyle,
      horizontalSizeClass: traits.horizontalSizeClass, verticalSizeClass: traits.verticalSizeClass)
  }

  /// The traits of a phone with default settings.
  static let deviceDefault = UITraitValues(
    category: .large, legibilityWeight: .regular, displayScale: 3, layoutDirection: .leftToRight,
    userInterfaceStyle: .light, horizontalSizeClass: .compact, verticalSizeClass: .regular)

  /// Returns these traits, replaced by those of another collection that are specified.
  func merging(_ other: UITraitValues) -> UITraitValues {
    UITraitValues(
      category: other.preferredContentSizeCategory.category == nil
        ? preferredContentSizeCategory : other.preferredContentSizeCategory,
      legibilityWeight: other.legibilityWeight == .unspecified
        ? legibilityWeight : other.legibilityWeight,
      displayScale: other.displayScale > 0 ? other.displayScale : displayScale,
      layoutDirection: other.layoutDirection == .unspecified
        ? layoutDirection : other.layoutDirection,
      userInterfaceStyle: other.userInterfaceStyle == .unspecified
        ? userInterfaceStyle : other.userInterfaceStyle,
      horizontalSizeClass: other.horizontalSizeClass == .unspecified
        ? horizontalSizeClass : other.horizontalSizeClass,
      verticalSizeClass: other.verticalSizeClass == .unspecified
        ? verticalSizeClass : other.verticalSizeClass)
  }

  /// The traits that affect scaling, as `DynamicType` takes them.
  var forScaling: TraitCollection {
    TraitCollection(
      preferredContentSizeCategory: preferredContentSizeCategory.category,
      legibilityWeight: legibilityWeight.weight,
      displayScale: displayScale > 0 && displayScale.isFinite
        ? DisplayScale(pixelsPerPoint: Double(displayScale)) : nil,
      layoutDirection: layoutDirection.direction)
  }
}
