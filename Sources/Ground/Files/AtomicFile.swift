import Glibc
import Wording

/// Writing that leaves either the old file or the new one, whatever happens.
public enum AtomicFile {
  /// Puts content at a path: written beside it, synced, renamed into place, the folder synced.
  ///
  /// A full disk, a kill or a power cut leaves what was there before. Folders that are missing are
  /// made. A symbolic link at the path is replaced, never written through: what it points to may
  /// lie anywhere. Of several writers at once, the last to finish wins, whole.
  public static func write(_ content: [UInt8], to path: String) throws(FileError) {
    try stage(content, for: path).commit()
  }

  /// Puts content at a name below a folder as `write(_:to:)` does, and in no other folder.
  ///
  /// No folder below that one on the way may be a symbolic link, as links can lead out of it; a link
  /// at the name itself is replaced. The folder itself may be a link.
  ///
  /// - Parameter name: The path below the folder, without empty parts and dots.
  /// - Throws: `FileError`; its code is `ELOOP` where a link stands in the way, and its path the link.
  public static func write(
    _ content: [UInt8], named name: String, within folder: String
  ) throws(FileError) {
    try write(content, to: try path(of: name, within: folder, for: .write))
  }

  /// Puts content as `write(_:named:within:)` does, in files and folders that nobody else may change, whatever
  /// permissions the process gives to new ones.
  package static func writePrivate(
    _ content: [UInt8], named name: String, within folder: String
  ) throws(FileError) {
    try stage(
      content, for: try path(of: name, within: folder, for: .write), isPrivate: true
    ).commit()
  }

  /// Puts content as `write(_:named:within:)` does where, and as `writeUnsynced(_:to:)` does how.
  ///
  /// - Parameter isPrivate: Whether nobody else may change the file and the folders that are made for it.
  package static func writeUnsynced(
    _ content: [UInt8], named name: String, within folder: String, isPrivate: Bool = false
  ) throws(FileError) {
    try writeUnsynced(
      content, to: try path(of: name, within: folder, for: .write), isPrivate: isPrivate)
  }

  /// Removes what has a name below a folder, and nothing in another folder; nothing happens where
  /// there is nothing.
  ///
  /// - Throws: `FileError`, as `write(_:named:within:)` does.
  public static func deleteIfPresent(named name: String, within folder: String) throws(FileError) {
    guard FileTree.exists("\(folder)/\(name)") else { return }
    do {
      try delete(try path(of: name, within: folder, for: .delete))
    } catch {
      // Somebody else deleted it meanwhile.
      guard error.code == ENOENT else { throw error }
    }
  }

  /// The path of a name below a folder, which leads there over folders alone.
  private static func path(
    of name: String, within folder: String, for action: FileError.Action
  ) throws(FileError) -> String {
    let path = "\(folder)/\(name)"
    let parts = name.pathNames
    guard !parts.contains(where: { ["", ".", ".."].contains($0) }), !name.utf8.contains(0) else {
      throw FileError(action, path, code: EINVAL)
    }
    let above = parts.dropLast().joined(separator: "/")
    if let link = FileTree.linkInTheWay(of: above, below: folder) {
      throw FileError(action, link, code: ELOOP)
    }
    return path
  }

  /// Puts content at a path as `write` does, but leaves it to the system when it reaches the disk:
  /// for what can be made again, as waiting for the disk takes longer than making it.
  package static func writeUnsynced(
    _ content: [UInt8], to path: String, isPrivate: Bool = false
  ) throws(FileError) {
    let staged = try stage(content, for: path, isSynced: false, isPrivate: isPrivate)
    do {
      try staged.takePlace()
    } catch {
      staged.discard()
      throw error
    }
  }

  /// A file that is whole on disk and waits to take its place.
  package struct Staged {
    /// Where it belongs.
    package let path: String
    private let temporary: String

    fileprivate init(path: String, temporary: String) {
      self.path = path
      self.temporary = temporary
    }

    /// Its name for now, in the folder it belongs to.
    package var temporaryName: String { temporary.lastPathName }

    /// Puts the file in its place, and syncs the folder.
    package func commit() throws(FileError) {
      do {
        try takePlace()
      } catch {
        discard()
        throw error
      }
      try AtomicFile.sync(folder: path.folderOfPath)
    }

    /// Puts the file in its place; where that fails, it goes on waiting.
    package func takePlace() throws(FileError) {
      let failure = TemporaryFiles.take(temporary) { rename(temporary, path) }
      guard failure == 0 else { throw FileError(.write, path, code: failure) }
    }

    /// Gives the file up.
    package func discard() {
      AtomicFile.discard(temporary)
    }
  }

  private static func discard(_ temporary: String) {
    // A temporary file that stays is hidden and does no harm.
    _ = TemporaryFiles.take(temporary) { unlink(temporary) }
  }

  /// Renames a file over another in the same folder; the folder is not synced.
  package static func move(_ source: String, to path: String) throws(FileError) {
    guard rename(source, path) == 0 else { throw FileError(.write, path) }
  }

