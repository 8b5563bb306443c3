/// A message between a verification and its worker, as bytes: how many there are in decimal figures, a
/// line break, and then the message itself.
package enum MessageFrame {
  /// The most bytes of a message. A ramp's results have some kB a cell, those of a large interface
  /// hundreds; a plan has some eighty bytes a cell.
  package static let greatestSize = 16 << 20
  /// The most values of a message: one of two bytes takes some fifty in memory, and real ones have some
  /// twenty.
  package static let greatestValueCount = greatestSize / 16

  /// A message as it is sent.
  package static func framed(_ message: String) -> [UInt8] {
    let bytes = Array(message.utf8)
    return Array("\(bytes.count)\n".utf8) + bytes
  }

  /// What has arrived of a message.
  package enum Arrival: Equatable {
    /// Not all of it.
    case part
    /// All of it, and how many bytes it took.
    case whole(ArraySlice<UInt8>)
    /// No message begins so, or it is followed by something nobody asked for.
    case nonsense
  }

  /// What bytes from the other side come to.
  package static func arrival(in bytes: [UInt8]) -> Arrival {
    let digits = bytes.prefix(12).prefix { $0 != UInt8(ascii: "\n") }
    guard digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return .nonsense
    }
    guard digits.count < bytes.count else { return digits.count < 12 ? .part : .nonsense }
    guard let count = Int(String(decoding: digits, as: UTF8.self)), count <= greatestSize else {
      return .nonsense
    }
    let message = bytes.dropFirst(digits.count + 1)
    if message.count < count { return .part }
    return message.count == count ? .whole(message) : .nonsense
  }
}
