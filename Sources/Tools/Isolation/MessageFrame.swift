/// Messages between a verification and its worker, as bytes: the length in decimal digits, a line
/// break, and the message itself.
package enum MessageFrame {
  /// The most bytes of a message. A ramp's results have some kB a cell, those of a large interface
  /// hundreds; a plan has some eighty bytes a cell.
  package static let greatestSize = 16 << 20
  /// The most values of a message. A value of two bytes takes about fifty in memory, and real
  /// values have about twenty.
  package static let greatestValueCount = greatestSize / 16

  /// Returns a message with its frame.
  package static func framed(_ message: String) -> [UInt8] {
    let bytes = Array(message.utf8)
    return Array("\(bytes.count)\n".utf8) + bytes
  }

  /// The part of a message that has arrived.
  package enum Arrival: Equatable {
    /// The message is not complete.
    case part
    /// The message is complete, and these are its bytes.
    case whole(ArraySlice<UInt8>)
    /// The bytes are not a message, or more bytes follow than were asked for.
    case nonsense
  }

  /// Returns what the received bytes are.
  package static func arrival(in bytes: [UInt8]) -> Arrival {
    let digits = bytes.prefix(12).prefix { $0 != UInt8(ascii: "\n") }
    guard digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return .nonsense
    }
    guard digits.count < bytes.count else { return digits.count < 12 ? .part : .nonsense }
    guard bytes[digits.count] == UInt8(ascii: "\n") else { return .nonsense }
    guard let count = Int(String(decoding: digits, as: UTF8.self)), count <= greatestSize else {
      return .nonsense
    }
    let message = bytes.dropFirst(digits.count + 1)
    if message.count < count { return .part }
    return message.count == count ? .whole(message) : .nonsense
  }
}
