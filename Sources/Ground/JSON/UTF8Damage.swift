/// The offset of the first byte that begins no character of UTF-8; `nil` where all is well.
package func firstDamage(inUTF8 bytes: [UInt8]) -> Int? {
  // The standard library answers quickly whether there is any, but not where.
  guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
  var offset = 0
  while offset < bytes.count {
    guard let length = lengthOfCharacter(at: offset, in: bytes) else { return offset }
    offset += length
  }
  return nil
}

/// The bytes of a well-formed character (Unicode Standard, table 3-7); `nil` where there is none.
private func lengthOfCharacter(at offset: Int, in bytes: [UInt8]) -> Int? {
  let length: Int
  var second: ClosedRange<UInt8> = 0x80...0xBF
  switch bytes[offset] {
  case 0x00...0x7F: return 1
  case 0xC2...0xDF: length = 2
  case 0xE0: (length, second) = (3, 0xA0...0xBF)
  case 0xED: (length, second) = (3, 0x80...0x9F)
  case 0xE1...0xEF: length = 3
  case 0xF0: (length, second) = (4, 0x90...0xBF)
  case 0xF4: (length, second) = (4, 0x80...0x8F)
  case 0xF1...0xF3: length = 4
  default: return nil
  }
  guard offset + length <= bytes.count, second.contains(bytes[offset + 1]),
    bytes[(offset + 2)..<(offset + length)].allSatisfy({ (0x80...0xBF).contains($0) })
  else { return nil }
  return length
}
