extension PlatformTypeSize {
  /// The size of `title1` on iPhones with a screen of 320 × 568 pt (5s, the first SE) since
  /// iOS 11: smaller than on every other iPhone, and the only style known there.
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
}
