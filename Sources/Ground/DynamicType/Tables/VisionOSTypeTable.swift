extension PlatformTypeSize {
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
