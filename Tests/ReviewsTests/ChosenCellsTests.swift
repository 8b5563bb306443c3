import DynamicType
import ImageDiff
import Reports
import Snapshots
import Testing

@testable import Reviews
@testable import Suites
@testable import Verification

@Suite struct `Cells that are chosen for a decision` {
  private static func name(
    _ sample: String, _ category: ContentSizeCategory = .large
  ) -> SnapshotName {
    SnapshotName(
      ramp: RampName(suite: "app", style: .body, sample: sample, scale: .x2), category: category)
  }

  /// One that is missing, one that failed, and one that passes.
  private static var results: RunResults {
    RunResults(
      suite: "app", toolVersion: "1", declaredCount: 3,
      cells: [
        CellResult(name: name("a"), verdict: .missing),
        CellResult(name: name("a", .medium), verdict: .equal),
        CellResult(name: name("b"), verdict: .failed, words: "x"),
      ])
  }

  @Test func `are all that neither pass nor were recorded`() throws {
    var results = Self.results
    #expect(try results.cells(.all) == [Self.name("a"), Self.name("b")])
    results.cells[0].isRecorded = true
    #expect(try results.cells(.all) == [Self.name("b")])
    #expect(results.reviewedCells == [Self.name("b")])
  }

  @Test func `are those of a name or a pattern`() throws {
    let results = Self.results
    #expect(try results.cells(.name("app/body/a.l@2x")) == [Self.name("a")])
    #expect(try results.cells(.name("app/body/a.m@2x")) == [Self.name("a", .medium)])
    #expect(try results.cells(.name("app/body/a*")) == [Self.name("a")])
    #expect(throws: CellChoiceError.nothingOpen(pattern: "app/body/a.m*")) {
      try results.cells(.name("app/body/a.m*"))
    }
    #expect(throws: CellChoiceError.nothingMatches(pattern: "app/body/z*")) {
      try results.cells(.name("app/body/z*"))
    }
    #expect(
      throws: CellChoiceError.unknownName("app/body/b.l@3x", nearest: "app/body/b.l@2x")
    ) {
      try results.cells(.name("app/body/b.l@3x"))
    }
  }

  @Test func `are those of a file, whatever signs its name has`() throws {
    var results = Self.results
    results.cells[2].file = ComparedPicture(path: "x/home[1].png")
    #expect(try results.cells(.name("x/home[1].png")) == [Self.name("b")])
  }

  @Test func `are those of a group, by its letter or one of its cells`() throws {
    let results = Self.results
    #expect(results.reviewGroups.map(\.letter) == ["A", "B"])
    #expect(results.reviewGroups.map(\.reason) == ["no golden yet", "cannot be drawn"])
    #expect(results.reviewGroups.map(\.changeCount) == [0, 0])
    #expect(try results.cells(.group("a")) == [Self.name("a")])
    #expect(try results.cells(.group("B")) == [Self.name("b")])
    #expect(try results.cells(.group("app/body/b.l@2x")) == [Self.name("b")])
    #expect(throws: CellChoiceError.noSuchGroup("C", last: "B")) {
      try results.cells(.group("C"))
    }
    #expect(throws: CellChoiceError.passes("app/body/a.m@2x")) {
      try results.cells(.group("app/body/a.m@2x"))
    }
    let none = RunResults(suite: "app", toolVersion: "1", declaredCount: 0)
    #expect(throws: CellChoiceError.noSuchGroup("A", last: nil)) { try none.cells(.group("A")) }
  }

  @Test func `are grouped in the words of files where they are pictures of another tool`() {
    var results = Self.results
    results.comparison = PictureComparison(metric: "exact")
    #expect(
      results.reviewGroups.map(\.reason)
        == ["there is no expected picture", "the actual file cannot be read"])
  }
}

@Suite struct `The sum of a review` {
  private func sum(_ counts: Int...) -> ReviewSum {
    ReviewSum(
      suite: "app", total: counts[0], accepted: counts[1], rejected: counts[2],
      refused: counts[3], waiting: counts[4])
  }

  @Test func `has what is open, and leaves out what is none`() {
    #expect(sum(20, 1, 2, 3, 4).open == 10)
    #expect(
      sum(20, 1, 2, 3, 4).description
        == "app: 20 to review: 1 accepted, 2 rejected, 3 refused, 4 waiting, 10 open")
    #expect(sum(1, 1, 0, 0, 0).description == "app: 1 to review: 1 accepted")
    #expect(sum(1, 0, 0, 0, 0).description == "app: 1 to review: 1 open")
    #expect(sum(0, 0, 0, 0, 0).description == "app: nothing to review")
  }

  @Test func `is done where all is accepted`() {
    #expect(sum(2, 2, 0, 0, 0).isDone && sum(0, 0, 0, 0, 0).isDone)
    #expect(!sum(2, 1, 1, 0, 0).isDone)
  }

  @Test func `tells states by their words and reasons`() {
    let states: [ReviewState] = [
      .open, .waiting("w"), .accepted, .rejected, .skipped, .refused("r"),
    ]
    #expect(states.map(\.isWaiting) == [false, true, false, false, false, false])
    #expect(states.map(\.isRefused) == [false, false, false, false, false, true])
    #expect(states.map(\.isOpen) == [true, true, false, false, true, false])
    #expect(states.map(\.reason) == [nil, "w", nil, nil, nil, "r"])
  }
}

