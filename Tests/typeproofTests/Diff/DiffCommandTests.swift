import ImageDiff
import Testing

@testable import PictureDiff
@testable import typeproof

@Suite struct `The diff command` {
  private let scratch: ScratchFolder
  private let white: String
  private let inked: String
  private let tall: String

  init() throws {
    scratch = try ScratchFolder()
    white = try scratch.file("white.png", SmallPicture.white)
    inked = try scratch.file("inked.png", SmallPicture.inked)
    tall = try scratch.file("tall.png", SmallPicture.tall)
  }

  @Test func `finds a picture equal to itself`() async {
    let run = await CommandRun("diff", white, white)
    #expect(run.code == .nothingToDo && run.output == "equal: 4 × 2 px\n")
  }

  @Test func `tells what differs in words`() async {
    let run = await CommandRun("diff", white, inked)
    #expect(run.code == .differences)
    #expect(
      run.output
        == "changed: 2 pixels differ within 2 × 2 px at (1, 0), by up to 255, first at (1, 0); "
        + "a mark of 2 × 2 px appeared at (1, 0)\n")
  }

  @Test func `tells other sizes, and what differs in the part both have`() async {
    #expect(
      await CommandRun("diff", white, tall).output
        == "changed: size is 4 × 3 px, was 4 × 2 px; in the part both have, no pixel differs\n")
    #expect(
      await CommandRun("diff", tall, inked).output.hasPrefix(
        """
        changed: size is 4 × 2 px, was 4 × 3 px; in the part both have, 2 pixels differ within \
        2 × 2 px at (1, 0), by up to 255, first at (1, 0); a mark
        """))
  }

  @Test func `draws what differs, as large as the pictures are`() async throws {
    let output = scratch("new/difference.png")
    #expect(await CommandRun("diff", white, inked, "--output", output).code == .differences)
    #expect(try content(of: output).starts(with: Array(SmallPicture.white.prefix(24))))
  }

  @Test func `draws pictures of other sizes side by side with what differs`() async throws {
    let output = scratch("new/strip.png")
    #expect(await CommandRun("diff", tall, inked, "--output", output).code == .differences)
    // 3 × 4 px, and 8 px between them.
    #expect(try content(of: output)[16..<24].elementsEqual([0, 0, 0, 28, 0, 0, 0, 3]))
  }

  @Test func `draws nothing of equal pictures`() async {
    let output = scratch("difference.png")
    _ = await CommandRun("diff", white, white, "--output", output)
    #expect(await CommandRun("diff", output, white).errors.contains("No such file or directory"))
  }

  @Test func `tells two files as JSON`() async {
    #expect(
      await CommandRun("diff", "--json", white, inked).output == """
        {
          "schemaVersion": 3,
          "expected": "\(white)",
          "actual": "\(inked)",
          "metric": "exact",
          "threshold": null,
          "ignored": [],
          "ignoredOutside": [],
          "tool": null,
          "notCompared": 0,
          "counts": {
            "equal": 0,
            "passes": 0,
            "changed": 1,
            "added": 0,
            "removed": 0,
            "renamed": 0,
            "unreadable": 0
          },
          "files": [
            {
              "name": "\(inked)",
              "verdict": "changed",
              "size": {
                "width": 4,
                "height": 2
              },
              "difference": {
                "differingPixels": 2,
                "boundingBox": {
                  "x": 1,
                  "y": 0,
                  "width": 2,
                  "height": 2
                },
                "greatestChannelDifference": 255,
                "first": {
                  "x": 1,
                  "y": 0
                }
              },
              "isExplained": true,
              "isNearLimit": false,
              "clusters": [
                {
                  "x": 1,
                  "y": 0,
                  "width": 2,
                  "height": 2
                }
              ],
              "changes": [
                {
                  "kind": "ink-appeared",
                  "role": "pixels",
                  "sentence": "a mark of 2 × 2 px appeared at (1, 0)",
                  "amount": {
                    "of": "named",
                    "words": [
                      "mark"
                    ]
                  },
                  "area": {
                    "x": 1,
                    "y": 0,
                    "width": 2,
                    "height": 2
                  }
                }
              ]
            }
          ],
          "otherFormats": [],
          "symbolicLinks": [],
          "nameCollisions": []
        }

        """)
  }

  @Test func `refuses a file that is missing or damaged, and names it`() async throws {
    let missing = await CommandRun("diff", white, scratch("no\u{1B}.png"))
    #expect(missing.code == .trouble)
    #expect(
      missing.errors == """
        typeproof: \(scratch.path)/no\\u{1B}.png cannot be read: No such file or directory. \
        Check the path.

        """)
    let empty = try scratch.file("empty.png", "")
    let damaged = await CommandRun("diff", white, empty)
    #expect(damaged.code == .trouble && damaged.output == "")
    #expect(
      damaged.errors
        == "typeproof: \(empty): The file is empty. Restore it, or write it again.\n")
  }

  @Test func `refuses an empty path, and says whose it is`() async {
    #expect(
      await CommandRun("diff", "", white).errors == """
        typeproof: The path of the expected picture is empty, perhaps from a variable that is not set. \
        Name a file or a folder.

        """)
    #expect(await CommandRun("diff", white, "").errors.contains("the actual picture is empty"))
    #expect(await CommandRun("diff", white, "").code == .trouble)
  }

  @Test func `advises what works where too much differs for words`() {
    let size = PixelSize(width: 9, height: 9)
    var found = MetricComparison(
      metric: .exact, verdict: .differs, expectedSize: size, actualSize: size)
    found.words = .tooMuchToTell
    #expect(
      PairWords(finding: .compared(found)).text
        == "no pixel differs; too much differs to describe the changes: compare parts of the pictures"
    )
  }

  @Test func `says in how many lines text changed, and which findings it leaves out`() {
    let size = PixelSize(width: 9, height: 900)
    var found = MetricComparison(
      metric: .exact, verdict: .differs, expectedSize: size, actualSize: size)
    found.findings = (1...6).map {
      Finding(cause: .text, area: PixelRect(x: 0, y: $0, width: 9, height: 9), lines: [$0])
    }
    found.changedLines = ChangedLines(count: 7, rows: 10..<500)
    let first = (1...4).map { "line \($0) shows other text; " }.joined()
    #expect(
      PairWords(finding: .compared(found)).text
        == "no pixel differs; 7 lines of text changed between y = 10 and y = 500; \(first)"
        + "and 2 more, which --json lists")
    (found.words, found.hasMoreFindings) = (.toldAbove(row: 600), true)
    #expect(
      PairWords(finding: .compared(found)).text.hasSuffix(
        "and more than 2 others; --json lists the first 2; "
          + "below y = 600, too much differs to describe the changes"))
  }

  @Test func `refuses a file beside a folder, and to write over what it compares`() async {
    #expect(
      await CommandRun("diff", white, scratch.path).errors == """
        typeproof: \(scratch.path) is a folder and \(white) is a file. Name two files or two folders.

        """)
    #expect(
      await CommandRun("diff", white, inked, "--output", scratch(".//inked.png")).errors
        .hasPrefix("typeproof: --output \(scratch.path)/.//inked.png is one of the compared files"))
  }

  @Test func `tells a difference even where its picture cannot be written`() async {
    let run = await CommandRun("diff", white, inked, "--output", "/proc/d.png")
    #expect(run.code == .trouble && run.output.hasPrefix("changed: 2 pixels differ"))
    #expect(run.errors.hasPrefix("typeproof: /proc/d.png cannot be written"))
  }
}

