import Snapshots
import Glibc
import ImageDiff
import Testing

@testable import Files
@testable import GoldenStore
@testable import Verification

@Suite struct `Files that change together` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["a.txt", "b.txt", "c.txt"] { try folder.write("old \(name)", name) }
  }

  private func transaction() throws -> FileTransaction {
    var transaction = FileTransaction(in: folder.path)
    try transaction.put(
      Array("new a.txt".utf8), at: folder("a.txt"), over: try folder.bytes("a.txt"))
    try transaction.put(nil, at: folder("b.txt"), over: try folder.bytes("b.txt"))
    try transaction.put(Array("new d.txt".utf8), at: folder("below/d.txt"), over: nil)
    return transaction
  }

  private func texts() throws -> [String: String] {
    try folder.contents().mapValues { String(decoding: $0, as: UTF8.self) }
  }

  private let changed = ["a.txt": "new a.txt", "c.txt": "old c.txt", "below/d.txt": "new d.txt"]
  private let former = ["a.txt": "old a.txt", "b.txt": "old b.txt", "c.txt": "old c.txt"]

  @Test func `are written, deleted and added`() throws {
    try transaction().commit()
    #expect(try texts() == changed)
  }

  @Test func `have a journal from before the first to behind the last`() throws {
    var seen: [Int: Bool] = [:]
    try transaction().commit { done in seen[done] = GoldenJournal.exists(in: folder.path) }
    #expect(seen == [0: true, 1: true, 2: true, 3: true])
    #expect(!GoldenJournal.exists(in: folder.path))
  }

  @Test func `have no journal where there is but one`() throws {
    var transaction = FileTransaction(in: folder.path)
    try transaction.put([1], at: folder("a.txt"), over: try folder.bytes("a.txt"))
    try transaction.commit { _ in #expect(!GoldenJournal.exists(in: folder.path)) }
    #expect(try folder.bytes("a.txt") == [1])
  }

  @Test func `stay as they are where one cannot be made ready`() throws {
    try folder.write("in the way", "below")
    let before = try folder.state()
    var transaction = FileTransaction(in: folder.path)
    try transaction.put([1], at: folder("a.txt"), over: try folder.bytes("a.txt"))
    #expect(throws: FileError.self) {
      try transaction.put([1], at: folder("below/d.txt"), over: nil)
    }
    transaction.discard()
    #expect(try folder.state() == before)
  }

  @Test func `are put back where one cannot take its place`() throws {
    let error = #expect(throws: FileTransactionError.self) {
      try transaction().commit { done in
        // A folder of that name keeps the third from its place.
        if done == 2 { mkdir(folder("below/d.txt"), 0o755) }
      }
    }
    #expect(error?.cause.code == EISDIR)
    #expect(error?.isUnfinished == false)
    #expect(error?.description.hasSuffix(" Nothing was changed.") == true)
    #expect(try texts() == former)
  }

  @Test func `are left to the next writer where they cannot be put back`() throws {
    let error = #expect(throws: FileTransactionError.self) {
      try transaction().commit { done in
        guard done == 2 else { return }
        mkdir(folder("below/d.txt"), 0o755)
        mkdir(folder("b.txt"), 0o755)
      }
    }
    #expect(error?.isUnfinished == true)
    #expect(error?.description.contains(" Finish it with: typeproof record") == true)
    rmdir(folder("b.txt"))
    rmdir(folder("below/d.txt"))
    #expect(try GoldenRecovery.recover(in: folder.path) == .finished(remaining: 1, of: 3))
    #expect(try texts() == changed)
  }

  @Test func `that were being put back are put back by the next writer`() throws {
    let digest = try ContentDigest(of: folder.bytes("a.txt"))
    try folder.write("new a.txt", "a.txt")
    try folder.write("old a.txt", ".typeproof-a.tmp")
    try folder.write("new d.txt", "below/d.txt")
    try GoldenJournal(
      purpose: .undo,
      changes: [
        .init(path: "below/d.txt", successor: nil),
        .init(path: "a.txt", successor: .init(name: ".typeproof-a.tmp", digest: digest)),
      ]
    ).write(in: folder.path)
    #expect(try GoldenRecovery.recover(in: folder.path) == .undone(remaining: 2, of: 2))
    #expect(try texts() == former)
  }

  @Test func `are given up where one that waits was cut short`() throws {
    let digest = ContentDigest(of: Array("new a.txt".utf8))
    try folder.write("new a", ".typeproof-a.tmp")
    try GoldenJournal(
      purpose: .finish,
      changes: [.init(path: "a.txt", successor: .init(name: ".typeproof-a.tmp", digest: digest))]
    ).write(in: folder.path)
    #expect(try GoldenRecovery.recover(in: folder.path) == .givenUp(path: folder("a.txt")))
    #expect(try texts() == former)
  }

  @Test func `that are what they should be are not touched`() throws {
    var transaction = FileTransaction(in: folder.path)
    try transaction.put(
      try folder.bytes("a.txt"), at: folder("a.txt"), over: try folder.bytes("a.txt"))
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

  @Test(.timeLimit(.minutes(20))) func `is refused where it is a pipe, which may never end`() {
    mkfifo(folder("in/pipe"), 0o644)
    #expect(code(reading: "pipe") == EINVAL)
  }

  @Test func `is refused where it is a folder`() throws {
    #expect(mkdir(folder("in/folder"), 0o755) == 0)
    #expect(code(reading: "folder") == EISDIR)
  }
}
