import Glibc
import Testing

@testable import typeproof

/// Files that are no whole picture, each beside a sound one.
@Suite struct `The diff command and bad files` {
  private let scratch: ScratchFolder
  private let good: String

  init() throws {
    scratch = try ScratchFolder()
    good = try scratch.file("good.png", SmallPicture.white)
  }

  /// A bad file and a part of what is said of it.
  struct BadFile: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let words: String
  }

  static let files = [
    BadFile(
      testDescription: "cut short", bytes: Array(SmallPicture.white.dropLast(20)),
      words: "ends at least"),
    BadFile(
      testDescription: "a wrong checksum",
      bytes: SmallPicture.white.dropLast(13) + [0x4D] + SmallPicture.white.suffix(12),
      words: "CRC error"),
    BadFile(
      testDescription: "too little image data",
      bytes: CraftedPNG.file(
        header: CraftedPNG.header(width: 4, height: 2), data: CraftedPNG.stored([0, 1, 2, 3, 4])),
      words: "Not enough image data"),
    BadFile(
      testDescription: "too much image data",
      bytes: CraftedPNG.file(
        header: CraftedPNG.header(width: 1, height: 1), data: CraftedPNG.stored([0, 1, 0, 1])),
      words: "Too much image data"),
    BadFile(
      testDescription: "two billion pixels",
      bytes: CraftedPNG.file(
        header: CraftedPNG.header(width: 50_000, height: 40_000), data: CraftedPNG.stored([0])),
      words: "The picture is 50000 × 40000 px, and the limit is 1073741824 pixels."),
    BadFile(
      testDescription: "a billion pixels of passes in sixteen bits",
      bytes: CraftedPNG.file(
        header: CraftedPNG.header(
          width: 32_000, height: 32_000, bits: 16, colorType: 6, interlace: 1),
        data: CraftedPNG.stored([0])),
      words: "The picture is 32000 × 32000 px, and the limit is 67108864 pixels."),
    BadFile(
      testDescription: "passes of sixteen bits that end early",
      bytes: CraftedPNG.file(
        header: CraftedPNG.header(width: 4, height: 2, bits: 16, interlace: 1),
        data: CraftedPNG.stored([0, 1, 1])),
      words: "Not enough image data"),
    BadFile(
      testDescription: "chunks out of order",
      bytes: CraftedPNG.signature + CraftedPNG.chunk("IDAT", CraftedPNG.stored([0, 1]))
        + CraftedPNG.chunk("IHDR", CraftedPNG.header(width: 1, height: 1))
        + CraftedPNG.chunk("IEND", []),
      words: "the first chunk is not IHDR"),
    BadFile(
      testDescription: "a bomb of 26 MB",
      bytes: CraftedPNG.file(
        header: CraftedPNG.header(width: 4, height: 2), data: CraftedPNG.zeros(copies: 100_000)),
      words: "Too much image data"),
    BadFile(
      testDescription: "no pixels",
      bytes: CraftedPNG.file(
        header: CraftedPNG.header(width: 0, height: 2), data: CraftedPNG.stored([0])),
      words: "IHDR has a picture of 0 × 2 pixels"),
    BadFile(testDescription: "nothing", bytes: [], words: "The file is empty."),
    BadFile(
      testDescription: "a web page", bytes: Array("<!DOCTYPE html><html>".utf8),
      words: "an HTML page, not a PNG"),
  ]

  @Test(arguments: Self.files)
  func `names a bad file, whichever side it is on and whatever the metric`(file: BadFile)
    async throws
  {
    let bad = try scratch.file("bad.png", file.bytes)
    for metric in MetricName.allCases {
      for pair in [[good, bad], [bad, good], [bad, bad]] {
        let run = await CommandRun(["diff", "--metric", metric.rawValue] + pair)
        #expect(run.code == .trouble && run.output == "")
        #expect(run.errors.hasPrefix("typeproof: \(bad): "))
        #expect(run.errors.contains(file.words) && run.errors.split(separator: "\n").count == 1)
      }
    }
  }

  @Test func `goes on in folders after each bad file, and lists them`() async throws {
    for (number, file) in Self.files.enumerated() {
      try scratch.file("a/bad\(number).png", SmallPicture.white)
      try scratch.file("b/bad\(number).png", file.bytes)
    }
    for (name, picture) in [("a/z.png", SmallPicture.white), ("b/z.png", SmallPicture.inked)] {
      try scratch.file(name, picture)
    }
    let run = await CommandRun("diff", scratch("a"), scratch("b"))
    #expect(run.code == .trouble && run.errors == "")
    #expect(run.output.contains("\nchanged z.png: 2 pixels differ"))
    #expect(run.output.hasSuffix("\n1 changed, \(Self.files.count) unreadable\n"))
    for (number, file) in Self.files.enumerated() {
      let line = run.output.split(separator: "\n").first {
        $0.hasPrefix("unreadable bad\(number).png: \(scratch.path)/b/bad\(number).png: ")
      }
      #expect(line?.contains(file.words) == true)
    }
  }

  @Test func `reads passes of sixteen bits`() async throws {
    // Adam7 on 1 × 2: the first pass has row 0, the last row 1.
    let passes = try scratch.file(
      "passes.png",
      CraftedPNG.file(
        header: CraftedPNG.header(width: 1, height: 2, bits: 16, interlace: 1),
        data: CraftedPNG.stored([0, 9, 9, 0, 7, 7])))
    let plain = try scratch.file("plain.png", CraftedPNG.gray([[9], [7]]))
    #expect(
      await CommandRun("diff", passes, plain).output
        == "equal: 1 × 2 px; 16-bit samples were rounded to 8 bits\n")
  }

  @Test func `names a folder, a dangling link and a pipe that stand for a picture`() async throws {
    try scratch.file("folder.png/note.txt", "")
    #expect(symlink("nowhere.png", scratch("dangling.png")) == 0)
    let folder = await CommandRun("diff", good, scratch("folder.png"))
    #expect(folder.code == .trouble)
    #expect(folder.errors.hasPrefix("typeproof: \(scratch.path)/folder.png is a folder and "))
    let dangling = await CommandRun("diff", good, scratch("dangling.png"))
    #expect(dangling.code == .trouble)
    #expect(
      dangling.errors == """
        typeproof: \(scratch.path)/dangling.png cannot be read: No such file or directory. \
        Check the path.

        """)
  }
}

