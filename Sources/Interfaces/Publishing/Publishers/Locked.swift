import Synchronization

/// A value that only one thread at a time reads or changes.
///
/// The type is unchecked, because the compiler cannot see that `value` is used only under the
/// mutex. `Mutex<Value>` would need no such promise, but it refuses values that are not sendable,
/// and Combine's publishers take such values.
final class Locked<Value>: @unchecked Sendable {
  /// Carries a result out of the mutex, which lets out only sendable ones. The app decides on which
  /// thread it uses its values.
  private struct Carried<Content>: @unchecked Sendable { let content: Content }

  private var value: Value
  private let mutex = Mutex<Void>(())

  init(_ value: Value) {
    self.value = value
  }

  /// Reads or changes the value. The closure must not call code of the app, which could come back
  /// here.
  func access<Result>(_ body: (inout Value) -> Result) -> Result {
    mutex.withLock { _ in Carried(content: body(&value)) }.content
  }
}
