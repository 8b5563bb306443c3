import Audit
import FontSurveys
import ImageDiff
import Snapshots
import Testing

@testable import Reports

@Suite struct `Results of a survey's parts` {
  private static let fonts = (1...12).map { "family/face-\($0).ttf" }

  /// What is found of a font with some content, which is its path unless told otherwise.
  private static func survey(
    _ content: String, words: String = "it has no space"
  ) -> FontSurvey {
    FontSurvey(
      digest: SecureDigest(of: Array(content.utf8)), byteCount: 1,
      outcome: .faces([
        FaceSurvey(
          index: 0, family: "Fam\u{2028}ily", style: "Bold", postScript: "Family-Bold",
          version: "1", weight: 700, isItalic: false, axes: ["wght"], glyphCount: 3,
          characterCount: 2,
          scripts: [FaceSurvey.ScriptCount(name: "Latin", characterCount: 2)],
          lineHeight: 1.164, frameCount: 42,
          findings: [SurveyFinding(.noSpace, .warning, words)])
      ]))
  }

  private static func plan(
    _ index: Int, of count: Int = 3, edition: String = "e", fonts: [String] = fonts
  ) -> SurveyPlan {
    SurveyPlan(
      of: Dictionary(uniqueKeysWithValues: fonts.map { ($0, 1) }),
      shard: Shard(index: index, count: count), edition: edition)
  }

  /// A part as its file says it, whole or with some fonts alone.
  private static func log(
    _ plan: SurveyPlan, upTo count: Int = .max, cutting bytes: Int = 0,
    survey: (String) -> FontSurvey = { Self.survey($0) }
  ) throws -> SurveyLog {
    var content = try plan.line()
    for font in plan.fonts.prefix(count) {
      content += try SurveyedFont(path: font, survey: survey(font)).line()
    }
    return try SurveyLog(reading: Array(content.dropLast(bytes)))
  }

  private static func logs() throws -> [SurveyLog] { try (1...3).map { try log(plan($0)) } }

  @Test func `share each font with no other part`() {
    let shared = (1...3).flatMap { Self.plan($0).fonts }
    #expect(shared.sorted() == Self.fonts.sorted())
  }

  @Test func `are read as they were written`() throws {
    let log = try Self.log(Self.plan(2))
    #expect(log.plan == Self.plan(2))
    #expect(log.fonts.map(\.path) == Self.plan(2).fonts)
    #expect(log.damage == nil)
    let font = try #require(log.fonts.first)
    #expect(font.survey == Self.survey(font.path))
  }

  @Test func `are those of the whole, whatever their order`() throws {
    let logs = try Self.logs()
    let whole = try Survey(merging: logs)
    #expect(whole == (try Survey(merging: logs.reversed())))
    #expect(whole.fonts.map(\.path) == Self.fonts.sorted())
    let all = SurveyPlan(
      of: Dictionary(uniqueKeysWithValues: Self.fonts.map { ($0, 1) }), shard: nil, edition: "e")
    #expect(try whole == Survey(merging: [Self.log(all)]))
  }

  @Test func `may have a part twice, half done too`() throws {
    let logs = try Self.logs()
    let half = try Self.log(Self.plan(1), upTo: 1)
    #expect(try Survey(merging: [half] + logs + logs) == Survey(merging: logs))
  }

  @Test func `may say twice why a font could not be read, in any order`() throws {
    var twice = try (1...2).map { _ in try Self.log(Self.plan(1), upTo: 0) }
    for (index, words) in ["Permission denied.", "No such file."].enumerated() {
      twice[index].fonts = twice[index].plan.fonts.map { SurveyedFont(path: $0, trouble: words) }
    }
    let others = Array(try Self.logs().dropFirst())
    let survey = try Survey(merging: twice + others)
    #expect(try survey == Survey(merging: twice.reversed() + others))
    #expect(survey.fonts.contains { $0.trouble == "No such file." })
    #expect(try Survey(merging: twice + Self.logs()) == Survey(merging: Self.logs()))
  }

  @Test func `have to be of this version`() throws {
    let content = String(decoding: try Self.plan(1).line(), as: UTF8.self)
    let old = content.replacing("\"schemaVersion\":2", with: "\"schemaVersion\":1")
    #expect(throws: SurveyLogError.otherVersion) { try SurveyLog(reading: Array(old.utf8)) }
  }

