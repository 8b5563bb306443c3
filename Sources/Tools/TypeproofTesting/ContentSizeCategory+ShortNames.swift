public import DynamicType

/// The names people are shown, for assertions that are read often: `.ax3`.
extension ContentSizeCategory {
  /// Extra small.
  public static let xs = ContentSizeCategory.extraSmall
  /// Small.
  public static let s = ContentSizeCategory.small
  /// Medium; not the default, in spite of its name.
  public static let m = ContentSizeCategory.medium
  /// Large, the size a device comes with.
  public static let l = ContentSizeCategory.large
  /// Extra large.
  public static let xl = ContentSizeCategory.extraLarge
  /// Extra extra large.
  public static let xxl = ContentSizeCategory.extraExtraLarge
  /// The largest size without the accessibility setting.
  public static let xxxl = ContentSizeCategory.extraExtraExtraLarge
  /// The first of the accessibility sizes.
  public static let ax1 = ContentSizeCategory.accessibilityMedium
  /// The second of the accessibility sizes.
  public static let ax2 = ContentSizeCategory.accessibilityLarge
  /// The third of the accessibility sizes.
  public static let ax3 = ContentSizeCategory.accessibilityExtraLarge
  /// The fourth of the accessibility sizes.
  public static let ax4 = ContentSizeCategory.accessibilityExtraExtraLarge
  /// The largest size.
  public static let ax5 = ContentSizeCategory.accessibilityExtraExtraExtraLarge
}
