import DynamicType
import ImageDiff
import JSON
import Snapshots
import Testing

@testable import Changes
@testable import Reports
@testable import Suites
@testable import Verification

@Suite struct `A long list in a comment` {
  private let empty = RunResults(suite: "app", toolVersion: "1", declaredCount: 0)

  @Test(
    arguments: [
      (50, nil), (51, "\n1 more line: see report.json.\n"),
      (52, "\n2 more lines: see report.json.\n"),
    ] as [(Int, String?)])
  func `has fifty lines, and counts the rest`(count: Int, rest: String?) {
    var results = empty
    results.strayFiles = (1...count).map { "file-\($0)." }
    let text = results.markdown
    #expect(text.components(of: "\n- file-") == min(count, 50))
    #expect(text.contains("- file-50.\n") && !text.contains("- file-51.\n"))
    #expect(text.contains(" more ") == (rest != nil))
    if let rest { #expect(text.contains(rest)) }
  }

  @Test(arguments: [50, 51])
  func `has fifty groups`(count: Int) {
    var results = empty
    results.cells = (1...count).map { number in
      let ramp = RampName(suite: "app", style: .body, sample: "s\(number)", scale: .x2)
      return CellResult(
        name: SnapshotName(ramp: ramp, category: .large), verdict: .changed, words: "x",
        changes: [
          Change(.text, role: .input, before: "a", after: "\(number)", sentence: "t\(number)")
        ])
    }
    let text = results.markdown
    #expect(text.components(of: "\n| ") == 51)
    #expect(text.contains("\n1 more group: see report.json.\n") == (count == 51))
  }

  @Test(arguments: [20, 21])
  func `has twenty cells`(count: Int) {
    var results = empty
    results.cells = (1...count).map { number in
      let ramp = RampName(suite: "app", style: .body, sample: "s\(number)", scale: .x2)
      return CellResult(
        name: SnapshotName(ramp: ramp, category: .large), verdict: .missing, words: "x")
    }
    let text = results.markdown
    #expect(text.components(of: "\n- **missing**") == 20)
    #expect(text.contains("\n1 more cell: see report.json.\n") == (count == 21))
  }

  @Test func `uses all of the room that GitHub gives, and not a character more`() {
    let rest = "\nMore does not fit here: see report.json.\n"
    var results = empty
    var lines = [String](repeating: "a", count: 50)
    results.troubles = lines
    var room = 65_536 - rest.utf16.count - results.markdown.utf16.count
    // Each “&” is five characters in Markdown.
    for place in lines.indices {
      let count = min(290, room / 5)
      lines[place] += String(repeating: "&", count: count)
      room -= 5 * count
    }
    lines[49] += String(repeating: "a", count: room)
    results.troubles = lines
    #expect(results.markdown.utf16.count == 65_536 - rest.utf16.count)
    #expect(!results.markdown.hasSuffix(rest))
    lines[49] += "a"
    results.troubles = lines
    #expect(results.markdown.hasSuffix(rest))
  }

  @Test(arguments: [
    ("www.a", "www\\.a"), ("WwW.a", "WwW\\.a"), ("ww.a", "ww.a"), ("xww.a", "xww.a"),
    ("wwww.a", "wwww\\.a"), ("a.b", "a.b"), ("b#", "b#"), ("@", "@"), ("@_x", "@<!-- -->\\_x"),
    ("@1", "@<!-- -->1"), ("!-", "!-"), (":/", "\\:/"), ("a: b", "a: b"), (":", ":"),
  ])
  func `has no address and no mention in it`(words: String, written: String) {
    #expect(MarkdownText.line(words) == written)
  }

  @Test func `is of pictures where they are another tool's`() {
    var results = empty
    results.comparison = PictureComparison(metric: "exact")
    results.cells = [Sample.changed("x")]
    results.cells[0].file = ComparedPicture(path: "a|b.png")
    let text = results.markdown
    #expect(
      text.contains(
        "| group | pictures | changes | what changed | first of them |\n"
          + "|---|---:|---:|---|---|\n| A | 1 | 1 | x | `a�b.png` |\n"))
    #expect(text.contains("#### Pictures\n\n- **changed** `a�b.png` x\n"))
  }
}

@Suite struct `Annotations of many files` {
  private func results(strays: [String]) -> RunResults {
    var results = RunResults(suite: "app", toolVersion: "1", declaredCount: 0)
    results.strayFiles = strays
    return results
  }

