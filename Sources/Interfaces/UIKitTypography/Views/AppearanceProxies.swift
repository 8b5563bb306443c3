import Foundation

/// The appearance proxies of a device.
@MainActor
final class AppearanceProxies {
  private struct Entry {
    let proxy: any AppearanceTaking
    let kind: any AppearanceTaking.Type
    let containers: [any UIAppearanceContainer.Type]
    /// For each container class, returns whether an object is an instance of it.
    let admits: [(any UIAppearanceContainer) -> Bool]
    /// Returns whether an object is an instance of the proxy's class.
    let holds: (any AppearanceTaking) -> Bool

    /// Returns the positions of the containers among those around an object, both from the
    /// outermost. Returns `nil` if one is missing.
    func places(in around: [any UIAppearanceContainer]) -> [Int]? {
      var places: [Int] = []
      for admits in admits.reversed() {
        let rest = around.indices.dropFirst((places.last ?? -1) + 1)
        guard let place = rest.first(where: { admits(around[$0]) }) else { return nil }
        places.append(place)
      }
      return places
    }
  }

  private var entries: [Entry] = []

  nonisolated init() {}

  /// Returns the proxy of a class. The same containers always give the same proxy.
  func proxy<Kind: AppearanceTaking>(
    of kind: Kind.Type, in containers: [any UIAppearanceContainer.Type]
  ) -> Kind {
    let known = entries.first {
      $0.kind == kind
        && $0.containers.map(ObjectIdentifier.init) == containers.map(ObjectIdentifier.init)
    }
    if let proxy = known?.proxy as? Kind { return proxy }
    guard let proxy = kind.init(coder: NSCoder()) else {
      preconditionFailure("\(kind) has no appearance proxy: its init(coder:) returns nil.")
    }
    // Only what the app sets on the proxy counts, not what the initialiser of its class sets.
    proxy.appearanceRecord = AppearanceRecord()
    entries.append(
      Entry(
        proxy: proxy, kind: kind, containers: containers,
        admits: containers.map { Self.admission(of: $0) }, holds: { $0 is Kind }))
    return proxy
  }

  private static func admission<Container: UIAppearanceContainer>(
    of type: Container.Type
  ) -> (any UIAppearanceContainer) -> Bool { { $0 is Container } }

  /// Applies the matching proxies to an object, the one that wins last.
  func apply(
    to object: any AppearanceTaking, in around: @autoclosure () -> [any UIAppearanceContainer]
  ) {
    let candidates = entries.filter { $0.holds(object) && $0.proxy !== object }
    guard !candidates.isEmpty else { return }
    let around = around()
    let matches = candidates.compactMap { entry in
      entry.places(in: around).map { (entry: entry, places: $0) }
    }
    // Sorting keeps the order of those that are equal.
    for match in matches.sorted(by: Self.isBefore) { object.take(from: match.entry.proxy) }
  }

  /// Sorts the winner last. Base classes come first. In one class, containers are compared from the
  /// outermost: one further in comes first, and so does a shorter list.
  private static func isBefore(
    _ left: (entry: Entry, places: [Int]), _ right: (entry: Entry, places: [Int])
  ) -> Bool {
    if left.entry.kind != right.entry.kind { return left.entry.holds(right.entry.proxy) }
    for (leftPlace, rightPlace) in zip(left.places, right.places) where leftPlace != rightPlace {
      return leftPlace > rightPlace
    }
    return left.places.count < right.places.count
  }
}
