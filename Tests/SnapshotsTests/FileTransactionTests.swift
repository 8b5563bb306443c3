import Glibc
import Testing

@testable import Snapshots

@Suite struct `Files that change together` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["a", "b", "c"] { try folder.write("old \(name)", name) }
  }

  private func transaction() throws -> FileTransaction {
    var transaction = FileTransaction()
    transaction.put(Array("new a".utf8), at: folder("a"), over: try folder.bytes("a"))
    transaction.put(nil, at: folder("b"), over: try folder.bytes("b"))
    transaction.put(Array("new d".utf8), at: folder("below/d"), over: nil)
    return transaction
  }

  @Test func `are written, deleted and added`() throws {
    try transaction().commit()
    #expect(
      try folder.contents().mapValues { String(decoding: $0, as: UTF8.self) }
        == ["a": "new a", "c": "old c", "below/d": "new d"])
  }

  @Test func `stay as they are where one cannot be written`() throws {
    try folder.write("in the way", "below")
    let before = try folder.state()
    let error = #expect(throws: FileTransactionError.self) { try transaction().commit() }
    #expect(error?.changed == [])
    #expect(error?.description.hasSuffix("Nothing was changed.") == true)
    #expect(try folder.state() == before)
  }

  @Test func `are put back where one cannot take its place`() throws {
    let before = try folder.contents()
    let error = #expect(throws: FileTransactionError.self) {
      try transaction().commit { done in
        // A folder of that name keeps the third from its place.
        if done == 2 { mkdir(folder("below/d"), 0o755) }
      }
    }
    #expect(error?.cause.code == EISDIR)
    #expect(error?.changed == [])
    #expect(try folder.contents() == before)
  }

  @Test func `are named where they cannot be put back`() throws {
    let error = #expect(throws: FileTransactionError.self) {
      try transaction().commit { done in
        guard done == 2 else { return }
        mkdir(folder("below/d"), 0o755)
        mkdir(folder("b"), 0o755)
      }
    }
    #expect(error?.changed == [folder("b")])
    #expect(error?.description.contains("Changed already, and not put back: ") == true)
    #expect(try folder.text("a") == "old a")
  }

  @Test func `that are what they should be are not touched`() throws {
    var transaction = FileTransaction()
    transaction.put(try folder.bytes("a"), at: folder("a"), over: try folder.bytes("a"))
    #expect(transaction.isEmpty)
  }
}

@Suite struct `A file below a folder` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("inside", "in/side.txt")
    try folder.write("outside", "out.txt")
  }

  private func read(_ name: String, atMost limit: Int = 100) throws -> String? {
    try FileTree.read(name, within: folder("in"), atMost: limit)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private func code(reading name: String, atMost limit: Int = 100) -> Int32? {
    #expect(throws: FileError.self) { try read(name, atMost: limit) }?.code
  }

  @Test func `is read`() throws {
    #expect(try read("side.txt") == "inside")
    #expect(try read("none.txt") == nil)
    #expect(try read("none/none.txt") == nil)
  }

  @Test(arguments: ["../out.txt", "/etc/passwd", "./side.txt", "a//b", "", "..", "side.txt\0"])
  func `is refused where its name leads elsewhere`(name: String) {
    #expect(code(reading: name) == EINVAL)
  }

  @Test func `is refused where it is a link, or lies behind one`() throws {
    symlink(folder("out.txt"), folder("in/link.txt"))
    symlink(folder.path, folder("in/up"))
    symlink(folder("none"), folder("in/dangling"))
    #expect(code(reading: "link.txt") == ELOOP)
    #expect(code(reading: "up/out.txt") == ELOOP)
    #expect(code(reading: "dangling") == ELOOP)
  }

  @Test func `is refused where it is larger than it may be`() {
    #expect(code(reading: "side.txt", atMost: 5) == EFBIG)
  }

  @Test(.timeLimit(.minutes(1))) func `is refused where it is a pipe, which may never end`() {
    mkfifo(folder("in/pipe"), 0o644)
    #expect(code(reading: "pipe") == EINVAL)
  }

  @Test func `is refused where it is a folder`() throws {
    #expect(mkdir(folder("in/folder"), 0o755) == 0)
    #expect(code(reading: "folder") == EISDIR)
  }
}
