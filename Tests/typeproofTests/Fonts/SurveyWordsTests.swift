import Audit
import FontSurveys
import ImageDiff
import Reports
import Testing

@testable import typeproof

@Suite struct `The account of a survey` {
  private func face(_ findings: [SurveyFinding]) -> FontSurvey.Outcome {
    .faces([
      FaceSurvey(
        index: 0, family: "F", style: "R", postScript: "F-R", version: "1", weight: 400,
        isItalic: false, axes: [], glyphCount: 1, characterCount: 1, scripts: [], lineHeight: 1,
        frameCount: 1, findings: findings)
    ])
  }

  private func text(
    _ outcomes: [FontSurvey.Outcome], environment: [String: String] = [:]
  ) -> [String] {
    let fonts = outcomes.enumerated().map { number, outcome in
      SurveyedFont(
        path: "\(number).ttf",
        survey: FontSurvey(
          digest: SecureDigest(of: [UInt8(number)]), byteCount: 1, outcome: outcome))
    }
    let console = Console(
      output: CapturedChannel(), errors: CapturedChannel(), environment: environment)
    return SurveyAccount(survey: Survey(edition: "1", fonts: fonts)).text(in: console)
      .split(separator: "\n").map(String.init)
  }

  private func finding(_ severity: AuditSeverity, _ words: String = "It is so") -> SurveyFinding {
    SurveyFinding(.noFigures, severity, words)
  }

  @Test func `lists five rows at most, and none with notes alone`() {
    let six = text((0..<6).map { _ in FontSurvey.Outcome.refused("It is none.") })
    #expect(six.count == 6)
    #expect(six.first == "refused  0.ttf: It is none.")
    #expect(six.last?.hasPrefix("6 fonts, 0 faces, 0 texts laid out: 6 refused") == true)
    #expect(
      text([face([]), face([finding(.note)]), face([finding(.warning)])]) == [
        "warning  2.ttf: no-figures: It is so",
        "3 fonts, 3 faces, 3 texts laid out: 1 with warnings, 1 with notes only, "
          + "1 without findings",
      ])
  }

  @Test func `counts the findings that a row has besides the worst`() {
    let lines = text([
      face([finding(.error), finding(.note, "a")]),
      face([finding(.error), finding(.note, "a"), finding(.note, "b")]),
      face([finding(.warning)]),
    ])
    #expect(
      lines.prefix(3) == [
        "error  1.ttf: no-figures: It is so (2 more)",
        "error  0.ttf: no-figures: It is so (1 more)",
        "warning  2.ttf: no-figures: It is so",
      ])
  }

  @Test func `is red for errors and yellow for warnings`() {
    let lines = text(
      [face([finding(.error)]), face([finding(.warning)])], environment: ["CLICOLOR_FORCE": "1"])
    #expect(lines[0].hasPrefix("\u{1B}[31merror\u{1B}[0m  "))
    #expect(lines[1].hasPrefix("\u{1B}[33mwarning\u{1B}[0m  "))
  }
}

@Suite struct `The reason why there is no survey` {
  @Test func `says which folder to name`() {
    let two = ["a is gone.", "b is gone."]
    let none = "fonts contains no font files that can be checked. "
    let words: [(SurveyCommandError, String)] = [
      (.folders(0), "No folder is named. Name the folder of fonts."),
      (.folders(2), "2 folders are named. Name one folder that contains them all."),
      (
        .noFonts(folder: "fonts", unlisted: []),
        "fonts contains no font files. Name a folder with .ttf, .otf, .ttc or .otc files below it."
      ),
      (.noFonts(folder: "fonts", unlisted: two), none + "a is gone. b is gone."),
      (.noFonts(folder: "fonts", unlisted: two + ["c."]), none + "a is gone. b is gone. c."),
      (
        .noFonts(folder: "fonts", unlisted: two + ["c.", "d."]),
        none + "a is gone. b is gone. c. …"
      ),
      (.partOfMerge, "--merge takes all shards. Leave out --shard."),
      (
        .otherFile("a.csv"),
        "a.csv is not a table of a survey. Delete it, or choose another folder."
      ),
    ]
    for (error, description) in words { #expect("\(error)" == description) }
  }

  @Test func `says where results may be`() {
    let rest = ". Delete the file, or name a folder outside the checkout."
    let start = "r.jsonl is inside a checkout, and git does not say whether it tracks the file"
    #expect("\(ResultsOriginError.unknown("r.jsonl", detail: ""))" == start + rest)
    #expect(
      "\(ResultsOriginError.unknown("r.jsonl", detail: "fatal: a\nhint: b\n"))"
        == start + " (fatal: a)" + rest)
    #expect(
      "\(ResultsOriginError.amongFonts("r.jsonl"))"
        == "r.jsonl is among the fonts and may have come with them. Delete the file, or name a "
        + "folder outside the fonts.")
  }

  @Test func `is none for one shard of a merge`() async throws {
    let folder = try ScratchFolder()
    let part = try folder.file("part-1-of-1.jsonl", "")
    let run = await CommandRun(
      "survey", "--merge", "--shard", "1/1", "--output", folder("Out"), part)
    #expect(run.code == .trouble)
    #expect(run.errors == "typeproof: --merge takes all shards. Leave out --shard.\n")
    let nowhere = await CommandRun("survey", folder.path, "--output", "")
    #expect(nowhere.errors.hasPrefix("typeproof: --output has an empty path."))
  }
}

@Suite struct `The origin of results` {
  @Test func `is not asked of a file that is empty or not there`() throws {
    let project = try GitProject()
    let file = try project.folder.file("results.jsonl", "")
    try project.commit()
    try ResultsOrigin.check(file, surveying: nil)
    try ResultsOrigin.check(project.folder("none.jsonl"), surveying: nil)
    try project.folder.file("results.jsonl", "a")
    #expect(throws: ResultsOriginError.tracked(file)) {
      try ResultsOrigin.check(file, surveying: nil)
    }
    let other = try project.folder.file("other.jsonl", "a")
    try ResultsOrigin.check(other, surveying: nil)
  }

  @Test func `is told by the folder where there is no git`() throws {
    let folder = try ScratchFolder()
    let file = try folder.file("fonts/out/results.jsonl", "a")
    try ResultsOrigin.check(file, surveying: nil)
    try ResultsOrigin.check(file, surveying: folder("fonts/other"))
    for fonts in ["fonts", "fonts/out"] {
      #expect(throws: ResultsOriginError.amongFonts(file)) {
        try ResultsOrigin.check(file, surveying: folder(fonts))
      }
    }
  }

  @Test func `looks at names as they are, not as patterns`() throws {
    let project = try GitProject()
    try project.folder.file("ab.jsonl", "a")
    try project.commit()
    let odd = try project.folder.file("*.jsonl", "a")
    try ResultsOrigin.check(odd, surveying: nil)
  }
}
