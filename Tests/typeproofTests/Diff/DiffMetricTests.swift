import Testing

@testable import typeproof

@Suite struct `The diff command by a metric` {
  private let scratch: ScratchFolder
  private let word: String
  private let noisy: String
  private let unmarked: String

  /// An i with a dot and an l, black on white.
  private static let rows: [[UInt8]] = [
    "................", "....##...##.....", ".........##.....", "....##...##.....",
    "....##...##.....", "....##...##.....", "....##...##.....", "................",
  ].map { $0.utf8.map { $0 == UInt8(ascii: "#") ? 0 : 255 } }

  init() throws {
    scratch = try ScratchFolder()
    word = try scratch.file("word.png", CraftedPNG.gray(Self.rows))
    let noise = Self.rows.map { $0.map { $0 == 0 ? UInt8(1) : 254 } }
    noisy = try scratch.file("noisy.png", CraftedPNG.gray(noise))
    var rows = Self.rows
    rows[1][4] = 255
    rows[1][5] = 255
    unmarked = try scratch.file("unmarked.png", CraftedPNG.gray(rows))
  }

  @Test func `says what differs exactly in words as well`() async {
    #expect(
      await CommandRun("diff", word, unmarked).output == """
        changed: 2 pixels differ within 2 × 1 px at (4, 1), by up to 255, first at (4, 1); a mark of \
        2 × 1 px is gone at (4, 1) in line 1

        """)
    let noise = await CommandRun("diff", word, noisy)
    #expect(noise.code == .differences)
    #expect(
      noise.output == """
        changed: 128 pixels differ within 16 × 8 px at (0, 0), by up to 1, first at (0, 0); the same text is rendered differently: no channel is off by more than 1 of 255

        """)
  }

  @Test func `lets noise pass as text, and says what it let pass`() async {
    let run = await CommandRun("diff", "--metric", "text", word, noisy)
    #expect(run.code == .nothingToDo)
    #expect(
      run.output == """
        passes: 128 pixels differ within 16 × 8 px at (0, 0), by up to 1, first at (0, 0); the same text is rendered differently: no channel is off by more than 1 of 255 (by text)

        """)
    #expect(await CommandRun("diff", "--metric", "text", word, unmarked).code == .differences)
  }

  @Test func `counts by the rule of pixelmatch, and names its threshold`() async {
    let noise = await CommandRun("diff", "--metric", "pixelmatch", word, noisy)
    #expect(noise.code == .nothingToDo)
    #expect(
      noise.output == """
        passes: 128 pixels differ within 16 × 8 px at (0, 0), by up to 1, first at (0, 0); tolerated: \
        0 on soft edges, 128 too slight to count (by pixelmatch, threshold 0.1)

        """)
    let strict = await CommandRun(
      "diff", "--metric", "pixelmatch", "--threshold", "0", word, unmarked)
    #expect(strict.code == .differences)
    #expect(strict.output.contains("; 2 count within 2 × 1 px at (4, 1); a mark"))
    #expect(strict.output.hasSuffix(" (by pixelmatch, threshold 0.0)\n"))
  }

  @Test func `tells equal pictures by any metric`() async {
    #expect(
      await CommandRun("diff", "--metric", "text", word, word).output
        == "equal: 16 × 8 px (by text)\n")
  }

  @Test func `passes over what is ignored`() async {
    let run = await CommandRun("diff", "--ignore", "4,1,2,1", word, unmarked)
    #expect(run.code == .nothingToDo)
    #expect(run.output == "equal: 16 × 8 px (ignoring 1 rectangle)\n")
    let part = await CommandRun(
      "diff", "--ignore=0,0,5,9", "--ignore", "900,900,2147483647,1", word, unmarked)
    #expect(part.output.hasPrefix("changed: 1 pixel differs within 1 × 1 px at (5, 1)"))
    #expect(
      part.output.hasSuffix(
        " (ignoring 2 rectangles)\nnote: --ignore 900,900,2147483647,1 is outside all pictures\n")
    )
    // The pictures are 16 × 8 px, so the last column is 15.
    let edge = await CommandRun("diff", "--ignore=15,0,1,1", "--ignore=16,0,1,1", word, unmarked)
    #expect(edge.output.hasSuffix("\nnote: --ignore 16,0,1,1 is outside all pictures\n"))
    let json = await CommandRun("diff", "--json", "--ignore=0,8,9,9", word, word)
    #expect(
      json.output.contains(
        """
          "ignoredOutside": [
            {
              "x": 0,
              "y": 8,
              "width": 9,
              "height": 9
            }
          ],
        """))
  }

  @Test func `says where only colours differ that nobody sees`() async throws {
    let clear = { (red: UInt8) in
      CraftedPNG.file(
        header: CraftedPNG.header(width: 1, height: 1, colorType: 6),
        data: CraftedPNG.stored([0, red, 0, 0, 0]))
    }
    let one = try scratch.file("one.png", clear(1))
    let other = try scratch.file("other.png", clear(9))
    #expect(
      await CommandRun("diff", one, other).output == """
        changed: 1 pixel differs within 1 × 1 px at (0, 0), by up to 8, first at (0, 0); only the \
        colours of fully transparent pixels differ

        """)
    #expect(await CommandRun("diff", "--metric", "text", one, other).code == .nothingToDo)
  }

  @Test func `says where samples of 16 bits were rounded`() async throws {
    let deep = { (low: UInt8) in
      CraftedPNG.file(
        header: CraftedPNG.header(width: 1, height: 1, bits: 16),
        data: CraftedPNG.stored([0, 7, low]))
    }
    let one = try scratch.file("one.png", deep(1))
    let other = try scratch.file("other.png", deep(9))
    let plain = try scratch.file("plain.png", CraftedPNG.gray([[7]]))
    let note = "equal: 1 × 1 px; 16-bit samples were rounded to 8 bits\n"
    #expect(await CommandRun("diff", one, other).output == note)
    #expect(await CommandRun("diff", plain, other).output == note)
    #expect(
      await CommandRun("diff", "--json", one, plain).output.contains(
        "\"isRoundedTo8Bits\": true"))
    // The same bytes are equal to their last bit.
    #expect(await CommandRun("diff", one, one).output == "equal: 1 × 1 px\n")
    #expect(!(await CommandRun("diff", "--json", plain, plain).output.contains("Rounded")))
  }

  @Test(arguments: [
    "1,2,3", "1,2,3,4,5", "-1,0,5,5", "0,0,0,5", "0,0,5,-5", "a,b,c,d", "", "1.5,0,1,1", "0,0,1,",
    "+1,0,1,1", "0,0,99999999999999999999,1", "0,0,2147483648,1", " 1,2,3,4",
  ])
  func `refuses a rectangle that is none, in words`(text: String) async {
    let run = await CommandRun("diff", "--ignore=\(text)", word, word)
    #expect(run.code == .trouble)
    #expect(
      run.errors.contains(
        "--ignore: “\(text)” is not a rectangle in px: its left and top edge from 0, its width and "
          + "height from 1. Write it like 0,0,200,40."))
  }

  @Test(arguments: ["1.1", "-0.1", "nan", "0x1", "ten", ""])
  func `refuses a threshold that is none`(text: String) async {
    let run = await CommandRun("diff", "--metric=pixelmatch", "--threshold=\(text)", word, word)
    #expect(run.code == .trouble)
    #expect(
      run.errors.contains(
        "--threshold: “\(text)” is not a threshold from 0 to 1. Write it like 0.1."))
  }

  @Test func `refuses a threshold for another metric, and an unknown metric`() async {
    #expect(
      await CommandRun("diff", "--threshold", "0.2", word, word).errors == """
        typeproof: --threshold needs --metric pixelmatch, but the metric is exact. Leave \
        out --threshold, or use --metric pixelmatch.

        """)
    let unknown = await CommandRun("diff", "--metric", "pixelmatsch", word, word)
    #expect(unknown.errors.contains("Did you mean “pixelmatch”?"))
  }

  @Test func `tells all it found as JSON`() async {
    let run = await CommandRun(
      "diff", "--json", "--metric", "pixelmatch", "--threshold", "0.05", "--ignore", "0,0,1,1",
      word, unmarked)
    #expect(
      run.output == """
        {
          "schemaVersion": 3,
          "expected": "\(word)",
          "actual": "\(unmarked)",
          "metric": "pixelmatch",
          "threshold": 0.05,
          "ignored": [
            {
              "x": 0,
              "y": 0,
              "width": 1,
              "height": 1
            }
          ],
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
              "name": "\(unmarked)",
              "verdict": "changed",
              "size": {
                "width": 16,
                "height": 8
              },
              "difference": {
                "differingPixels": 2,
                "boundingBox": {
                  "x": 4,
                  "y": 1,
                  "width": 2,
                  "height": 1
                },
                "greatestChannelDifference": 255,
                "first": {
                  "x": 4,
                  "y": 1
                }
              },
              "pixelmatch": {
                "differingPixels": 2,
                "softEdgePixels": 0,
                "boundingBox": {
                  "x": 4,
                  "y": 1,
                  "width": 2,
                  "height": 1
                }
              },
              "isExplained": true,
              "isNearLimit": false,
              "clusters": [
                {
                  "x": 4,
                  "y": 1,
                  "width": 2,
                  "height": 1
                }
              ],
              "changes": [
                {
                  "kind": "mark-lost",
                  "role": "pixels",
                  "sentence": "a mark of 2 × 1 px is gone at (4, 1) in line 1",
                  "amount": {
                    "of": "named",
                    "words": [
                      "mark"
                    ]
                  },
                  "lines": [
                    1
                  ],
                  "area": {
                    "x": 4,
                    "y": 1,
                    "width": 2,
                    "height": 1
                  },
                  "isPart": true
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

  @Test func `draws a strip where it is asked for`() async throws {
    let output = scratch("strip.png")
    let run = await CommandRun("diff", word, unmarked, "--strip", "--output", output)
    #expect(run.code == .differences)
    // 3 × 16 px, and 8 px between them.
    #expect(try content(of: output)[16..<24].elementsEqual([0, 0, 0, 64, 0, 0, 0, 8]))
    #expect(
      await CommandRun("diff", word, unmarked, "--strip").errors
        == "typeproof: --strip changes the picture of --output, but there is no --output. Add "
        + "--output.\n")
  }

  @Test func `draws nothing of what passes`() async {
    let output = scratch("none.png")
    _ = await CommandRun("diff", "--metric", "text", word, noisy, "--output", output)
    #expect(await CommandRun("diff", output, word).errors.contains("No such file or directory"))
  }

  @Test func `tells colour spaces that differ, and ends with 0`() async throws {
    let gamma = try scratch.file(
      "gamma.png",
      CraftedPNG.gray(
        Self.rows, chunks: [CraftedPNG.chunk("gAMA", CraftedPNG.number(100_000))]))
    let standard = try scratch.file(
      "srgb.png", CraftedPNG.gray(Self.rows, chunks: [CraftedPNG.chunk("sRGB", [0])]))
    let run = await CommandRun("diff", standard, gamma)
    #expect(run.code == .nothingToDo)
    #expect(
      run.output == """
        equal: 16 × 8 px; but expected declares sRGB and actual gamma 1.0, so they may be shown \
        differently

        """)
    let json = await CommandRun("diff", "--json", standard, gamma)
    #expect(
      json.output.contains(
        """
              "colorSpaces": {
                "expected": "sRGB",
                "actual": "gamma 1.0"
              }
        """))
  }
}
