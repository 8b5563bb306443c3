import DynamicType
public import Foundation

/// The surroundings of an interface that decide about its look; it does not change once made.
///
/// What a collection does not say is `unspecified`, and 0 for the display scale.
public final class UITraitCollection: NSObject, NSCopying, Sendable {
  let values: UITraitValues

  init(_ values: UITraitValues) {
    self.values = values
  }

  /// A collection that says nothing.
  public override convenience init() { self.init(UITraitValues()) }

  /// A collection that says the text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(UITraitValues(category: preferredContentSizeCategory))
  }

  /// A collection that says whether Bold Text is on.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(UITraitValues(legibilityWeight: legibilityWeight))
  }

  /// A collection that says how many pixels a point has.
  public convenience init(displayScale: CGFloat) {
    self.init(UITraitValues(displayScale: displayScale))
  }

  /// A collection that says which way the interface runs.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(UITraitValues(layoutDirection: layoutDirection))
  }

  /// A collection that says whether the interface is light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(UITraitValues(userInterfaceStyle: userInterfaceStyle))
  }

  /// A collection that says how much room there is across.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitValues(horizontalSizeClass: horizontalSizeClass))
  }

  /// A collection that says how much room there is downwards.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitValues(verticalSizeClass: verticalSizeClass))
  }

  /// What several collections say; where two say the same, the later one holds.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(UITraitValues()) { $0.merging($1.values) })
  }

  /// A collection of what is set inside the closure.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = UITraitValues()
    mutations(&traits)
    self.init(UITraitValues(traits))
  }

  /// This collection, with what is set inside the closure in place of its own.
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
  /// Pixels per point; 0 where it is not said.
  public var displayScale: CGFloat { values.displayScale }
  /// Which way the interface runs.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Whether the interface is light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// How much room there is across.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// How much room there is downwards.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// What kind of device it is: always a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// Whether colours that follow the surroundings may be others under the other collection.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  /// Whether this collection says all that the other says, and the same.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.merging(trait.values) == values
  }

  /// The same collection, as it cannot change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether both say the same.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// A hash of what it says.
  public override var hash: Int { values.hashValue }

  /// What it says, in words.
  public override var description: String { "<UITraitCollection: \(values)>" }
}
