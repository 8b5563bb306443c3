import Foundation
import Glibc
import Testing

@testable import Files

@Suite struct `A file error` {
  @Test(
    arguments: [
      (.read, ENOENT, "read: No such file or directory. Check the path."),
      (
        .delete, EPERM,
        "deleted: Operation not permitted. Check the permissions of the file and its folder."
      ),
      (
        .create, EROFS,
        "created: Read-only file system. The file system is read-only. Choose another folder."
      ),
      (
        .write, EDQUOT,
        "written: Disk quota exceeded. Free some space on the disk. Existing files are unchanged."
      ),
      (
        .list, ENOTDIR,
        "listed: Not a directory. There is a file in place of a folder, or a folder in place of a "
          + "file."
      ),
      (
        .write, EISDIR,
        "written: Is a directory. There is a file in place of a folder, or a folder in place of a "
          + "file."
      ),
      (
        .write, EFBIG,
        "written: File too large. The file is larger than this process may write (ulimit -f). "
          + "Existing files are unchanged."
      ),
      (
        .read, EINVAL,
        "read: Invalid argument. Replace the pipe or device with a regular file."
      ),
      (.write, EINVAL, "written: Invalid argument. Check the disk."),
      (.write, EIO, "written: Input/output error. Check the disk."),
      (
        .list, ELOOP,
        "listed: Too many levels of symbolic links. The path contains a symbolic link, and links "
          + "are not followed. Replace the link with its target."
      ),
    ] as [(FileError.Action, Int32, String)])
  func `says what happened, then what to do`(
    action: FileError.Action, code: Int32, words: String
  ) {
    #expect(FileError(action, "a/b", code: code).description == "a/b cannot be \(words)")
  }

  @Test(
    arguments: [
      (.read, 1 << 20, "read: File too large. Name a file of at most 1 MB."),
      (.read, 1000, "read: File too large. Name a file of at most 1000 bytes."),
      (
        .write, 1000,
        "written: File too large. The file would be too large to read back. Show less text, or "
          + "fewer ramps."
      ),
    ] as [(FileError.Action, Int, String)])
  func `of a limit names it`(action: FileError.Action, limit: Int, words: String) {
    let error = FileError(action, "a/b", tooLargeFor: limit)
    #expect(error.description == "a/b cannot be \(words)")
    #expect(error.named("c") == FileError(action, "c", tooLargeFor: limit))
    #expect(error != FileError(action, "a/b", code: EFBIG))
  }
}

@Suite struct `Writing in place of a file` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func permissions(_ name: String) -> mode_t? { FileTree.permissions(of: folder(name)) }

  @Test func `keeps its permissions, unless nobody else may change it`() throws {
    try folder.write("old", "a.txt")
    chmod(folder("a.txt"), 0o660)
    try AtomicFile.write([1], to: folder("a.txt"))
    #expect(permissions("a.txt") == 0o660)
    try AtomicFile.writeUnsynced([2], to: folder("a.txt"))
    #expect(permissions("a.txt") == 0o660)
    try AtomicFile.writeUnsynced([3], named: "a.txt", within: folder.path)
    #expect(permissions("a.txt") == 0o660)
    try AtomicFile.writePrivate([4], named: "a.txt", within: folder.path)
    #expect(permissions("a.txt") == 0o644)
    chmod(folder("a.txt"), 0o600)
    try AtomicFile.writeUnsynced([5], named: "a.txt", within: folder.path, isPrivate: true)
    #expect(permissions("a.txt") == 0o644)
    #expect(try folder.contents() == ["a.txt": [5]])
  }

  @Test func `has a hidden name of its own until it takes its place`() throws {
    let staged = try AtomicFile.stage([1], for: folder("a.txt"))
    #expect(AtomicFile.isTemporary(staged.temporaryName))
    #expect(try folder.contents() == [staged.temporaryName: [1]])
    #expect(try AtomicFile.leftovers(below: folder.path) == [staged.temporaryName])
    try staged.takePlace()
    #expect(try folder.contents() == ["a.txt": [1]])
    #expect(throws: FileError(.write, folder("a.txt"), code: ENOENT)) { try staged.takePlace() }
    let other = try AtomicFile.stage([2], named: "a.txt", within: folder.path)
    other.discard()
    #expect(try folder.contents() == ["a.txt": [1]])
  }

  @Test(arguments: [
    (".typeproof-x.tmp", true), (".typeproof-.tmp", true), ("typeproof-x.tmp", false),
    (".typeproof-x", false), (".x.tmp", false), ("x.typeproof-x.tmp", false),
    (".typeproof-x.tmp2", false),
  ])
  func `has such a name`(name: String, isTemporary: Bool) {
    #expect(AtomicFile.isTemporary(name) == isTemporary)
  }

  @Test func `leaves files behind where it is killed, which can be removed`() throws {
    for name in ["a/.typeproof-1.tmp", ".typeproof-2.tmp", "a/.x.tmp", "a/typeproof-1.tmp"] {
      try folder.write("", name)
    }
    #expect(
      try AtomicFile.leftovers(below: folder.path) == [".typeproof-2.tmp", "a/.typeproof-1.tmp"])
    #expect(try AtomicFile.clearLeftovers(below: folder.path) == 2)
    #expect(try AtomicFile.clearLeftovers(below: folder.path) == 0)
    #expect(try folder.contents().keys.sorted() == ["a/.x.tmp", "a/typeproof-1.tmp"])
  }

  @Test func `is undone by removing it, if it is there`() throws {
    try folder.write("x", "a/b.txt")
    try AtomicFile.deleteIfPresent(named: "a/none.txt", within: folder.path)
    try AtomicFile.deleteIfPresent(named: "a/b.txt", within: folder.path)
    try AtomicFile.deleteIfPresent(named: "a/b.txt", within: folder.path)
    #expect(try folder.contents() == [:])
    try folder.write("x", "a/b.txt")
    try AtomicFile.move(folder("a/b.txt"), to: folder("a/c.txt"))
    #expect(try folder.contents().keys.sorted() == ["a/c.txt"])
    #expect(throws: FileError(.write, folder("a/c.txt"), code: ENOENT)) {
      try AtomicFile.move(folder("a/b.txt"), to: folder("a/c.txt"))
    }
    try AtomicFile.sync(foldersOf: [folder("a/c.txt"), folder("none/d.txt")])
  }

  @Test func `makes a folder once`() throws {
    try AtomicFile.createFolder(folder("a/b/c"))
    try AtomicFile.createFolder(folder("a/b/c"))
    #expect(try FileTree.isFolder(folder("a/b/c")))
    try folder.write("", "file")
    #expect(throws: FileError(.create, folder("file/b"), code: ENOTDIR)) {
      try AtomicFile.createFolder(folder("file/b"))
    }
  }
}

