import DynamicType
import Glibc
import ImageDiff
import Imaging
import Snapshots
import Testing

@testable import Files
@testable import GoldenStore
@testable import GoldenText
@testable import Suites
@testable import Verification

@Suite struct `The limits of a store` {
  @Test func `are sixteen megabytes of a text and 64 of a picture`() throws {
    let most = 16 * 1024 * 1024
    #expect(SnapshotStore.greatestTextSize == most)
    #expect(SnapshotStore.greatestPictureSize == 64 * 1024 * 1024)
    #expect(GoldenJournal.greatestSize == 32 * 1024 * 1024)
    #expect(GoldenJournal.formatVersion == 1)
    let store = SnapshotStore(root: "/nowhere")
    #expect(
      try store.bytes(of: String(repeating: "a", count: most), at: "s/b/w@1x.txt").count == most)
    let error = #expect(throws: FileError.self) {
      try store.bytes(of: String(repeating: "a", count: most + 1), at: "s/b/w@1x.txt")
    }
    #expect(error?.description.contains("/nowhere/s/b/w@1x.txt") == true)
  }

  @Test func `are a thousand parts of a suite`() {
    #expect(Shard.greatestCount == 1000)
    #expect(Shard(index: 1000, count: 1000)?.description == "1000/1000")
    #expect(Shard(index: 1, count: 1)?.description == "1/1")
  }
}

@Suite struct `A store of another tool's pictures` {
  private let cell = SnapshotName(ramp: SampleFacts.ramp, category: .large)

  @Test func `has them where they are, and a record of reviews beside them`() {
    let store = SnapshotStore(root: "shots", places: [cell: "here/word.png"])
    #expect(store.picturePath(of: cell) == "here/word.png")
    #expect(store.folder(of: "tiny") == "")
    #expect(store.reviewsPath(of: "tiny") == "typeproof-reviews.txt")
    #expect(store.path("") == "shots" && store.path("a.png") == "shots/a.png")
    // What is known stays.
    #expect(store.placing(cell, at: "there.png").picturePath(of: cell) == "here/word.png")
    let other = SnapshotName(ramp: SampleFacts.ramp, category: .small)
    #expect(store.placing(other, at: "there.png").picturePath(of: other) == "there.png")
    #expect(store.picturePath(of: other) == other.picturePath)
  }

  @Test func `ignores other places`() {
    let store = SnapshotStore(root: "shots")
    #expect(store.placing(cell, at: "there.png").picturePath(of: cell) == cell.picturePath)
    #expect(store.folder(of: "tiny") == "tiny")
    #expect(store.reviewsPath(of: "tiny") == "tiny/reviews.txt")
  }
}

@Suite struct `Files in a suite's folder` {
  private let folder: TemporaryFolder
  private var store: SnapshotStore { SnapshotStore(root: folder.path) }

  init() throws { folder = try TemporaryFolder() }

  @Test func `are goldens by their endings, but for the suite's own three`() throws {
    for name in [
      "body/word.l@1x.png", "body/word@1x.txt", "body/LATIN.PNG", "body/notes.md",
      "fingerprint.txt", "manifest.txt", "reviews.txt", "body/reviews.txt",
    ] {
      try folder.write("x", "tiny/\(name)")
    }
    #expect(
      try store.files(of: "tiny") == [
        "tiny/body/LATIN.PNG", "tiny/body/reviews.txt", "tiny/body/word.l@1x.png",
        "tiny/body/word@1x.txt",
      ])
    #expect(try store.files(of: "none") == [])
    #expect(try store.oddFiles(of: "none") == [])
  }

  @Test func `are odd where they are links, or hidden and like goldens`() throws {
    for name in [
      "body/word@1x.txt", "body/.word.png", ".old/word@1x.txt", ".old/deep/word.png",
      ".old/notes.md", ".hidden.md", ".typeproof-a.tmp",
    ] {
      try folder.write("x", "tiny/\(name)")
    }
    symlink("word@1x.txt", folder("tiny/body/link.md"))
    symlink("body", folder("tiny/also"))
    let odd = try store.oddFiles(of: "tiny")
    #expect(
      odd.map(\.path) == [
        "tiny/.old/deep/word.png", "tiny/.old/word@1x.txt", "tiny/also", "tiny/body/.word.png",
        "tiny/body/link.md",
      ])
    #expect(odd.map(\.isLink) == [false, false, true, false, true])
    #expect(odd.allSatisfy { !$0.isMisspelled })
    try store.delete(odd[3])
    #expect(try store.oddFiles(of: "tiny").count == 4)
  }

  @Test func `are misspelled where their names are no text`() throws {
    try folder.write("x", "tiny/a.txt")
    let path = Array(folder("tiny/").utf8CString.dropLast()) + [CChar(bitPattern: 0xFF)]
    let ending = Array(".png".utf8CString)
    let descriptor = open(path + ending, O_WRONLY | O_CREAT, 0o644)
    try #require(descriptor >= 0)
    close(descriptor)
    let odd = try store.oddFiles(of: "tiny")
    #expect(odd.map(\.isMisspelled) == [true])
    #expect(odd.map(\.isLink) == [false])
    #expect(odd.map(\.path) == ["tiny/\u{FFFD}.png"])
  }
}

