// Written by scripts/page.

/// How the policies of pages know their script and their styles: SHA-256 of each, as Content Security
/// Policy writes it.
enum PageDigests {
  static let script = "sha256-ZnxhpkXACR2nYLNH1AyPQY/4yKfG3n9NDRFFZJvuc/s="
  static let style = "sha256-Kf3QeNOc/Qo8qtLJ1lQTyFqg1WFfBMZh7bDenU7uXIA="
  static let surveyStyle = "sha256-HDByfmU0OzFTUYLh0tcAPHM256n+jmW/AArUjS2C75Y="
}
