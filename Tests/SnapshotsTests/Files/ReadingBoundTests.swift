import Foundation
import Glibc
import Testing

@testable import Files

@Suite struct `Reading up to a limit` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The first 4096 bytes are read at once, and a file of a known size with one more byte.
  @Test(arguments: [0, 1, 4, 4095, 4096, 4097, 8192, 12_288] as [Int])
  func `takes all of a file of that size`(size: Int) throws {
    let content = (0..<size).map { UInt8($0 % 251) }
    let path = folder("a.bin")
    try folder.write(content, "a.bin")
    #expect(try FileTree.read(path) == content)
    #expect(try FileTree.read(path, atMost: size) == content)
    #expect(try FileTree.readRegular(path, atMost: size) == content)
    #expect(try FileTree.read("a.bin", within: folder.path, atMost: size) == content)
    guard size > 0 else { return }
    #expect(throws: FileError(.read, path, tooLargeFor: size - 1)) {
      try FileTree.read(path, atMost: size - 1)
    }
    #expect(throws: FileError(.read, path, tooLargeFor: size - 1)) {
      try FileTree.readRegular(path, atMost: size - 1)
    }
  }

  @Test(arguments: [4095, 4096, 4097, 8192, 10_000] as [Int])
  func `takes all of a pipe with as many bytes, whose size nobody knows`(size: Int) throws {
    let content = (0..<size).map { UInt8($0 % 251) }
    let path = folder("pipe")
    mkfifo(path, 0o644)
    func write() {
      Thread.detachNewThread {
        let writer = open(path, O_WRONLY)
        _ = Glibc.write(writer, content, content.count)
        close(writer)
      }
    }
    write()
    #expect(try FileTree.read(path, atMost: size) == content)
    write()
    #expect(throws: FileError(.read, path, tooLargeFor: size - 1)) {
      try FileTree.read(path, atMost: size - 1)
    }
  }

  @Test(arguments: [(0, 0), (1, 1), (4, 4), (9, 9), (10, 10), (11, 10), (5000, 10)])
  func `takes the first bytes of a longer file`(limit: Int, count: Int) throws {
    let content = (1...10).map { UInt8($0) }
    try folder.write(content, "a.bin")
    #expect(
      try FileStart.bytes(of: folder("a.bin"), atMost: limit) == Array(content.prefix(count)))
    #expect(throws: FileError(.read, folder("none"), code: ENOENT)) {
      try FileStart.bytes(of: folder("none"), atMost: limit)
    }
  }

  @Test func `may depend on the first 33 bytes of a file`() throws {
    for size in [0, 5, 32, 33, 34, 40] {
      let content = (0..<size).map { UInt8($0 + 1) }
      try folder.write(content, "a/b.bin")
      var start: [UInt8] = []
      let read = try FileTree.read("a/b.bin", within: folder.path, atMost: 40) {
        start = $0
        return size
      }
      #expect(read == content)
      #expect(start == Array(content.prefix(33)))
    }
    #expect(throws: FileError(.read, folder("a/b.bin"), tooLargeFor: 39)) {
      try FileTree.read("a/b.bin", within: folder.path, atMost: 40) { _ in 39 }
    }
    #expect(throws: FileError(.read, folder("a/b.bin"), tooLargeFor: 39)) {
      try FileTree.read("a/b.bin", within: folder.path, atMost: 39) { _ in 40 }
    }
  }
}

@Suite struct `An open folder` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("text", "in/a/b.txt")
    symlink(folder("in/a"), folder("in/link"))
    symlink(folder("in/a/b.txt"), folder("in/a/link.txt"))
    mkfifo(folder("in/a/pipe"), 0o644)
    symlink(folder("in"), folder("out"))
  }

  @Test(arguments: ["in", "out"])
  func `reads regular files, also below a link`(outer: String) throws {
    let open = try #require(try OpenFolder("a", within: folder(outer)))
    #expect(try open.read("b.txt", atMost: 4) == Array("text".utf8))
    #expect(try open.read("none", atMost: 4) == nil)
    let whole = try #require(try OpenFolder("", within: folder("\(outer)/a")))
    #expect(try whole.read("b.txt", atMost: 4) == Array("text".utf8))
  }

  @Test(
    arguments: [
      ("", EINVAL), (".", EINVAL), ("..", EINVAL), ("x/y", EINVAL), ("x\0", EINVAL),
      ("link.txt", ELOOP), ("pipe", EINVAL),
    ] as [(String, Int32)])
  func `reads nothing by another name, and nothing else`(name: String, code: Int32) throws {
    let open = try #require(try OpenFolder("a", within: folder("in")))
    #expect(throws: FileError(.read, folder("in/a/\(name)"), code: code)) {
      try open.read(name, atMost: 4)
    }
  }

  @Test func `reads no folder`() throws {
    let open = try #require(try OpenFolder("", within: folder("in")))
    #expect(throws: FileError(.read, folder("in/a"), code: EISDIR)) {
      try open.read("a", atMost: 4)
    }
  }

  @Test(
    arguments: [
      ("link", ELOOP), ("link/x", ELOOP), ("a/b.txt", ENOTDIR), ("a/b.txt/c", ENOTDIR),
      ("a/../a", EINVAL), ("./a", EINVAL), ("a//b", EINVAL), ("a/", EINVAL), ("a\0", EINVAL),
    ] as [(String, Int32)])
  func `is below folders alone`(name: String, code: Int32) {
    #expect(throws: FileError(.read, folder("in/\(name)"), code: code)) {
      _ = try OpenFolder(name, within: folder("in"))
    }
  }

  @Test(arguments: ["none", "a/none", "none/a"])
  func `is none where it is not there`(name: String) throws {
    let isInner = try OpenFolder(name, within: folder("in")) != nil
    let isOuter = try OpenFolder("a", within: folder("none")) != nil
    #expect(!isInner && !isOuter)
    #expect(try FileTree.read("\(name)/x", within: folder("in"), atMost: 4) == nil)
  }

  @Test func `has no file by its full path`() {
    #expect(throws: FileError(.read, "\(folder("in"))//etc/passwd", code: EINVAL)) {
      try FileTree.read("/etc/passwd", within: folder("in"), atMost: 4)
    }
  }
}
