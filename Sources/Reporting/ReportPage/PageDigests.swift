// Written by scripts/page.

/// How the policies of pages know their script and their styles: SHA-256 of each, as Content Security
/// Policy writes it.
enum PageDigests {
  static let script = "sha256-snUpz5WcXzRuhUAZW3MkuHcmY13a+BFXGhgByX/B6pw="
  static let style = "sha256-144q14zYS3ow72KiowmJB45xO1Y3r3FLJSlDTM3vA2c="
  static let surveyStyle = "sha256-brw3BIy3VlNWa3jYBzC7/vud9zJoZQTLFYWpth3J4S0="
}
