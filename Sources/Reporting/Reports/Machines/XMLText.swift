/// Text that XML 1.0 can hold.
enum XMLText {
  /// The text for between tags. As each `>` is escaped, no `]]>` can stand there.
  static func content(_ text: String) -> String {
    escaped(VisibleText.lines(withoutControls(text)))
  }

  /// The text for between quotation marks, in one line, as a reader may take line breaks there for
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

  /// The text without what XML 1.0 has no way to say (section 2.2), nor any other control.
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
