/// Bounds that a view sets to the text size of itself and its descendants.
///
/// One value for what UIKit and SwiftUI write in four ways: a size that is set is a clamp to that
/// size alone.
public struct ContentSizeClamp: Hashable, Sendable {
  /// The smallest category let through.
  public let smallest: ContentSizeCategory
  /// The largest category let through; never below ``smallest``.
  public let largest: ContentSizeCategory

  /// As `minimumContentSizeCategory` and `maximumContentSizeCategory` of a `UIView`; `nil` sets no
  /// bound. Of a minimum above the maximum only the maximum stays.
  public init(minimum: ContentSizeCategory? = nil, maximum: ContentSizeCategory? = nil) {
    largest = maximum ?? .accessibilityExtraExtraExtraLarge
    let smallest = minimum ?? .extraSmall
    self.smallest = smallest <= largest ? smallest : .extraSmall
  }

  /// As `dynamicTypeSize(_:)` with one size.
  public init(_ size: DynamicTypeSize) {
    smallest = size.contentSizeCategory
    largest = smallest
  }

  /// As `dynamicTypeSize(_:)` with a range: `.small ... .xLarge`, `.large...`,
  /// `..<.accessibility1`.
  ///
  /// A range without its upper bound ends at the size before. One that holds no size at all, such
  /// as `.large ..< .large`, sets no bound. (Modelled.)
  public init<Range: RangeExpression>(_ range: Range) where Range.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
    self.init(
      minimum: sizes.first?.contentSizeCategory, maximum: sizes.last?.contentSizeCategory)
  }

  /// The nearest category let through.
  public func clamped(_ category: ContentSizeCategory) -> ContentSizeCategory {
    min(max(category, smallest), largest)
  }
}

extension ContentSizeCategory {
  /// The category that reaches a view inside several clamps.
  ///
  /// They apply from the outside in, so that the one nearest the view has the last word.
  ///
  /// - Parameter outsideIn: The clamps, the outermost first.
  public func clamped(by outsideIn: [ContentSizeClamp]) -> ContentSizeCategory {
    outsideIn.reduce(self) { $1.clamped($0) }
  }
}