  @Test func `have to be all there`() throws {
    let logs = try Self.logs()
    #expect(throws: SurveyMergeError.missing([2], of: 3)) {
      try Survey(merging: [logs[0], logs[2]])
    }
    #expect(throws: SurveyMergeError.nothing) { try Survey(merging: []) }
  }

  @Test func `have to be done to their end`() throws {
    let logs = try Self.logs()
    let last = try #require(Self.plan(1).fonts.last)
    // As a process leaves it that was killed while it wrote the last line.
    let cut = try Self.log(Self.plan(1), cutting: 5)
    #expect(cut.damage == nil)
    #expect(throws: SurveyMergeError.unfinished(fonts: [last], of: 12)) {
      try Survey(merging: [cut, logs[1], logs[2]])
    }
  }

  @Test func `have to be of one survey`() throws {
    let logs = try Self.logs()
    let others = try [
      ("the edition is e in the first and f in the second", Self.log(Self.plan(2, edition: "f"))),
      ("the number of shards is 3 in the first and 4 in the second", Self.log(Self.plan(2, of: 4))),
      (
        "the number of fonts is 12 in the first and 11 in the second",
        Self.log(Self.plan(2, fonts: Self.fonts.dropLast()))
      ),
    ]
    for (words, other) in others {
      #expect(throws: SurveyMergeError.strangers(words)) {
        try Survey(merging: [logs[0], other, logs[2]])
      }
    }
    // As many fonts under other names.
    let renamed = try Self.log(Self.plan(2, fonts: Self.fonts.map { "other/\($0)" }))
    #expect(throws: SurveyMergeError.self) { try Survey(merging: [logs[0], renamed, logs[2]]) }
  }

  @Test func `call two results for the same bytes nondeterminism`() throws {
    var logs = try Self.logs()
    let again = try Self.log(Self.plan(1)) { Self.survey($0, words: "other") }
    logs.append(again)
    let error = #expect(throws: SurveyMergeError.self) { try Survey(merging: logs) }
    #expect(error?.description.hasPrefix("Nondeterminism: the same bytes have two results") == true)
  }

  @Test func `tell a font that changed from one part to the other`() throws {
    let logs = try Self.logs()
    let again = try Self.log(Self.plan(1)) { Self.survey("new \($0)") }
    #expect(throws: SurveyMergeError.changed(try #require(Self.plan(1).fonts.first))) {
      try Survey(merging: logs + [again])
    }
  }

  @Test func `tell a damaged line with its number`() throws {
    var content = try Self.plan(1).line()
    content += Array("{\"font\":1}\n".utf8)
    let log = try SurveyLog(reading: content)
    #expect(log.intactSize == (try Self.plan(1).line().count))
    let error = #expect(throws: SurveyMergeError.self) { try Survey(merging: [log]) }
    #expect(
      error?.description
        == "Line 2 is damaged at column 1. Delete the file, and survey its shard again.")
    #expect(throws: SurveyLogError.noPlan) { try SurveyLog(reading: Array("{}\n".utf8)) }
    #expect(throws: SurveyLogError.noPlan) { try SurveyLog(reading: []) }
  }
}

@Suite struct `The table of a survey` {
  private func face(
    _ family: String = "Family", _ findings: [SurveyFinding] = []
  ) -> FaceSurvey {
    FaceSurvey(
      index: 0, family: family, style: "Regular", postScript: "F", version: "1", weight: 400,
      isItalic: false, axes: [], glyphCount: 1, characterCount: 1, scripts: [], lineHeight: 1.2,
      frameCount: 42, findings: findings)
  }

  private func font(_ path: String, _ outcome: FontSurvey.Outcome) -> SurveyedFont {
    SurveyedFont(
      path: path,
      survey: FontSurvey(digest: SecureDigest(of: []), byteCount: 0, outcome: outcome))
  }

