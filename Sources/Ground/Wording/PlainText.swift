/// The shortest decimal that reads back as the same number: `17`, `16.5`, never `17.0`.
///
/// Very large and very small numbers have an exponent, as Swift prints them.
package func shortestDecimal(_ number: Double) -> String {
  // Minus zero equals zero, so it must not print differently.
  if number == 0 { return "0" }
  let text = number.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

extension Unicode.Scalar {
  /// Whether a character acts on a terminal instead of being shown.
  ///
  /// These are the C0 and C1 controls and delete, the separators of lines and paragraphs, and the
  /// bidi embeddings, overrides, isolates and marks (Unicode Standard Annex 9, section 2). Other
  /// characters of any script are harmless.
  package var actsOnTerminals: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

/// Base64: bytes as text of 64 characters (RFC 4648, section 4), with padding, in one line.
public enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns the bytes as Base64 text.
  public static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    append(bytes, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends bytes as Base64 in ASCII to other text, which avoids copies of large data.
  public static func append(_ bytes: [UInt8], to text: inout [UInt8]) {
    text.reserveCapacity(text.count + (bytes.count + 2) / 3 * 4)
    letters.withUnsafeBufferPointer { letters in
      bytes.withUnsafeBufferPointer { bytes in
        var index = 0
        while index < bytes.count {
          let left = bytes.count - index
          let second = left > 1 ? Int(bytes[index + 1]) : 0
          let third = left > 2 ? Int(bytes[index + 2]) : 0
          let group = Int(bytes[index]) << 16 | second << 8 | third
          text.append(letters[group >> 18])
          text.append(letters[group >> 12 & 63])
          text.append(left > 1 ? letters[group >> 6 & 63] : UInt8(ascii: "="))
          text.append(left > 2 ? letters[group & 63] : UInt8(ascii: "="))
          index += 3
        }
      }
    }
  }
}
