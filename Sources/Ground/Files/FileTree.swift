import Glibc
import Wording
import Work

/// Reading files and listing folders.
public enum FileTree {
  /// The largest file that is read, in bytes.
  public static let greatestFileSize = 512 << 20

  /// The content of a file, or of a pipe to its end.
  ///
  /// A file that grows meanwhile is read to its end. Symbolic links are followed.
  public static func read(_ path: String) throws(FileError) -> [UInt8] {
    try content(of: path, flags: 0)
  }

  /// The content of a file that somebody named, or of a pipe to its end; refused where that is more than
  /// a limit.
  package static func read(_ path: String, atMost limit: Int) throws(FileError) -> [UInt8] {
    try content(of: path, flags: 0, atMost: limit)
  }

  /// The content of a regular file, whoever named it; opening it never waits.
  package static func readRegular(
    _ path: String, atMost limit: Int = greatestFileSize
  ) throws(FileError) -> [UInt8] {
    try content(of: path, flags: O_NONBLOCK, atMost: limit)
  }

  /// The content of a regular file; `nil` where there is none of that name.
  ///
  /// Pipes and devices are refused: where nobody named them, reading them may never end.
  public static func readIfPresent(_ path: String) throws(FileError) -> [UInt8]? {
    do {
      // A pipe that nobody writes to would make `open` itself wait.
      return try content(of: path, flags: O_NONBLOCK)
    } catch {
      if error.code == ENOENT { return nil }
      throw error
    }
  }

  /// The content of a file, which may be a pipe or a device only if opening it may wait.
  private static func content(
    of path: String, flags: Int32, atMost limit: Int = greatestFileSize
  ) throws(FileError) -> [UInt8] {
    // A pipe may have no other end: opening it waits for one.
    let descriptor = WorkWatch.reading(path) { open(path, O_RDONLY | O_CLOEXEC | flags) }
    guard descriptor >= 0 else { throw FileError(.read, path) }
    defer { close(descriptor) }
    let isRegular = flags & O_NONBLOCK != 0
    return try content(of: descriptor, at: path, isRegular: isRegular, atMost: limit)
  }

  /// What an open file holds from where it stands; refused where that is more than a limit.
  package static func content(
    of descriptor: Int32, at path: String, isRegular: Bool = true, atMost limit: Int
  ) throws(FileError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(.read, path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FileError(.read, path, code: EISDIR)
    default: guard !isRegular else { throw FileError(.read, path, code: EINVAL) }
    }
    // Somebody who types has all the time.
    guard isRegular || isatty(descriptor) == 0 else {
      return try rest(of: descriptor, at: path, status: status, atMost: limit)
    }
    return try WorkWatch.reading(path) { () throws(FileError) in
      try rest(of: descriptor, at: path, status: status, atMost: limit)
    }
  }

  private static func rest(
    of descriptor: Int32, at path: String, status: stat, atMost limit: Int
  ) throws(FileError) -> [UInt8] {
    guard status.st_size <= limit else { throw FileError(.read, path, tooLargeFor: limit) }
    // A byte more than there is, so that the end is seen.
    var room = max(Int(status.st_size) + 1, 1 << 12)
    var content: [UInt8] = []
    while true {
      let piece = try piece(of: descriptor, at: path, atMost: room)
      content = content.isEmpty ? piece : content + piece
      guard content.count <= limit else { throw FileError(.read, path, tooLargeFor: limit) }
      guard piece.count == room else { return content }
      room = min(content.count, limit - content.count + 1)
    }
  }

  /// The next bytes of an open file; fewer than asked for where it ends.
  private static func piece(
    of descriptor: Int32, at path: String, atMost room: Int
  ) throws(FileError) -> [UInt8] {
    var code: Int32 = 0
    let piece = [UInt8](unsafeUninitializedCapacity: room) { bytes, filled in
      while filled < room {
        let count = Glibc.read(descriptor, bytes.baseAddress.map { $0 + filled }, room - filled)
        if count < 0 && errno == EINTR { continue }
        if count < 0 { code = errno }
        guard count > 0 else { return }
        filled += count
      }
    }
    guard code == 0 else { throw FileError(.read, path, code: code) }
    return piece
  }

  /// Whether there is a file or folder of that name.
  public static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  /// Every regular file below a folder, as a path relative to it, in the order of their bytes.
  ///
  /// Hidden files and folders, symbolic links, and names that are not UTF-8 are passed over: no
  /// golden and no font is called so.
  public static func files(below folder: String) throws(FileError) -> [String] {
    try files(below: folder, hidden: false)
  }

  /// The same, or the hidden files in folders that are not hidden.
  package static func files(below folder: String, hidden: Bool) throws(FileError) -> [String] {
    var found: [String] = []
    var pending = [""]
    while let relative = pending.popLast() {
      for listed in try listing(of: folder + relative) {
        guard let name = String(validating: listed.bytes, as: UTF8.self) else { continue }
        let path = relative + "/" + name
        switch try plainKind(of: folder + path, listedAs: listed.kind) {
        case .folder? where !name.isHiddenName: pending.append(path)
        case .file? where name.isHiddenName == hidden: found.append(path.withoutBytes(first: 1))
        default: continue
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// `nil` for what is neither. Where the folder does not say, what was deleted since it was read is as if it had
  /// never been there; else whoever reads it finds out.
  private static func plainKind(
    of path: String, listedAs listed: ListedName.Kind?
  ) throws(FileError) -> ListedName.Kind? {
    if let listed { return listed }
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw FileError(.list, path)
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    default: return nil
    }
  }
}

/// The first bytes of a file, for what says there what it is.
package enum FileStart {
  /// As many bytes as there are, but no more than a limit.
  ///
  /// - Throws: `FileError`.
  package static func bytes(of path: String, atMost limit: Int) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileError(.read, path) }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: limit)
    var filled = 0
    while filled < limit {
      let count = bytes.withUnsafeMutableBytes { bytes in
        Glibc.read(descriptor, bytes.baseAddress.map { $0 + filled }, limit - filled)
      }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw FileError(.read, path) }
      if count == 0 { break }
      filled += count
    }
    return Array(bytes[..<filled])
  }
}

/// A path or a name as a key: two are one where their bytes are, as file systems have it.
///
/// Strings are equal where Unicode takes them for one, as `é` in one letter or in two, and a folder may hold
/// a file under each.
package struct ExactPath: Sendable {
  /// The path.
  package let text: String

  /// A path as a key.
  package init(_ text: String) { self.text = text }
}

extension ExactPath: Hashable {
  package static func == (left: ExactPath, right: ExactPath) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }
}

extension ExactPath: Comparable {
  /// In the order of bytes.
  package static func < (left: ExactPath, right: ExactPath) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}
