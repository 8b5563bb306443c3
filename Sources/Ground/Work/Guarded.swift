import Synchronization

/// A value that one thread at a time may touch.
package final class Guarded<Value: Sendable>: Sendable {
  private let mutex: Mutex<Value>

  package init(_ value: Value) {
    mutex = Mutex(value)
  }

  package func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    mutex.withLock { value in body(&value) }
  }
}
