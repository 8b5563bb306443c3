import Glibc

/// A lock on a folder, between threads and between processes.
///
/// It is `flock` on the folder itself, so that the folder needs no lock file. The system releases
/// it when the process ends, also in a crash.
package enum FolderLock {
  /// Runs a body while it holds the lock, and waits for the lock as long as necessary.
  ///
  /// - Throws: `FileError` if the folder cannot be created or locked, and any error of the body.
  package static func whileHeld<Result>(on folder: String, _ body: () throws -> Result) throws
    -> Result
  {
    while true {
      try AtomicFile.createFolder(folder)
      let descriptor = try open(folder)
      defer { close(descriptor) }
      while flock(descriptor, LOCK_EX) != 0 {
        guard errno == EINTR else { throw FileError(.write, folder) }
      }
      // Whoever deleted the folder while we waited may have made another, which others lock.
      if isStill(descriptor, at: folder) { return try body() }
    }
  }

  /// Returns whether the lock is held, without waiting for it.
  ///
  /// - Throws: `FileError` if the folder cannot be opened.
  package static func isHeld(on folder: String) throws(FileError) -> Bool {
    let descriptor = try open(folder)
    defer { close(descriptor) }
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }

  private static func open(_ folder: String) throws(FileError) -> Int32 {
    let descriptor = Glibc.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(.write, folder) }
    return descriptor
  }

  private static func isStill(_ descriptor: Int32, at folder: String) -> Bool {
    var (locked, present) = (stat(), stat())
    return fstat(descriptor, &locked) == 0 && stat(folder, &present) == 0
      && locked.st_dev == present.st_dev && locked.st_ino == present.st_ino
  }
}
