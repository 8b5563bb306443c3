// Written by scripts/page.

/// How the page's policy knows its script and its style: SHA-256 of each, as Content Security Policy
/// writes it.
enum PageDigests {
  static let script = "sha256-pK0I5JX5pFUUetUB6f9EDUxuSs9kMhP6MNPP/YZM8QQ="
  static let style = "sha256-TsrMzMV/6Hl9sfBLije7X4fpaHvjhG2BwLtkXptnSMY="
}
