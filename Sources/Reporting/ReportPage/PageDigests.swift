// Written by scripts/page.

/// How the policies of pages know their script and their styles: SHA-256 of each, as Content Security
/// Policy writes it.
enum PageDigests {
  static let script = "sha256-SPEgre6Xzpk+rzBo58nDFJBkfYmXb4xmEZCV7iQVvBY="
  static let style = "sha256-sh5d4+MF5cXkRWZjJRcSPxjlCS3JEa0spBwdy17BiV0="
  static let surveyStyle = "sha256-Rf41nQxHpYMrzoTbSGfBJQnMNcFlj5TamCzD8GM48zU="
}