@Suite struct `Writing to a path that a person named` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `replaces a file, also behind a link, and fills a device`() throws {
    try OutputFile.write([1], to: folder("a/b.bin"))
    symlink(folder("a/b.bin"), folder("link"))
    try OutputFile.write([2, 3], to: folder("link"))
    #expect(FileTree.isLink(folder("link")))
    #expect(try folder.bytes("a/b.bin") == [2, 3])
    try OutputFile.write([4], to: "/dev/null")
    #expect(throws: FileError(.write, folder("a"), code: EISDIR)) {
      try OutputFile.write([5], to: folder("a"))
    }
    #expect(throws: FileError(.write, folder("a/b.bin/c"), code: ENOTDIR)) {
      try OutputFile.write([5], to: folder("a/b.bin/c"))
    }
  }

  @Test func `fills a pipe piece by piece`() throws {
    let content = (0..<200_000).map { UInt8($0 % 251) }
    let path = folder("pipe")
    mkfifo(path, 0o644)
    Thread.detachNewThread { try? OutputFile.write(content, to: path) }
    #expect(try FileTree.read(path) == content)
  }

  @Test func `adds to the end of a file, which need not be there`() throws {
    try AppendedFile.append([1, 2], to: folder("log"))
    try AppendedFile.append([], to: folder("log"))
    try AppendedFile.append([3], to: folder("log"))
    #expect(try folder.bytes("log") == [1, 2, 3])
    #expect(throws: FileError(.write, folder("none/log"), code: ENOENT)) {
      try AppendedFile.append([1], to: folder("none/log"))
    }
  }
}

@Suite struct `A file that grows` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `is made with its folders, and begins with what it had or with something else`()
    throws
  {
    let path = folder("a/b.bin")
    do {
      let file = try GrowingFile(path: path, waiting: { Issue.record("nobody holds it") })
      try file.append([1, 2])
      try file.append([])
      try file.append([3])
      try file.sync()
    }
    #expect(try folder.bytes("a/b.bin") == [1, 2, 3])
    var seen: [[UInt8]] = []
    let file = try GrowingFile(
      path: path,
      replacing: { content in
        seen.append(content)
        return content.count > 2 ? [9] : nil
      })
    try file.append([8])
    #expect(seen == [[1, 2, 3], [9]])
    #expect(try folder.bytes("a/b.bin") == [9, 8])
  }

  @Test func `waits until another has it no more`() throws {
    let path = folder("b.bin")
    let (waits, ends) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    var held: GrowingFile? = try GrowingFile(path: path)
    Thread.detachNewThread {
      let other = try? GrowingFile(path: path, waiting: { waits.signal() })
      try? other?.append([2])
      ends.signal()
    }
    #expect(waits.wait(timeout: .now() + 60) == .success)
    try held?.append([1])
    held = nil
    #expect(ends.wait(timeout: .now() + 60) == .success)
    #expect(try folder.bytes("b.bin") == [1, 2])
  }

  @Test func `is no link and no folder`() throws {
    try folder.write("x", "target")
    symlink(folder("target"), folder("link"))
    #expect(throws: FileError(.write, folder("link"), code: ELOOP)) {
      _ = try GrowingFile(path: folder("link"))
    }
    mkdir(folder("folder"), 0o755)
    #expect(throws: FileError(.write, folder("folder"), code: EISDIR)) {
      _ = try GrowingFile(path: folder("folder"))
    }
  }
}
