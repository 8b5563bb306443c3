import Wording

/// Text from strangers made fit for a terminal.
///
/// The name of a file or a font may hold controls that move the cursor, retitle the window or type
/// for the user, or that reorder what is read, so that it looks like something else.
enum TerminalText {
  /// The text with controls spelled out, as in `\u{1B}`; line breaks too, for a name has none.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if scalar.actsOnTerminals {
        escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
