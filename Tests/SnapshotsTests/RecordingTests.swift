import Snapshots
import Dispatch
import DynamicType
import Glibc
import ImageDiff
import Imaging
import Testing

@testable import GoldenStore
@testable import Verification

@Suite struct `Recording goldens` {
  let bench: Bench

  private let layout = "Snapshots/tiny/body/word@1x.txt"
  private let picture = "Snapshots/tiny/body/word.l@1x.png"
  private let larger = "Snapshots/tiny/body/word.ax1@1x.png"

  init() throws { bench = try Bench() }

  private let large = "tiny/body/word.l@1x"
  private let both = ["tiny/body/word.l@1x", "tiny/body/word.ax1@1x"]

  @Test func `writes pictures, a layout text and the versions`() throws {
    try bench.record(Bench.word())
    #expect(
      try bench.folder.contents().keys.sorted() == [
        "Snapshots/tiny/body/word.ax1@1x.png", "Snapshots/tiny/body/word.l@1x.png",
        "Snapshots/tiny/body/word@1x.txt", "Snapshots/tiny/fingerprint.txt",
      ])
  }

  @Test(arguments: [RecordMode.all, .missing, .failed, .driftOnly, .never])
  func `for the second time changes nothing, not even a time`(mode: RecordMode) throws {
    try bench.record(Bench.word())
    let before = try bench.folder.state()
    let report = try bench.record(Bench.word(), mode: mode)
    #expect(report.recorded == [])
    #expect(report.verdicts == [.equal, .equal])
    #expect(try bench.folder.state() == before)
  }

  @Test(arguments: [
    (RecordMode.all, true), (.missing, true), (.failed, true),
    (.driftOnly, false), (.never, false),
  ])
  func `of a missing cell is for all modes but two`(mode: RecordMode, records: Bool) throws {
    let report = try bench.record(Bench.word(), mode: mode)
    #expect(report.verdicts == [.missing, .missing])
    #expect(report.recorded == (records ? both : []))
    let pictures = try bench.folder.contents().keys.filter { $0.hasSuffix(".png") }
    #expect(pictures.count == (records ? 2 : 0))
  }

  @Test(arguments: [
    (RecordMode.all, true), (.missing, false), (.failed, true),
    (.driftOnly, false), (.never, false),
  ])
  func `of a changed cell is for all and failed`(mode: RecordMode, records: Bool) throws {
    try bench.record(Bench.word())
    let before = try bench.folder.state()
    let report = try bench.record(Bench.word("Typo"), mode: mode)
    #expect(report.recorded == (records ? both : []))
    #expect(try (bench.folder.state() == before) == !records)
    #expect(try (bench.verify(Bench.word("Typo")).verdicts == [.equal, .equal]) == records)
  }

  @Test(arguments: [
    (RecordMode.all, true), (.missing, false), (.failed, true),
    (.driftOnly, false), (.never, false),
  ])
  func `of an unreadable cell is for all and failed`(mode: RecordMode, records: Bool) throws {
    try bench.record(Bench.word())
    try bench.folder.write([], picture)
    let report = try bench.record(Bench.word(), mode: mode)
    #expect(report.recorded == (records ? [large] : []))
    #expect(try bench.folder.bytes(picture).isEmpty == !records)
  }

  @Test func `never writes nothing at all`() throws {
    try bench.record(Bench.word(), mode: .never)
    #expect(try bench.folder.contents() == [:])
  }

  @Test func `keeps a picture with the right pixels, however it is encoded`() throws {
    try bench.record(Bench.word())
    let other = Self.reencoded(try PNG.decode(try bench.folder.bytes(picture)))
    try bench.folder.write(other, picture)
    #expect(
      try bench.verify(Bench.word()).changes.map { $0.changes.map(\.kind) }
        == [[.file], [.file]].dropLast())

    let before = try bench.folder.state()
    #expect(try bench.record(Bench.word()).recorded == [large])
    #expect(try bench.folder.state()[picture] == before[picture])
    #expect(try bench.folder.state()[larger] == before[larger])
    #expect(try bench.verify(Bench.word()).verdicts == [.equal, .equal])
  }

  /// The picture as grey and uncompressed, which is not how typeproof encodes it.
  private static func reencoded(_ bitmap: Bitmap) -> [UInt8] {
    func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) } }
    func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
      let body = Array(name.utf8) + data
      var rest: UInt32 = 0xFFFF_FFFF
      for byte in body {
        rest ^= UInt32(byte)
        for _ in 0..<8 { rest = rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
      }
      return number(data.count) + body + number(Int(~rest))
    }
    let rows = (0..<bitmap.height).flatMap { y -> [UInt8] in
      [0] + bitmap.bytes[y * bitmap.bytesPerRow..<(y + 1) * bitmap.bytesPerRow]
    }
    let (low, high) = rows.reduce((1, 0)) { sums, byte in
      let low = (sums.0 + Int(byte)) % 65521
      return (low, (sums.1 + low) % 65521)
    }
    let length = [UInt8(rows.count & 0xFF), UInt8(rows.count >> 8)]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", number(bitmap.width) + number(bitmap.height) + [8, 0, 0, 0, 0])
      + chunk(
        "IDAT", [0x78, 0x01, 0x01] + length + length.map { ~$0 } + rows + number(high << 16 | low))
      + chunk("IEND", [])
  }

  @Test func `through a filter leaves other blocks and files alone`() throws {
    try bench.record(Bench.word(), Bench.word(name: "more"))
    let before = try bench.folder.state()
    let blocks = try bench.folder.text(layout).split(separator: "\n\n")
    let report = try bench.record(
      Bench.word("Typo"), Bench.word("Typo", name: "more"), filter: "*/word.ax1@1x")
    #expect(report.recorded == ["tiny/body/word.ax1@1x"])
    let after = try bench.folder.state()
    #expect(
      after.keys.filter { after[$0] != before[$0] }.sorted() == [
        "Snapshots/tiny/body/word.ax1@1x.png", "Snapshots/tiny/body/word@1x.txt",
      ])
    let newBlocks = try bench.folder.text(layout).split(separator: "\n\n")
    // The cell that was recorded has a head of its own now.
    #expect(newBlocks[..<3] == blocks[..<3])
    #expect(newBlocks[3].hasPrefix("sample: word\ntext: Typo\n"))
    #expect(newBlocks[4] != blocks[3])
  }

  @Test func `keeps the golden of a cell that cannot be drawn, beside others that can`() throws {
    try bench.record(Bench.word())
    let before = try bench.folder.state()
    let report = try bench.record(Bench.tooLargeAtAX1)
    #expect(report.recorded == [large])
    #expect(report.reasons.count == 1)
    #expect(try bench.folder.state()[larger] == before[larger])
    #expect(try bench.verify(Bench.word(), filter: "*.ax1@1x").verdicts == [.equal])
  }

  @Test func `where a layout text cannot be read changes no other ramp either`() throws {
    try bench.record(Bench.word(), Bench.word(name: "more"))
    unlink(bench.folder(layout))
    mkdir(bench.folder(layout), 0o755)
    let before = try bench.folder.state()
    let error = #expect(throws: FileTransactionError.self) {
      try bench.record(Bench.word("Typo"), Bench.word("Typo", name: "more"))
    }
    #expect(error?.cause.code == EISDIR)
    #expect(try bench.folder.state() == before)
  }

  /// With 64 bytes not even the first picture can be written, with 700 the layout text cannot.
  @Test(arguments: [64, 700] as [UInt])
  func `where not all can be written fails in words and keeps what is there`(
    bytes: UInt
  ) async throws {
    try bench.record(Bench.word())
    let before = try bench.folder.state()
    #expect(try bench.folder.bytes("Snapshots/tiny/body/word.ax1@1x.png").count < 700)
    #expect(try bench.folder.bytes("Snapshots/tiny/body/word@1x.txt").count > 700)
    await #expect(processExitsWith: .success) {
      [root = bench.store.root as String, bytes = bytes as UInt] in
      // A process that may write no more than so many bytes stands in for a disk that is full.
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
      #expect(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
      let bench = try Bench()
      var run = try bench.run([Bench.word("Typo")])
      run.store = SnapshotStore(root: root)
      let error = #expect(throws: FileTransactionError.self) { try run.record(.all) }
      let file = bytes == 64 ? "word.l@1x.png" : "word@1x.txt"
      #expect(
        error?.description
          == "\(root)/tiny/body/\(file) cannot be written: File too large. "
          + "The file is larger than this process may write (ulimit -f). Existing files are unchanged. "
          + "Nothing was changed.")
    }
    #expect(try bench.folder.state() == before)
  }
}