@Suite struct `The fonts that goldens were drawn with` {
  @Test func `are files, each with the contents that it had`() throws {
    let folder = try TemporaryFolder()
    let ramp = SampleFacts.ramp
    let head = SampleFacts.document()?.cells[.large]?.head
    var cells: [ContentSizeCategory: LayoutDocument.Cell] = [:]
    let names =
      [
        (ContentSizeCategory.large, "Inter.ttf", 1), (.extraLarge, "Inter.ttf", 2),
        (.small, "Noto.ttc#2", 3), (.medium, "odd#name.ttf", 4),
      ] as [(ContentSizeCategory, String, UInt8)]
    for (category, name, number) in names {
      var facts = try #require(SampleFacts.large())
      facts.fonts = [
        CellFacts.Font(name: name, instance: "", digest: ContentDigest(of: [number]))
      ]
      cells[category] = LayoutDocument.Cell(facts: facts, of: [number], head: head)
    }
    try folder.write("\(LayoutDocument(ramp: ramp, cells: cells))", ramp.layoutPath)
    let store = SnapshotStore(root: folder.path)
    let digests = try RecordedFonts(of: "tiny", in: store).digests
    #expect(
      digests == [
        ExactPath("Inter.ttf"): [ContentDigest(of: [1]), ContentDigest(of: [2])],
        ExactPath("Noto.ttc"): [ContentDigest(of: [3])],
        ExactPath("odd#name.ttf"): [ContentDigest(of: [4])],
      ])
  }

  @Test func `are unknown where a layout text cannot be read, which is named`() throws {
    let folder = try TemporaryFolder()
    try folder.write("no golden\n", SampleFacts.ramp.layoutPath)
    let store = SnapshotStore(root: folder.path)
    let error = #expect(throws: UnreadableLayout.self) { try RecordedFonts(of: "tiny", in: store) }
    let path = folder(SampleFacts.ramp.layoutPath)
    #expect(error?.path == path)
    #expect(error?.description.hasPrefix("\(path): ") == true)
  }
}

@Suite struct `What a stopped recording left, in words` {
  @Test func `counts files, of which one has words of its own`() {
    let found = "A recording of “tiny” was interrupted"
    let words: [(GoldenRecovery, String)] = [
      (
        .finished(remaining: 2, of: 3),
        "\(found) before 2 of 3 files were replaced. It is finished now."
      ),
      (
        .undone(remaining: 1, of: 3),
        "\(found) before 1 of 3 files were restored. It is undone now."
      ),
      (.cleared(1), "\(found) before any golden changed. 1 temporary file was deleted."),
      (.cleared(2), "\(found) before any golden changed. 2 temporary files were deleted."),
    ]
    for (recovery, sentence) in words { #expect(recovery.sentence(on: "tiny") == sentence) }
  }

  @Test func `is nothing where there is nothing`() throws {
    let folder = try TemporaryFolder()
    #expect(try GoldenRecovery.recover(in: folder.path) == nil)
    try folder.write("x", ".typeproof-a1.tmp")
    #expect(try GoldenRecovery.recover(in: folder.path) == .cleared(1))
    #expect(try folder.contents().isEmpty)
  }
}

@Suite struct `Goldens with former names` {
  private let bench: Bench

  init() throws { bench = try Bench() }

  private func word(style: String = "Card", variants: [String]) -> RampSpec {
    var ramp = Bench.word()
    ramp.name = RampName(
      suite: "tiny", style: StyleName(style), sample: "word", variants: variants, scale: .x1)
    return ramp
  }

  private func passes(after former: RampSpec, as today: RampSpec) throws -> [Bool] {
    try bench.record(former)
    _ = try bench.run([today]).upgradeGoldens()
    #expect(try bench.store.layout(of: former.name) == nil)
    return try bench.verify(today).verdicts.map(\.passes)
  }

  @Test func `get that of a variant beside others`() throws {
    let former = word(variants: ["gr-e", "dark"])
    let today = word(variants: ["Größe", "dark"])
    #expect(try passes(after: former, as: today) == [true, true])
  }

  @Test func `get that of a style of a design system`() throws {
    let former = word(style: "gr-e", variants: ["dark"])
    let today = word(style: "Größe", variants: ["dark"])
    #expect(try passes(after: former, as: today) == [true, true])
  }
}
