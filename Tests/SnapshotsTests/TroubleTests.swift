import Snapshots
import DynamicType
import Glibc
import ImageDiff
import Imaging
import Testing

@testable import GoldenStore
@testable import Suites
@testable import Verification

@Suite struct `A golden that cannot be read` {
  let bench: Bench
  let ramp = Bench.word()

  private let layout = "Snapshots/tiny/body/word@1x.txt"
  private let picture = "Snapshots/tiny/body/word.l@1x.png"

  init() throws {
    bench = try Bench()
    try bench.record(ramp)
  }

  /// What verifying says, having made sure that nothing in the store moved.
  private func reasons() throws -> [String] {
    let before = try bench.folder.state()
    let reasons = try bench.verify(ramp).reasons
    #expect(try bench.folder.state() == before)
    return reasons
  }

  @Test func `is a damaged picture`() throws {
    var bytes = try bench.folder.bytes(picture)
    bytes[bytes.count - 20] ^= 1
    try bench.folder.write(bytes, picture)
    let reason = try #require(try reasons().first)
    #expect(reason.hasPrefix("unreadable: the picture cannot be read. The file is damaged ("))
  }

  @Test func `is an empty picture`() throws {
    try bench.folder.write([], picture)
    #expect(
      try reasons() == [
        "unreadable: the picture cannot be read. The file is empty. Restore it, or write it again."
      ])
  }

  @Test func `is a picture with more in its file than a picture needs, and is not read`() throws {
    let bytes = try bench.folder.bytes(picture)
    try bench.folder.write(bytes + [UInt8](repeating: 0, count: 2 << 20), picture)
    let reason = try #require(try reasons().first)
    #expect(
      reason.contains("word.l@1x.png cannot be read: File too large. Name a file of at most "))
  }

  @Test func `is a picture of nothing that would take half a gigabyte`() throws {
    try bench.folder.write([], picture)
    truncate(bench.folder(picture), 512 << 20)
    #expect(
      try #require(try bench.verify(ramp).reasons.first).hasSuffix(
        "word.l@1x.png cannot be read: File too large. Name a file of at most 1 MB."))
  }

  @Test func `is a layout text larger than any is`() throws {
    truncate(bench.folder(layout), 16 << 20 + 1)
    #expect(
      try #require(try bench.verify(ramp).reasons.first).hasSuffix(
        "word@1x.txt cannot be read: File too large. Name a file of at most 16 MB."))
  }

  @Test func `is a Git LFS pointer in place of a picture`() throws {
    try bench.folder.write("version https://git-lfs.github.com/spec/v1\noid sha256:0\n", picture)
    #expect(
      try reasons() == [
        "unreadable: Git LFS has not fetched the picture, and the pointer has no SHA-256 of it. "
          + "Run “git lfs pull”."
      ])
  }

  @Test func `is a picture that claims to be huge`() throws {
    var bytes = try bench.folder.bytes(picture)
    bytes.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
    try bench.folder.write(bytes, picture)
    #expect(
      try reasons() == [
        "unreadable: the picture cannot be read. The picture is 2147483647 × 2147483647 px, "
          + "and the limit is 67108864 pixels. Make it smaller. If you trust it, allow more with "
          + "--limit png-pixels=N."
      ])
  }

  @Test func `is a folder in place of a picture`() throws {
    unlink(bench.folder(picture))
    mkdir(bench.folder(picture), 0o755)
    #expect(
      try reasons() == [
        "unreadable: \(bench.folder(picture)) cannot be read: Is a directory. "
          + "There is a file in place of a folder, or a folder in place of a file."
      ])
  }

  @Test func `is a pipe in place of a picture, and nobody waits for it`() throws {
    unlink(bench.folder(picture))
    mkfifo(bench.folder(picture), 0o644)
    #expect(
      try reasons() == [
        "unreadable: \(bench.folder(picture)) cannot be read: Invalid argument. "
          + "Replace the pipe or device with a regular file."
      ])
  }

  @Test func `is a link in place of a picture, and where it leads is not looked at`() throws {
    try bench.folder.write("secret", "elsewhere")
    unlink(bench.folder(picture))
    symlink(bench.folder("elsewhere"), bench.folder(picture))
    let report = try bench.verify(ramp)
    let reason = try #require(report.reasons.first)
    #expect(reason.contains("The path contains a symbolic link, and links are not followed. "))
    #expect(!reason.contains("secret"))
    #expect(report.strayFiles == [])
  }

  @Test func `is in a folder that is a link, and nothing is written there`() throws {
    let body = bench.folder("Snapshots/tiny/body")
    #expect(rename(body, bench.folder("elsewhere")) == 0)
    symlink(bench.folder("elsewhere"), body)
    let before = try bench.folder.bytes("elsewhere/word.l@1x.png")
    try bench.folder.write([1, 2, 3], "elsewhere/word.l@1x.png")
    let report = try bench.verify(ramp)
    #expect(report.reasons.allSatisfy { $0.contains("links are not followed") })
    #expect(report.strayFiles == [])
    let error = #expect(throws: FileTransactionError.self) { try bench.record(ramp) }
    #expect(error?.cause.code == ELOOP)
    #expect(try bench.folder.bytes("elsewhere/word.l@1x.png") == [1, 2, 3])
    #expect(!before.isEmpty)
  }

  @Test func `is a damaged layout text, for all cells of its ramp`() throws {
    try bench.folder.edit(layout, "[AX1]", to: "[AX9]")
    let reason = "\(bench.folder(layout)): line 27 of the layout text is damaged: "
    let reasons = try reasons()
    #expect(reasons.count == 2)
    #expect(reasons.allSatisfy { $0.hasPrefix("unreadable: " + reason) })
  }

  @Test func `is one without the right to read it`() async throws {
    chmod(bench.folder(picture), 0)
    await #expect(processExitsWith: .success) { [root = bench.store.root as String] in
      // Root may read anything, so it gives up its rights.
      if geteuid() == 0 { #expect(seteuid(65534) == 0) }
      let goldens = RampGoldens(
        of: Bench.word(), systemFont: SystemFont(Bench.inter),
        fonts: FontFolder.holding("none.ttf").folder,
        in: SnapshotStore(root: root),
        drift: .none)
      #expect(
        goldens.golden(at: .large).pictureTrouble
          == "\(root)/tiny/body/word.l@1x.png cannot be read: Permission denied. "
          + "Check the permissions of the file and its folder.")
      #expect(goldens.golden(at: .accessibilityMedium).pictureTrouble == nil)
    }
  }
}

