/// A text size with SwiftUI's name. The 12 sizes are those of ``ContentSizeCategory``.
public enum DynamicTypeSize: CaseIterable, Hashable, Sendable {
  /// XS.
  case xSmall
  /// S.
  case small
  /// M.
  case medium
  /// L, the default.
  case large
  /// XL.
  case xLarge
  /// XXL.
  case xxLarge
  /// XXXL.
  case xxxLarge
  /// AX1.
  case accessibility1
  /// AX2.
  case accessibility2
  /// AX3.
  case accessibility3
  /// AX4.
  case accessibility4
  /// AX5.
  case accessibility5

  /// Creates the size of a category.
  public init(_ category: ContentSizeCategory) {
    self = Self.allCases[category.rawValue]
  }

  /// The category of the size.
  public var contentSizeCategory: ContentSizeCategory {
    switch self {
    case .xSmall: .extraSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .xLarge: .extraLarge
    case .xxLarge: .extraExtraLarge
    case .xxxLarge: .extraExtraExtraLarge
    case .accessibility1: .accessibilityMedium
    case .accessibility2: .accessibilityLarge
    case .accessibility3: .accessibilityExtraLarge
    case .accessibility4: .accessibilityExtraExtraLarge
    case .accessibility5: .accessibilityExtraExtraExtraLarge
    }
  }

  /// Whether this is one of the five sizes that only the accessibility settings offer.
  public var isAccessibilitySize: Bool { contentSizeCategory.isAccessibilityCategory }

  /// SwiftUI's name, such as `accessibility5`.
  public var name: String { contentSizeCategory.spellings.swiftUI }

  /// Reads a size from any spelling that ``ContentSizeCategory/init(spelling:)`` accepts.
  ///
  /// - Throws: ``SpellingError``.
  public init(spelling: String) throws(SpellingError) {
    self.init(try ContentSizeCategory(spelling: spelling))
  }
}

extension DynamicTypeSize: Comparable {
  /// Returns whether the first size is smaller.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.contentSizeCategory < right.contentSizeCategory
  }
}

extension DynamicTypeSize: CustomStringConvertible {
  /// The same text as ``name``.
  public var description: String { name }
}

extension ContentSizeCategory {
  /// Creates the category of a SwiftUI size.
  public init(_ size: DynamicTypeSize) {
    self = size.contentSizeCategory
  }
}
