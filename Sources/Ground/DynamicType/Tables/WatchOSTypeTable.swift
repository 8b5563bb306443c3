extension PlatformTypeSize {
  /// Ten styles at nine categories on watchOS, which has no M, AX4 and AX5, from
  /// ``PlatformTypeSize/guidelines``.
  static let watchOS: [PlatformTypeSize] = [
    // extraSmall
    row("largeTitle", .extraSmall, 30, 32.5, .regular, .bold),
    row("title1", .extraSmall, 28, 30.5, .regular, .semibold),
    row("title2", .extraSmall, 24, 26.5, .regular, .semibold),
    row("title3", .extraSmall, 17, 19.5, .regular, .semibold),
    row("headline", .extraSmall, 14, 16.5, .semibold, .semibold),
    row("body", .extraSmall, 14, 16.5, .regular, .semibold),
    row("caption1", .extraSmall, 13, 15.5, .regular, .semibold),
    row("caption2", .extraSmall, 12, 14.5, .regular, .semibold),
    row("footnote1", .extraSmall, 11, 13.5, .regular, .semibold),
    row("footnote2", .extraSmall, 10, 12.5, .regular, .semibold),
    // small
    row("largeTitle", .small, 32, 34.5, .regular, .bold),
    row("title1", .small, 30, 32.5, .regular, .semibold),
    row("title2", .small, 26, 28.5, .regular, .semibold),
    row("title3", .small, 18, 20.5, .regular, .semibold),
    row("headline", .small, 15, 17.5, .semibold, .semibold),
    row("body", .small, 15, 17.5, .regular, .semibold),
    row("caption1", .small, 14, 16.5, .regular, .semibold),
    row("caption2", .small, 13, 15.5, .regular, .semibold),
    row("footnote1", .small, 12, 14.5, .regular, .semibold),
    row("footnote2", .small, 11, 13.5, .regular, .semibold),
    // large
    row("largeTitle", .large, 36, 38.5, .regular, .bold),
    row("title1", .large, 34, 36.5, .regular, .semibold),
    row(
      "title2", .large, 28, 30.5, .regular, .semibold,
      note: "The edition of July 2025 printed 27 on 30.5."),
    row("title3", .large, 19, 21.5, .regular, .semibold),
    row("headline", .large, 16, 18.5, .semibold, .semibold),
    row("body", .large, 16, 18.5, .regular, .semibold),
    row("caption1", .large, 15, 17.5, .regular, .semibold),
    row("caption2", .large, 14, 16.5, .regular, .semibold),
    row("footnote1", .large, 13, 15.5, .regular, .semibold),
    row("footnote2", .large, 12, 14.5, .regular, .semibold),
    // extraLarge
    row("largeTitle", .extraLarge, 40, 42.5, .regular, .bold),
    row("title1", .extraLarge, 38, 40.5, .regular, .semibold),
    row("title2", .extraLarge, 30, 32.5, .regular, .semibold),
    row("title3", .extraLarge, 20, 22.5, .regular, .semibold),
    row("headline", .extraLarge, 17, 19.5, .semibold, .semibold),
    row("body", .extraLarge, 17, 19.5, .regular, .semibold),
    row("caption1", .extraLarge, 16, 18.5, .regular, .semibold),
    row("caption2", .extraLarge, 15, 17.5, .regular, .semibold),
    row("footnote1", .extraLarge, 14, 16.5, .regular, .semibold),
    row("footnote2", .extraLarge, 13, 15.5, .regular, .semibold),
    // extraExtraLarge
    row("largeTitle", .extraExtraLarge, 41, 43.5, .regular, .bold),
    row("title1", .extraExtraLarge, 39, 41.5, .regular, .semibold),
    row("title2", .extraExtraLarge, 31, 33.5, .regular, .semibold),
    row("title3", .extraExtraLarge, 21, 23.5, .regular, .semibold),
    row("headline", .extraExtraLarge, 18, 20.5, .semibold, .semibold),
    row("body", .extraExtraLarge, 18, 20.5, .regular, .semibold),
    row("caption1", .extraExtraLarge, 17, 19.5, .regular, .semibold),
    row(
      "caption2", .extraExtraLarge, 16, 18.5, .regular, .semibold,
      note: "The edition of July 2025 printed 15 on 18.5."),
    row("footnote1", .extraExtraLarge, 15, 17.5, .regular, .semibold),
    row("footnote2", .extraExtraLarge, 14, 16.5, .regular, .semibold),
    // extraExtraExtraLarge
    row("largeTitle", .extraExtraExtraLarge, 42, 44.5, .regular, .bold),
    row("title1", .extraExtraExtraLarge, 40, 42.5, .regular, .semibold),
    row("title2", .extraExtraExtraLarge, 32, 34.5, .regular, .semibold),
    row("title3", .extraExtraExtraLarge, 22, 24.5, .regular, .semibold),
    row("headline", .extraExtraExtraLarge, 19, 21.5, .semibold, .semibold),
    row("body", .extraExtraExtraLarge, 19, 21.5, .regular, .semibold),
    row("caption1", .extraExtraExtraLarge, 18, 20.5, .regular, .semibold),
    row("caption2", .extraExtraExtraLarge, 17, 19.5, .regular, .semibold),
    row("footnote1", .extraExtraExtraLarge, 16, 18.5, .regular, .semibold),
    row("footnote2", .extraExtraExtraLarge, 15, 17.5, .regular, .semibold),
    // accessibilityMedium
    row("largeTitle", .accessibilityMedium, 44, 46.5, .regular, .bold),
    row("title1", .accessibilityMedium, 42, 44.5, .regular, .semibold),
    row("title2", .accessibilityMedium, 34, 41, .regular, .semibold, note: leadingBreaksRule),
    row("title3", .accessibilityMedium, 24, 26.5, .regular, .semibold),
    row("headline", .accessibilityMedium, 21, 23.5, .semibold, .semibold),
    row("body", .accessibilityMedium, 21, 23.5, .regular, .semibold),
    row("caption1", .accessibilityMedium, 18, 20.5, .regular, .semibold),
    row("caption2", .accessibilityMedium, 17, 19.5, .regular, .semibold),
    row("footnote1", .accessibilityMedium, 16, 18.5, .regular, .semibold),
    row("footnote2", .accessibilityMedium, 15, 17.5, .regular, .semibold),
    // accessibilityLarge
    row("largeTitle", .accessibilityLarge, 45, 47.5, .regular, .bold),
    row("title1", .accessibilityLarge, 43, 46, .regular, .semibold, note: leadingBreaksRule),
    row("title2", .accessibilityLarge, 35, 37.5, .regular, .semibold),
    row("title3", .accessibilityLarge, 25, 27.5, .regular, .semibold),
    row("headline", .accessibilityLarge, 22, 24.5, .semibold, .semibold),
    row("body", .accessibilityLarge, 22, 24.5, .regular, .semibold),
    row("caption1", .accessibilityLarge, 19, 21.5, .regular, .semibold),
    row("caption2", .accessibilityLarge, 18, 20.5, .regular, .semibold),
    row("footnote1", .accessibilityLarge, 17, 19.5, .regular, .semibold),
    row("footnote2", .accessibilityLarge, 16, 17.5, .regular, .semibold, note: leadingBreaksRule),
    // accessibilityExtraLarge
    row("largeTitle", .accessibilityExtraLarge, 46, 48.5, .regular, .bold),
    row("title1", .accessibilityExtraLarge, 44, 47, .regular, .semibold, note: leadingBreaksRule),
    row("title2", .accessibilityExtraLarge, 36, 38.5, .regular, .semibold),
    row("title3", .accessibilityExtraLarge, 26, 28.5, .regular, .semibold),
    row("headline", .accessibilityExtraLarge, 23, 25.5, .semibold, .semibold),
    row("body", .accessibilityExtraLarge, 23, 25.5, .regular, .semibold),
    row("caption1", .accessibilityExtraLarge, 20, 22.5, .regular, .semibold),
    row("caption2", .accessibilityExtraLarge, 19, 21.5, .regular, .semibold),
    row("footnote1", .accessibilityExtraLarge, 18, 20.5, .regular, .semibold),
    row("footnote2", .accessibilityExtraLarge, 17, 19.5, .regular, .semibold),
  ]

  /// Each other leading is 2.5 pt more than the point size.
  private static let leadingBreaksRule =
    "The leading is not 2.5 pt above the size, as everywhere else; likely a misprint."

  /// The watches whose default is a category.
  private static let defaultOn: [ContentSizeCategory: String] = [
    .small: "38 mm", .large: "40, 41 and 42 mm", .extraLarge: "44, 45 and 49 mm",
  ]

  private static func row(
    _ style: String, _ category: ContentSizeCategory, _ pointSize: Points, _ leading: Points,
    _ weight: FontWeight, _ emphasized: FontWeight, note: String? = nil
  ) -> PlatformTypeSize {
    PlatformTypeSize(
      .watchOS, style, pointSize, leading, weight, emphasized, at: category,
      defaultOn: defaultOn[category], note: note)
  }
}