@Suite struct `A cell that cannot be drawn` {
  let bench: Bench

  init() throws { bench = try Bench() }

  /// What recording over a good golden says, having made sure that nothing in the store moved.
  private func reasons(_ ramp: RampSpec) throws -> [String] {
    try bench.record(Bench.word(categories: [.large]))
    let before = try bench.folder.state()
    let verified = try bench.verify(ramp).reasons
    #expect(try bench.record(ramp).reasons == verified)
    #expect(try bench.folder.state() == before)
    return verified
  }

  @Test func `has a character that no font has`() throws {
    #expect(
      try reasons(Bench.word("Type 文", categories: [.large])) == [
        "failed: Inter/InterVariable.ttf has no U+6587. "
          + "Add a font that does, or change the sample."
      ])
  }

  @Test func `has characters that none of several fonts has`() throws {
    let mono = try Bench(
      systemFont: SystemFont(
        Bench.inter, cascade: FontCascade(fonts: ["JetBrainsMono/JetBrainsMono-Regular.ttf"])))
    #expect(
      try mono.verify(Bench.word("文𠀀文", categories: [.large])).reasons == [
        "failed: None of Inter/InterVariable.ttf, JetBrainsMono/JetBrainsMono-Regular.ttf has "
          + "U+6587 U+20000. Add a font that does, or change the sample."
      ])
  }

  @Test func `wants a font that is not there`() throws {
    let reason = try #require(
      try reasons(Bench.word(font: .fixed("Comic", size: 17), categories: [.large])).first)
    #expect(
      reason.hasPrefix(
        "failed: None of the fonts has the family “Comic”. The families are BIZ UDPGothic"))
  }

  @Test func `wants a size that cannot be`() throws {
    let reasons = try reasons(
      Bench.word(font: .fixed(Bench.inter, size: -1), categories: [.large]))
    #expect(reasons.count == 1)
    #expect(reasons.first?.hasPrefix("failed: ") == true)
  }

  @Test func `wants a damaged font`() throws {
    try bench.folder.write("no font", "Fonts/broken.ttf")
    let fonts = try Bench(fonts: bench.folder("Fonts"))
    let report = try fonts.verify(
      Bench.word(font: .fixed("broken.ttf", size: 17), categories: [.large]))
    #expect(
      report.reasons == [
        "failed: broken.ttf is not a font. "
          + "Use a TrueType or OpenType file (.ttf, .otf, .ttc)."
      ])
  }

  @Test func `leaves the other cells of its ramp alone`() throws {
    let ramp = Bench.word(categories: [.large])
    let bad = Bench.word("文", name: "bad", categories: [.large])
    let report = try bench.record(ramp, bad)
    #expect(report.recorded == ["tiny/body/word.l@1x"])
    #expect(
      try bench.folder.contents().keys.sorted() == [
        "Snapshots/tiny/body/word.l@1x.png", "Snapshots/tiny/body/word@1x.txt",
        "Snapshots/tiny/fingerprint.txt",
      ])
  }
}
