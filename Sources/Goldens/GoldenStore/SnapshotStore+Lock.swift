import Files
import Glibc

/// Readers take no lock and never wait. They check for an interruption, and never repair it.
extension SnapshotStore {
  /// Returns why a suite's goldens are partly old and partly new; `nil` where they are not.
  ///
  /// A recording that is still drawing, or was stopped while drawing, has changed no golden.
  ///
  /// - Throws: `FileError` where the suite's folder cannot be opened.
  package func interruption(of suite: String) throws -> InterruptedRecording? {
    let folder = path(suite)
    guard GoldenJournal.exists(in: folder) else { return nil }
    let isUnderWay = try FolderLock.isHeld(on: folder)
    // It may have come to its end since.
    guard GoldenJournal.exists(in: folder) else { return nil }
    return InterruptedRecording(suite: suite, isUnderWay: isUnderWay)
  }

  /// Runs a body while no other process changes a suite's goldens, and only if none is half
  /// changed.
  ///
  /// - Throws: `FileError` where the folder cannot be made or locked, or is a symbolic link.
  ///   `InterruptedRecording`, as only a recording may repair one; and what the body throws.
  package func whileLocked<Result>(_ suite: String, _ body: () throws -> Result) throws -> Result {
    try whileHeld(suite) {
      guard !GoldenJournal.exists(in: path(folder(of: suite))) else {
        if places != nil { throw InterruptedAcceptance(folder: root) }
        throw InterruptedRecording(suite: suite, isUnderWay: false)
      }
      return try body()
    }
  }

  /// Runs a body while no other process changes a suite's goldens, after finishing what an
  /// interrupted writer left. The body receives a sentence about that.
  ///
  /// - Throws: As `whileLocked` does, and `GoldenJournalError`.
  package func whileRecording<Result>(
    _ suite: String, _ body: (_ found: String?) throws -> Result
  ) throws -> Result {
    try whileHeld(suite) {
      try body(try GoldenRecovery.recover(in: path(suite))?.sentence(on: suite))
    }
  }

  private func whileHeld<Result>(_ suite: String, _ body: () throws -> Result) throws -> Result {
    if let link = FileTree.linkInTheWay(of: folder(of: suite), below: root) {
      throw FileError(.write, link, code: ELOOP)
    }
    return try FolderLock.whileHeld(on: path(folder(of: suite)), body)
  }
}

/// The error that pictures of another tool are partly old and partly new.
///
/// A journal in such a folder is never finished: the folder may have more than pictures, and the
/// journal may come with a branch.
struct InterruptedAcceptance: Error, CustomStringConvertible {
  /// The folder of the pictures.
  let folder: String

  /// What was found, then the remedy.
  var description: String {
    "Accepting pictures in \(folder) was interrupted, and some may be old and others new. Restore them with git, and "
      + "delete \(folder)/\(GoldenJournal.name)."
  }
}
