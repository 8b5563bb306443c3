/// Text from strangers made fit for a terminal.
///
/// The name of a file or a font may hold controls that move the cursor, retitle the window or type
/// for the user, or that reorder what is read, so that it looks like something else.
enum TerminalText {
  /// The text with controls spelled out, as in `\u{1B}`; line breaks too, for a name has none.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if isHarmful(scalar) {
        escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Whether a character acts on a terminal instead of being shown.
  ///
  /// These are the C0 and C1 controls and delete, the separators of lines and paragraphs, and the
  /// bidi embeddings, overrides and isolates (Unicode Standard Annex 9, section 2). All else, of
  /// any script, does no harm.
  static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
