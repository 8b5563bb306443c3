import Synchronization

@testable import typeproof

/// A channel that keeps what is written to it.
final class CapturedChannel: TextChannel {
  let isTerminal: Bool
  private let captured = Mutex("")

  init(isTerminal: Bool = false) {
    self.isTerminal = isTerminal
  }

  var text: String { captured.withLock { $0 } }

  func write(_ text: String) {
    captured.withLock { $0 += text }
  }
}
