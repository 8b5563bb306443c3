extension PlatformTypeSize {
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
}
