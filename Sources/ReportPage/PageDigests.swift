// Written by scripts/page.

/// How the policies of pages know their script and their styles: SHA-256 of each, as Content Security
/// Policy writes it.
enum PageDigests {
  static let script = "sha256-5Y5kr8BOAVFWrjbbLlmhXTaGYYY/yPDwjMBd8ESyvLQ="
  static let style = "sha256-pIOqn5W+26Gp3XEVdpbcFc//vKhXlEYxYVMxC7ZVAL8="
  static let surveyStyle = "sha256-9BMBCxRzB6pCZ8dicAqMHzZfivovE6T87AFpau6vS9g="
}