  @Test func `has the worst first`() {
    let warning = SurveyFinding(.noSpace, .warning, "w")
    let error = SurveyFinding(.clippedInk, .error, "e")
    let survey = Survey(
      edition: "e",
      fonts: [
        font("a", .faces([face()])), font("b", .faces([face("F", [warning])])),
        font("c", .faces([face("F", [warning, warning])])), font("d", .faces([face("F", [error])])),
        font("e", .refused("It is empty.")), SurveyedFont(path: "f", trouble: "f: It is a pipe."),
        font("g", .faces([face()])),
      ])
    #expect(survey.rows.map(\.path) == ["f", "e", "d", "c", "b", "a", "g"])
    #expect(survey.status == .trouble)
    #expect(
      survey.sum
        == "7 fonts, 5 faces, 210 texts laid out: 1 not read, 1 refused, 1 with errors, "
        + "2 with warnings, 2 without findings")
  }

  @Test func `ends with 1 for an error or a refused font, and not for less`() {
    let findings = { severity in [SurveyFinding(.noSpace, severity, "w")] }
    let statuses = [
      font("a", .faces([face("F", findings(.error))])), font("a", .refused("It is empty.")),
      font("a", .faces([face("F", findings(.warning))])), font("a", .faces([face()])),
    ].map { Survey(edition: "e", fonts: [$0]).status }
    #expect(statuses == [.differences, .differences, .nothingToDo, .nothingToDo])
  }

  @Test func `quotes what would end a cell or a line`() {
    // RFC 4180, section 2.
    #expect(CSVText.cell("a") == "a")
    #expect(CSVText.cell("a,b") == "\"a,b\"")
    #expect(CSVText.cell("a \"b\"") == "\"a \"\"b\"\"\"")
    #expect(CSVText.cell("a\nb") == "\"a\nb\"")
    #expect(CSVText.table([["a", ""], ["b", "c"]]) == "a,\r\nb,c\r\n")
    // An accent above the sign changes nothing.
    #expect(CSVText.cell("a,\u{301}b") == "\"a,\u{301}b\"")
    #expect(CSVText.cell("a \"\u{301}b\"") == "\"a \"\"\u{301}b\"\"\"")
  }

  @Test func `takes the sting out of formulas and controls`() {
    // What OWASP’s page on CSV injection names.
    for text in ["=1+1", "+1", "-1", "@SUM(A1)", " =1", "＝1"] {
      #expect(CSVText.cell(text).hasPrefix("'"), "\(text)")
    }
    #expect(CSVText.cell("\t=1").hasPrefix("\"'"))
    #expect(CSVText.cell("\n=1").hasPrefix("\"'"))
    #expect(CSVText.cell("\r=1") == "U+000D=1")
    #expect(CSVText.cell("\u{200E}=1") == "U+200E=1")
    #expect(CSVText.cell("a\u{1B}[2Jb\u{202E}") == "aU+001B[2JbU+202E")
    #expect(CSVText.cell("1-2") == "1-2")
  }

  /// Excel takes the list separator of the country for its own, a semicolon in most of Europe.
  @Test func `takes it out of cells that other spreadsheets would part`() {
    #expect(CSVText.cell("a;b") == "\"a;b\"")
    #expect(CSVText.cell("a\tb") == "\"a\tb\"")
    #expect(CSVText.cell("a;=1") == "\"a;'=1\"")
    #expect(CSVText.cell("a\t+1") == "\"a\t'+1\"")
    #expect(CSVText.cell("a; =1") == "\"a;' =1\"")
    #expect(CSVText.cell("\u{FEFF}=1") == "'\u{FEFF}=1")
    #expect(CSVText.cell("\u{200B}@x") == "'\u{200B}@x")
    #expect(CSVText.cell("Latin 3; Greek 4") == "\"Latin 3; Greek 4\"")
  }

  @Test func `has a line for each face below the names of its columns`() throws {
    let survey = Survey(
      edition: "e",
      fonts: [
        font(
          "x/=a.ttf", .faces([face("=cmd()", [SurveyFinding(.noSpace, .warning, "it has, no")])])),
        font("b.ttf", .refused("It is empty.")),
      ])
    let digest = "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8"
    #expect(
      survey.csv == """
        file,face,family,style,postscript_name,version,rank,errors,warnings,notes,findings,weight,\
        italic,axes,glyphs,characters,scripts,line_height_em,texts_laid_out,bytes,digest\r
        b.ttf,,,,,,refused,,,,It is empty.,,,,,,,,,0,\(digest)\r
        x/=a.ttf,0,'=cmd(),Regular,F,1,warning,0,1,0,"no-space: it has, no",400,no,,1,1,,1.2,42,0,\(digest)\r

        """)
  }
}
