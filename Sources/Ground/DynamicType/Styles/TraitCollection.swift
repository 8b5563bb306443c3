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

/// The surroundings of a text that decide about its size and setting, as `UITraitCollection` does.
///
/// Each trait may be unspecified, which leaves it to the surroundings further out.
public struct TraitCollection: Hashable, Sendable {
  /// The text size in force; `nil` where UIKit says `unspecified`.
  public var preferredContentSizeCategory: ContentSizeCategory?
  /// Whether text shall be bolder.
  public var legibilityWeight: LegibilityWeight?
  /// Pixels per point.
  public var displayScale: DisplayScale?
  /// The direction the interface runs in.
  public var layoutDirection: LayoutDirection?

  /// A collection of the traits named; all others are unspecified.
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

  /// The traits of several collections together; where two specify the same, the later one holds.
  public init(traitsFrom collections: [TraitCollection]) {
    self = collections.reduce(TraitCollection()) { $0.merging($1) }
  }

  /// These traits with those that the other collection specifies put in their place.
  public func merging(_ other: TraitCollection) -> TraitCollection {
    TraitCollection(
      preferredContentSizeCategory: other.preferredContentSizeCategory
        ?? preferredContentSizeCategory,
      legibilityWeight: other.legibilityWeight ?? legibilityWeight,
      displayScale: other.displayScale ?? displayScale,
      layoutDirection: other.layoutDirection ?? layoutDirection)
  }

  /// The traits that differ between two collections, in the order of ``Trait``'s cases.
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

/// One of the things a ``TraitCollection`` tells.
public enum Trait: CaseIterable, Hashable, Sendable {
  /// The text size.
  case preferredContentSizeCategory
  /// Whether text shall be bolder.
  case legibilityWeight
  /// Pixels per point.
  case displayScale
  /// The direction the interface runs in.
  case layoutDirection
}
