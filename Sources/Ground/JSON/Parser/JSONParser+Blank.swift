extension JSONParser {
  /// Moves on to what is neither blank nor, where the dialect has them, comment.
  mutating func skipBlanks() throws(JSONSyntaxError) {
    while let byte = next {
      switch byte {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(JSONSyntaxError) {
    let start = offset
    let second = offset + 1 < bytes.count ? bytes[offset + 1] : nil
    guard second == UInt8(ascii: "/") || second == UInt8(ascii: "*") else {
      throw error(.noValue(found: "/"))
    }
    guard dialect == .withComments else { throw error(.comment) }
    offset += 2
    if second == UInt8(ascii: "/") {
      while let byte = next, byte != 0x0A, byte != 0x0D { offset += 1 }
      return
    }
    while let byte = next {
      offset += 1
      if byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        offset += 1
        return
      }
    }
    throw error(.unterminatedComment, at: start)
  }
}
