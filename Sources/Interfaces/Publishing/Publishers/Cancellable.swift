/// Something that can be cancelled, like Combine's `Cancellable`.
public protocol Cancellable {
  /// Ends it.
  func cancel()
}

extension Cancellable {
  /// Keeps it in a collection, and cancels it when it leaves.
  public func store<Kept: RangeReplaceableCollection<AnyCancellable>>(in collection: inout Kept) {
    collection.append(AnyCancellable(self))
  }

  /// Keeps it in a set, and cancels it when it leaves.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(AnyCancellable(self))
  }
}

/// An action that runs when it is cancelled or goes, once, like Combine's `AnyCancellable`.
public final class AnyCancellable: Cancellable, Hashable {
  private let action: Locked<(() -> Void)?>

  /// Creates it with its action.
  public init(_ cancel: @escaping () -> Void) {
    action = Locked(cancel)
  }

  /// Creates it for something else that can be cancelled.
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

  /// Keeps it in a collection, and cancels it when it leaves.
  public func store<Kept: RangeReplaceableCollection<AnyCancellable>>(in collection: inout Kept) {
    collection.append(self)
  }

  /// Keeps it in a set, and cancels it when it leaves.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Whether both are the same object.
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

  /// Hashes which object it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
