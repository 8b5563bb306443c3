import Snapshots
import Glibc
import Testing

@testable import Files
@testable import GoldenStore
@testable import Verification

/// A process that is killed while files take their places, at each place there is.
///
/// The bench's suite has two ramps, so a recording over another replaces six files.
@Suite struct `A recording that is killed` {
  let bench: Bench

  init() throws {
    bench = try Bench()
    try bench.record(Bench.word(), Bench.word(name: "more"))
  }

  private static let count = 6

  /// The files of the suite, of which none is hidden.
  private func goldens() throws -> [String: [UInt8]] {
    try bench.folder.contents().filter { !$0.key.contains("/.") }
  }

  private func hidden() throws -> [String] {
    try bench.folder.contents().keys.filter { $0.contains("/.") }
  }

  /// What all files are once the other text is recorded, in a bench of its own.
  private static func other() throws -> [String: [UInt8]] {
    let bench = try Bench()
    try bench.record(Bench.word("Typo"), Bench.word("Typo", name: "more"))
    return try bench.folder.contents()
  }

  /// Kills a process that replaces all files, when so many have taken their places.
  private func kill(after count: Int, to content: [String: [UInt8]]) async throws {
    let root = bench.store.root
    let names = content.keys.sorted()
    let flat = names.map { content[$0] ?? [] }
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [
        root = root as String, names = names as [String], flat = flat as [[UInt8]],
        count = count as Int
      ] in
      var transaction = FileTransaction(in: root + "/tiny")
      for (name, bytes) in zip(names, flat) {
        let path = root + name.dropFirst("Snapshots".count)
        try transaction.put(bytes, at: path, over: try FileTree.readIfPresent(path))
      }
      if count < 0 { raise(SIGKILL) }
      try transaction.commit { if $0 == count { raise(SIGKILL) } }
    }
  }

  @Test(arguments: 0...Self.count)
  func `while files take their places is told, and then finished`(count: Int) async throws {
    let other = try Self.other()
    try await kill(after: count, to: other)
    let left = try bench.folder.state()

    let told = try bench.verify(Bench.word("Typo"), Bench.word("Typo", name: "more")).trouble
    #expect(
      told == [
        "A recording of “tiny” was interrupted, and its goldens are partly old and partly new. "
          + "Finish it with: typeproof record --mode missing. This records missing cells too, and "
          + "changes nothing else."
      ])
    #expect(try bench.folder.state() == left)

    let report = try bench.record(
      Bench.word("Typo"), Bench.word("Typo", name: "more"), mode: .missing)
    #expect(
      report.notes == [
        "A recording of “tiny” was interrupted before \(Self.count - count) of \(Self.count) "
          + "files were replaced. It is finished now."
      ])
    #expect(report.recorded == [])
    #expect(try bench.folder.contents() == other)
  }

  @Test func `before that changed nothing, and is cleared`() async throws {
    let before = try goldens()
    try await kill(after: -1, to: try Self.other())
    let hidden = try hidden()
    #expect(hidden.count == Self.count)
    let verified = try bench.verify(Bench.word(), Bench.word(name: "more"))
    #expect(verified.trouble == [])
    #expect(verified.notes.count == 1)
    let note = try #require(verified.notes.first)
    #expect(note.hasPrefix("A recording that was stopped left tiny/"), "\(note)")
    #expect(
      note.hasSuffix(" and 5 more. No golden changed. Delete with: typeproof clean"), "\(note)")
    let report = try bench.record(Bench.word(), Bench.word(name: "more"), mode: .missing)
    #expect(
      report.notes == [
        "A recording of “tiny” was interrupted before any golden changed. "
          + "6 temporary files were deleted."
      ])
    #expect(try bench.folder.contents() == before)
  }

  @Test func `is finished by an assertion that may record, and stops one that may not`()
    async throws
  {
    let other = try Self.other()
    try await kill(after: 3, to: other)
    let part = try bench.run([Bench.word("Typo")])
    #expect(throws: InterruptedRecording(suite: "tiny", isUnderWay: false)) {
      try part.checkPart(recording: .never)
    }
    #expect(try part.checkPart(recording: .missing).map(\.verdict) == [.equal, .equal])
    #expect(try bench.folder.contents() == other)
  }

  @Test func `keeps reviews and cleaning from what it left`() async throws {
    try await kill(after: 3, to: try Self.other())
    let left = try bench.folder.state()
    let interruption = InterruptedRecording(suite: "tiny", isUnderWay: false)
    #expect(throws: interruption) { try bench.store.edit("tiny") { _ in } }
    #expect(throws: interruption) { try bench.run([Bench.word("Typo")]).declared.clean { _ in } }
    #expect(try bench.folder.state() == left)
  }

  @Test func `is given up where files were restored meanwhile`() async throws {
    let before = try goldens()
    try await kill(after: 3, to: try Self.other())
    for (name, content) in before { try bench.folder.write(content, name) }
    let report = try bench.record(Bench.word(), Bench.word(name: "more"), mode: .missing)
    #expect(report.notes.count == 1)
    #expect(report.notes.first?.contains("cannot be finished, because ") == true)
    #expect(try bench.folder.contents() == before)
  }

  @Test func `is not mended through a link in place of the suite's folder`()
    async throws
  {
    try await kill(after: 3, to: try Self.other())
    #expect(rename(bench.store.path("tiny"), bench.folder("elsewhere")) == 0)
    symlink(bench.folder("elsewhere"), bench.store.path("tiny"))
    let left = try bench.folder.state()
    #expect(throws: FileError(.write, bench.store.path("tiny"), code: ELOOP)) {
      try bench.record(Bench.word("Typo"), Bench.word("Typo", name: "more"))
    }
    #expect(try bench.folder.state() == left)
  }

  @Test func `is told to be under way while its process holds the lock`() throws {
    try GoldenJournal(purpose: .finish, changes: []).write(in: bench.store.path("tiny"))
    try FolderLock.whileHeld(on: bench.store.path("tiny")) {
      #expect(
        try bench.store.interruption(of: "tiny")
          == InterruptedRecording(suite: "tiny", isUnderWay: true))
      // An assertion reads cells that nobody else replaces, so it goes on.
      let part = try bench.run([Bench.word()])
      #expect(try part.checkPart(recording: .never).map(\.verdict) == [.equal, .equal])
    }
    // A process that another test starts just now has the lock, too, until it becomes another program.
    var isFree = false
    for _ in 0..<500 where !isFree {
      isFree = try bench.store.interruption(of: "tiny")?.isUnderWay == false
      if !isFree { usleep(10_000) }
    }
    #expect(isFree)
  }
}

