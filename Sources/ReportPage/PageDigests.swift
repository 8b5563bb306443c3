// Written by scripts/page.

/// How the page's policy knows its script and its style: SHA-256 of each, as Content Security Policy
/// writes it.
enum PageDigests {
  static let script = "sha256-ydVblV/HhIQgs0iBeVcnm5TV8AQEMWJVyu5RsgaYDR8="
  static let style = "sha256-Gtum8qETZ3FqGXq+Jf6f1qF1b1MTr7dcmPSzWnD7wPw="
}
