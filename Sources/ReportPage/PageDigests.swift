// Written by scripts/page.

/// How the policies of pages know their script and their styles: SHA-256 of each, as Content Security
/// Policy writes it.
enum PageDigests {
  static let script = "sha256-H01OMXzDDRSzX5/jjYLbE0W4xYTUhteSv8Jd+cmvnFo="
  static let style = "sha256-UpCb+sM7KCXM0R0iI/cgwNoyuyCjlbMwpzaVee+OAp4="
  static let surveyStyle = "sha256-9BMBCxRzB6pCZ8dicAqMHzZfivovE6T87AFpau6vS9g="
}
