/// Whether the person asked for bolder text in the system settings.
public enum LegibilityWeight: Hashable, Sendable {
  /// Text has its usual weight.
  case regular
  /// Bold Text is on.
  case bold
}

/// The direction the interface runs in.
public enum LayoutDirection: Hashable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left, as for Arabic and Hebrew.
  case rightToLeft
}

/// The traits that affect the size and setting of text, like `UITraitCollection`.
///
/// A trait that is `nil` takes the value of the outer collection.
public struct TraitCollection: Hashable, Sendable {
  /// The text size; `nil` is UIKit's `unspecified`.
  public var preferredContentSizeCategory: ContentSizeCategory?
  /// The setting of Bold Text.
  public var legibilityWeight: LegibilityWeight?
  /// The number of pixels per point.
  public var displayScale: DisplayScale?
  /// The direction the interface runs in.
  public var layoutDirection: LayoutDirection?

  /// Creates a collection of the traits you name. Other traits are unspecified.
  public init(
    preferredContentSizeCategory: ContentSizeCategory? = nil,
    legibilityWeight: LegibilityWeight? = nil,
    displayScale: DisplayScale? = nil,
    layoutDirection: LayoutDirection? = nil
  ) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.legibilityWeight = legibilityWeight
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
  }

  /// Creates a collection from several. If two specify the same trait, the later one wins.
  public init(traitsFrom collections: [TraitCollection]) {
    self = collections.reduce(TraitCollection()) { $0.merging($1) }
  }

  /// Returns a copy in which each trait that the other collection specifies has the other's value.
  public func merging(_ other: TraitCollection) -> TraitCollection {
    TraitCollection(
      preferredContentSizeCategory: other.preferredContentSizeCategory
        ?? preferredContentSizeCategory,
      legibilityWeight: other.legibilityWeight ?? legibilityWeight,
      displayScale: other.displayScale ?? displayScale,
      layoutDirection: other.layoutDirection ?? layoutDirection)
  }

  /// Returns the traits that differ between two collections, in the order of ``Trait``'s cases.
  public func changes(from previous: TraitCollection) -> [Trait] {
    Trait.allCases.filter { trait in
      switch trait {
      case .preferredContentSizeCategory:
        preferredContentSizeCategory != previous.preferredContentSizeCategory
      case .legibilityWeight: legibilityWeight != previous.legibilityWeight
      case .displayScale: displayScale != previous.displayScale
      case .layoutDirection: layoutDirection != previous.layoutDirection
      }
    }
  }
}

/// A kind of trait in a ``TraitCollection``.
public enum Trait: CaseIterable, Hashable, Sendable {
  /// The text size.
  case preferredContentSizeCategory
  /// The setting of Bold Text.
  case legibilityWeight
  /// Pixels per point.
  case displayScale
  /// The direction the interface runs in.
  case layoutDirection
}
