extension PlatformTypeSize {
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
}
