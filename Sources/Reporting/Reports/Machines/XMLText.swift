/// Text that XML 1.0 can hold.
enum XMLText {
  /// Escapes a text for the content of an element. Each `>` is escaped, so no `]]>` can occur.
  static func content(_ text: String) -> String {
    escaped(VisibleText.lines(withoutControls(text)))
  }

  /// Escapes a text for an attribute, on one line, because readers may turn line breaks there into
  /// blanks.
  static func attribute(_ text: String) -> String {
    escaped(VisibleText.line(withoutControls(text)))
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&apos;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Removes the characters that XML 1.0 cannot hold (section 2.2), and all other controls but tabs
  /// and line feeds.
  private static func withoutControls(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A: kept.append(scalar)
      case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: continue
      default: kept.append(scalar)
      }
    }
    return String(kept)
  }
}
