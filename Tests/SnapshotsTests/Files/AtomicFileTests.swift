import Snapshots
import Glibc
import Testing

@testable import Files
@testable import Verification

@Suite struct `Writing a file whole` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `makes the folders above it, and leaves nothing else`() throws {
    try AtomicFile.write(Array("new".utf8), to: folder("a/b/c.txt"))
    #expect(try folder.contents() == ["a/b/c.txt": Array("new".utf8)])
  }

  @Test func `replaces what was there, and may be empty`() throws {
    try folder.write("old", "a.txt")
    try AtomicFile.write([], to: folder("a.txt"))
    #expect(try folder.contents() == ["a.txt": []])
  }

  @Test func `takes any name a folder takes`() throws {
    let name = String(repeating: "n", count: 255)
    try AtomicFile.write([1], to: folder(name))
    #expect(try folder.contents() == [name: [1]])
  }

  @Test func `by many threads at once leaves one of their contents, whole`() async throws {
    let contents = (0..<64).map { [UInt8](repeating: UInt8($0), count: 20_000 + $0) }
    let path = folder("shared.bin")
    try await withThrowingTaskGroup { group in
      for content in contents {
        group.addTask { try AtomicFile.write(content, to: path) }
      }
      try await group.waitForAll()
    }
    #expect(try folder.contents().keys.sorted() == ["shared.bin"])
    #expect(contents.contains(try folder.bytes("shared.bin")))
  }

  @Test func `replaces a symbolic link, and leaves what it points to`() throws {
    try folder.write("precious", "elsewhere.txt")
    symlink(folder("elsewhere.txt"), folder("link.txt"))
    try AtomicFile.write(Array("new".utf8), to: folder("link.txt"))
    #expect(try folder.text("elsewhere.txt") == "precious")
    #expect(try folder.text("link.txt") == "new")
    var status = stat()
    #expect(lstat(folder("link.txt"), &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFREG)
  }

  @Test func `below a folder goes through no link to another, and replaces one in its place`()
    throws
  {
    try folder.write("precious", "elsewhere/c.txt")
    try folder.write("x", "report/a/x.txt")
    symlink(folder("elsewhere"), folder("report/b"))
    symlink(folder("elsewhere/c.txt"), folder("report/a/c.txt"))
    symlink(folder("report"), folder("link"))
    let before = try folder.contents()
    for name in ["b/c.txt", "b/new/c.txt"] {
      #expect(throws: FileError(.write, folder("report/b"), code: ELOOP)) {
        try AtomicFile.write([1], named: name, within: folder("report"))
      }
    }
    for name in ["../c.txt", "a//c.txt", "/c.txt", "", "a/c\0.txt"] {
      #expect(throws: FileError(.write, "\(folder("report"))/\(name)", code: EINVAL)) {
        try AtomicFile.write([1], named: name, within: folder("report"))
      }
    }
    #expect(throws: FileError(.delete, folder("report/b"), code: ELOOP)) {
      try AtomicFile.deleteIfPresent(named: "b/c.txt", within: folder("report"))
    }
    #expect(try folder.contents() == before)
    try AtomicFile.write([1], named: "a/c.txt", within: folder("link"))
    #expect(try folder.bytes("report/a/c.txt") == [1])
    #expect(try folder.text("elsewhere/c.txt") == "precious")
  }

  @Test func `over a folder is an error, and removes the temporary file`() throws {
    try folder.write("kept", "a/b.txt")
    #expect(throws: FileError(.write, folder("a"), code: EISDIR)) {
      try AtomicFile.write([1], to: folder("a"))
    }
    #expect(try folder.contents() == ["a/b.txt": Array("kept".utf8)])
  }

  @Test func `below a file is an error`() throws {
    try folder.write("kept", "a")
    #expect(throws: FileError.self) { try AtomicFile.write([1], to: folder("a/b.txt")) }
    #expect(try folder.contents() == ["a": Array("kept".utf8)])
  }

  @Test func `that no longer fits keeps the old file and no other`() async throws {
    try folder.write("old", "a.bin")
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      // A process that may write no more than 4096 bytes stands in for a disk that is full.
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 4096, rlim_max: 4096)
      #expect(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
      #expect(throws: FileError(.write, "\(path)/a.bin", code: EFBIG)) {
        try AtomicFile.write([UInt8](repeating: 7, count: 100_000), to: "\(path)/a.bin")
      }
    }
    #expect(try folder.contents() == ["a.bin": Array("old".utf8)])
  }

  @Test func `into a folder one may not write to keeps the old file`() async throws {
    try folder.write("old", "closed/a.bin")
    chmod(folder("closed"), 0o555)
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      // Root may write anywhere, so it gives up its rights.
      if geteuid() == 0 { #expect(seteuid(65534) == 0) }
      #expect(throws: FileError(.write, "\(path)/closed/a.bin", code: EACCES)) {
        try AtomicFile.write([1], to: "\(path)/closed/a.bin")
      }
    }
    #expect(try folder.contents() == ["closed/a.bin": Array("old".utf8)])
  }

  @Test func `is undone by deleting it, once`() throws {
    try AtomicFile.write([1], to: folder("a.bin"))
    try AtomicFile.delete(folder("a.bin"))
    #expect(try folder.contents() == [:])
    #expect(throws: FileError(.delete, folder("a.bin"), code: ENOENT)) {
      try AtomicFile.delete(folder("a.bin"))
    }
  }
}
