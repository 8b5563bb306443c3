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