@Suite struct `A line in the record of reviews` {
  private let pixels = ContentDigest(of: [1])

  private func entries(_ line: String) -> [ReviewLog.Entry] { ReviewLog(line).entries }

  @Test func `has a time and four more columns at least`() {
    #expect(entries("2026-02-01T09:30:00Z | accepted | a | – | Ada").count == 1)
    #expect(entries("2026-02-01T09:30:00Z | accepted | a | –").isEmpty)
    for time in [
      "2026-02-01T09:30:00", "2026-02-01T09:30:00ZZ", "2026-02-01 09:30:00Z",
      "2026-02-0aT09:30:00Z", "",
    ] {
      #expect(entries("\(time) | accepted | a | – | Ada").isEmpty, "\(time)")
    }
  }

  @Test func `counts up to the second of the commit`() {
    let time = ReviewTime(secondsSince1970: 1_700_000_000)
    let log = ReviewLog("\(time) | accepted | a | \(pixels) | Ada\n")
    #expect(log.acceptance(of: "a", pixels: pixels, until: time) != nil)
    #expect(log.acceptance(of: "b", pixels: pixels, until: time) == nil)
    let before = ReviewTime(secondsSince1970: 1_699_999_999)
    #expect(log.acceptance(of: "a", pixels: pixels, until: before) == nil)
  }

  @Test func `keeps its place among those of one second`() {
    let time = "2026-02-01T09:30:00Z"
    let lines = ["accepted", "undone", "rejected"].map { "\(time) | \($0) | a | – | Ada" }
    let log = ReviewLog(lines.joined(separator: "\n"))
    #expect(log.entries.map(\.deed) == ["accepted", "undone", "rejected"])
  }

  @Test func `is not undone by what undid another picture`() {
    let time = ReviewTime(secondsSince1970: 1_700_000_000)
    let other = ContentDigest(of: [2])
    let log = ReviewLog(
      "\(time) | accepted | a | \(pixels) | Ada\n\(time) | undone | a | \(other) | Ada\n")
    #expect(log.acceptance(of: "a", pixels: pixels, until: time)?.person == "Ada")
  }

  @Test func `has no time after the year 9999`() {
    for seconds in [253_402_300_800, Int.max] {
      #expect(
        ReviewTime(secondsSince1970: seconds).description == "9999-12-31T23:59:59Z")
    }
  }

  @Test func `has a name of a hundred letters at most`() {
    let hundred = String(repeating: "a", count: 100)
    #expect(Reviewer(name: hundred).name == hundred)
    #expect(Reviewer(name: hundred + "b").name == hundred)
  }
}

@Suite struct `A picture with two names` {
  private static func name(_ sample: String) -> SnapshotName {
    SnapshotName(
      ramp: RampName(suite: "app", style: .body, sample: sample, scale: .x2), category: .large)
  }

  private static func renamed(_ files: [(String, String?)]) -> RenamedHalves {
    var results = RunResults(suite: "app", toolVersion: "1", declaredCount: files.count)
    results.cells = files.map { file in
      var cell = CellResult(name: name(file.0), verdict: .missing)
      cell.file = ComparedPicture(path: "\(file.0).png", otherName: file.1)
      return cell
    }
    return RenamedHalves(of: results)
  }

  @Test func `is one where both of them name each other`() {
    let renamed = Self.renamed([("a", "b.png"), ("b", "a.png"), ("c", nil)])
    #expect(renamed.other(of: Self.name("a")) == Self.name("b"))
    #expect(renamed.other(of: Self.name("b")) == Self.name("a"))
    #expect(renamed.other(of: Self.name("c")) == nil)
    #expect(!renamed.isLone(Self.name("a")) && !renamed.isLone(Self.name("c")))
    #expect(renamed.completed([Self.name("b")]) == [Self.name("a"), Self.name("b")])
    #expect(renamed.completed([Self.name("c")]) == [Self.name("c")])
  }

  @Test func `is half of one where the other names none, another, itself or nothing`() {
    let renamed = Self.renamed([
      ("a", "b.png"), ("b", nil), ("c", "d.png"), ("d", "a.png"), ("e", "e.png"), ("f", "z.png"),
    ])
    for sample in ["a", "c", "d", "e", "f"] {
      #expect(renamed.other(of: Self.name(sample)) == nil, "\(sample)")
      #expect(renamed.isLone(Self.name(sample)), "\(sample)")
    }
    #expect(!renamed.isLone(Self.name("b")))
  }

  @Test func `may be known of earlier decisions that name each other`() {
    let digest = SecureDigest(of: [1])
    let decided = { (sample: String, other: String) in
      DecidedCell(
        name: Self.name(sample), lookedAt: digest, file: "\(sample).png",
        other: Self.name(other))
    }
    let renamed = Self.renamed([]).adding([
      decided("a", "b"), decided("b", "a"), decided("c", "a"), decided("d", "z"),
    ])
    #expect(renamed.other(of: Self.name("a")) == Self.name("b"))
    #expect(renamed.other(of: Self.name("b")) == Self.name("a"))
    #expect(renamed.other(of: Self.name("c")) == nil)
    #expect(renamed.other(of: Self.name("d")) == nil)
  }
}
