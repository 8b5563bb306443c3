import Imaging
import Testing

@testable import TextJudgement

/// See Fixtures/README.md.
@Suite struct `Numbers of lines whose letters touch` {
  @Test func `count each line though the picture has no blank row between them`() throws {
    let findings = try `Small text in a real font`.judged("touching_lines", "touching_lines_tor")
      .findings
    #expect(findings.first?.lines == [7])
  }

  @Test func `name all lines of what happened to them together`() throws {
    let findings = try `Small text in a real font`.judged("touching_lines", "touching_lines_red")
      .findings
    #expect(findings.map(\.lines) == [[1, 2, 3, 4, 5, 6, 7]])
  }

  @Test func `are left out where lines cannot be told apart`() throws {
    let findings = try `Small text in a real font`.judged("tight_lines", "tight_lines_red").findings
    #expect(findings.map(\.lines) == [[]])
    #expect(findings.first?.description == "the picture changed colour from #000000 to #FF0000")
  }

  @Test func `are those of the lines whose middle some rows hold`() {
    let picture = StrokeText(text: "Hello\ntell\nHit").picture(height: 90)
    let numbers = LineNumbers(of: picture, ground: Premultiplied(bits: .max))
    #expect(numbers.numbers(of: 0..<90) == [1, 2, 3])
    #expect(numbers.numbers(of: 28..<48) == [2])
    #expect(numbers.numbers(of: 60..<62) == [3])
  }
}
