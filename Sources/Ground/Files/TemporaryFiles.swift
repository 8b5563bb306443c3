import Glibc
import Synchronization

/// The temporary files of this process. Code that ends the process deletes them.
///
/// A signal ends a process at any moment, on any thread. What is to be taken away then belongs to the process, so
/// there is one list of it, and only the program asks for its end.
package enum TemporaryFiles {
  /// What took its place since the process began, in sets that belong together.
  package struct Written: Equatable, Sendable {
    /// How many files.
    package var files = 0
    /// How many of them are layout texts. Each ramp has one.
    package var layoutTexts = 0

    /// So much; nothing unless told.
    package init(files: Int = 0, layoutTexts: Int = 0) {
      self.files = files
      self.layoutTexts = layoutTexts
    }
  }

  private struct State {
    var isEnding = false
    /// How many sets of files are taking their places.
    var sets = 0
    var files: Set<String> = []
    /// Folders that were made, those above others first.
    var folders: [String] = []
    var written = Written()
  }

  private static let state = Mutex(State())

  /// Makes a file at a path that no other has, and keeps the path until the file is taken away from it.
  ///
  /// - Parameter mode: Its permissions; `nil` for those that the process gives to new files.
  /// - Returns: A descriptor, or the system's error number below 0.
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

  /// Does what takes a file away from its path, such as a rename; it is forgotten where that is done.
  ///
  /// - Returns: The system's error number; 0 where it is done.
  static func take(_ path: String, by action: () -> Int32) -> Int32 {
    changing { state in
      guard action() == 0 else { return errno }
      state.files.remove(path)
      return 0
    }
  }

  /// Makes a folder, as `mkdir` does.
  ///
  /// - Returns: The system's error number; 0 where it is made.
  static func createFolder(_ path: String, mode: mode_t) -> Int32 {
    changing { state in
      guard mkdir(path, mode) == 0 else { return errno }
      state.folders.append(path)
      return 0
    }
  }

  /// Renames files that belong together. Code that ends the process waits until all are renamed.
  ///
  /// - Parameter written: What it comes to where it does not throw.
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

  /// Takes away all files that wait and the folders that were made for them and are empty. From then on no
  /// other thread makes a file or replaces one: those that try wait until the process is over.
  ///
  /// - Returns: What took its place before.
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

  /// - Parameter asSet: Whether a set of files begins; one that has begun goes on while others wait.
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
