// Written by scripts/page.

/// How the page's policy knows its script and its style: SHA-256 of each, as Content Security Policy
/// writes it.
enum PageDigests {
  static let script = "sha256-t+L1vwekGJokwuaJiHt4rIk2PMsJ3zVGQmuGp1mffVg="
  static let style = "sha256-kJVBZRHNmx0c5ZPQ/pMZLEPiLuF9G6+Fqatmpbbo/mg="
}
