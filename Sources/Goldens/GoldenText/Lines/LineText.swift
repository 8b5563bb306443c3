import Wording

/// The text of a line as printed in a layout text: on one line, with nothing invisible.
package enum LineText {
  /// Escapes backslashes, control characters and characters that change the direction; bars too
  /// where another column follows.
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

  /// Returns whether a byte is never escaped: printable ASCII except a backslash and a bar.
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

/// Text that can be read only in exactly the form in which it is printed.
package enum CanonicalText {
  /// Returns the lines of a text, byte by byte: a line feed ends a line even before a combining
  /// mark.
  package static func lines(of text: String) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Substring.init)
  }

  /// Returns the first line, from 1, that differs from its printed form; `nil` where all bytes are
  /// the same.
  package static func firstDifference(between text: String, and printed: String) -> Int? {
    guard !text.hasSameBytes(as: printed) else { return nil }
    let same = zip(lines(of: text), lines(of: printed)).prefix { $0.utf8.elementsEqual($1.utf8) }
    return same.count + 1
  }
}

extension Unicode.Scalar {
  /// The code point as Unicode writes it: `U+` and at least four hexadecimal digits.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
