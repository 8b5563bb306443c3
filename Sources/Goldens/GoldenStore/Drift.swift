/// What is of another version than when a suite was recorded.
package struct Drift: Sendable {
  /// The version of Unicode that the suite was recorded with; `nil` where it is not known.
  package let unicode: String?
  /// The editions of the size table, where they differ.
  package let sizeTable: (from: String, to: String)?
  /// Libraries that differ, such as `FreeType 2.12.1 → 2.13.3`.
  package let libraries: [String]

  /// What is of another version, as it was found out.
  package init(unicode: String?, sizeTable: (from: String, to: String)?, libraries: [String]) {
    self.unicode = unicode
    self.sizeTable = sizeTable
    self.libraries = libraries
  }
}

extension Drift {
  /// What changed since a recording; nothing where its versions are not known.
  package init(recorded: Fingerprint?, current: Fingerprint) {
    let editions = recorded?.version(of: Fingerprint.sizeTable).flatMap { from in
      current.version(of: Fingerprint.sizeTable).map { to in (from: from, to: to) }
    }
    self.init(
      unicode: recorded?.version(of: Fingerprint.unicode),
      sizeTable: editions.flatMap { $0.from == $0.to ? nil : $0 },
      libraries: recorded.map(current.pixelChanges(since:)) ?? [])
  }
}
