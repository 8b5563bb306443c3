import ImageDiff
import Imaging
import Testing

@testable import PictureDiff
@testable import typeproof

@Suite struct `Words about two pictures` {
  private static let size = PixelSize(width: 9, height: 900)

  private func comparison(
    _ metric: Metric = .exact, _ verdict: MetricComparison.Verdict = .differs,
    actual: PixelSize? = nil
  ) -> MetricComparison {
    MetricComparison(
      metric: metric, verdict: verdict, expectedSize: Self.size, actualSize: actual ?? Self.size)
  }

  private func text(_ found: MetricComparison) -> String {
    PairWords(finding: .compared(found)).text
  }

  /// Other text in so many lines.
  private func findings(_ count: Int) -> [Finding] {
    (1...count).map {
      Finding(cause: .text, area: PixelRect(x: 0, y: $0, width: 9, height: 9), lines: [$0])
    }
  }

  private func lines(_ count: Int) -> String {
    (1...count).map { "; line \($0) shows other text" }.joined()
  }

  private let five = PixelDifference(
    differingPixels: 5, boundingBox: PixelRect(x: 1, y: 2, width: 3, height: 4),
    greatestChannelDifference: 9, first: PixelPoint(x: 1, y: 2))
  private let fiveWords =
    "5 pixels differ within 3 × 4 px at (1, 2), by up to 9, first at (1, 2)"

  @Test func `name four findings, and count the others`() {
    var found = comparison()
    found.findings = findings(4)
    found.changedLines = ChangedLines(count: 4, rows: 1..<13)
    #expect(text(found) == "no pixel differs" + lines(4))
    found.findings = findings(5)
    found.changedLines = ChangedLines(count: 2, rows: 1..<14)
    #expect(
      text(found) == "no pixel differs; 2 lines of text changed between y = 1 and y = 14"
        + lines(4) + "; and 1 more, which --json lists")
    found.changedLines = ChangedLines(count: 1, rows: 1..<14)
    #expect(text(found) == "no pixel differs" + lines(4) + "; and 1 more, which --json lists")
  }

  @Test func `say where a description ends`() {
    var found = comparison()
    found.findings = findings(1)
    found.words = .toldAbove(row: 70)
    #expect(
      text(found) == "no pixel differs" + lines(1)
        + "; below y = 70, too much differs to describe the changes")
  }

  @Test func `advise parts only where they would help`() {
    let large = "the pictures are too large to describe the changes"
    for metric in [Metric.text, .pixelmatch(PixelmatchRule())] {
      var found = comparison(metric)
      found.words = .tooMuchToTell
      #expect(text(found) == "no pixel differs; \(large)")
    }
    var found = comparison(actual: PixelSize(width: 9, height: 901))
    found.words = .tooMuchToTell
    #expect(
      text(found)
        == "size is 9 × 901 px, was 9 × 900 px; in the part both have, no pixel differs; \(large)")
  }

  @Test func `do not say a new size twice`() {
    let actual = PixelSize(width: 9, height: 901)
    var found = comparison(actual: actual)
    found.findings = [
      Finding(
        cause: .pictureSize(from: Self.size, to: actual),
        area: PixelRect(x: 0, y: 0, width: 9, height: 901))
    ]
    #expect(
      text(found)
        == "size is 9 × 901 px, was 9 × 900 px; in the part both have, no pixel differs")
  }

  @Test func `say what pixelmatch counts`() {
    var found = comparison(.pixelmatch(PixelmatchRule()))
    found.difference = five
    found.findings = findings(1)
    var count = PixelmatchCount()
    count.note(PixelPoint(x: 1, y: 2))
    found.pixelmatchCount = count
    #expect(text(found) == fiveWords + "; 1 counts within 1 × 1 px at (1, 2)" + lines(1))
    count.note(PixelPoint(x: 2, y: 2))
    found.pixelmatchCount = count
    #expect(text(found) == fiveWords + "; 2 count within 2 × 1 px at (1, 2)" + lines(1))
    found.pixelmatchCount = PixelmatchCount()
    #expect(text(found) == fiveWords + "; 0 count" + lines(1))
  }

  @Test func `say what was tolerated, and how nearly`() {
    var found = comparison(.pixelmatch(PixelmatchRule()), .passes)
    found.difference = five
    var count = PixelmatchCount()
    count.softEdgePixels = 2
    found.pixelmatchCount = count
    let tolerated = fiveWords + "; tolerated: 2 on soft edges, 3 too slight to count"
    #expect(text(found) == tolerated)
    found.isNearLimit = true
    #expect(text(found) == tolerated + "; this is near the limit")
    found.isRounded = true
    #expect(
      text(found)
        == tolerated + "; this is near the limit; 16-bit samples were rounded to 8 bits")
  }

  @Test func `say of text that only hidden colours differ, if nothing else does`() {
    let hidden = "; only the colours of fully transparent pixels differ"
    var found = comparison(.text, .passes)
    found.difference = five
    #expect(text(found) == fiveWords + hidden)
    found.findings = findings(1)
    #expect(text(found) == fiveWords + lines(1))
  }

  @Test func `name inserted rows first, and then what differs in the rest`() {
    var found = comparison(actual: PixelSize(width: 9, height: 940))
    found.alignment = PictureAlignment(bands: [])
    let band = Finding(
      cause: .band(.inserted, .rows, count: 40),
      area: PixelRect(x: 0, y: 100, width: 9, height: 40))
    found.findings = [band]
    let start = "size is 9 × 940 px, was 9 × 900 px; a row of 40 px was inserted at y = 100"
    #expect(text(found) == start)
    found.alignedDifference = five
    #expect(text(found) == "\(start); in the rest, \(fiveWords)")
    // Six sentences are named.
    found.findings = [band] + findings(4)
    #expect(text(found) == "\(start); in the rest, \(fiveWords)" + lines(4))
    found.findings = [band] + findings(5)
    #expect(
      text(found)
        == "\(start); in the rest, \(fiveWords)" + lines(4) + "; and 1 more, which --json lists")
  }

  @Test func `say how many pixels a rule allows`() {
    let found = comparison(.text)
    for (count, words) in [(1, "1 pixel"), (2, "2 pixels")] {
      #expect(
        PairWords(finding: .allowed(found, pixels: count)).text.hasSuffix(
          "; tolerated: a rule allows \(words)"))
    }
  }
}

