/// Bytes as text of 64 letters (RFC 4648, section 4), with padding, in one line.
public enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text of some bytes.
  public static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    append(bytes, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the text of some bytes, as ASCII, to other text, which saves copies where there are many.
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
