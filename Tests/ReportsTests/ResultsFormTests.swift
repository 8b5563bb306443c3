import Audit
import DynamicType
import FontSurveys
import ImageDiff
import Imaging
import JSON
import Snapshots
import Testing
import TextEngine

@testable import Changes
@testable import GoldenText
@testable import Reports
@testable import Suites
@testable import Verification

@Suite struct `The objects in a file of results` {
  private let digest = SecureDigest(of: [1])

  /// Results with an object of each kind.
  private func results() throws -> RunResults {
    var results = Sample.small
    results.shard = Shard(index: 2, count: 3)
    results.plan = digest
    results.inputs = RunInputs(
      suite: digest, fonts: digest, goldens: digest, libraries: digest, program: digest)
    results.places = [0, 4]
    results.selfCheck = SelfCheckResult(cell: Sample.name(.large), known: 5, missed: [])
    results.audit = [
      AuditFinding(
        .noScaling, .note,
        at: AuditFinding.Place(
          style: "Body", categories: [.large], element: ElementName(path: "List", text: "a")),
        "17 pt everywhere")
    ]
    results.comparison = PictureComparison(tool: "flutter", metric: "exact")
    results.cells[1].expected = Sample.facts(size: 16)
    results.cells[1].actual = Sample.facts(size: 17)
    results.cells[1].letterHeights = LetterHeights(xHeight: 9, capHeight: 12)
    results.cells[1].proof = .unexplained(pixels: 12, within: Sample.box)
    results.cells[1].consequences = [
      Change(
        .shifted, role: .pixels, place: ChangePlace(elements: [ElementName(path: "List")]),
        amount: .shift(dx: 1, dy: 2, em: 3), sentence: "it moved")
    ]
    results.cells[1].file = ComparedPicture(
      path: "a/b.png", expected: digest, otherName: "a/c.png", rules: ["Why."])
    results.cells.append(
      CellResult(
        name: Sample.name(.extraSmall), verdict: .tolerated,
        picture: .sizeDiffers(
          expected: PixelSize(width: 1, height: 2), actual: PixelSize(width: 3, height: 4)),
        tolerance: CellResult.Tolerance(words: "px: Why.", isNear: true, countedPixels: 7)))
    return results
  }

  private func read(_ text: String) throws -> RunResults {
    try RunResults(reading: Array(text.utf8))
  }

  private func refusal(_ text: String) -> String {
    do {
      _ = try read(text)
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func `are read without the members that a later version added to each`() throws {
    let results = try results()
    let text = try results.json().text
    let later = text.replacing("{\n", with: "{\n\"weather\": {\"mild\": true},\n")
    #expect(later != text)
    #expect(try read(text) == results)
    #expect(try read(later) == results)
  }

  @Test func `say of a tolerance whether it was near, and what it counted`() throws {
    let text = try results().json().text
    for member in [#""isNear": true,"#, #""countedPixels": 7,"#] {
      #expect(text.contains(member))
      #expect(
        refusal(text.replacing(member, with: "")).contains(
          "A “tolerance” needs “isNear” and “countedPixels”. Verify again."), "\(member)")
    }
  }

  @Test(arguments: [("sizeDiffers", "different"), ("different", "sizeDiffers")])
  func `say of pictures what their verdict needs`(old: String, new: String) throws {
    let text = try results().json().text
    #expect(
      refusal(text.replacing("\"verdict\": \"\(old)\"", with: "\"verdict\": \"\(new)\""))
        .contains("Members that this verdict needs are missing. Verify again."))
  }

