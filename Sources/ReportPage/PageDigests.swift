// Written by scripts/page.

/// How the page's policy knows its script and its style: SHA-256 of each, as Content Security Policy
/// writes it.
enum PageDigests {
  static let script = "sha256-NsrDtQQGeQgF0lblFWMWgl92FIICuVqBt5B7ldydOHI="
  static let style = "sha256-VUoLO62y+ksmpZuI6zui5VpoLdFbrrAyEG4g8oODUOQ="
}
