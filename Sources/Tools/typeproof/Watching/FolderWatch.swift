import Glibc
import Snapshots
import Wording

/// Waits for changes in some folders (`inotify`).
///
/// Names with a leading full stop are ignored unless they are asked for, because editors use them
/// for files that they rename when saving.
final class FolderWatch {
  private let descriptor: Int32
  /// The names that count in each folder, by the watch's number in the system.
  private var interests: [Int32: Interest] = [:]

  /// The names that count in a folder.
  private struct Interest {
    /// Whether all names count that are not hidden.
    var isWhole = false
    /// Further names that count, hidden or not.
    var names: Set<[UInt8]> = []
  }

  /// - Throws: `FolderWatchError` if the system allows no further watches for this user.
  init() throws(FolderWatchError) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard descriptor >= 0 else { throw .refused("Folders", code: errno) }
  }

  deinit { close(descriptor) }

  /// Also watches a folder. Watching it twice has no effect, and a missing folder is ignored.
  ///
  /// - Throws: `FolderWatchError` if the system allows no further watches for this user.
  func watch(_ folder: String) throws(FolderWatchError) {
    try watch(folder) { $0.isWhole = true }
  }

  /// Watches a path: whether its file appears, disappears or is saved. In the folders on the way,
  /// only the names of the path count. The targets of links are watched too.
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

  /// Returns the path behind links; `nil` if nothing is there.
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

  /// Watches a folder with its name, and all folders below it that are not hidden.
  ///
  /// - Parameter others: Folders to leave out, with everything below them.
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

  /// Waits for a change, and then until nothing changes for a twentieth of a second, because saving
  /// is many changes. It waits for at most half a second of changes.
  ///
  /// - Returns: The time of the first change.
  func nextChange() -> ContinuousClock.Instant {
    while true {
      if let change = nextChange(within: -1) { return change }
    }
  }

  /// Waits in the same way, for at most some milliseconds, or without limit if the number is
  /// negative. Returns `nil` if the first change does not count or none comes.
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

  /// Reads all events, and returns whether one counts.
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

/// The reason why folders cannot be watched.
enum FolderWatchError: Error, Equatable, CustomStringConvertible {
  /// The system refused to watch a folder. `code` is its `errno`.
  case refused(String, code: Int32)

  var description: String {
    switch self {
    case .refused(let folder, let code):
      "\(folder) cannot be watched: \(String(cString: strerror(code))). "
        + "Raise the fs.inotify limits of the system, or leave out --watch."
    }
  }
}