  @Test func `name three stray files each, and of more the first`() {
    let three = results(strays: ["a", "b", "c"]).annotations
    #expect(three.map(\.title) == ["app: stray file", "app: stray file", "app: stray file"])
    #expect(three.map(\.file) == ["Snapshots/a", "Snapshots/b", "Snapshots/c"])
    #expect(three.first?.message == "No cell is called a. Delete the file.")
    #expect(
      results(strays: ["a", "b", "c", "d"]).annotations == [
        GitHubAnnotation(
          title: "app: 4 stray files",
          message: "No cell is called a. Delete the file. The report lists 3 more.",
          file: "Snapshots/a")
      ])
  }

  @Test func `leave out what was recorded, and count what is missing`() {
    var results = results(strays: [])
    results.cells = [ContentSizeCategory.small, .medium, .large].map {
      CellResult(name: Sample.name($0), verdict: .missing)
    }
    results.cells[0].isRecorded = true
    #expect(results.annotations.map(\.title) == ["app: 2 cells missing"])
    #expect(
      results.annotations.map(\.message) == [
        "No reference was found on disk for 2 cells. Record what is missing. "
          + "First: app/body/greeting.m@2x"
      ])
    for index in results.cells.indices { results.cells[index].isRecorded = true }
    #expect(results.annotations.isEmpty)
  }

  @Test func `are of the file of another tool's picture`() {
    var results = results(strays: [])
    results.cells = [CellResult(name: Sample.name(.large), verdict: .failed, words: "x")]
    results.cells[0].file = ComparedPicture(path: "a.png")
    results.comparison = PictureComparison(metric: "exact")
    #expect(results.annotations.map(\.file) == ["Snapshots/a.png"])
  }

  @Test func `have a place and a level`() {
    let place = GitHubAnnotation.Place(line: 3, column: 4, level: .warning)
    #expect(
      GitHubAnnotation(title: "t", message: "m", file: "a.swift", place: place).command
        == "::warning file=a.swift,line=3,col=4,title=t::m")
    let notice = GitHubAnnotation.Place(line: 1, column: 1, level: .notice)
    #expect(
      GitHubAnnotation(title: "t", message: "m", place: notice).command
        == "::notice line=1,col=1,title=t::m")
    #expect(GitHubAnnotation(title: "t", message: "m").command == "::error title=t::m")
  }

  @Test func `have messages of two thousand characters, and cut longer ones`() {
    let long = String(repeating: "a", count: 2000)
    #expect(GitHubAnnotation(title: "t", message: long).command.hasSuffix("::" + long))
    #expect(GitHubAnnotation(title: "t", message: long + "b").command.hasSuffix(long + "…"))
  }

  @Test func `stand beside a summary of a mebibyte`() {
    #expect(GitHubStepSummary.greatestSize == 1_048_576)
    #expect(GitHubStepSummary.fitting("a\nb\n", into: 3) == "")
    let sentence = "\nGitHub shows no more. The report has the rest.\n"
    let text = "a\nb\n" + String(repeating: "c", count: 100)
    #expect(GitHubStepSummary.fitting(text, into: sentence.utf8.count + 4) == "a\nb\n" + sentence)
    #expect(GitHubStepSummary.fitting(text, into: sentence.utf8.count + 3) == "a\n" + sentence)
    #expect(GitHubStepSummary.fitting(text, into: sentence.utf8.count + 1) == "")
  }
}

@Suite struct `Other tools that read a run` {
  @Test func `take a recorded cell as passed`() throws {
    var results = Sample.small
    for index in results.cells.indices { results.cells[index].isRecorded = true }
    let json = results.regJSON.text
    #expect(json.contains("\"failedItems\": []") && json.contains("\"newItems\": []"))
    #expect(json.contains("\"deletedItems\": []"))
    #expect(results.junit().contains("tests=\"3\" failures=\"0\" errors=\"0\""))
  }

  @Test func `read each note beside a case that passes`() {
    var results = Sample.small
    results.cells = [
      CellResult(
        name: Sample.name(.large), verdict: .tolerated, words: "w",
        tolerance: CellResult.Tolerance(words: "x", isNear: true, countedPixels: nil))
    ]
    #expect(results.junit().contains("<system-out>near: Body at L: w</system-out>"))
    results.cells[0].tolerance?.isNear = false
    #expect(!results.junit().contains("system-out"))
    #expect(results.junit().contains("file=\"Snapshots/app/body/greeting.l@2x.png\"/>"))
  }

