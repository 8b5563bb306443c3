// Written by scripts/page.

/// How the policies of pages know their script and their styles: SHA-256 of each, as Content Security
/// Policy writes it.
enum PageDigests {
  static let script = "sha256-H01OMXzDDRSzX5/jjYLbE0W4xYTUhteSv8Jd+cmvnFo="
  static let style = "sha256-kAac5j7sMwDINZEHS15Ma6p1YdJ+jpVJr/RFzhDC43Q="
  static let surveyStyle = "sha256-9BMBCxRzB6pCZ8dicAqMHzZfivovE6T87AFpau6vS9g="
}