@Suite struct `A journal of goldens` {
  private let folder: TemporaryFolder
  private static let digest = "00000000000000000000000000000001"

  init() throws { folder = try TemporaryFolder() }

  private static func content(_ records: String...) -> [UInt8] {
    records.flatMap { Array($0.utf8) + [0] }
  }

  @Test func `is read as it is written`() throws {
    let content = Self.content(
      "typeproof journal 1 undo", "put \(Self.digest) .typeproof-a1.tmp body/a word.l@1x.png",
      "delete stray\n.PNG", "end")
    let journal = try #require(GoldenJournal(content: content))
    #expect(journal.purpose == .undo)
    #expect(journal.changes.map(\.path) == ["body/a word.l@1x.png", "stray\n.PNG"])
    #expect(journal.changes.map(\.successorPath) == ["body/.typeproof-a1.tmp", nil])
    #expect(journal.content == content)
  }

  /// Anyone may put one in a pull request.
  @Test(arguments: [
    "delete ../a.png", "delete a/../../b.png", "delete /etc/a.txt", "delete ./a.png",
    "delete a//b.png",
    "delete .git/a.txt", "delete a/.hidden.png", "delete a.swift", "delete ", "move a.png",
    "put \(Self.digest) .typeproof-a.tmp ../a.png", "put \(Self.digest) ../.typeproof-a.tmp a.png",
    "put \(Self.digest) .typeproof-a/.tmp a.png", "put \(Self.digest) secret.tmp a.png",
    "put 1 .typeproof-a.tmp a.png", "put \(Self.digest) .typeproof-a.tmp",
  ])
  func `that names anything but goldens is refused, and nothing is touched`(record: String) throws {
    let content = Self.content("typeproof journal 1 finish", record, "end")
    #expect(GoldenJournal(content: content) == nil)
    try folder.write(content, GoldenJournal.name)
    let before = try folder.state()
    let error = #expect(throws: GoldenJournalError.self) {
      try GoldenRecovery.recover(in: folder.path)
    }
    #expect(error?.path == folder(GoldenJournal.name))
    #expect(try folder.state() == before)
  }

  @Test(
    arguments: [
      [], Self.content("end"), Self.content("typeproof journal 2 finish", "end"),
      Self.content("typeproof journal 1 finish"),
      Self.content("typeproof journal 1 finish", "end", "x"),
      Array("typeproof journal 1 finish".utf8), [0xFF],
      Self.content("typeproof journal 1 finish", "delete a.png", "delete a.png", "end"),
    ] as [[UInt8]])
  func `that is damaged or of a later version is refused`(content: [UInt8]) {
    #expect(GoldenJournal(content: content) == nil)
  }

  @Test func `does not lead through links`() throws {
    try folder.write("outside", "outside/a.txt")
    try folder.write(
      Self.content("typeproof journal 1 finish", "delete link/a.txt", "end"),
      "suite/\(GoldenJournal.name)")
    symlink(folder("outside"), folder("suite/link"))
    #expect(throws: FileError.self) { try GoldenRecovery.recover(in: folder("suite")) }
    #expect(try folder.text("outside/a.txt") == "outside")
  }
}
