import Glibc
import Wording

/// Writes files so that either the old or the new content is on disk, even after a crash.
public enum AtomicFile {
  /// Writes a file: beside its path first, then synced, renamed into place, and the folder synced.
  ///
  /// A full disk, a kill or a power cut leaves the old content. Missing folders are created. A
  /// symbolic link at the path is replaced and never followed, because it may lead anywhere. If
  /// several writers run at once, the last to finish wins, with its whole content.
  public static func write(_ content: [UInt8], to path: String) throws(FileError) {
    try stage(content, for: path).commit()
  }

  /// Writes a file below a folder as `write(_:to:)` does, and never outside it.
  ///
  /// No folder on the way may be a symbolic link, because links can lead out. A link at the name
  /// itself is replaced. The outer folder may be a link.
  ///
  /// - Parameter name: The path below the folder, without empty parts and dots.
  /// - Throws: `FileError`. If a link is in the way, its code is `ELOOP` and its path is the link.
  public static func write(
    _ content: [UInt8], named name: String, within folder: String
  ) throws(FileError) {
    try write(content, to: try path(of: name, within: folder, for: .write))
  }

  /// Writes a file as `write(_:named:within:)` does. Nobody else may change the file and the
  /// folders, whatever permissions the process gives to new ones.
  package static func writePrivate(
    _ content: [UInt8], named name: String, within folder: String
  ) throws(FileError) {
    try stage(
      content, for: try path(of: name, within: folder, for: .write), isPrivate: true
    ).commit()
  }

  /// Writes a file below a folder as `write(_:named:within:)` does, but without syncing.
  ///
  /// - Parameter isPrivate: Whether only this user may change the file and the folders created for
  ///   it.
  package static func writeUnsynced(
    _ content: [UInt8], named name: String, within folder: String, isPrivate: Bool = false
  ) throws(FileError) {
    try writeUnsynced(
      content, to: try path(of: name, within: folder, for: .write), isPrivate: isPrivate)
  }

  /// Removes a file below a folder, and never outside it. Does nothing if the file is missing.
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

  /// Writes a file as `write` does, but lets the system decide when it reaches the disk. Use it for
  /// files that can be made again faster than the disk syncs.
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

  /// A file that is completely on disk under a temporary name.
  package struct Staged {
    /// The path that the file will have.
    package let path: String
    private let temporary: String

    fileprivate init(path: String, temporary: String) {
      self.path = path
      self.temporary = temporary
    }

    /// The temporary name, in the folder of the final path.
    package var temporaryName: String { temporary.lastPathName }

    /// Moves the file to its path, and syncs the folder.
    package func commit() throws(FileError) {
      do {
        try takePlace()
      } catch {
        discard()
        throw error
      }
      try AtomicFile.sync(folder: path.folderOfPath)
    }

    /// Moves the file to its path. If that fails, the file keeps its temporary name.
    package func takePlace() throws(FileError) {
      let failure = TemporaryFiles.take(temporary) { rename(temporary, path) }
      guard failure == 0 else { throw FileError(.write, path, code: failure) }
    }

    /// Deletes the file.
    package func discard() {
      AtomicFile.discard(temporary)
    }
  }

  private static func discard(_ temporary: String) {
    // A temporary file that stays is hidden and does no harm.
    _ = TemporaryFiles.take(temporary) { unlink(temporary) }
  }

  /// Renames a file over another one in the same folder, without syncing the folder.
  package static func move(_ source: String, to path: String) throws(FileError) {
    guard rename(source, path) == 0 else { throw FileError(.write, path) }
  }

  /// Removes a file, without syncing the folder.
  package static func unlinkFile(_ path: String) throws(FileError) {
    guard unlink(path) == 0 else { throw FileError(.delete, path) }
  }

  /// Syncs the folders of some files, each once. Folders that no longer exist are skipped.
  package static func sync(foldersOf paths: [String]) throws(FileError) {
    for folder in Set(paths.map(\.folderOfPath)).sorted() where FileTree.exists(folder) {
      try sync(folder: folder)
    }
  }

  /// Writes content to a temporary file beside a path and, by default, syncs it. Moving it into
  /// place then needs no more space. It has the permissions of the file that it will replace.
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

  /// Removes the files that killed writers left below a folder, and returns their number. Call it
  /// only while you hold the folder's lock.
  package static func clearLeftovers(below folder: String) throws(FileError) -> Int {
    let left = try leftovers(below: folder)
    for path in left { try unlinkFile("\(folder)/\(path)") }
    return left.count
  }

  /// Returns the temporary files below a folder, of killed and of running writers, as relative
  /// paths.
  package static func leftovers(below folder: String) throws(FileError) -> [String] {
    try FileTree.files(below: folder, hidden: true).filter { isTemporary($0.lastPathName) }
  }

  /// Returns whether a name is one of the temporary names of this type.
  package static func isTemporary(_ name: String) -> Bool {
    name.beginsWithBytes(of: temporaryPrefix) && name.hasNameEnding(temporarySuffix)
  }

  private static let temporaryPrefix = ".typeproof-"
  private static let temporarySuffix = ".tmp"

  /// Deletes a file and syncs its folder.
  public static func delete(_ path: String) throws(FileError) {
    try unlinkFile(path)
    try sync(folder: path.folderOfPath)
  }

  /// Creates a folder, with any missing folders above it.
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

  /// Creates a file beside the path, under a name that no other write uses.
  ///
  /// The name is hidden, so that listings skip the files of killed writers. It is short, so that it
  /// fits wherever the final name fits. Random names keep the writers of all processes apart,
  /// because process numbers repeat in containers.
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
