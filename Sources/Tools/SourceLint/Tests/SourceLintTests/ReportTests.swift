import Testing

@testable import SourceLint

@Suite struct `Work on threads` {
  @Test(arguments: [-1, 0, 1, 2, 3, 9]) func `has its results in order`(jobs: Int) {
    #expect(onThreads([1, 2, 3, 4], jobs: jobs) { $0 * 2 } == [2, 4, 6, 8])
    #expect(onThreads([Int](), jobs: jobs) { $0 * 2 } == [])
  }
}

@Suite struct `A report as JSON` {
  @Test func `has all facts of the findings`() {
    var report = LintReport()
    let start = #"{"version":1,"swiftFiles":0,"interfaceFiles":0,"cached":0,"rules":["#
    #expect(report.json.hasPrefix(start))
    #expect(report.json.hasSuffix(#"],"findings":[],"troubles":[]}"#))
    report.findings = [
      LintFinding(
        rule: .oneLine, isNote: true, path: "a", line: 2, column: 3, utf16Column: 4, message: "b",
        source: "c"),
      LintFinding(
        rule: .fixedFont, isNote: false, path: "d", line: 5, column: 6, utf16Column: 7,
        message: "e", source: "f", exempted: "g"),
    ]
    let first =
      #"{"rule":"one-line","isNote":true,"path":"a","line":2,"column":3,"utf16Column":4,"#
      + #""message":"b","source":"c","exempted":null}"#
    let second =
      #"{"rule":"fixed-font","isNote":false,"path":"d","line":5,"column":6,"#
      + #""utf16Column":7,"message":"e","source":"f","exempted":"g"}"#
    #expect(report.json.hasSuffix("\"findings\":[\(first),\(second)],\"troubles\":[]}"))
  }

  @Test func `has the words of each rule`() {
    for rule in LintRule.allCases {
      #expect(
        LintReport.rulesJSON.contains("{\"name\":\"\(rule.rawValue)\",\"title\":\"\(rule.title)"))
      #expect(!rule.why.isEmpty && !rule.fix.isEmpty)
    }
    #expect(LintReport.rulesJSON.hasPrefix(#"{"rules":[{"name":"fixed-font","title":"Text has"#))
  }

  @Test(
    arguments: [
      ("a", "a"), ("\"", "\\\""), ("\\", "\\\\"), ("\u{0}", "\\u0000"), ("\n", "\\u000a"),
      ("\u{1F}", "\\u001f"), (" ", " "), ("é😀", "é😀"), ("\u{7F}", "\u{7F}"),
    ])
  func `escapes only what it must`(text: String, escaped: String) {
    #expect(JSONText.text(text) == "\"\(escaped)\"")
  }

  @Test func `has all facts of the styles`() {
    var styles = SourceStyles()
    let start = #"{"version":1,"swiftFiles":0,"interfaceFiles":0,"styles":["#
    #expect(styles.json == start + #"],"gaps":[],"troubles":[]}"#)
    var value = FontValue(
      family: "F", size: 9, weight: 700, textStyle: "body", relativeTo: "title1")
    value.maximum = 20
    value.isItalic = true
    value.isMonospaced = true
    styles.styles = [
      .init(value: FontValue(), uses: 0, path: "a", line: 1),
      .init(value: value, name: "n", path: "b", line: 2),
    ]
    styles.gaps = [.init(path: "c", line: 3, source: "d")]
    let first = #"{"path":"a","line":1,"uses":0,"isMonospaced":false,"isItalic":false}"#
    let second =
      #"{"path":"b","line":2,"uses":1,"isMonospaced":true,"isItalic":true,"name":"n","#
      + #""family":"F","textStyle":"body","relativeTo":"title1","#
      + #""size":9.0,"weight":700,"maximum":20.0}"#
    let gap = #"{"path":"c","line":3,"source":"d"}"#
    #expect(styles.json == "\(start)\(first),\(second)],\"gaps\":[\(gap)],\"troubles\":[]}")
  }
}
