/// The versions that changed since a suite was recorded.
package struct Drift: Sendable {
  /// The Unicode version that the suite was recorded with; `nil` where it is unknown.
  package let unicode: String?
  /// The editions of the size table, where they differ.
  package let sizeTable: (from: String, to: String)?
  /// Libraries that differ, such as `FreeType 2.12.1 → 2.13.3`.
  package let libraries: [String]

  /// Creates a drift from known differences.
  package init(unicode: String?, sizeTable: (from: String, to: String)?, libraries: [String]) {
    self.unicode = unicode
    self.sizeTable = sizeTable
    self.libraries = libraries
  }
}

extension Drift {
  /// Compares a recording with the current versions; without a recorded fingerprint, nothing
  /// differs.
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
  /// Returns all versions that differ from a recorded fingerprint, the size table first, such as
  /// `size table hig-2024-06 → hig-2025-12`.
  package func drift(since recorded: Fingerprint) -> [String] {
    let edition = Drift(recorded: recorded, current: self).sizeTable.map {
      "\(Self.sizeTable) \($0.from) → \($0.to)"
    }
    return [edition].compactMap { $0 } + changes(since: recorded)
  }
}

/// The versions that a suite was recorded with, beside those of today.
package struct RecordedVersions: Sendable {
  /// The versions that changed since the recording.
  package let drift: Drift
  /// The changed versions in words, such as `FreeType 2.12.1 → 2.13.3`.
  package let changes: [String]
  /// Why the recorded versions cannot be read; `nil` where they can, or where none are recorded.
  package let trouble: String?

  /// Reads the recorded versions of a suite.
  ///
  /// - Throws: `FileError`, or an error where a library does not start. A damaged fingerprint only
  ///   sets `trouble`.
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
