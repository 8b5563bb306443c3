import Audit
import DynamicType
import FontSurveys
import Foundation
import ImageDiff
import Reports
import Snapshots
import Testing

@testable import ReportPage

@Suite struct `The title of a report's page` {
  private func title(_ cells: [(verdict: CellVerdict, isRecorded: Bool)]) throws -> String? {
    let ramp = RampName(suite: "app", style: .body, sample: "greeting", scale: .x2)
    let results = RunResults(
      suite: "app", toolVersion: "1", declaredCount: cells.count,
      cells: zip(cells, ContentSizeCategory.allCases).map { cell, category in
        CellResult(
          name: SnapshotName(ramp: ramp, category: category), verdict: cell.verdict,
          isRecorded: cell.isRecorded)
      })
    let text = String(decoding: try ReportPage(results: results).html(), as: UTF8.self)
    return text.components(separatedBy: "<title>").dropFirst().first?
      .components(separatedBy: "</title>").first
  }

  @Test func `counts the cells that fail, and no other`() throws {
    let none = "app: no cell needs review – Typeproof"
    #expect(try title([]) == none)
    #expect(try title([(.equal, false), (.tolerated, false), (.missing, true)]) == none)
    #expect(try title([(.missing, false)]) == "app: review 1 cell – Typeproof")
    #expect(
      try title([(.missing, false), (.equal, false), (.failed, false)])
        == "app: review 2 cells – Typeproof")
  }
}

@Suite struct `The pictures of a report's page` {
  private func pictures(_ pictures: [String: [UInt8]]) throws -> String? {
    let results = RunResults(suite: "app", toolVersion: "1", declaredCount: 0)
    let page = ReportPage(results: results, pictures: pictures)
    let text = String(decoding: try page.html(), as: UTF8.self)
    return text.components(separatedBy: "id=\"pictures\">").dropFirst().first?
      .components(separatedBy: "</script>").first
  }

  @Test func `are apart by commas, which none and one do not have`() throws {
    #expect(try pictures([:]) == "{}")
    #expect(try pictures(["a": [0x66]]) == #"{"a":"data:image/png;base64,Zg=="}"#)
    #expect(
      try pictures(["c": [], "b": [0x66], "a": [0x66]])
        == #"{"a":"data:image/png;base64,Zg==","b":"data:image/png;base64,Zg==","#
        + #""c":"data:image/png;base64,"}"#)
  }
}

@Suite struct `The tables of a survey's page` {
  private func face(
    _ family: String, index: Int = 0, scripts: [(String, Int)] = [],
    findings: [SurveyFinding] = []
  ) -> FaceSurvey {
    FaceSurvey(
      index: index, family: family, style: "", postScript: "F", version: "1", weight: 400,
      isItalic: false, axes: [], glyphCount: 1, characterCount: 9,
      scripts: scripts.map { FaceSurvey.ScriptCount(name: $0.0, characterCount: $0.1) },
      lineHeight: 1.5, frameCount: 1, findings: findings)
  }

  private func page(_ faces: FaceSurvey...) -> String {
    let survey = FontSurvey(
      digest: SecureDigest(of: []), byteCount: 0, outcome: .faces(faces))
    return page(of: Survey(edition: "1", fonts: [SurveyedFont(path: "a.ttc", survey: survey)]))
  }

  private func page(of survey: Survey) -> String {
    String(decoding: SurveyPage(survey).html(), as: UTF8.self)
  }

  /// What stands between two texts of a page, the first of which is there once.
  private func part(of page: String, from start: String, to end: String) -> String? {
    let parts = page.components(separatedBy: start)
    return parts.count == 2 ? parts[1].components(separatedBy: end).first : nil
  }

  private func finding(_ rule: SurveyRule, _ severity: AuditSeverity) -> SurveyFinding {
    SurveyFinding(rule, severity, "it is so")
  }

