/// A look of text in a terminal: a parameter of “select graphic rendition” (ECMA-48, 8.3.117).
///
/// Colours are the named ones only, since people choose those themselves to be readable.
enum TerminalStyle: Int, Sendable {
  case bold = 1
  case dim = 2
  case red = 31
  case green = 32
  case yellow = 33
  case cyan = 36

  /// The text between the control that turns the look on and the one that turns all looks off.
  func applied(to text: String) -> String {
    text.isEmpty ? text : "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }
}
