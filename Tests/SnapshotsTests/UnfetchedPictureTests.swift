import DynamicType
import ImageDiff
import Snapshots
import Testing

@testable import Changes
@testable import Suites
@testable import Verification

@Suite struct `A picture that Git LFS has not fetched` {
  private let bench: Bench
  private let ramp = Bench.word(categories: [.large])
  private let picture = "Snapshots/tiny/body/word.l@1x.png"

  init() throws {
    bench = try Bench()
    try bench.record(ramp)
    try leavePointer(to: .sha256(of: try bench.folder.bytes(picture)))
  }

  private func leavePointer(to sum: SecureDigest) throws {
    try bench.folder.write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:\(sum)\nsize 1234\n", picture)
  }

  @Test func `counts as equal by its layout text, and the run says so`() throws {
    let report = try bench.verify(ramp)
    #expect(report.verdicts == [.equal])
    #expect(report.outcomes.map(\.isWithoutPicture) == [true])
  }

  @Test func `is drawn again to say what changed in the pixels too`() throws {
    let change = try #require(
      try bench.verify(Bench.word("Tpe", categories: [.large])).changes.first)
    #expect(change.sentences.first == "the text says “Tpe”, was “Type”")
    #expect(change.proof == .proved)
    guard case .different = change.picture else {
      Issue.record("the pictures were not compared")
      return
    }
  }

  @Test func `is among the pictures to look at`() throws {
    let report = try bench.run([Bench.word("Tpe", categories: [.large])], artifacts: true).verify()
    let expected = try #require(
      report.outcomes.first?.artifacts.first { $0.hasSuffix("-expected.png") })
    let bitmap = try PNG.decode(try FileTree.read(expected))
    #expect(bitmap.width > 1)
  }

  @Test func `cannot be judged where its layout text names another picture`() throws {
    let other = SecureDigest.sha256(of: Array("another".utf8))
    try leavePointer(to: other)
    let reasons = try bench.verify(ramp).reasons
    #expect(reasons.count == 1)
    #expect(
      reasons[0].hasPrefix(
        "unreadable: Git LFS has not fetched the picture, and the layout text names another picture"
      ))
  }

  @Test func `cannot be judged where pictures have to be compared`() throws {
    var run = try bench.run([ramp])
    run.thoroughness.trustsDigests = false
    #expect(
      try run.verify().reasons == [
        "unreadable: Git LFS has not fetched the picture, and --no-digests compares the picture "
          + "itself. Run “git lfs pull”."
      ])
  }

  @Test func `cannot be judged where its inputs give another picture`() throws {
    let layout = "Snapshots/tiny/body/word@1x.txt"
    let text = String(decoding: try bench.folder.bytes(layout), as: UTF8.self)
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("pixels: ") })
    let other = "pixels: " + String(repeating: "0", count: 32)
    try bench.folder.edit(layout, String(line), to: other)
    let reasons = try bench.verify(ramp).reasons
    #expect(reasons.first?.contains("its inputs give another picture today") == true)
  }

  @Test(arguments: [RecordMode.all, .failed])
  func `is never replaced by a recording`(mode: RecordMode) throws {
    let pointer = try bench.folder.bytes(picture)
    let report = try bench.record(Bench.word("Tpe", categories: [.large]), mode: mode)
    #expect(
      report.reasons == [
        "unreadable: Git LFS has not fetched the picture, so the cell was not recorded. Run “git "
          + "lfs pull”, then record again."
      ])
    #expect(report.recorded == [])
    #expect(try bench.folder.bytes(picture) == pointer)
  }

  @Test func `stays where a recording finds it equal`() throws {
    let pointer = try bench.folder.bytes(picture)
    #expect(try bench.record(ramp).verdicts == [.equal])
    #expect(try bench.folder.bytes(picture) == pointer)
  }
}
