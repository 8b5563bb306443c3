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

extension Fingerprint {
  /// Everything that is of another version than in a recorded fingerprint, the size table first,
  /// such as `size table hig-2024-06 → hig-2025-12`.
  package func drift(since recorded: Fingerprint) -> [String] {
    let edition = Drift(recorded: recorded, current: self).sizeTable.map {
      "\(Self.sizeTable) \($0.from) → \($0.to)"
    }
    return [edition].compactMap { $0 } + changes(since: recorded)
  }
}

/// The versions that a suite was recorded with, beside those of today.
package struct RecordedVersions: Sendable {
  /// What is of another version than at the recording.
  package let drift: Drift
  /// The same for people, such as `FreeType 2.12.1 → 2.13.3`.
  package let changes: [String]
  /// Why the recorded ones cannot be read; `nil` where they can, or there are none.
  package let trouble: String?

  /// - Throws: `FileError`, and where a library does not start; a damaged fingerprint is trouble.
  package init(of suite: String, in store: SnapshotStore) throws {
    let current = try Fingerprint.current()
    var recorded: Fingerprint?
    var trouble: String?
    do {
      recorded = try store.fingerprint(of: suite)
    } catch let error as FingerprintError {
      trouble = "\(error)"
    }
    drift = Drift(recorded: recorded, current: current)
    changes = recorded.map(current.changes(since:)) ?? []
    self.trouble = trouble
  }
}
