/// Text of a line as it stands in a layout text: one line, nothing invisible.
package enum LineText {
  /// Backslashes, control characters and characters that turn the direction become escapes; bars
  /// too where another column follows.
  package static func escape(_ text: String, withBars: Bool = false) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var escaped = ""
    for character in text.unicodeScalars {
      if character == "\\" {
        escaped += "\\\\"
      } else if isHidden(character) || withBars && character == "|" {
        escaped += "\\u{\(String(character.value, radix: 16, uppercase: true))}"
      } else {
        escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }

  /// Reads what `escape` writes; `nil` for anything else.
  package static func unescape(_ text: Substring) -> String? {
    var result = ""
    var rest = text.unicodeScalars[...]
    while let character = rest.popFirst() {
      guard character == "\\" else {
        result.unicodeScalars.append(character)
        continue
      }
      if rest.first == "\\" {
        rest.removeFirst()
        result += "\\"
        continue
      }
      guard rest.popFirst() == "u", rest.popFirst() == "{",
        let close = rest.firstIndex(of: "}"),
        let value = UInt32(String(String.UnicodeScalarView(rest[..<close])), radix: 16),
        let scalar = Unicode.Scalar(value)
      else { return nil }
      result.unicodeScalars.append(scalar)
      rest = rest[rest.index(after: close)...]
    }
    return result
  }

  /// Whether a byte stands for itself whatever is asked: printable ASCII but a backslash and a bar.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "|")
  }

  private static func isHidden(_ character: Unicode.Scalar) -> Bool {
    switch character.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2069,
      0xFEFF, 0xFE00...0xFE0F:
      true
    default: false
    }
  }
}
