// Written by scripts/page.

/// How the page's policy knows its script and its style: SHA-256 of each, as Content Security Policy
/// writes it.
enum PageDigests {
  static let script = "sha256-sRpWJM5ACkqM3algTRpp2ssu1txQ78YmSSyJUVXybqo="
  static let style = "sha256-BnMUfUThb70SWpQnCiEPy+C6YKK4TombUWLYvwG24yA="
}
