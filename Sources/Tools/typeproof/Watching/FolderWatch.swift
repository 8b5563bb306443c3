import Glibc
import Snapshots
import Wording

/// Waits until something changes in some folders (`inotify`).
///
/// What is called with a leading full stop does not count unless it is asked for, as editors call what
/// they save beside a file and rename.
final class FolderWatch {
  private let descriptor: Int32
  /// What counts of each folder, by the number that the system has for it.
  private var interests: [Int32: Interest] = [:]

  /// What counts of a folder.
  private struct Interest {
    /// Whether all that is not hidden does.
    var isWhole = false
    /// What does, hidden or not.
    var names: Set<[UInt8]> = []
  }

  /// - Throws: `FolderWatchError` where the system watches no more for this user.
  init() throws(FolderWatchError) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard descriptor >= 0 else { throw .refused("Folders", code: errno) }
  }

  deinit { close(descriptor) }

  /// Watches a folder beside those that are watched; twice is once. One that is not there is left out.
  ///
  /// - Throws: `FolderWatchError` where the system watches no more for this user.
  func watch(_ folder: String) throws(FolderWatchError) {
    try watch(folder) { $0.isWhole = true }
  }

  /// Watches what a path names: whether it comes or goes, or is saved anew where it is a file. The folders
  /// on the way count by their names alone, and what links lead to counts as well.
  ///
  /// - Throws: `FolderWatchError`.
  func watchName(_ path: String) throws(FolderWatchError) {
    for path in [path, Self.target(of: path)].compactMap(\.self) {
      var rest: String? = path
      while let path = rest, !path.isEmpty {
        let name = Array(path.lastPathName.utf8)
        if !name.isEmpty { try watch(path.folderOfPath) { $0.names.insert(name) } }
        rest = path.pathBeforeLastName
      }
    }
  }

  /// Where a path leads over links; `nil` where there is nothing.
  private static func target(of path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private func watch(
    _ folder: String, for change: (inout Interest) -> Void
  ) throws(FolderWatchError) {
    let kinds = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ONLYDIR
    let number = inotify_add_watch(descriptor, folder, UInt32(kinds))
    if number >= 0 { return change(&interests[number, default: Interest()]) }
    guard [ENOENT, ENOTDIR, EACCES].contains(errno) else { throw .refused(folder, code: errno) }
  }

  /// Watches a folder and all below it that are not hidden, and its name, as it may be another's tomorrow.
  ///
  /// - Parameter others: Folders that are left out, with all below them.
  /// - Throws: `FolderWatchError`.
  func watchAll(below folder: String, except others: [String]) throws(FolderWatchError) {
    try watchName(folder)
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
          let end = name + Int(event.len)
          if counted(event, named: bytes[name..<end].prefix { $0 != 0 }) { counts = true }
          place = end
        }
      }
    }
    return counts
  }

  private func counted(_ event: inotify_event, named name: Slice<UnsafeRawBufferPointer>) -> Bool {
    // A watch that ended is told too, and counts by what ended it.
    guard event.mask & UInt32(IN_IGNORED) == 0 else { return false }
    // More happened than the system could keep.
    guard let interest = interests[event.wd] else { return true }
    return interest.isWhole && name.first != UInt8(ascii: ".")
      || interest.names.contains(Array(name))
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
        + "Raise the fs.inotify limits of the system, or leave out --watch."
    }
  }
}
