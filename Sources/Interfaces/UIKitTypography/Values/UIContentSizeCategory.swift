import DynamicType
public import Foundation

/// The text size a person chose, by the names and raw values that UIKit has.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's text for it, such as `UICTContentSizeCategoryL`.
  public let rawValue: String

  /// The category of a raw value; one that names no size counts as ``unspecified`` wherever a size is
  /// needed.
  public init(rawValue: String) {
    self.rawValue = rawValue
    category = ContentSizeCategory.allCases.first { $0.rawName == rawValue }
  }

  init(_ category: ContentSizeCategory?) {
    self.category = category
    rawValue = category?.rawName ?? Self.unspecified.rawValue
  }

  /// The size it stands for; `nil` for ``unspecified`` and for a raw value that UIKit does not have.
  let category: ContentSizeCategory?

  /// Whether both have one raw value.
  public static func == (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.category == right.category && (left.category != nil || left.rawValue == right.rawValue)
  }

  /// Hashes the size, or the raw value of what is none.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(category)
    if category == nil { hasher.combine(rawValue) }
  }
}

extension UIContentSizeCategory {
  /// No size: that of the surroundings counts.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// XS.
  public static let extraSmall = UIContentSizeCategory(.extraSmall)
  /// S.
  public static let small = UIContentSizeCategory(.small)
  /// M; not the default, in spite of its name.
  public static let medium = UIContentSizeCategory(.medium)
  /// L, the size a device comes with.
  public static let large = UIContentSizeCategory(.large)
  /// XL.
  public static let extraLarge = UIContentSizeCategory(.extraLarge)
  /// XXL.
  public static let extraExtraLarge = UIContentSizeCategory(.extraExtraLarge)
  /// XXXL, the largest size without the accessibility setting.
  public static let extraExtraExtraLarge = UIContentSizeCategory(.extraExtraExtraLarge)
  /// AX1.
  public static let accessibilityMedium = UIContentSizeCategory(.accessibilityMedium)
  /// AX2.
  public static let accessibilityLarge = UIContentSizeCategory(.accessibilityLarge)
  /// AX3.
  public static let accessibilityExtraLarge = UIContentSizeCategory(.accessibilityExtraLarge)
  /// AX4.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    .accessibilityExtraExtraLarge)
  /// AX5.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    .accessibilityExtraExtraExtraLarge)

  /// Posted on `NotificationCenter.default` after the text size changed, with the new size's raw value
  /// under ``newValueUserInfoKey``.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// Where the notification has the raw value of the new size.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UIContentSizeCategory {
  /// Whether this is one of the five sizes that only the accessibility settings offer.
  public var isAccessibilityCategory: Bool { category?.isAccessibilityCategory == true }

  /// Whether the first is the smaller text. UIKit raises an exception where one is
  /// ``unspecified``; here every comparison with it is false.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    guard let left = left.category, let right = right.category else { return false }
    return left < right
  }

  /// Whether the first is the larger text.
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    right < left
  }

  /// Whether the first is the smaller text, or both are the same.
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.category != nil && (left == right || left < right)
  }

  /// Whether the first is the larger text, or both are the same.
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    right <= left
  }
}
