/// Something that can be cancelled, like Combine's `Cancellable`.
public protocol Cancellable {
  /// Ends the activity, such as a subscription.
  func cancel()
}

extension Cancellable {
  /// Stores an `AnyCancellable` for the object in a collection. Releasing it cancels the object.
  public func store<Kept: RangeReplaceableCollection<AnyCancellable>>(in collection: inout Kept) {
    collection.append(AnyCancellable(self))
  }

  /// Stores an `AnyCancellable` for the object in a set. Releasing it cancels the object.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(AnyCancellable(self))
  }
}

/// An object that runs an action once, when it is cancelled or released. It is like Combine's
/// `AnyCancellable`.
public final class AnyCancellable: Cancellable, Hashable {
  private let action: Locked<(() -> Void)?>

  /// Creates an object with the action to run.
  public init(_ cancel: @escaping () -> Void) {
    action = Locked(cancel)
  }

  /// Creates an object that cancels another one.
  public convenience init<Other: Cancellable>(_ other: Other) {
    self.init(other.cancel)
  }

  deinit { cancel() }

  /// Runs the action, unless it ran before.
  public func cancel() {
    let action = action.access { action in
      defer { action = nil }
      return action
    }
    action?()
  }

  /// Stores the object in a collection. Releasing it runs the action.
  public func store<Kept: RangeReplaceableCollection<AnyCancellable>>(in collection: inout Kept) {
    collection.append(self)
  }

  /// Stores the object in a set. Releasing it runs the action.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Returns whether both are the same object.
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
