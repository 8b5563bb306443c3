// Written by scripts/page.

/// How the policies of pages know their script and their styles: SHA-256 of each, as Content Security
/// Policy writes it.
enum PageDigests {
  static let script = "sha256-dCzXpQEzGP4EE8U84Y2/chs5wN0fcCeyG+vGUUH3l9w="
  static let style = "sha256-xQ0XnSeI5qwmnMaP4Va8m6CXy3tE1/wHbZC6nIMrB30="
  static let surveyStyle = "sha256-zw6dxNEmkQXbEIxml1rI8z5b+O+jnaIfkM6tACEqAnQ="
}
