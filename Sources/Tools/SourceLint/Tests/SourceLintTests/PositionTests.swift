import Testing

@testable import SourceLint

@Suite struct `A position in a source` {
  @Test(arguments: ["\n", "\r\n", "\r"]) func `counts every kind of line end`(end: String) {
    let lines = SourceLines(Array("one\(end)two\(end)three".utf8))
    let offset = 3 + 2 * end.utf8.count + 3
    #expect(lines.position(at: offset) == .init(line: 3, column: 1, utf16Column: 1))
  }

  @Test func `counts a tab as one, and an emoji by its encoding`() {
    let lines = SourceLines(Array("\t/* 😀 */ x".utf8))
    #expect(lines.position(at: 12) == .init(line: 1, column: 13, utf16Column: 11))
  }

  @Test func `does not count a byte order mark`() {
    let lines = SourceLines(Array("\u{FEFF}x".utf8))
    #expect(lines.position(at: 3) == .init(line: 1, column: 1, utf16Column: 1))
  }

  @Test func `is the physical line, whatever a source location says`() {
    let source = """
      #sourceLocation(file: "Other.swift", line: 400)
      struct A: View { var body: some View {
        Text(name).font(.system(size: 15))
      } }
      #sourceLocation()
      """
    #expect(findings(source) == ["fixed-font 3"])
  }
}

@Suite struct `A comment that switches a rule off` {
  private func exemptions(_ source: String) -> (Exemptions, SourceLines) {
    let bytes = Array(source.utf8)
    let lines = SourceLines(bytes)
    return (Exemptions(in: SourceTree.parsing(bytes).tree, lines), lines)
  }

  @Test func `holds for its line, or for the next one with code`() {
    var (found, _) = exemptions(
      """
      a() // typeproof:ignore one-line because it is a code
      // typeproof:ignore fixed-font because the board has
      // a fixed size
      b()
      """)
    #expect(found.reason(for: .oneLine, line: 1) == "it is a code")
    #expect(found.reason(for: .oneLine, line: 4) == nil)
    #expect(found.reason(for: .fixedFont, line: 4) == "the board has")
    #expect(found.unused.isEmpty)
  }

  @Test func `is a finding without a reason, without a rule, or with another name`() {
    for comment in ["one-line", "one-line because", "", "no-rule because why"] {
      let (found, _) = exemptions("a() // typeproof:ignore \(comment)")
      #expect(found.faults.count == 1)
    }
  }

  @Test func `is none in a string`() {
    let (found, _) = exemptions("let a = \"// typeproof:ignore one-line\"")
    #expect(found.faults.isEmpty)
  }
}
