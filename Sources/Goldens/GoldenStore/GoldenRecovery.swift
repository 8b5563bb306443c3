import Files
import ImageDiff

/// What a writer found of an interrupted writer before it, and how it was repaired.
package enum GoldenRecovery: Equatable {
  /// This many files were missing their new content and now have it.
  case finished(remaining: Int, of: Int)
  /// This many files were not put back and now are.
  case undone(remaining: Int, of: Int)
  /// No golden had changed; this many temporary files were deleted.
  case cleared(Int)
  /// A file has neither its old nor its new content, so recovery stopped.
  case givenUp(path: String)

  /// Finishes what an interrupted writer left in a suite's folder; `nil` where it left nothing. The
  /// caller must hold the folder's lock.
  ///
  /// An interrupted recovery is continued the next time.
  ///
  /// - Throws: `FileError`, where nothing is lost and another attempt may work, or
  ///   `GoldenJournalError`.
  package static func recover(in folder: String) throws -> GoldenRecovery? {
    let recovery = try GoldenJournal.pending(in: folder).map { try $0.takeToEnd(in: folder) }
    let cleared = try AtomicFile.clearLeftovers(below: folder)
    return recovery ?? (cleared > 0 ? .cleared(cleared) : nil)
  }

  /// Returns a sentence that says what was found in a suite, and what was done.
  package func sentence(on suite: String) -> String {
    let found = "A recording of “\(suite)” was interrupted"
    switch self {
    case .finished(let remaining, let count):
      return
        "\(found) before \(remaining) of \(count) files were replaced. It is finished now."
    case .undone(let remaining, let count):
      return "\(found) before \(remaining) of \(count) files were restored. It is undone now."
    case .cleared(let count):
      return "\(found) before any golden changed. \(count) temporary "
        + "file\(count == 1 ? " was" : "s were") deleted."
    case .givenUp(let path):
      return "\(found) and cannot be finished, because \(path) has changed since. Record the "
        + "whole suite, or restore it from version control."
    }
  }
}

extension GoldenJournal {
  /// Renames the remaining files to their places, and deletes the journal.
  fileprivate func takeToEnd(in folder: String) throws -> GoldenRecovery {
    var remaining: [Change] = []
    for change in changes {
      switch try state(of: change, in: folder) {
      case .done: continue
      case .toDo: remaining.append(change)
      case .unknown:
        try Self.delete(in: folder)
        return .givenUp(path: "\(folder)/\(change.path)")
      }
    }
    try TemporaryFiles.whileTakingPlaces(TemporaryFiles.Written()) {
      for change in remaining {
        let path = "\(folder)/\(change.path)"
        if let successor = change.successorPath {
          try AtomicFile.move("\(folder)/\(successor)", to: path)
        } else {
          try AtomicFile.unlinkFile(path)
        }
      }
      try AtomicFile.sync(foldersOf: changes.map { "\(folder)/\($0.path)" })
      try Self.delete(in: folder)
    }
    switch purpose {
    case .finish: return .finished(remaining: remaining.count, of: changes.count)
    case .undo: return .undone(remaining: remaining.count, of: changes.count)
    }
  }

  private enum State { case done, toDo, unknown }

  /// Returns how far a change has come. Digests identify files that a checkout or cleanup removed,
  /// or that never reached the disk.
  private func state(of change: Change, in folder: String) throws -> State {
    func content(_ path: String) throws -> [UInt8]? {
      try FileTree.read(path, within: folder, atMost: SnapshotStore.greatestPictureSize)
    }
    guard let successor = change.successor, let successorPath = change.successorPath else {
      return try content(change.path) == nil ? .done : .toDo
    }
    if let waiting = try content(successorPath) {
      return ContentDigest(of: waiting) == successor.digest ? .toDo : .unknown
    }
    return try content(change.path).map(ContentDigest.init(of:)) == successor.digest
      ? .done : .unknown
  }
}

/// The error that a suite's goldens are partly old and partly new.
package struct InterruptedRecording: Error, Hashable, CustomStringConvertible {
  /// The suite.
  package let suite: String
  /// Whether another process is still writing them; otherwise it was stopped.
  package let isUnderWay: Bool

  /// The remedy after an interruption, in words.
  package static let remedy =
    "Finish it with: typeproof record --mode missing. This records missing cells too, and changes "
    + "nothing else."

  /// What was found, then the remedy.
  package var description: String {
    isUnderWay
      ? "Another process is replacing goldens of “\(suite)” at the moment. Try again when it is "
        + "done."
      : "A recording of “\(suite)” was interrupted, and its goldens are partly old and partly new. "
        + Self.remedy
  }
}