  @Test func `have each rule once, the worst and most frequent first, with its faces`() throws {
    let page = page(
      face(
        "A", index: 0,
        findings: [
          finding(.noSpace, .error), finding(.noFigures, .warning), finding(.noSpace, .warning),
          finding(.irregular, .note),
        ]),
      face("B", index: 1, findings: [finding(.noSpace, .warning), finding(.noLatin, .warning)]),
      face("C", index: 2, findings: [finding(.noLatin, .warning), finding(.missingSigns, .note)]))
    let table = try #require(part(of: page, from: "<h2>Findings</h2>", to: "</section>"))
    let lines = table.components(separatedBy: "<tr><th scope=\"row\" class=\"").dropFirst()
    let told = lines.map { line in
      let severity = line.prefix { $0 != "\"" }
      let rule = part(of: line, from: "</span> ", to: "</span>") ?? "none"
      let faces = part(of: line, from: "<td class=\"number\">", to: "</td>") ?? "none"
      return "\(severity) \(rule) \(faces)"
    }
    #expect(
      told == [
        "error no-space 2", "warning no-latin 2", "warning no-figures 1", "note missing-signs 1",
        "note irregular 1",
      ])
  }

  @Test func `are none where nothing is to tell`() {
    let sound = page(face("A", scripts: [("Latin", 1)]))
    #expect(!sound.contains("<h2>Findings</h2>"))
    #expect(!sound.contains("<ul></ul>"))
    #expect(sound.contains("<details id=\"scripts\">"))
    #expect(!page(face("A")).contains("<details id=\"scripts\">"))
  }

  @Test func `begin with the numbers of those ranks that there are`() throws {
    let page = page(
      face("A", index: 0, findings: [finding(.noSpace, .error)]), face("B", index: 1),
      face("C", index: 2))
    let items = try #require(part(of: page, from: "<ul class=\"ranks\">\n", to: "</ul>"))
    #expect(
      items == """
        <li class="error"><a href="#error"><b>1</b> with errors</a></li>
        <li class="sound"><a href="#sound"><b>2</b> without findings</a></li>

        """)
    #expect(page.contains("<h2>1 with errors</h2>") && page.contains("<h2>2 without findings</h2>"))
    for rank in ["unread", "refused", "warning", "note"] {
      #expect(!page.contains("id=\"\(rank)\""), "\(rank)")
    }
  }

  @Test func `are open where something has to be done`() {
    let page = page(
      face("A", index: 0, findings: [finding(.noSpace, .error)]),
      face("B", index: 1, findings: [finding(.noSpace, .warning)]),
      face("C", index: 2, findings: [finding(.noSpace, .note)]), face("D", index: 3))
    for rank in ["error", "warning"] {
      #expect(page.contains("<details id=\"\(rank)\" class=\"\(rank)\" open>"), "\(rank)")
    }
    for rank in ["note", "sound"] {
      #expect(page.contains("<details id=\"\(rank)\" class=\"\(rank)\">"), "\(rank)")
    }
  }

  @Test func `name the file and the place of a face where these are not its name`() {
    let page = page(face("A", index: 0), face("B", index: 1), face("", index: 0))
    #expect(page.contains("<span class=\"name\" dir=\"auto\">A</span><code>a.ttc</code></th>"))
    #expect(page.contains("<span class=\"name\" dir=\"auto\">B</span><code>a.ttc#1</code></th>"))
    #expect(page.contains("<span class=\"name\" dir=\"auto\">a.ttc</span></th>"))
  }

  @Test func `name four scripts of a face, and count the others`() {
    let scripts = ["Latin", "Greek", "Cyrillic", "Hebrew", "Arabic", "Thai"]
    func cell(_ count: Int) -> String {
      page(face("A", scripts: scripts.prefix(count).map { ($0, 3) }))
    }
    let four = "Latin 3, Greek 3, Cyrillic 3, Hebrew 3"
    #expect(cell(4).contains("<td>\(four)</td>"))
    #expect(cell(5).contains("<td>\(four), 1 more</td>"))
    #expect(cell(6).contains("<td>\(four), 2 more</td>"))
    #expect(cell(1).contains("<td>Latin 3</td>"))
  }

  @Test func `have the face with most characters of a script, the first of several`() throws {
    let page = page(
      face("One", index: 0, scripts: [("Latin", 5), ("Greek", 1)]),
      face("Two", index: 1, scripts: [("Latin", 7)]),
      face("Three", index: 2, scripts: [("Latin", 7), ("Arabic", 2)]))
    let table = try #require(part(of: page, from: "<details id=\"scripts\">", to: "</details>"))
    #expect(table.contains("<h2>3 scripts</h2>"))
    let lines = table.components(separatedBy: "<tr><th scope=\"row\">").dropFirst().map {
      $0.components(separatedBy: "</td></tr>")[0]
    }
    let number = "</td><td class=\"number\">"
    let name = "</td><td><span class=\"name\" dir=\"auto\">"
    #expect(
      lines == [
        "Arabic</th><td class=\"number\">1\(number)2\(name)Three</span>",
        "Greek</th><td class=\"number\">1\(number)1\(name)One</span>",
        "Latin</th><td class=\"number\">3\(number)7\(name)Two</span>",
      ])
  }

  @Test func `count fonts and scripts in words`() {
    #expect(page(face("A", scripts: [("Latin", 1)])).contains("<h2>1 script</h2>"))
    #expect(page(face("A")).contains("<h1>Survey of 1 font</h1>"))
    let none = Survey(edition: "1", fonts: [])
    #expect(page(of: none).contains("<h1>Survey of 0 fonts</h1>"))
    #expect(page(of: none).contains("<ul class=\"ranks\">\n</ul>\n"))
  }

  @Test func `tell why a file was not read`() {
    let survey = Survey(edition: "1", fonts: [SurveyedFont(path: "b.ttf", trouble: "It is gone.")])
    let page = page(of: survey)
    #expect(page.contains("<h2>1 not read</h2>"))
    #expect(page.contains("<details id=\"unread\" class=\"unread\" open>"))
    #expect(
      page.contains(
        "dir=\"auto\">b.ttf</span></th>\n<td>It is gone.</td>\n<td></td>"
          + "<td class=\"number\"></td><td class=\"number\"></td></tr>"))
  }
}