  @Test func `number troubles and files from one`() {
    var results = RunResults(suite: "app", toolVersion: "1", declaredCount: 0)
    results.troubles = ["a", "b"]
    results.differences = ["c"]
    let xml = results.junit()
    for name in ["trouble 1", "trouble 2", "suite's file 1"] {
      let written = name.replacing("'", with: "&apos;")
      #expect(xml.contains("<testcase classname=\"app\" name=\"\(written)\""), "\(name)")
    }
  }
}

@Suite struct `Shards of a run` {
  private let aside = RampName(suite: "app", style: .body, sample: "aaa", scale: .x2)

  private func part(
    _ index: Int, _ names: [(RampName, ContentSizeCategory)], places: [Int]? = nil,
    obsolete: [RampName] = [], declared: Int = 2
  ) -> RunResults {
    var part = RunResults(
      suite: "app", toolVersion: "1", shard: Shard(index: index, count: 2),
      declaredCount: declared)
    part.cells = names.map {
      CellResult(name: SnapshotName(ramp: $0.0, category: $0.1), verdict: .equal)
    }
    for ramp in obsolete {
      part.cells.append(
        CellResult(name: SnapshotName(ramp: ramp, category: .large), verdict: .obsolete))
    }
    part.places = places
    part.selfCheck = part.cells.first.map {
      SelfCheckResult(cell: $0.name, known: 5, missed: [])
    }
    return part
  }

  private func order(_ parts: [RunResults]) throws -> [String] {
    try RunResults(merging: parts).cells.map { $0.name.ramp.style.folder }
  }

  @Test func `are listed as the suite lists them, otherwise by name`() throws {
    let (body, title) = (Sample.ramp, Sample.title)
    #expect(
      try order([part(1, [(body, .large)]), part(2, [(title, .large)])])
        == ["body", "largetitle"])
    #expect(
      try order([
        part(1, [(body, .small), (body, .large)], places: [1]),
        part(2, [(title, .large)], places: [0]),
      ]) == ["largetitle", "body", "body"])
  }

  @Test func `have no places where there are not as many as ramps`() throws {
    #expect(
      try order([
        part(1, [(Sample.ramp, .large)], places: [0, 5]),
        part(2, [(Sample.title, .large)], places: [1]),
      ]) == ["largetitle", "body"])
  }

  @Test func `have places for declared ramps alone`() throws {
    let whole = try RunResults(merging: [
      part(1, [(Sample.ramp, .large)], places: [1], obsolete: [aside]),
      part(2, [(Sample.title, .large)], places: [0]),
    ])
    #expect(whole.cells.map(\.name.ramp) == [Sample.title, Sample.ramp, aside])
  }

  @Test func `tell how many declared cells none of them has`() throws {
    let whole = try RunResults(merging: [
      part(1, [(Sample.ramp, .large)], declared: 4), part(2, [(Sample.title, .large)], declared: 4),
    ])
    #expect(
      whole.troubles == [
        "2 of 4 declared cells are in no shard. Verify all shards of one suite, without --filter."
      ])
  }

  @Test func `say which of them are missing`() {
    #expect(
      ResultsMergeError.missing([2], of: 3).description
        == "Shard 2/3 is missing. Verify it, and name its folder too.")
    #expect(
      ResultsMergeError.missing([1, 3], of: 3).description
        == "Shards 1/3, 3/3 are missing. Verify them, and name their folders too.")
  }

  @Test(arguments: CellVerdict.allCases)
  func `need a self-check where cells were drawn and compared`(verdict: CellVerdict) {
    var run = RunResults(
      suite: "app", toolVersion: "1", declaredCount: 1,
      cells: [CellResult(name: Sample.name(.large), verdict: verdict)])
    let isDrawn = [.equal, .tolerated, .changed].contains(verdict)
    let sentence = "The run compared cells without a self-check. Verify again."
    #expect(run.missingSelfCheck == (isDrawn ? sentence : nil))
    run.selfCheck = SelfCheckResult(cell: Sample.name(.large), known: 5, missed: [])
    #expect(run.missingSelfCheck == nil)
  }
}
