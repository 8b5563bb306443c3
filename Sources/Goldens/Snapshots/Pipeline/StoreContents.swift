/// What a suite's folder of goldens holds, as far as that is known without reading what is on record of a
/// ramp. What cannot be read is told to whoever asks for it.
package struct StoreContents: Sendable {
  /// The name of the suite.
  let suite: String
  /// Where its goldens lie.
  let store: SnapshotStore
  /// Whether it says which versions it was recorded with.
  let hasFingerprint: Bool
  /// As ``SnapshotStore/files(of:)``.
  let files: Result<[String], FileError>
  /// As `SnapshotStore.oddFiles`.
  let oddFiles: Result<[String], FileError>

  /// Reads it.
  package init(of suite: String, in store: SnapshotStore) {
    self.suite = suite
    self.store = store
    hasFingerprint = FileTree.exists(store.path("\(suite)/\(SnapshotStore.fingerprintName)"))
    files = Result { () throws(FileError) in try store.files(of: suite) }
    oddFiles = Result { () throws(FileError) in try store.oddFiles(of: suite) }
  }
}

extension SuiteRun {
  /// What the folder of goldens holds: as it was read ahead, unless that was of another folder.
  var storeContents: StoreContents {
    if let contents = contentsAhead?.value, contents.suite == suite.name,
      contents.store.root == store.root
    {
      return contents
    }
    return StoreContents(of: suite.name, in: store)
  }
}
