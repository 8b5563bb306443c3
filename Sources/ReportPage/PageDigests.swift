// Written by scripts/page.

/// How the page's policy knows its script and its style: SHA-256 of each, as Content Security Policy
/// writes it.
enum PageDigests {
  static let script = "sha256-qnTXg185GeD6ZkWpisxd/94OqT5/4hHSpBQmkPB7tQo="
  static let style = "sha256-SFPhtWG7xsZ9QWf9vS5U9Q3njPIqJriX08RjWVDaTj0="
}