/// What folders hold beside files.
@Suite struct `The diff command on folders of other things` {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.file("a/same.png", SmallPicture.white)
    try scratch.file("b/same.png", SmallPicture.white)
  }

  @Test func `names symbolic links, and does not follow them`() async throws {
    #expect(symlink("same.png", scratch("a/link.png")) == 0)
    #expect(symlink("../a", scratch("b/folder")) == 0)
    #expect(symlink("notes.txt", scratch("b/notes")) == 0)
    let run = await CommandRun("diff", scratch("a"), scratch("b"))
    #expect(run.code == .nothingToDo)
    #expect(
      run.output == """
        1 equal
        note: symbolic links are not followed: \(scratch.path)/a/link.png, \(scratch.path)/b/folder

        """)
    #expect(
      await CommandRun("diff", scratch("a"), scratch("a")).output == """
        1 equal
        note: both folders are the same, so each picture was compared with itself
        note: symbolic links are not followed: \(scratch.path)/a/link.png

        """)
    let json = await CommandRun("diff", "--json", scratch("a"), scratch("b"))
    #expect(
      json.output.contains(
        """
          "symbolicLinks": [
            "\(scratch.path)/a/link.png",
            "\(scratch.path)/b/folder"
          ],
        """))
  }

  @Test func `says so where all there is are links`() async throws {
    try scratch.file("c/note.txt", "")
    #expect(symlink("../a/same.png", scratch("c/link.png")) == 0)
    let run = await CommandRun("diff", scratch("c"), scratch("c"))
    #expect(run.code == .trouble)
    #expect(
      run.errors.hasSuffix(
        "\(scratch.path)/c/link.png is a symbolic link, and symbolic links are not followed.\n"))
  }

  @Test func `names pipes and folders that stand for pictures, and goes on`() async throws {
    try scratch.file("a/pipe.png", SmallPicture.white)
    #expect(mkfifo(scratch("b/pipe.png"), 0o600) == 0)
    try scratch.file("a/folder.png", SmallPicture.white)
    try scratch.file("b/folder.png/inside.png", SmallPicture.white)
    let run = await CommandRun("diff", scratch("a"), scratch("b"))
    #expect(run.code == .trouble)
    #expect(
      run.output == """
        unreadable folder.png: \(scratch.path)/b/folder.png is a folder and \
        \(scratch.path)/a/folder.png is a file. Make both a file.
        added folder.png/inside.png
        unreadable pipe.png: \(scratch.path)/b/pipe.png cannot be read: Invalid argument. \
        Replace the pipe or device with a regular file.
        1 equal, 1 added, 2 unreadable

        """)
  }

  @Test func `keeps names apart that differ only in case or composition, and says so`() async throws
  {
    try scratch.file("a/Same.png", SmallPicture.white)
    try scratch.file("b/Same.png", SmallPicture.inked)
    // é as one character, and as e with an accent.
    try scratch.file("a/\u{E9}.png", SmallPicture.white)
    try scratch.file("b/e\u{301}.png", SmallPicture.white)
    let run = await CommandRun("diff", scratch("a"), scratch("b"))
    #expect(run.code == .differences)
    let lines = run.output.split(separator: "\n").map { Array($0.utf8) }
    let told = [
      "changed Same.png: 2 pixels differ within 2 × 2 px at (1, 0)",
      "renamed e\u{301}.png: was \u{E9}.png", "1 equal, 1 changed, 1 renamed",
      "note: the same file on systems that ignore case or Unicode composition: Same.png, same.png",
      "note: the same file on systems that ignore case or Unicode composition: e\u{301}.png, "
        + "\u{E9}.png",
    ]
    #expect(lines.count == told.count)
    for (line, words) in zip(lines, told) { #expect(line.starts(with: words.utf8)) }
  }

  @Test func `pairs names by their bytes`() async throws {
    try scratch.file("c/\u{E9}.png", SmallPicture.white)
    try scratch.file("d/e\u{301}.png", SmallPicture.inked)
    let run = await CommandRun("diff", scratch("c"), scratch("d"))
    #expect(run.output.contains("\n1 added, 1 removed\n"))
  }

  @Test func `names a folder that stands for a picture on the other side too`() async throws {
    try scratch.file("a/folder.png/note.txt", "")
    try scratch.file("b/folder.png", SmallPicture.white)
    let run = await CommandRun("diff", scratch("a"), scratch("b"))
    #expect(run.code == .trouble)
    #expect(run.output.contains("a/folder.png is a folder and \(scratch.path)/b/folder.png is a"))
  }

  @Test func `names a file whose name is no text`() async throws {
    let name = Array(scratch("b/").utf8CString.dropLast()) + [-1, 0x2E, 0x70, 0x6E, 0x67, 0]
    let descriptor = open(name, O_CREAT | O_WRONLY, 0o600)
    try #require(descriptor >= 0)
    close(descriptor)
    let run = await CommandRun("diff", scratch("a"), scratch("b"))
    unlink(name)
    #expect(run.code == .trouble)
    #expect(run.output.contains(#"unreadable \xFF.png: "#))
    #expect(run.output.contains("Its name is not UTF-8. Rename it.\n1 equal, 1 unreadable\n"))
  }

  @Test func `counts what passes, and names the metric`() async throws {
    try scratch.file("a/noise.png", CraftedPNG.gray([[255, 0, 255]]))
    try scratch.file("b/noise.png", CraftedPNG.gray([[254, 1, 254]]))
    let run = await CommandRun("diff", "--metric", "text", scratch("a"), scratch("b"))
    #expect(run.code == .nothingToDo)
    #expect(run.output.hasPrefix("passes noise.png: 3 pixels differ"))
    #expect(run.output.hasSuffix("\n1 equal, 1 passed (by text)\n"))
  }

  @Test func `tells equal pictures of other colour spaces`() async throws {
    try scratch.file("a/gamma.png", CraftedPNG.gray([[7]]))
    try scratch.file(
      "b/gamma.png",
      CraftedPNG.gray([[7]], chunks: [CraftedPNG.chunk("gAMA", CraftedPNG.number(100_000))]))
    let run = await CommandRun("diff", scratch("a"), scratch("b"))
    #expect(run.code == .nothingToDo)
    #expect(
      run.output.hasPrefix("equal gamma.png: 1 × 1 px; but expected declares no colour space"))
    #expect(run.output.hasSuffix("\n2 equal\n"))
  }
}
