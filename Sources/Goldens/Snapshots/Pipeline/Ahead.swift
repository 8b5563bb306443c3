import Dispatch
import Synchronization

/// A value that is made once, by whoever is at it first: another thread ahead of time, or who wants it.
package final class Ahead<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)
  private let make: @Sendable () -> Value

  /// A value that nobody is at yet.
  package init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
  }

  /// The value; waits where another thread is at it.
  package var value: Value {
    made.withLock { made in
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }

  /// Lets another thread make it, after all that was begun before: they are to take one core, as whoever
  /// waits for them has the others.
  ///
  /// The thread is one of those that draw later, which then need not wait for it to be made.
  package func begin() {
    workAhead.async { _ = self.value }
  }
}

// Without a target it would have threads of its own.
private let workAhead = DispatchQueue(label: "typeproof.ahead", target: .global())
