import Testing

@testable import SourceLint

@Suite struct `The lines of a file` {
  private func lines(_ text: String) -> SourceLines { SourceLines(Array(text.utf8)) }

  @Test func `have positions from the first byte to the end`() {
    let lines = lines("ab\ncd\r\nef\rg")
    #expect(lines.count == 4)
    #expect(lines.position(at: 0) == .init(line: 1, column: 1, utf16Column: 1))
    #expect(lines.position(at: -3) == .init(line: 1, column: 1, utf16Column: 1))
    #expect(lines.position(at: 2) == .init(line: 1, column: 3, utf16Column: 3))
    #expect(lines.position(at: 3) == .init(line: 2, column: 1, utf16Column: 1))
    #expect(lines.position(at: 6) == .init(line: 2, column: 4, utf16Column: 4))
    #expect(lines.position(at: 7) == .init(line: 3, column: 1, utf16Column: 1))
    #expect(lines.position(at: 10) == .init(line: 4, column: 1, utf16Column: 1))
    #expect(lines.position(at: 11) == .init(line: 4, column: 2, utf16Column: 2))
    #expect(lines.position(at: 99) == .init(line: 4, column: 2, utf16Column: 2))
  }

  @Test func `have texts without blanks around them`() {
    let lines = lines("  a b\t\r\n\t\n c\r")
    #expect((0...5).map { lines.text(ofLine: $0) } == ["", "a b", "", "c", "", ""])
    #expect(lines.count == 4)
    #expect(self.lines("").count == 1)
    #expect(self.lines("a").text(ofLine: 1) == "a")
  }

  @Test func `begin behind a byte order mark`() {
    let lines = lines("\u{FEFF}ab\nc")
    #expect(lines.position(at: 0) == .init(line: 1, column: 1, utf16Column: 1))
    #expect(lines.position(at: 2).column == 3)
    #expect(lines.position(at: 4) == .init(line: 1, column: 2, utf16Column: 2))
    #expect(lines.position(at: 6) == .init(line: 2, column: 1, utf16Column: 1))
  }
}

@Suite struct `A comment for a rule` {
  private func exemptions(_ source: String) -> Exemptions {
    let bytes = Array(source.utf8)
    return Exemptions(in: SourceTree.parsing(bytes).tree, SourceLines(bytes))
  }

  private func reason(_ source: String, line: Int, rule: LintRule = .oneLine) -> String? {
    var found = exemptions(source)
    return found.reason(for: rule, line: line)
  }

  @Test(
    arguments: [
      "// typeproof:ignore one-line because it is short",
      "/// typeproof:ignore one-line because it is short",
      "/* typeproof:ignore one-line because it is short */",
      "/** typeproof:ignore one-line because it is short */",
      "//typeproof:ignore   one-line,fixed-font   because   it is  short",
      "// typeproof:ignore fixed-font, one-line because it is short",
      "// typeproof:ignore (one-line) because it is short",
    ])
  func `holds in every kind of comment`(comment: String) {
    #expect(reason("a() \(comment)", line: 1) == "it is short")
    #expect(reason("\(comment)\na()", line: 2) == "it is short")
    #expect(reason("\(comment)\na()", line: 1) == nil)
    #expect(reason("a() \(comment)\nb()", line: 2) == nil)
  }

  @Test func `holds for the next line with code`() {
    let comment = "// typeproof:ignore one-line because it is short"
    #expect(reason("\(comment)\n\n// more\n\n  a()", line: 5) == "it is short")
    #expect(reason("a()\n\(comment)", line: 2) == "it is short")
    #expect(reason("\(comment)\na()", line: 2, rule: .fixedFont) == nil)
  }

  @Test func `is a fault that says what is missing`() {
    func fault(_ comment: String) -> [String] {
      exemptions("a() // typeproof:ignore \(comment)").faults.map(\.message)
    }
    let end = " Write: typeproof:ignore fixed-font because …"
    #expect(fault("") == ["The comment names no rule.\(end)"])
    #expect(fault("because why") == ["The comment names no rule.\(end)"])
    #expect(fault("- because why") == ["The comment names no rule.\(end)"])
    #expect(fault("no-rule because why") == ["“no-rule” is no rule.\(end)"])
    let reason =
      "one-line is switched off without a reason. Write: typeproof:ignore one-line because …"
    #expect(fault("one-line") == [reason])
    #expect(fault("one-line because") == [reason])
    #expect(fault("one-line because …") == [reason])
    #expect(fault("one-line because 3").isEmpty)
    #expect(exemptions("a() // other one-line because").faults.isEmpty)
    #expect(exemptions("ab() // typeproof:ignore").faults.map(\.offset) == [5])
  }

  @Test func `is unused until a finding asks for it`() {
    var found = exemptions(
      "a() // typeproof:ignore one-line because 1\nb() // typeproof:ignore one-line because 2")
    #expect(found.unused == [4, 47])
    #expect(found.reason(for: .oneLine, line: 2) == "2")
    #expect(found.unused == [4])
  }
}
