/// What is of another version than when a suite was recorded.
struct Drift: Sendable {
  /// The version of Unicode that the suite was recorded with; `nil` where it is not known.
  let unicode: String?
  /// The editions of the size table, where they differ.
  let sizeTable: (from: String, to: String)?
  /// Libraries that differ, such as `FreeType 2.12.1 → 2.13.3`.
  let libraries: [String]
}

extension Drift {
  /// What changed since a recording; nothing where its versions are not known.
  init(recorded: Fingerprint?, current: Fingerprint) {
    let editions = recorded?.version(of: Fingerprint.sizeTable).flatMap { from in
      current.version(of: Fingerprint.sizeTable).map { to in (from: from, to: to) }
    }
    self.init(
      unicode: recorded?.version(of: Fingerprint.unicode),
      sizeTable: editions.flatMap { $0.from == $0.to ? nil : $0 },
      libraries: recorded.map(current.pixelChanges(since:)) ?? [])
  }
}
