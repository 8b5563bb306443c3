import Synchronization

/// A value that one thread at a time reads or changes.
///
/// Unchecked, since the compiler cannot see that `value` is used under the mutex alone. `Mutex<Value>` would do without,
/// but it refuses values that are not sendable, and Combine's publishers take such values.
final class Locked<Value>: @unchecked Sendable {
  /// Carries a result out of the mutex, which lets only sendable ones out. Who called gets what is their own: the app
  /// decides on which thread it uses its values.
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
