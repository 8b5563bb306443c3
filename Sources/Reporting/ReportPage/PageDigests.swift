// Written by scripts/page.

/// How the policies of pages know their script and their styles: SHA-256 of each, as Content Security
/// Policy writes it.
enum PageDigests {
  static let script = "sha256-6iNYRBS2nTT7uLhsBe9MYfMpCaWgR8oHfK4quWEf4ow="
  static let style = "sha256-mwQHNm0f2ygpe9Ba8dBO8M+70V6BixE6bg566/vE8Qc="
  static let surveyStyle = "sha256-brw3BIy3VlNWa3jYBzC7/vud9zJoZQTLFYWpth3J4S0="
}
