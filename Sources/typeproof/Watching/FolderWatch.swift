import Glibc
import Snapshots

/// Waits until something changes in some folders (`inotify`).
///
/// What is called with a leading full stop does not count, as editors call what they save beside a
/// file and rename.
final class FolderWatch {
  private let descriptor: Int32

  /// - Throws: `FolderWatchError` where the system watches no more for this user.
  init() throws(FolderWatchError) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard descriptor >= 0 else { throw .refused("Folders", code: errno) }
  }

  deinit { close(descriptor) }

  /// Watches a folder beside those that are watched; twice is once. One that is not there is left out,
  /// and the one above it tells when it comes.
  ///
  /// - Throws: `FolderWatchError` where the system watches no more for this user.
  func watch(_ folder: String) throws(FolderWatchError) {
    let kinds = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ONLYDIR
    guard inotify_add_watch(descriptor, folder, UInt32(kinds)) < 0 else { return }
    guard [ENOENT, ENOTDIR].contains(errno) else { throw .refused(folder, code: errno) }
  }

  /// Watches a folder and all below it that are not hidden.
  ///
  /// - Parameter others: Folders that are left out, with all below them.
  /// - Throws: `FolderWatchError`.
  func watchAll(below folder: String, except others: [String]) throws(FolderWatchError) {
    try watch(folder)
    // A folder that cannot be listed holds nothing that could be read.
    let entries = (try? FileTree.entries(below: folder)) ?? []
    for entry in entries where entry.kind == .folder {
      let path = "\(folder)/\(entry.path)"
      if !others.contains(where: { FileTree.isInside(path, folder: $0) }) { try watch(path) }
    }
  }

  /// Waits until something has changed and nothing more does for a twentieth of a second, as one save is
  /// many changes; or for half a second of changes.
  ///
  /// - Returns: When the first change was seen.
  func nextChange() -> ContinuousClock.Instant {
    while true {
      if let change = nextChange(within: -1) { return change }
    }
  }

  /// The same, or `nil` where nothing that counts changes within some milliseconds; with less than 0,
  /// where what changed first does not count.
  func nextChange(within milliseconds: Int32) -> ContinuousClock.Instant? {
    guard hasEvent(within: milliseconds), drain() else { return nil }
    let first = ContinuousClock.now
    while first.duration(to: .now) < .milliseconds(500), hasEvent(within: 50) { _ = drain() }
    return first
  }

  private func hasEvent(within milliseconds: Int32) -> Bool {
    var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waited, 1, milliseconds) > 0
  }

  /// Takes all events there are, and tells whether one counts.
  private func drain() -> Bool {
    var counts = false
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let length = read(descriptor, &buffer, buffer.count), length > 0 {
      buffer.withUnsafeBytes { bytes in
        var place = 0
        while place + MemoryLayout<inotify_event>.size <= length {
          let event = bytes.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
          let name = place + MemoryLayout<inotify_event>.size
          let isHidden = event.len > 0 && bytes[name] == UInt8(ascii: ".")
          // A watch that ended is told too, and counts by what ended it.
          if !isHidden, event.mask & UInt32(IN_IGNORED) == 0 { counts = true }
          place = name + Int(event.len)
        }
      }
    }
    return counts
  }
}

/// Why folders cannot be watched.
enum FolderWatchError: Error, Equatable, CustomStringConvertible {
  /// The system refuses to; its reason is a number of `errno`.
  case refused(String, code: Int32)

  var description: String {
    switch self {
    case .refused(let folder, let code):
      "\(folder) cannot be watched: \(String(cString: strerror(code))). "
        + "Allow more with the settings fs.inotify of the system, or leave out --watch."
    }
  }
}
