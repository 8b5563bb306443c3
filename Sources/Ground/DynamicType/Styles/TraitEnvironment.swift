import Synchronization

/// The traits of one place, such as a screen, with observers of their changes; like
/// `UITraitEnvironment` and its `registerForTraitChanges`.
///
/// It is a class, so that all observers see the same changes. Instances share nothing with each
/// other or with the process.
public final class TraitEnvironment: Sendable {
  /// A change of traits.
  public struct Change: Hashable, Sendable {
    /// The traits before.
    public let previous: TraitCollection
    /// The traits now.
    public let current: TraitCollection
    /// The traits that differ, in the order of ``Trait``'s cases.
    public let changedTraits: [Trait]
  }

  /// A registration. End it with ``TraitEnvironment/unregisterForTraitChanges(_:)``.
  public struct Registration: Hashable, Sendable {
    fileprivate let place: ObjectIdentifier
    fileprivate let number: Int
  }

  private struct Observer {
    let number: Int
    let traits: Set<Trait>
    let handler: @Sendable (Change) -> Void
  }

  private struct State {
    var traits: TraitCollection
    var observers: [Observer] = []
    var registrations = 0
  }

  private let state: Mutex<State>

  /// Creates an environment with some traits.
  public init(_ traits: TraitCollection = .deviceDefault) {
    state = Mutex(State(traits: traits))
  }

  /// The current traits.
  public var traitCollection: TraitCollection {
    state.withLock { $0.traits }
  }

  /// Registers an observer of changes.
  ///
  /// - Parameters:
  ///   - traits: The traits to observe.
  ///   - handler: Called once after each change of one of the traits.
  /// - Returns: The registration, which lasts until you end it.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [Trait] = Trait.allCases, handler: @escaping @Sendable (Change) -> Void
  ) -> Registration {
    state.withLock { state in
      state.registrations += 1
      state.observers.append(
        Observer(number: state.registrations, traits: Set(traits), handler: handler))
      return Registration(place: ObjectIdentifier(self), number: state.registrations)
    }
  }

  /// Ends a registration. It has no effect on one that has ended or belongs to another place.
  public func unregisterForTraitChanges(_ registration: Registration) {
    guard registration.place == ObjectIdentifier(self) else { return }
    state.withLock { $0.observers.removeAll { $0.number == registration.number } }
  }

  /// Changes the traits that the collection specifies, and calls the observers in the order of
  /// their registration.
  ///
  /// - Returns: The change; `nil` if no trait changed. Observers are not called then.
  @discardableResult
  public func update(_ traits: TraitCollection) -> Change? {
    let (change, observers) = state.withLock { state in
      let previous = state.traits
      state.traits = previous.merging(traits)
      let change = Change(
        previous: previous, current: state.traits,
        changedTraits: state.traits.changes(from: previous))
      return (change, state.observers)
    }
    if change.changedTraits.isEmpty { return nil }
    // Told outside the lock, so that a handler may read the traits or register.
    for observer in observers where !observer.traits.isDisjoint(with: change.changedTraits) {
      observer.handler(change)
    }
    return change
  }
}
