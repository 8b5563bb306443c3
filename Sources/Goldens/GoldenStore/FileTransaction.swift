package import Files
import ImageDiff
import Wording

/// Changes of several files of one suite that belong together: all are made or none.
///
/// New content is written beside its place and synced as it is added. With more than one change,
/// `commit` then writes a `GoldenJournal`, renames the files to their places, syncs their folders,
/// and deletes the journal. So a kill before the journal leaves all files unchanged, and the next
/// writer repairs one after it. The caller holds the lock of the folder, and ends each transaction
/// by `commit` or `discard`.
package struct FileTransaction: Sendable {
  private struct Step {
    let path: String
    let former: [UInt8]?
    /// The staged content; `nil` where the file is deleted.
    let successor: AtomicFile.Staged?
    let digest: ContentDigest?
  }

  /// The suite's folder, which has all the files.
  private let folder: String
  private var steps: [Step] = []

  /// Creates a transaction without changes.
  package init(in folder: String) {
    self.folder = folder
  }

  /// Adds a file, with its new and its current content; `nil` for no file.
  ///
  /// - Throws: `FileError` where it cannot be written; files added before stay added.
  package mutating func put(
    _ content: [UInt8]?, at path: String, over former: [UInt8]?
  ) throws(FileError) {
    precondition(
      path.beginsWithBytes(of: folder + "/"), "A journal knows the files below its folder.")
    guard content != former else { return }
    steps.append(
      Step(
        path: path, former: former,
        successor: try content.map { bytes throws(FileError) in
          try AtomicFile.stage(
            bytes, named: path.withoutBytes(first: folder.utf8.count + 1), within: folder)
        }, digest: content.map(ContentDigest.init(of:))))
  }

  /// Adds all changes of another transaction in the same folder.
  package mutating func append(_ other: FileTransaction) {
    steps += other.steps
  }

  /// Whether the transaction changes nothing.
  package var isEmpty: Bool { steps.isEmpty }

  /// Discards all changes.
  package func discard() {
    for step in steps { step.successor?.discard() }
  }

  /// Renames all new files to their places and deletes the others, in the order they were added.
  ///
  /// Where one fails, those before it are undone.
  ///
  /// - Parameter between: Called before each file changes with the number of files done, and again
  ///   when all have changed.
  package func commit(between: (Int) -> Void = { _ in }) throws(FileTransactionError) {
    guard !steps.isEmpty else { return }
    try TemporaryFiles.whileTakingPlaces(written) { () throws(FileTransactionError) in
      try takePlaces(between: between)
    }
  }

  /// The kinds of files that the steps write. Layout texts are in the folders of styles, other
  /// texts beside those folders.
  private var written: TemporaryFiles.Written {
    let paths = steps.map { $0.path.withoutBytes(first: folder.utf8.count + 1) }
    return TemporaryFiles.Written(
      files: paths.count,
      layoutTexts: paths.count { $0.hasNameEnding(".txt") && $0.pathBeforeLastName != nil })
  }

  private func takePlaces(between: (Int) -> Void) throws(FileTransactionError) {
    // One rename needs no journal.
    if steps.count > 1 {
      do { try journal(to: .finish).write(in: folder) } catch { throw giveUp(because: error) }
    }
    for (index, step) in steps.enumerated() {
      between(index)
      do { try take(step) } catch { throw putBack(steps[..<index], because: error) }
    }
    between(steps.count)
    do { try sync() } catch { throw putBack(steps[...], because: error) }
    if steps.count > 1 { try deleteJournal() }
  }

  private func take(_ step: Step) throws(FileError) {
    if let file = step.successor {
      try file.takePlace()
    } else {
      try AtomicFile.unlinkFile(step.path)
    }
  }

  private func sync() throws(FileError) {
    try AtomicFile.sync(foldersOf: steps.map(\.path))
  }

  private func journal(to purpose: GoldenJournal.Purpose) -> GoldenJournal {
    GoldenJournal(
      purpose: purpose,
      changes: steps.map { step in
        GoldenJournal.Change(
          path: step.path.withoutBytes(first: folder.utf8.count + 1),
          successor: step.successor.flatMap { file in
            step.digest.map { .init(name: file.temporaryName, digest: $0) }
          })
      })
  }

  private func deleteJournal() throws(FileTransactionError) {
    do {
      try GoldenJournal.delete(in: folder)
    } catch {
      throw FileTransactionError(cause: error, isUnfinished: GoldenJournal.exists(in: folder))
    }
  }

  /// Discards the changes before any file took its place.
  private func giveUp(because error: FileError) -> FileTransactionError {
    // A journal that cannot be deleted needs its files: the next writer takes it to its end.
    if GoldenJournal.exists(in: folder) { try? GoldenJournal.delete(in: folder) }
    if GoldenJournal.exists(in: folder) {
      return FileTransactionError(cause: error, isUnfinished: true)
    }
    discard()
    return FileTransactionError(cause: error, isUnfinished: false)
  }

  /// Undoes finished steps. This is a transaction too: its journal replaces the first one.
  private func putBack(
    _ taken: ArraySlice<Step>, because error: FileError
  ) -> FileTransactionError {
    if taken.isEmpty { return giveUp(because: error) }
    var back = FileTransaction(in: folder)
    do {
      for step in taken.reversed() {
        try back.put(step.former, at: step.path, over: step.former == nil ? [] : nil)
      }
    } catch {
      back.discard()
      return FileTransactionError(cause: error, isUnfinished: true)
    }
    do {
      // From here on both journals have their files, so that either can be taken to its end.
      try back.journal(to: .undo).write(in: folder)
      for step in back.steps { try back.take(step) }
      try back.sync()
      try GoldenJournal.delete(in: folder)
    } catch {
      return FileTransactionError(cause: error, isUnfinished: true)
    }
    discard()
    return FileTransactionError(cause: error, isUnfinished: false)
  }
}

/// Why files that belong together did not change together.
package struct FileTransactionError: Error, Equatable, CustomStringConvertible {
  /// The first error.
  package let cause: FileError
  /// Whether some files have changed and others have not, which the next recording mends.
  package let isUnfinished: Bool

  /// Creates the error of a transaction that failed, or that may have finished only in part.
  package init(cause: FileError, isUnfinished: Bool) {
    self.cause = cause
    self.isUnfinished = isUnfinished
  }

  /// What happened to which file, then what became of the others.
  package var description: String {
    isUnfinished
      ? "\(cause) Some files were already replaced. \(InterruptedRecording.remedy)"
      : "\(cause) Nothing was changed."
  }
}
