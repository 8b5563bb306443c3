import Wording

/// Text from strangers made fit for a terminal, and for the log of a CI service.
///
/// The name of a file or a font may hold controls that move the cursor, retitle the window or type
/// for the user, or that reorder what is read, so that it looks like something else. And a line that begins
/// with `::`, or has `##[`, is a command to GitHub's runner.
enum TerminalText {
  /// The text with controls spelled out, as in `\u{1B}`; line breaks too, for a name has none.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    var isBlank = true
    var signs = 0
    for scalar in text.unicodeScalars {
      let isCommand = (scalar == ":" && isBlank) || (scalar == "[" && signs >= 2)
      if scalar.actsOnTerminals || isCommand && isOfCommand(scalar, in: text) {
        escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        escaped.unicodeScalars.append(scalar)
      }
      signs = scalar == "#" ? signs + 1 : 0
      isBlank = isBlank && scalar.properties.isWhitespace
    }
    return escaped
  }

  /// One colon at the beginning commands nothing.
  private static func isOfCommand(_ scalar: Unicode.Scalar, in text: String) -> Bool {
    scalar == "[" || text.drop(while: \.isWhitespace).hasPrefix("::")
  }
}
