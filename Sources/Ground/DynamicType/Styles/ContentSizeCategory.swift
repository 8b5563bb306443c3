/// The text size that a person chose in the system settings, from extra small to the fifth
/// accessibility size.
///
/// The names are those of `UIContentSizeCategory`. UIKit's `unspecified` is not a size; it is `nil`
/// here.
public enum ContentSizeCategory: Int, CaseIterable, Hashable, Sendable {
  /// The smallest size, XS.
  case extraSmall
  /// S.
  case small
  /// M. It is not the default, despite its name.
  case medium
  /// L, the default of a new device.
  case large
  /// XL.
  case extraLarge
  /// XXL.
  case extraExtraLarge
  /// XXXL, the largest size without the accessibility setting.
  case extraExtraExtraLarge
  /// AX1, the first of the accessibility sizes.
  case accessibilityMedium
  /// AX2.
  case accessibilityLarge
  /// AX3.
  case accessibilityExtraLarge
  /// AX4.
  case accessibilityExtraExtraLarge
  /// AX5, the largest size.
  case accessibilityExtraExtraExtraLarge

  /// The default of a new device, Large.
  public static let `default` = ContentSizeCategory.large

  /// Whether this is one of the five sizes that only the accessibility settings offer.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension ContentSizeCategory {
  /// UIKit's name, such as `accessibilityExtraExtraExtraLarge`.
  public var name: String { spellings.uiKit }

  /// The short name for people, such as `AX5`.
  public var shortName: String { spellings.short }

  /// The value behind UIKit's name, such as `UICTContentSizeCategoryAccessibilityXXXL`.
  public var rawName: String { spellings.raw }
}

extension ContentSizeCategory: Comparable {
  /// Returns whether the first category has the smaller text.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension ContentSizeCategory: CustomStringConvertible {
  /// The same text as ``shortName``.
  public var description: String { shortName }
}