@Suite struct `Recording by several at once` {
  /// Anew each time: a second recording would mend what the first two lost of each other's.
  @Test(arguments: 0..<12)
  func `loses no block of a layout text they share`(round: Int) throws {
    let bench = try Bench()
    let runs = try ["*.l@1x", "*.ax1@1x"].map {
      try bench.run([Bench.word()], filter: CellFilter(glob: $0))
    }
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      #expect(throws: Never.self) { try runs[index].record(.all) }
    }
    #expect(try bench.verify(Bench.word()).verdicts == [.equal, .equal])
  }
}

@Suite struct `Recording over a damaged layout text` {
  let bench: Bench
  let ramp = Bench.word()
  private let layout = "Snapshots/tiny/body/word@1x.txt"

  init() throws {
    bench = try Bench()
    try bench.record(ramp)
    try bench.folder.edit(layout, "[AX1]", to: "[AX9]")
  }

  @Test(arguments: [RecordMode.all, .failed])
  func `some of its cells is refused, so that no block is lost`(mode: RecordMode) throws {
    let before = try bench.folder.state()
    let report = try bench.record(ramp, mode: mode, filter: "*.l@1x")
    #expect(report.recorded == [])
    let reason = try #require(report.reasons.first)
    #expect(reason.hasPrefix("unreadable: \(bench.folder(layout)): line 27 of the layout text"))
    #expect(
      reason.hasSuffix("Recording only this cell of its ramp would lose the facts of the others.")
    )
    #expect(try bench.folder.state() == before)
  }

  @Test func `all but a cell that cannot be drawn is refused too`() throws {
    let before = try bench.folder.state()
    #expect(try bench.record(Bench.tooLargeAtAX1).recorded == [])
    #expect(try bench.folder.state() == before)
  }

  @Test(arguments: [RecordMode.all, .failed])
  func `the whole ramp mends it`(mode: RecordMode) throws {
    #expect(try bench.record(ramp, mode: mode).recorded.count == 2)
    #expect(try bench.verify(ramp).verdicts == [.equal, .equal])
  }

  @Test func `of a later version is refused in any case`() throws {
    try bench.folder.edit(layout, "golden 3", to: "golden 4")
    let before = try bench.folder.state()
    let report = try bench.record(ramp)
    #expect(report.recorded == [])
    #expect(
      report.reasons.first
        == "unreadable: \(bench.folder(layout)): the layout text has format 4, "
        + "which is newer than this program. Update typeproof.")
    #expect(try bench.folder.state() == before)
  }
}
