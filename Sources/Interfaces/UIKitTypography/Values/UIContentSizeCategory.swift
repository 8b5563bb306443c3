import DynamicType
public import Foundation

/// The text size that a person chose, with UIKit's names and raw values.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's raw value of the category, such as `UICTContentSizeCategoryL`.
  public let rawValue: String

  /// Creates a category from a raw value. An unknown value counts as ``unspecified``.
  public init(rawValue: String) {
    self.rawValue = rawValue
    category = ContentSizeCategory.allCases.first { $0.rawName == rawValue }
  }

  init(_ category: ContentSizeCategory?) {
    self.category = category
    rawValue = category?.rawName ?? Self.unspecified.rawValue
  }

  /// The size; `nil` for ``unspecified`` and for a raw value that UIKit does not have.
  let category: ContentSizeCategory?

  /// Returns whether both are the same size, or have the same unknown raw value.
  public static func == (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.category == right.category && (left.category != nil || left.rawValue == right.rawValue)
  }

  /// Hashes the size, or the raw value of a category without a size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(category)
    if category == nil { hasher.combine(rawValue) }
  }
}

extension UIContentSizeCategory {
  /// No size; the size of the outer traits applies.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size, XS.
  public static let extraSmall = UIContentSizeCategory(.extraSmall)
  /// S, the size between XS and M.
  public static let small = UIContentSizeCategory(.small)
  /// M. It is not the default, despite its name.
  public static let medium = UIContentSizeCategory(.medium)
  /// L, the default of a new device.
  public static let large = UIContentSizeCategory(.large)
  /// XL, the first size above the default.
  public static let extraLarge = UIContentSizeCategory(.extraLarge)
  /// Extra Extra Large, the sixth of the twelve sizes.
  public static let extraExtraLarge = UIContentSizeCategory(.extraExtraLarge)
  /// XXXL, the largest size without the accessibility setting.
  public static let extraExtraExtraLarge = UIContentSizeCategory(.extraExtraExtraLarge)
  /// AX1, the first of the accessibility sizes.
  public static let accessibilityMedium = UIContentSizeCategory(.accessibilityMedium)
  /// AX2, the second of the accessibility sizes.
  public static let accessibilityLarge = UIContentSizeCategory(.accessibilityLarge)
  /// AX3, the third of the accessibility sizes.
  public static let accessibilityExtraLarge = UIContentSizeCategory(.accessibilityExtraLarge)
  /// AX4, the fourth of the accessibility sizes.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    .accessibilityExtraExtraLarge)
  /// AX5, the largest size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    .accessibilityExtraExtraExtraLarge)

  /// Posted on `NotificationCenter.default` after the text size changed, with the new size's raw
  /// value under ``newValueUserInfoKey``.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// The `userInfo` key of the new size's raw value in ``didChangeNotification``.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UIContentSizeCategory {
  /// Whether this is one of the five sizes that only the accessibility settings offer.
  public var isAccessibilityCategory: Bool { category?.isAccessibilityCategory == true }

  /// Returns whether the first is the smaller text. UIKit raises an exception if one is
  /// ``unspecified``; here every comparison with it is false.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    guard let left = left.category, let right = right.category else { return false }
    return left < right
  }

  /// Returns whether the first is the larger text.
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    right < left
  }

  /// Returns whether the first is the smaller text, or both are the same.
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.category != nil && (left == right || left < right)
  }

  /// Returns whether the first is the larger text, or both are the same.
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    right <= left
  }
}
