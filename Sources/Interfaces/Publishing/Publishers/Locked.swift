import Synchronization

/// A value that one thread at a time may touch, even if it cannot be sent between threads: what is inside is passed
/// out as it is, and is as safe as the app made it.
final class Locked<Value>: @unchecked Sendable {
  private struct Carried<Content>: @unchecked Sendable { let content: Content }

  private var value: Value
  private let mutex = Mutex<Void>(())

  init(_ value: Value) {
    self.value = value
  }

  /// Changes or reads the value. The closure calls nothing of the app, which could come back here.
  func access<Result>(_ body: (inout Value) -> Result) -> Result {
    mutex.withLock { _ in Carried(content: body(&value)) }.content
  }
}
