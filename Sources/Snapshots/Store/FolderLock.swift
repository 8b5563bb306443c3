import Glibc

/// A lock on a folder that holds between threads and between processes.
///
/// It is `flock` on the folder itself, so that no lock file lies among the goldens. The system lets
/// go of it when the process ends, however that happens.
enum FolderLock {
  /// Runs a body while nobody else holds the lock; waits for it as long as it takes.
  ///
  /// - Throws: `FileError` where the folder cannot be made or locked, and what the body throws.
  static func whileHeld<Result>(on folder: String, _ body: () throws -> Result) throws -> Result {
    try AtomicFile.createFolder(folder)
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(.write, folder) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw FileError(.write, folder) }
    }
    return try body()
  }
}