  /// Removes a file; the folder is not synced.
  package static func unlinkFile(_ path: String) throws(FileError) {
    guard unlink(path) == 0 else { throw FileError(.delete, path) }
  }

  /// Syncs the folders that files lie in, each once. One that is gone has nothing to sync.
  package static func sync(foldersOf paths: [String]) throws(FileError) {
    for folder in Set(paths.map(\.folderOfPath)).sorted() where FileTree.exists(folder) {
      try sync(folder: folder)
    }
  }

  /// Writes content beside a path and syncs it, so that taking its place needs no more room. It has the permissions
  /// of the file that it will replace.
  package static func stage(
    _ content: [UInt8], for path: String, isSynced: Bool = true, isPrivate: Bool = false
  ) throws(FileError) -> Staged {
    let folder = path.folderOfPath
    try createFolder(folder, isPrivate: isPrivate)
    if let isFolder = try? FileTree.isFolder(path), isFolder {
      throw FileError(.write, path, code: EISDIR)
    }
    let mode = isPrivate ? 0o644 : FileTree.permissions(of: path)
    let (descriptor, temporary) = try createTemporary(in: folder, for: path, mode: mode)
    do {
      try fill(descriptor, with: content, path: path, isSynced: isSynced)
    } catch {
      discard(temporary)
      throw error
    }
    return Staged(path: path, temporary: temporary)
  }

  /// Writes content as `stage(_:for:isSynced:)` does, for a name below a folder, and in no other folder.
  package static func stage(
    _ content: [UInt8], named name: String, within folder: String
  ) throws(FileError) -> Staged {
    try stage(content, for: try path(of: name, within: folder, for: .write))
  }

  /// Removes what writers that were killed left below a folder, and tells how many files that were;
  /// only for whoever holds its lock.
  package static func clearLeftovers(below folder: String) throws(FileError) -> Int {
    let left = try leftovers(below: folder)
    for path in left { try unlinkFile("\(folder)/\(path)") }
    return left.count
  }

  /// What writers that were killed left below a folder, and what those at work have there, as relative paths.
  package static func leftovers(below folder: String) throws(FileError) -> [String] {
    try FileTree.files(below: folder, hidden: true).filter { isTemporary($0.lastPathName) }
  }

  /// Whether a file is called as those are that wait to take a place.
  package static func isTemporary(_ name: String) -> Bool {
    name.beginsWithBytes(of: temporaryPrefix) && name.hasNameEnding(temporarySuffix)
  }

  private static let temporaryPrefix = ".typeproof-"
  private static let temporarySuffix = ".tmp"

  /// Removes a file for good.
  public static func delete(_ path: String) throws(FileError) {
    try unlinkFile(path)
    try sync(folder: path.folderOfPath)
  }

  /// Makes a folder and those above it that are missing.
  public static func createFolder(_ path: String) throws(FileError) {
    try createFolder(path, isPrivate: false)
  }

  private static func createFolder(_ path: String, isPrivate: Bool) throws(FileError) {
    if FileTree.exists(path) { return }
    let above = path.folderOfPath
    if above != path { try createFolder(above, isPrivate: isPrivate) }
    let failure = TemporaryFiles.createFolder(path, mode: isPrivate ? 0o755 : 0o777)
    guard failure == 0 || failure == EEXIST else { throw FileError(.create, path, code: failure) }
    try sync(folder: above)
  }

  /// A new file beside the path, under a name that no other write has.
  ///
  /// The name is hidden, so that listings pass over what a kill leaves behind, and short, so that
  /// every name the path may have leaves room for it. Chance keeps writers of all processes apart:
  /// in containers, process numbers repeat.
  private static func createTemporary(
    in folder: String, for path: String, mode: mode_t?
  ) throws(FileError) -> (descriptor: Int32, path: String) {
    while true {
      let chance = String(UInt64.random(in: 0...UInt64.max), radix: 36)
      let temporary = "\(folder)/\(temporaryPrefix)\(chance)\(temporarySuffix)"
      let descriptor = TemporaryFiles.create(temporary, mode: mode)
      if descriptor >= 0 { return (descriptor, temporary) }
      guard descriptor == -EEXIST else { throw FileError(.write, path, code: -descriptor) }
    }
  }

  private static func fill(
    _ descriptor: Int32, with content: [UInt8], path: String, isSynced: Bool
  ) throws(FileError) {
    var written = 0
    while written < content.count {
      let count = content.withUnsafeBytes { bytes in
        Glibc.write(descriptor, bytes.baseAddress.map { $0 + written }, content.count - written)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        let failure = FileError(.write, path)
        close(descriptor)
        throw failure
      }
      written += count
    }
    guard !isSynced || fsync(descriptor) == 0 else {
      let failure = FileError(.write, path)
      close(descriptor)
      throw failure
    }
    guard close(descriptor) == 0 else { throw FileError(.write, path) }
  }

  fileprivate static func sync(folder: String) throws(FileError) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(.write, folder) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw FileError(.write, folder) }
  }
}
