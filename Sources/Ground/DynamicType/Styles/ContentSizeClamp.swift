/// Limits for the text size of a view and its descendants.
///
/// It represents all ways that UIKit and SwiftUI have to limit the size. Setting one size is a
/// clamp to that size.
public struct ContentSizeClamp: Hashable, Sendable {
  /// The smallest category.
  public let smallest: ContentSizeCategory
  /// The largest category; never below ``smallest``.
  public let largest: ContentSizeCategory

  /// Creates the limits of `minimumContentSizeCategory` and `maximumContentSizeCategory`; `nil` for
  /// no limit. If the minimum exceeds the maximum, only the maximum applies.
  public init(minimum: ContentSizeCategory? = nil, maximum: ContentSizeCategory? = nil) {
    largest = maximum ?? .accessibilityExtraExtraExtraLarge
    let smallest = minimum ?? .extraSmall
    self.smallest = smallest <= largest ? smallest : .extraSmall
  }

  /// Creates the limits of `dynamicTypeSize(_:)` with one size.
  public init(_ size: DynamicTypeSize) {
    smallest = size.contentSizeCategory
    largest = smallest
  }

  /// Creates the limits of `dynamicTypeSize(_:)` with a range, such as `.small ... .xLarge`,
  /// `.large...` or `..<.accessibility1`.
  ///
  /// A half-open range ends at the size before its upper bound. An empty range, such as `.large ..<
  /// .large`, sets no limit. (Modelled.)
  public init<Range: RangeExpression>(_ range: Range) where Range.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
    self.init(
      minimum: sizes.first?.contentSizeCategory, maximum: sizes.last?.contentSizeCategory)
  }

  /// Returns the nearest category within the limits.
  public func clamped(_ category: ContentSizeCategory) -> ContentSizeCategory {
    min(max(category, smallest), largest)
  }
}

extension ContentSizeCategory {
  /// Returns the category inside several nested clamps.
  ///
  /// The clamps apply from the outside in, so the clamp nearest to the view wins.
  ///
  /// - Parameter outsideIn: The clamps, the outermost first.
  public func clamped(by outsideIn: [ContentSizeClamp]) -> ContentSizeCategory {
    outsideIn.reduce(self) { $1.clamped($0) }
  }
}
