import Glibc

/// The lines of an open file or pipe, as they come.
struct InputLines {
  private let descriptor: Int32
  private var pending: [UInt8] = []
  private var isAtEnd = false

  /// The longest line that is read, in bytes.
  private static let greatestLength = 1 << 16

  /// Lines of a descriptor, which stays open.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// The next line without its end; `nil` behind the last, or where one has no end.
  mutating func next() -> String? {
    while !isAtEnd, !pending.contains(0x0A), pending.count < Self.greatestLength {
      var chunk = [UInt8](repeating: 0, count: 4096)
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      isAtEnd = count <= 0
      pending += chunk.prefix(max(0, count))
    }
    guard let end = pending.firstIndex(of: 0x0A) else {
      defer { pending = [] }
      return pending.isEmpty || !isAtEnd ? nil : String(decoding: pending, as: UTF8.self)
    }
    defer { pending.removeFirst(end + 1) }
    return String(decoding: pending[..<end], as: UTF8.self)
  }
}