@Suite struct `Lines about two folders` {
  private let console = Console(
    output: CapturedChannel(), errors: CapturedChannel(), environment: ["NO_COLOR": "1"])

  private func result(_ findings: [PairFinding] = []) -> DifferenceResult {
    DifferenceResult(
      expected: "old", actual: "new",
      question: DiffQuestion(metric: .exact, ignored: [], drawsStrip: false), areFolders: true,
      files: findings.enumerated().map {
        ComparedFile(
          name: "\($0.offset).png",
          comparison: PicturePairComparison.Outcome(finding: $0.element))
      })
  }

  private func lines(_ result: DifferenceResult) -> [String] {
    DifferenceText(result: result).lines(in: console)
  }

  @Test func `name five links, and count the others`() {
    let note = "note: symbolic links are not followed: a, b, c, d, e"
    var result = result()
    result.links = ["a", "b", "c", "d", "e"]
    #expect(lines(result) == ["nothing compared", note])
    result.links += ["f", "g"]
    #expect(lines(result) == ["nothing compared", note + " and 2 more"])
  }

  @Test func `say what a tool leaves out`() {
    let start = "note: paired by the names that Post gives to files; --tool none pairs equal paths"
    var result = result()
    result.tool = "Post"
    #expect(lines(result) == ["nothing compared", start])
    let end = "as right, because Post leaves only pictures of tests that fail"
    result.passed = 1
    #expect(lines(result).last == "note: 1 expected picture has no actual one and counts \(end)")
    result.passed = 2
    #expect(lines(result).last == "note: 2 expected pictures have no actual one and count \(end)")
  }

  @Test(arguments: [("old", "actual"), ("new", "expected")])
  func `say on which side a folder inside the other counts`(outer: String, side: String) {
    var result = result()
    result.inner = PictureFolders.Inner(path: "below", outer: outer)
    #expect(
      lines(result).last
        == "note: below lies in \(outer); its files count only as \(side) pictures")
  }

  @Test func `say of several files of another format what to do with them`() {
    #expect(
      OtherFormat(name: "PNG", example: "a.jpg", count: 3).sentence
        == "a.jpg and 2 more contain PNG, but the name does not end in .png. Rename them, and "
        + "compare again.")
    #expect(
      OtherFormat(name: "GIF", example: "a.gif").sentence
        == "a.gif is a GIF picture, and Typeproof compares only PNG. Save it as PNG, and compare "
        + "again.")
  }

  @Test func `end with the worst of what was found`() {
    let size = PixelSize(width: 1, height: 1)
    let found = [MetricComparison.Verdict.equal, .passes, .differs].map {
      PairFinding.compared(
        MetricComparison(metric: .exact, verdict: $0, expectedSize: size, actualSize: size))
    }
    #expect(result().exitCode == .nothingToDo)
    #expect(result([found[0], found[1]]).exitCode == .nothingToDo)
    for other in [found[2], .added, .removed, .renamed(from: "a.png")] {
      #expect(result([found[0], other]).exitCode == .differences)
    }
    #expect(result([.added, .unreadable("It is empty.")]).exitCode == .trouble)
    var unasked = result([found[0]])
    unasked.otherFormats = [OtherFormat(name: "GIF", example: "a.gif")]
    #expect(unasked.exitCode == .trouble)
  }
}

@Suite struct `A strip of three pictures` {
  private func actual(
    of width: Int, _ height: Int, besides expected: PixelSize?
  ) -> Bitmap? {
    let bytes = (0..<width * height).map { UInt8($0) }
    return PictureStrip(Bitmap(width: width, height: height, format: .gray8, bytes: bytes))
      .actual(besides: expected)
  }

  @Test func `is cut side by side, or one above the other as the expected picture is`() {
    // The levels of 3 × 3 px are 0, 1, 2, then 3, 4, 5, then 6, 7, 8.
    let column = Bitmap(width: 1, height: 3, format: .gray8, bytes: [2, 5, 8])
    let row = Bitmap(width: 3, height: 1, format: .gray8, bytes: [6, 7, 8])
    #expect(actual(of: 3, 3, besides: PixelSize(width: 1, height: 3)) == column)
    #expect(actual(of: 3, 3, besides: PixelSize(width: 3, height: 1)) == row)
    #expect(actual(of: 3, 3, besides: nil) == column)
  }

  @Test func `is cut one above the other where its width cannot be cut`() {
    #expect(
      actual(of: 2, 6, besides: nil)
        == Bitmap(width: 2, height: 2, format: .gray8, bytes: [8, 9, 10, 11]))
    #expect(actual(of: 4, 4, besides: nil) == nil)
    #expect(actual(of: 4, 4, besides: PixelSize(width: 4, height: 4)) == nil)
  }

  @Test func `keeps all bytes of a pixel`() {
    let strip = Bitmap(width: 3, height: 1, format: .rgba8, bytes: (0..<12).map { UInt8($0) })
    #expect(
      PictureStrip(strip).actual(besides: nil)
        == Bitmap(width: 1, height: 1, format: .rgba8, bytes: [8, 9, 10, 11]))
  }
}
