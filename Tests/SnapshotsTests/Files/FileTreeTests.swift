import Snapshots
import Foundation
import Glibc
import Testing

@testable import Files
@testable import Verification
@testable import Work

@Suite struct `Listing and reading files` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `says how large a file may be, where one is larger or has no end`() {
    #expect(
      FileError(.read, "/dev/zero", code: EFBIG).description
        == "/dev/zero cannot be read: File too large. Name a file of at most 512 MB.")
  }

  @Test func `lists regular files in the order of their bytes`() throws {
    for name in ["b.txt", "a/z.txt", "a-b.txt", "a.txt", "B.txt", "ä.txt", "a/b/c.txt"] {
      try folder.write("", name)
    }
    #expect(
      try FileTree.files(below: folder.path) == [
        "B.txt", "a-b.txt", "a.txt", "a/b/c.txt", "a/z.txt", "b.txt", "ä.txt",
      ])
  }

  @Test func `passes over hidden files and folders, links, pipes and names that are no UTF-8`()
    throws
  {
    try folder.write("", "seen.txt")
    try folder.write("", ".hidden.txt")
    try folder.write("", ".git/a.txt")
    symlink(folder("seen.txt"), folder("link.txt"))
    symlink(folder.path, folder("loop"))
    mkfifo(folder("pipe.txt"), 0o644)
    let foreign = (Array(folder("caf").utf8) + [0xE9, 0]).map { CChar(bitPattern: $0) }
    close(open(foreign, O_WRONLY | O_CREAT, 0o644))
    defer { unlink(foreign) }
    #expect(try FileTree.files(below: folder.path) == ["seen.txt"])
  }

  @Test func `tells a file and a folder whose names are no UTF-8 apart`() throws {
    let foreign = { (name: String) in
      (Array(folder(name).utf8) + [0xE9, 0]).map { CChar(bitPattern: $0) }
    }
    close(open(foreign("a"), O_WRONLY | O_CREAT, 0o644))
    mkdir(foreign("b"), 0o755)
    defer {
      unlink(foreign("a"))
      rmdir(foreign("b"))
    }
    #expect(
      try FileTree.entries(below: folder.path).map(\.kind) == [
        .unreadable(FileError(.read, folder(#"a\xE9"#), code: EILSEQ)),
        .unreadable(FileError(.list, folder(#"b\xE9"#), code: EILSEQ)),
      ])
  }

  @Test func `spells bytes that are no UTF-8 by their numbers, and nothing else`() throws {
    // A part of three bytes of €, and a letter behind it.
    let name = Array("\u{FFFD}ä".utf8) + [0xE2, 0x82] + Array("x".utf8) + [0xFF, 0xE2]
    let foreign = (Array(folder("").utf8) + name + [0]).map { CChar(bitPattern: $0) }
    close(open(foreign, O_WRONLY | O_CREAT, 0o644))
    defer { unlink(foreign) }
    #expect(
      try FileTree.entries(below: folder.path).map(\.path) == [#"\#u{FFFD}ä\xE2\x82x\xFF\xE2"#])
  }

  @Test func `takes nothing off a name that begins with a mark`() throws {
    let names = ["\u{301}a.txt", "b/\u{301}c.txt"]
    for (name, place) in zip(names, ["a.txt", "b/c.txt"]) {
      try folder.write("", place)
      #expect(rename(folder(place), folder(name)) == 0)
    }
    let bytes = names.map { Array($0.utf8) }
    #expect(try Set(FileTree.files(below: folder.path).map { Array($0.utf8) }) == Set(bytes))
    let entries = try FileTree.entries(below: folder.path).filter { $0.kind == .file }
    #expect(Set(entries.map { Array($0.path.utf8) }) == Set(bytes))
  }

  @Test func `reads nothing over a link whose slash joins with a letter`() throws {
    try folder.write("SECRET", "outside/a.txt")
    try folder.write("", "in/b.txt")
    symlink(folder("outside"), folder("in/x\u{600}"))
    #expect(throws: FileError.self) {
      try FileTree.read("x\u{600}/a.txt", within: folder("in"), atMost: 100)
    }
    #expect(throws: FileError.self) {
      try AtomicFile.write([], named: "x\u{600}/a.txt", within: folder("in"))
    }
    #expect(throws: FileError.self) {
      try AtomicFile.deleteIfPresent(named: "x\u{600}/a.txt", within: folder("in"))
    }
    #expect(try folder.text("outside/a.txt") == "SECRET")
  }

  @Test func `finds by a pattern what is in folders, and follows no link`() throws {
    for name in ["b/x.strings", "a/x.strings", "a/xy.string", "a/.x.strings", "a/c/x.strings"] {
      try folder.write("", name)
    }
    let find = { try FileTree.paths(matching: $0, below: folder.path + "/") }
    #expect(try find("*/x.strings") == ["a/x.strings", "b/x.strings"])
    #expect(try find("*/*.strings") == ["a/x.strings", "b/x.strings"])
    #expect(try find("./a//x*y*g") == ["a/xy.string"])
    #expect(try find("*/../b/*") == ["a/../b/x.strings", "b/../b/x.strings"])
    #expect(try find("none/*") == [])
    #expect(try find("[ab]/x.strings") == [])
    symlink(folder("a"), folder("link"))
    #expect(throws: FileError(.list, folder("link"), code: ELOOP)) { try find("*/x.strings") }
  }

  /// Each star more would else be a step for each name.
  @Test(.timeLimit(.minutes(20))) func `takes stars in a row for one`() throws {
    for name in (1...40) { try folder.write("", "\(name).strings") }
    let stars = String(repeating: "*", count: 200_000)
    #expect(
      try FileTree.paths(matching: "3\(stars).\(stars)s", below: folder.path + "/").count == 11)
  }

  @Test func `names the folder that is not there`() {
    #expect(throws: FileError(.list, folder("none"), code: ENOENT)) {
      try FileTree.files(below: folder("none"))
    }
  }

  @Test func `reads what is there, and nil where nothing is`() throws {
    try folder.write([0, 255, 10], "a.bin")
    #expect(try FileTree.read(folder("a.bin")) == [0, 255, 10])
    #expect(try FileTree.readIfPresent(folder("a.bin")) == [0, 255, 10])
    #expect(try FileTree.readIfPresent(folder("b.bin")) == nil)
    #expect(throws: FileError(.read, folder("b.bin"), code: ENOENT)) {
      try FileTree.read(folder("b.bin"))
    }
  }

  @Test func `reads a file whose size the system does not tell`() throws {
    #expect(try FileTree.read("/proc/self/status").starts(with: Array("Name:".utf8)))
  }

  @Test func `reads a file that grows meanwhile as a beginning of what it becomes`() async throws {
    try folder.write([UInt8](repeating: 1, count: 200_000), "grows.bin")
    let path = folder("grows.bin")
    let isDone = Guarded(false)
    try await withThrowingTaskGroup { group in
      group.addTask {
        let descriptor = open(path, O_WRONLY | O_APPEND)
        while !isDone.withLock({ $0 }) {
          _ = [UInt8](repeating: 1, count: 1000).withUnsafeBytes {
            Glibc.write(descriptor, $0.baseAddress, $0.count)
          }
          usleep(50)
        }
        close(descriptor)
      }
      for _ in 0..<20 {
        let content = try FileTree.read(path)
        #expect(content.count >= 200_000)
        #expect(content == [UInt8](repeating: 1, count: content.count))
      }
      isDone.withLock { $0 = true }
      try await group.waitForAll()
    }
  }

  @Test func `refuses a folder`() throws {
    #expect(throws: FileError(.read, folder.path, code: EISDIR)) { try FileTree.read(folder.path) }
  }

  @Test func `reads a pipe that is named, and refuses one that stands where a file may`() throws {
    let path = folder("pipe")
    mkfifo(path, 0o644)
    #expect(throws: FileError(.read, path, code: EINVAL)) { try FileTree.readIfPresent(path) }
    #expect(throws: FileError(.read, "/dev/zero", code: EINVAL)) {
      try FileTree.readIfPresent("/dev/zero")
    }
    // A thread of its own, as a task would wait for one of the few that all tests share.
    Thread.detachNewThread {
      let writer = open(path, O_WRONLY)
      _ = Glibc.write(writer, [1, 2, 3] as [UInt8], 3)
      close(writer)
    }
    #expect(try FileTree.read(path) == [1, 2, 3])
  }

  @Test func `refuses a file over the limit before it takes memory`() throws {
    try folder.write("", "huge.bin")
    #expect(truncate(folder("huge.bin"), off_t(FileTree.greatestFileSize + 1)) == 0)
    let limit = FileTree.greatestFileSize
    #expect(throws: FileError(.read, folder("huge.bin"), tooLargeFor: limit)) {
      try FileTree.read(folder("huge.bin"))
    }
  }

  @Test func `says what happened to which file, then what to do`() {
    #expect(
      FileError(.read, "a/b.png", code: EACCES).description
        == "a/b.png cannot be read: Permission denied. "
        + "Check the permissions of the file and its folder.")
    #expect(
      FileError(.write, "a/b.png", code: ENOSPC).description
        == "a/b.png cannot be written: No space left on device. "
        + "Free some space on the disk. Existing files are unchanged.")
  }
}
