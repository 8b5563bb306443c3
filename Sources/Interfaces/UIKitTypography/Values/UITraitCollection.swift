import DynamicType
public import Foundation

/// The immutable traits of an interface.
///
/// A trait that is not set is `unspecified`, or 0 for the display scale.
public final class UITraitCollection: NSObject, NSCopying, Sendable {
  let values: UITraitValues

  init(_ values: UITraitValues) {
    self.values = values
  }

  /// Creates a collection without traits.
  public override convenience init() { self.init(UITraitValues()) }

  /// Creates a collection with the text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(UITraitValues(category: preferredContentSizeCategory))
  }

  /// Creates a collection with the setting of Bold Text.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(UITraitValues(legibilityWeight: legibilityWeight))
  }

  /// Creates a collection with the number of pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init(UITraitValues(displayScale: displayScale))
  }

  /// Creates a collection with the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(UITraitValues(layoutDirection: layoutDirection))
  }

  /// Creates a collection with the appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(UITraitValues(userInterfaceStyle: userInterfaceStyle))
  }

  /// Creates a collection with the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitValues(horizontalSizeClass: horizontalSizeClass))
  }

  /// Creates a collection with the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitValues(verticalSizeClass: verticalSizeClass))
  }

  /// Creates a collection from several. If two set the same trait, the later one wins.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(UITraitValues()) { $0.merging($1.values) })
  }

  /// Creates a collection of the traits that the closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = UITraitValues()
    mutations(&traits)
    self.init(UITraitValues(traits))
  }

  /// Returns the collection with the traits that the closure sets.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    var traits: any UIMutableTraits = values
    mutations(&traits)
    return UITraitCollection(UITraitValues(traits))
  }

  /// The text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  /// Whether Bold Text is on.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// The number of pixels per point; 0 if unspecified.
  public var displayScale: CGFloat { values.displayScale }
  /// The layout direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Whether the interface is light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The kind of device; always a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// Returns whether the appearance differs between two collections, so that colours may differ.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  /// Returns whether this collection has all traits of another, with the same values.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.merging(trait.values) == values
  }

  /// Returns the collection itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object is a collection with the same traits.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// A hash of the traits.
  public override var hash: Int { values.hashValue }

  /// A description of the traits.
  public override var description: String { "<UITraitCollection: \(values)>" }
}