@Suite struct `The diff command on folders` {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.file("a/same.png", SmallPicture.white)
    try scratch.file("b/same.png", SmallPicture.white)
    try scratch.file("a/below/changed.png", SmallPicture.white)
    try scratch.file("b/below/changed.png", SmallPicture.inked)
    try scratch.file("a/gone.png", SmallPicture.white)
    try scratch.file("b/new.PNG", SmallPicture.tall)
    try scratch.file("b/notes.txt", "no picture")
  }

  @Test func `pairs files by name and tells each that is not equal`() async {
    let run = await CommandRun("diff", scratch("a"), scratch("b"))
    #expect(run.code == .differences)
    #expect(
      run.output == """
        changed below/changed.png: 2 pixels differ within 2 × 2 px at (1, 0), by up to 255, \
        first at (1, 0); a mark of 2 × 2 px appeared at (1, 0)
        removed gone.png
        added new.PNG
        1 equal, 1 changed, 1 added, 1 removed

        """)
  }

  @Test func `goes on after a file that cannot be read, and ends with 2`() async throws {
    try scratch.file("b/same.png", "")
    let run = await CommandRun("diff", scratch("a"), scratch("b"))
    #expect(run.code == .trouble)
    #expect(run.output.hasSuffix("\n1 changed, 1 added, 1 removed, 1 unreadable\n"))
    #expect(
      run.output.contains(
        "\nunreadable same.png: \(scratch.path)/b/same.png: The file is empty. "))
  }

  @Test func `puts the pictures of differences in a folder, by their names`() async throws {
    _ = await CommandRun("diff", scratch("a"), scratch("b"), "--output", scratch("d"))
    #expect(
      try content(of: scratch("d/below/changed.png")).starts(with: SmallPicture.white.prefix(24)))
    try scratch.file("empty/notes.txt", "")
    let listed = await CommandRun("diff", scratch("d"), scratch("empty"))
    #expect(listed.output.hasSuffix("1 removed\n"))
  }

  @Test func `finds equal folders equal, and empty ones no answer`() async throws {
    let equal = await CommandRun("diff", scratch("a"), scratch("a"))
    #expect(equal.code == .nothingToDo)
    #expect(
      equal.output
        == "3 equal\nnote: both folders are the same, so each picture was compared with itself\n")
    try scratch.file("x/notes.txt", "")
    let empty = await CommandRun("diff", scratch("x"), scratch("x"))
    #expect(empty.code == .trouble)
    #expect(
      empty.errors == """
        typeproof: Neither \(scratch.path)/x nor \(scratch.path)/x contains a PNG file. \
        Check the paths.

        """)
  }

  @Test func `makes names from strangers harmless`() async throws {
    try scratch.file("b/\u{1B}[31m.png", SmallPicture.tall)
    let run = await CommandRun("diff", scratch("a"), scratch("b"))
    #expect(run.output.contains("added \\u{1B}[31m.png\n"))
  }
}
