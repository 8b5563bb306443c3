import Glibc
import Synchronization

/// The temporary files of this process. Code that ends the process deletes them.
///
/// A signal can end a process at any moment, on any thread. So the process has one list of files to
/// delete, and only the program itself ends it.
package enum TemporaryFiles {
  /// Counts of the files that were moved into place since the process began, in sets that belong
  /// together.
  package struct Written: Equatable, Sendable {
    /// The number of files.
    package var files = 0
    /// The number of layout texts among them. Each ramp has one.
    package var layoutTexts = 0

    /// Creates counts, by default zero.
    package init(files: Int = 0, layoutTexts: Int = 0) {
      self.files = files
      self.layoutTexts = layoutTexts
    }
  }

  private struct State {
    var isEnding = false
    /// The number of sets of files that are being moved into place.
    var sets = 0
    var files: Set<String> = []
    /// The folders that were created, outer ones first.
    var folders: [String] = []
    var written = Written()
  }

  private static let state = Mutex(State())

  /// Creates a file at an unused path, and keeps the path in the list until the file is moved or
  /// deleted.
  ///
  /// - Parameter mode: The permissions; `nil` for those of new files in this process.
  /// - Returns: A descriptor, or the system's error number as a negative number.
  static func create(_ path: String, mode: mode_t?) -> Int32 {
    changing { state in
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode ?? 0o666)
      guard descriptor >= 0 else { return -errno }
      // Where this is refused, as on file systems without permissions, the file is as good.
      if let mode { fchmod(descriptor, mode) }
      state.files.insert(path)
      return descriptor
    }
  }

  /// Runs an action that removes a file from its path, such as a rename. If it succeeds, the path
  /// is removed from the list.
  ///
  /// - Returns: The system's error number, or 0 for success.
  static func take(_ path: String, by action: () -> Int32) -> Int32 {
    changing { state in
      guard action() == 0 else { return errno }
      state.files.remove(path)
      return 0
    }
  }

  /// Creates a folder, as `mkdir` does.
  ///
  /// - Returns: The system's error number, or 0 for success.
  static func createFolder(_ path: String, mode: mode_t) -> Int32 {
    changing { state in
      guard mkdir(path, mode) == 0 else { return errno }
      state.folders.append(path)
      return 0
    }
  }

  /// Renames files that belong together. Code that ends the process waits until all are renamed.
  ///
  /// - Parameter written: The counts to add if no error is thrown.
  package static func whileTakingPlaces<Failure: Error>(
    _ written: Written, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    changing(asSet: true) { $0.sets += 1 }
    var isDone = false
    defer {
      state.withLock { state in
        state.sets -= 1
        if isDone {
          state.written.files += written.files
          state.written.layoutTexts += written.layoutTexts
        }
      }
    }
    try body()
    isDone = true
  }

  /// Deletes all temporary files, and the empty folders that were created for them. From then on,
  /// other threads that create or replace a file wait until the process has ended.
  ///
  /// - Returns: The counts of files that were moved into place before.
  package static func end() -> Written {
    while true {
      let written: Written? = state.withLock { state in
        state.isEnding = true
        guard state.sets == 0 else { return nil }
        for path in state.files { unlink(path) }
        for path in state.folders.reversed() { rmdir(path) }
        state.files = []
        state.folders = []
        return state.written
      }
      if let written { return written }
      usleep(1000)
    }
  }

  /// - Parameter asSet: Whether a set of files begins. A set that has begun continues while others
  ///   wait.
  private static func changing<Result: Sendable>(
    asSet: Bool = false, _ body: (inout State) -> Result
  ) -> Result {
    while true {
      let result: Result? = state.withLock { state in
        if state.isEnding, asSet || state.sets == 0 { return nil }
        return body(&state)
      }
      if let result { return result }
      usleep(100_000)
    }
  }
}
