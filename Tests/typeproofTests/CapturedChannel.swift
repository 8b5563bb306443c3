import Synchronization

@testable import typeproof

/// A channel that keeps what is written to it.
final class CapturedChannel: TextChannel {
  let isTerminal: Bool
  let columns: Int?
  private let captured = Mutex<[UInt8]>([])

  init(isTerminal: Bool = false, columns: Int? = nil) {
    self.isTerminal = isTerminal
    self.columns = columns
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
  var bytes: [UInt8] { captured.withLock { $0 } }

  func write(_ text: String) {
    write(Array(text.utf8))
  }

  func write(_ content: [UInt8]) {
    captured.withLock { $0 += content }
  }
}
