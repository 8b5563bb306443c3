// Written by scripts/page.

/// How the page's policy knows its script and its style: SHA-256 of each, as Content Security Policy
/// writes it.
enum PageDigests {
  static let script = "sha256-d/Xuw4xe8HXhGJIkTM+eJJ2Ck34HQBOY35gxlWh3Whc="
  static let style = "sha256-lfP4m29cMxQ/28UplzTj59KC3zbQyoCjJNc5b8x9Kuk="
}
