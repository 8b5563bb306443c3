import Files
import GoldenStore
import Work

/// The new files of a recording, collected from its workers, which become the goldens of a suite
/// all at once.
final class RecordedSet: Sendable {
  private struct State {
    var changes: FileTransaction
    var failure: (any Error)?
  }

  private let store: SnapshotStore
  private let suite: String
  private let state: Guarded<State>

  private init(of suite: String, in store: SnapshotStore) {
    self.store = store
    self.suite = suite
    state = Guarded(State(changes: FileTransaction(in: store.path(suite))))
  }

  /// Runs a body that fills a set and commits it; changes that were not committed are discarded.
  static func collect<Result>(
    of suite: String, in store: SnapshotStore, _ body: (RecordedSet) throws -> Result
  ) throws -> Result {
    let set = RecordedSet(of: suite, in: store)
    do {
      return try body(set)
    } catch let error as FileTransactionError {
      // The transaction knows which of its files are still needed.
      throw error
    } catch {
      set.state.withLock { $0.changes.discard() }
      guard let cause = error as? FileError else { throw error }
      throw FileTransactionError(cause: cause, isUnfinished: false)
    }
  }

  /// Adds changes that belong together, from any thread. If they cannot be prepared, nothing of the
  /// suite is recorded, and `commit` throws the first error.
  func add(_ body: (inout FileTransaction) throws -> Void) {
    guard state.withLock({ $0.failure == nil }) else { return }
    var changes = FileTransaction(in: store.path(suite))
    let failure: (any Error)?
    do {
      try body(&changes)
      failure = nil
    } catch {
      changes.discard()
      failure = error
    }
    state.withLock { state in
      if let failure {
        state.failure = state.failure ?? failure
      } else {
        state.changes.append(changes)
      }
    }
  }

  /// Adds a text of the suite, at a path below the store's folder.
  func add(_ text: String, at path: String) {
    add { changes in
      try changes.put(
        store.bytes(of: text, at: path), at: store.path(path), over: try store.content(at: path))
    }
  }

  /// Adds the deletion of a file, if it exists, at a path below the store's folder.
  func delete(_ path: String) throws(FileError) {
    guard let former = try store.content(at: path) else { return }
    add { changes in try changes.put(nil, at: store.path(path), over: former) }
  }

  /// Commits all changes together, or none of them.
  ///
  /// - Throws: The error of a change that could not be prepared, or `FileTransactionError`.
  func commit() throws {
    let (changes, failure) = state.withLock { ($0.changes, $0.failure) }
    if let failure { throw failure }
    try changes.commit()
  }
}
