import Glibc
import Wording
import Work

/// Reading files and listing folders.
public enum FileTree {
  /// The largest file that is read, in bytes.
  public static let greatestFileSize = 512 << 20

  /// Reads a file, or a pipe to its end.
  ///
  /// A file that grows meanwhile is read to its end. Symbolic links are followed.
  public static func read(_ path: String) throws(FileError) -> [UInt8] {
    try content(of: path, flags: 0)
  }

  /// Reads a file that a person named, or a pipe to its end. Throws if it has more bytes than the
  /// limit.
  package static func read(_ path: String, atMost limit: Int) throws(FileError) -> [UInt8] {
    try content(of: path, flags: 0, atMost: limit)
  }

  /// Reads a regular file, even if its name is untrusted. Opening it never blocks.
  package static func readRegular(
    _ path: String, atMost limit: Int = greatestFileSize
  ) throws(FileError) -> [UInt8] {
    try content(of: path, flags: O_NONBLOCK, atMost: limit)
  }

  /// Reads a regular file; `nil` if nothing has that name.
  ///
  /// Pipes and devices are refused: reading one that nobody asked for may never end.
  public static func readIfPresent(_ path: String) throws(FileError) -> [UInt8]? {
    do {
      // A pipe that nobody writes to would make `open` itself wait.
      return try content(of: path, flags: O_NONBLOCK)
    } catch {
      if error.code == ENOENT { return nil }
      throw error
    }
  }

  /// Reads a file. It may be a pipe or a device only if opening it may block.
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

  /// Reads an open file from its current position. Throws if it has more bytes than the limit.
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

  /// Reads the next bytes of an open file; fewer than asked for at its end.
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

  /// Returns whether a file or folder has that path.
  public static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  /// Lists every regular file below a folder, as a relative path, in byte order.
  ///
  /// Hidden files and folders, symbolic links, and names that are not UTF-8 are skipped, because no
  /// golden and no font has such a name.
  public static func files(below folder: String) throws(FileError) -> [String] {
    try files(below: folder, hidden: false)
  }

  /// Lists the files as `files(below:)` does, or the hidden files in folders that are not hidden.
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

  /// Returns the kind of an entry; `nil` for anything but a file or folder. If the listing does not
  /// give the kind, an entry that was deleted meanwhile counts as missing.
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

/// Reads the first bytes of a file, to find out its type.
package enum FileStart {
  /// Returns the first bytes of a file, up to a limit.
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

/// A path or name as a key. Two keys are equal if their bytes are, as in file systems.
///
/// Strings are equal if Unicode treats them as equal, such as `é` as one code point or two. A
/// folder can contain a file under each.
package struct ExactPath: Sendable {
  /// The path.
  package let text: String

  /// Creates a key from a path.
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
  /// Returns whether the bytes of the first path come first.
  package static func < (left: ExactPath, right: ExactPath) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}