  @Test func `are no file where it is empty`() {
    #expect(throws: RunResultsError.empty) { try RunResults(reading: []) }
    #expect(
      RunResultsError.empty.description
        == "line 1: The file is empty, so the report is incomplete. Verify again.")
    #expect(RunResultsError.empty.complaints.count == 1)
  }

  @Test func `may be sixteen mebi, of the fourth format`() {
    #expect(RunResults.greatestValueCount == 16_777_216)
    #expect(RunResults.schemaVersion == 4)
  }

  @Test func `count up to a tebi`() throws {
    let text = try results().json().text
    let most = text.replacing(#""declared": 3"#, with: #""declared": 1099511627776"#)
    #expect(try read(most).declaredCount == 1_099_511_627_776)
    let more = text.replacing(#""declared": 3"#, with: #""declared": 1099511627777"#)
    #expect(refusal(more).contains("“declared” is "))
  }
}

@Suite struct `A value in a file of results` {
  private func value<Value>(_ text: String, _ form: JSONForm<Value>) -> Value? {
    try? JSONDocument(parsing: Array(text.utf8)).root.read(form)
  }

  @Test func `is a range of bytes from 0, and no backward one`() {
    #expect(value("[0, 0]", .byteRange) == 0..<0)
    #expect(value("[3, 3]", .byteRange) == 3..<3)
    #expect(value("[3, 9]", .byteRange) == 3..<9)
    for text in ["[4, 3]", "[-1, 3]", "[3]", "[1, 2, 3]", "[]", "[1, \"2\"]", "[\"1\", 2]", "3"] {
      #expect(value(text, .byteRange) == nil, "\(text)")
    }
  }

  @Test func `is a range of bytes within the longest text that is laid out`() {
    #expect(value("[749999, 750000]", .byteRange) == 749_999..<750_000)
    #expect(value("[0, 750001]", .byteRange) == nil)
    #expect(value("[9000000000000, 9000000000001]", .byteRange) == nil)
  }

  @Test(arguments: ["a.png", "a/b.png", "a b.png", "é.png", "A.PNG", "a/b.c.png"])
  func `is the path of a picture`(name: String) {
    #expect(value("\"\(name)\"", .pictureName) == name)
  }

  @Test(arguments: [
    "a.jpg", ".png", "/a.png", "a/.b.png", "a\u{7F}.png", #"a\u001F.png"#, "a:b.png",
    #"a\\b.png"#, "a//b.png",
  ])
  func `is no path of a picture outside its folder, or of another file`(name: String) {
    #expect(value("\"\(name)\"", .pictureName) == nil)
  }

  @Test func `is the path of any file below a folder`() {
    for name in ["a", "a/b.txt", "a b:c", "A.PNG"] {
      #expect(value("\"\(name)\"", .pictureFile) == name)
    }
    for name in ["", "/a", "a/", "a//b", "../a", "a/..", ".a/b", #"a\u0000b"#] {
      #expect(value("\"\(name)\"", .pictureFile) == nil, "\(name)")
    }
  }

  @Test func `is a clean name as it stands in paths`() {
    #expect(value("\"app-2\"", .cleanName) == "app-2")
    #expect(value("\"App\"", .cleanName) == nil)
    #expect(value("\"a b\"", .cleanName) == nil)
    #expect(value("2", .cleanName) == nil)
  }

  @Test func `may be null or a value`() {
    let form: JSONForm<String?> = .orNull(.cleanName)
    if let null = value("null", form) {
      #expect(null == nil)
    } else {
      Issue.record("null is not read")
    }
    #expect((value("\"a\"", form) ?? nil) == "a")
    if value("2", form) != nil { Issue.record("2 is read") }
  }

  @Test func `is a list of lines alone, for the parts of an interface`() throws {
    var facts = try #require(Sample.facts(size: 16))
    facts.pointSize = .zero
    facts.leading = nil
    facts.provenance = nil
    facts.weight = .regular
    facts.boundedWidth = nil
    (facts.fonts, facts.runs, facts.lines, facts.flags) = ([], [], [], [])
    facts.frameOrigin = PixelPoint(x: 0, y: 0)
    facts.subject = .interface([
      ElementFacts(
        path: "List", box: PointRect(x: 0, y: 0.5, width: 320, height: 44), traits: ["control"],
        content: .fill("#FFFFFF", in: PointRect(x: 0, y: 0, width: 1, height: 1)),
        largeContent: "title")
    ])
    let text = try JSONValue(facts, as: .elements).text
    #expect(value(text, .elements) == facts)
    #expect(value(text.replacing("[\n", with: "[\n7,\n"), .elements) == nil)
    #expect(value("7", .elements) == nil)
  }
}

@Suite struct `The lines of a survey` {
  private let face = FaceSurvey(
    index: 0, family: "F", style: "Bold", postScript: "F-Bold", version: "1", weight: 700,
    isItalic: false, axes: ["wght"], glyphCount: 3, characterCount: 2,
    scripts: [FaceSurvey.ScriptCount(name: "Latin", characterCount: 2)], lineHeight: 1.164,
    frameCount: 42, findings: [SurveyFinding(.noSpace, .warning, "w")])

  private func survey(_ outcome: FontSurvey.Outcome) -> FontSurvey {
    FontSurvey(digest: SecureDigest(of: [1]), byteCount: 9, outcome: outcome)
  }

  private var plan: SurveyPlan {
    SurveyPlan(
      edition: "e", shard: Shard(index: 1, count: 2), fontCount: 3,
      digest: SurveyPlan.digest(of: ["a", "b", "c"]), fonts: ["a", "b", "c"])
  }

  private func content() throws -> String {
    let lines = try [
      plan.line(), SurveyedFont(path: "a", survey: survey(.faces([face]))).line(),
      SurveyedFont(path: "b", survey: survey(.refused("It is empty."))).line(),
      SurveyedFont(path: "c", trouble: "It is a pipe.").line(),
    ]
    return String(decoding: lines.flatMap { $0 }, as: UTF8.self)
  }

  @Test func `are read without the members that a later version added to each object`() throws {
    let text = try content()
    let log = try SurveyLog(reading: Array(text.utf8))
    #expect(log.damage == nil && log.plan == plan)
    #expect(log.fonts.map(\.path) == ["a", "b", "c"])
    #expect(log.fonts.map(\.trouble) == [nil, nil, "It is a pipe."])
    #expect(log.intactSize == text.utf8.count)
    let later = text.replacing("{\"", with: "{\"weather\":\"mild\",\"")
    let other = try SurveyLog(reading: Array(later.utf8))
    #expect(other.damage == nil && other.plan == plan && other.fonts == log.fonts)
  }

  @Test func `are numbered from one where one is damaged`() throws {
    let lines = try content().split(separator: "\n")
    for place in 1...3 {
      var damaged = lines
      damaged[place] = "{}"
      let text = damaged.map { "\($0)\n" }.joined()
      let intact = lines[..<place].map { "\($0)\n" }.joined()
      let log = try SurveyLog(reading: Array(text.utf8))
      #expect(log.damage == .damaged(line: place + 1, column: 1))
      #expect(log.fonts.count == place - 1)
      #expect(log.intactSize == intact.utf8.count)
    }
  }

  @Test func `need faces, or why a font was refused`() throws {
    let text = try content().replacing("\"faces\":", with: "\"other\":")
    let log = try SurveyLog(reading: Array(text.utf8))
    #expect(log.damage != nil && log.fonts.isEmpty)
  }
}

@Suite struct `Shards of a survey` {
  private func plan(_ index: Int, of all: [String], _ fonts: [String]) -> SurveyPlan {
    SurveyPlan(
      edition: "e", shard: Shard(index: index, count: 2), fontCount: all.count,
      digest: SurveyPlan.digest(of: all), fonts: fonts)
  }

  /// A file that has what was found of each font of its plan.
  private func log(_ plan: SurveyPlan) throws -> SurveyLog {
    var log = try SurveyLog(reading: plan.line())
    log.fonts = plan.fonts.map {
      SurveyedFont(
        path: $0,
        survey: FontSurvey(
          digest: SecureDigest(of: Array($0.utf8)), byteCount: 1, outcome: .refused("It is.")))
    }
    return log
  }

  private func refusal(_ plans: SurveyPlan...) throws -> SurveyMergeError? {
    let logs = try plans.map(log)
    do throws(SurveyMergeError) {
      _ = try Survey(merging: logs)
      return nil
    } catch {
      return error
    }
  }

  @Test func `are one survey where each font is in one of them`() throws {
    let all = ["a", "b", "c"]
    #expect(try refusal(plan(1, of: all, ["a", "c"]), plan(2, of: all, ["b"])) == nil)
  }

  @Test func `are none where they share a font, or lack one`() throws {
    let all = ["a", "b"]
    #expect(
      try refusal(plan(1, of: all, ["a", "b"]), plan(2, of: all, ["b"])) == .twice("b"))
    #expect(
      try refusal(plan(1, of: all, ["a"]), plan(2, of: all, []))
        == .strangers("their fonts together are not the fonts of the whole survey"))
    #expect(
      try refusal(plan(1, of: all, ["a"]), plan(1, of: all, ["b"]), plan(2, of: all, ["b"]))
        == .strangers("the list of fonts of shard 1 occurs in two versions"))
  }

  @Test func `take as many small fonts each`() {
    let sizes = (1...12).map { (key: "font-\($0)", value: 1) }
    for index in 1...3 {
      let plan = SurveyPlan(of: sizes, shard: Shard(index: index, count: 3), edition: "e")
      #expect(plan.fonts.count == 4)
      #expect(plan.fontCount == 12)
    }
  }

  @Test func `have a digest of the paths, each with its end`() {
    #expect(SurveyPlan.digest(of: ["a", "b"]) == SecureDigest(of: [0x61, 0, 0x62, 0]))
    #expect(SurveyPlan.digest(of: ["ab", "c"]) != SurveyPlan.digest(of: ["a", "bc"]))
  }

  @Test func `say which of them are missing, or not done`() {
    let words: [(SurveyMergeError, String)] = [
      (.missing([2], of: 3), "Shard 2/3 is missing. Survey them, and name their files too."),
      (
        .missing([1, 3], of: 3),
        "Shards 1/3, 3/3 are missing. Survey them, and name their files too."
      ),
      (.unfinished(fonts: ["a"], of: 9), "1 font of 9 has no result: a. Survey"),
      (.unfinished(fonts: ["a", "b", "c"], of: 9), "3 fonts of 9 have no result: a, b, c. Survey"),
      (
        .unfinished(fonts: ["a", "b", "c", "d"], of: 9),
        "4 fonts of 9 have no result: a, b, c …. Survey"
      ),
    ]
    for (error, start) in words { #expect(error.description.hasPrefix(start)) }
  }
}
