import Synchronization

/// The traits of one place, such as a screen, whose changes are told to whoever registers; after
/// `UITraitEnvironment` and its `registerForTraitChanges`.
///
/// A class, since those who register must see the same changes. Each instance stands for itself:
/// nothing is shared between two of them, nor with the process.
public final class TraitEnvironment: Sendable {
  /// What changed, and from what to what.
  public struct Change: Hashable, Sendable {
    /// The traits before.
    public let previous: TraitCollection
    /// The traits now.
    public let current: TraitCollection
    /// What differs, in the order of ``Trait``'s cases.
    public let changedTraits: [Trait]
  }

  /// A registration, to be ended with ``TraitEnvironment/unregisterForTraitChanges(_:)``.
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

  /// A place with these traits.
  public init(_ traits: TraitCollection = .deviceDefault) {
    state = Mutex(State(traits: traits))
  }

  /// The traits now.
  public var traitCollection: TraitCollection {
    state.withLock { $0.traits }
  }

  /// Asks to be told of changes.
  ///
  /// - Parameters:
  ///   - traits: The traits to hear of; changes of others alone are not told.
  ///   - handler: Called after each change, once, by whoever changed the traits.
  /// - Returns: The registration, which holds until it is ended.
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

  /// Ends a registration; one that has ended, or belongs to another place, stays without effect.
  public func unregisterForTraitChanges(_ registration: Registration) {
    guard registration.place == ObjectIdentifier(self) else { return }
    state.withLock { $0.observers.removeAll { $0.number == registration.number } }
  }

  /// Changes the traits that the collection specifies, and tells those who asked, in the order in
  /// which they registered.
  ///
  /// - Returns: What changed; `nil` when nothing did, in which case nobody is told.
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
