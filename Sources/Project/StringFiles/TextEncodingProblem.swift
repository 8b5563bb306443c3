/// Why the bytes of a file are no text.
public enum TextEncodingProblem: Equatable, Sendable {
  /// The file is longer than the caller reads.
  case tooLarge(bytes: Int, limit: Int)
  /// A byte begins no character of UTF-8.
  case notUTF8(byte: UInt8)
  /// The file is UTF-16 by its byte order mark, but half a character or half a byte pair stands in it.
  case damagedUTF16
  /// The file looks like UTF-16 or UTF-32 in a form that is not read.
  case otherEncoding
}

extension TextEncodingProblem: CustomStringConvertible {
  /// The problem in one sentence, then the remedy in another.
  public var description: String {
    switch self {
    case .tooLarge(let bytes, let limit):
      "The file has \(bytes) bytes, and no more than \(limit) are read. Split it."
    case .notUTF8(let byte):
      "The byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8. Save the file as UTF-8."
    case .damagedUTF16: "The file's UTF-16 is damaged here. Save it as UTF-8."
    case .otherEncoding: "The file is not in UTF-8. Save it as UTF-8."
    }
  }
}
