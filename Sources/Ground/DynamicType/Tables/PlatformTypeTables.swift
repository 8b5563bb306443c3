extension PlatformTypeSize {
  /// The size of `title1` on iPhones with a screen of 320 × 568 pt (5s, the first SE) since iOS 11.
  ///
  /// It is smaller than on other iPhones. No other style is known for these screens.
  ///
  /// From BonMot's `Tests/AdaptiveStyleTests.swift` at commit 001139a and its issue 336.
  static let smallPhone: [PlatformTypeSize] = title1OnSmallPhones.map { category, pointSize in
    PlatformTypeSize(
      .iOS, "title1", pointSize, nil, .regular, nil, at: category,
      onlyOn: "iPhone with 320 × 568 pt (5s, SE of 2016)",
      source: "BonMot 001139a, Tests/AdaptiveStyleTests.swift; BonMot issue 336",
      note: "Only title1 is known on this screen.")
  }

  private static let title1OnSmallPhones: [(ContentSizeCategory, Points)] = [
    (.extraSmall, 25),
    (.small, 26),
    (.medium, 26),
    (.large, 26),
    (.extraLarge, 27),
    (.extraExtraLarge, 28),
    (.extraExtraExtraLarge, 30),
  ]

  /// The eleven styles of macOS, which knows no Dynamic Type, from
  /// ``PlatformTypeSize/guidelines``.
  static let macOS: [PlatformTypeSize] = [
    PlatformTypeSize(.macOS, "largeTitle", 26, 32, .regular, .bold),
    PlatformTypeSize(.macOS, "title1", 22, 26, .regular, .bold),
    PlatformTypeSize(.macOS, "title2", 17, 22, .regular, .bold),
    PlatformTypeSize(.macOS, "title3", 15, 20, .regular, .semibold),
    PlatformTypeSize(.macOS, "headline", 13, 16, .bold, .heavy),
    PlatformTypeSize(.macOS, "body", 13, 16, .regular, .semibold),
    PlatformTypeSize(.macOS, "callout", 12, 15, .regular, .semibold),
    PlatformTypeSize(.macOS, "subheadline", 11, 14, .regular, .semibold),
    PlatformTypeSize(.macOS, "footnote", 10, 13, .regular, .semibold),
    PlatformTypeSize(.macOS, "caption1", 10, 13, .regular, .medium),
    PlatformTypeSize(.macOS, "caption2", 10, 13, .medium, .semibold),
  ]

  /// The nine styles of tvOS at its default size, from ``PlatformTypeSize/guidelines``; they say
  /// that tvOS has Dynamic Type, but print this one table.
  static let tvOS: [PlatformTypeSize] = [
    PlatformTypeSize(.tvOS, "title1", 76, 96, .medium, .bold),
    PlatformTypeSize(.tvOS, "title2", 57, 66, .medium, .bold),
    PlatformTypeSize(.tvOS, "title3", 48, 56, .medium, .bold),
    PlatformTypeSize(.tvOS, "headline", 38, 46, .medium, .bold),
    PlatformTypeSize(.tvOS, "subtitle1", 38, 46, .regular, .medium),
    PlatformTypeSize(.tvOS, "callout", 31, 38, .medium, .bold),
    PlatformTypeSize(.tvOS, "body", 29, 36, .medium, .bold),
    PlatformTypeSize(.tvOS, "caption1", 25, 32, .medium, .bold),
    PlatformTypeSize(.tvOS, "caption2", 23, 30, .medium, .bold),
  ]

  /// The two titles whose size is known; Apple prints no table for visionOS, only that body text
  /// and titles are bolder there.
  static let visionOS: [PlatformTypeSize] = [
    PlatformTypeSize(
      .visionOS, "extraLargeTitle", 36, nil, .bold, nil, at: .large, source: titleSource,
      note: "Measured with UIKit of iOS 17, not on the headset."),
    PlatformTypeSize(
      .visionOS, "extraLargeTitle2", 28, nil, .bold, nil, at: .large, source: titleSource,
      note: "Measured with UIKit of iOS 17, not on the headset."),
  ]

  private static let titleSource =
    "Published lists of UIFont.preferredFont defaults (iosfontsizes.com, gist of zacwest)"
}
