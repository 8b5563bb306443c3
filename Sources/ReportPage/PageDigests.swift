// Written by scripts/page.

/// How the page's policy knows its script and its style: SHA-256 of each, as Content Security Policy
/// writes it.
enum PageDigests {
  static let script = "sha256-5AqDvU1o5hbsggwQhIqTzONJ5tKylgWg2zXIUG4o7Xc="
  static let style = "sha256-PufgBCzpBX4/OE21OZWzKJfxDMeD3Yy+vGcZKoVnp2U="
}
