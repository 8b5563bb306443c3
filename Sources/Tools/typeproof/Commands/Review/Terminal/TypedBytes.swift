/// Turns the bytes that a terminal sends into keys.
///
/// What a terminal sends by itself, such as a late answer to a question, is a control sequence
/// (ECMA-48, 5.4 and 5.6) and must not be read as letters.
struct TypedBytes {
  private enum State {
    case text
    case escape
    /// In a control sequence, which ends with a final byte.
    case sequence
    /// In a control string, which ends with a string terminator.
    case string
    /// After an escape in a control string, which may begin its terminator.
    case stringEscape
  }

  private var state = State.text

  /// Returns the key that a byte completes; `nil` if it completes none.
  mutating func key(after byte: UInt8) -> ReviewKey? {
    switch state {
    case .text:
      if byte == 0x1B { state = .escape }
      // Control-D, as at the end of a text.
      return byte == 0x04 ? .quit : ReviewKey(letter: Character(UnicodeScalar(byte)))
    case .escape:
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "O"): state = .sequence
      case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "_"), UInt8(ascii: "^"),
        UInt8(ascii: "X"):
        state = .string
      case 0x1B: break
      default: state = .text
      }
      return nil
    case .sequence:
      guard (0x40...0x7E).contains(byte) else { return nil }
      state = .text
      switch byte {
      case UInt8(ascii: "B"), UInt8(ascii: "C"): return .next
      case UInt8(ascii: "A"), UInt8(ascii: "D"): return .previous
      default: return nil
      }
    case .string:
      if byte == 0x1B { state = .stringEscape }
      if byte == 0x07 { state = .text }
      return nil
    case .stringEscape:
      state = byte == UInt8(ascii: "\\") ? .text : .string
      return nil
    }
  }
}
