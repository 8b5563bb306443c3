import Imaging
import Testing

@testable import TextJudgement

@Suite struct `Changes told together` {
  /// A picture of three lines, of two rows each.
  static let picture = Drawing.picture(
    "....\n####\n####\n....\n....\n####\n####\n....\n....\n####\n####")

  static func findings(_ changes: [TextChange]) -> [Finding] {
    let area = PixelRect(x: 0, y: 0, width: 4, height: 11)
    var groups = FindingGroups(
      numbers: LineNumbers(of: picture, ground: Premultiplied(bits: .max)))
    for change in changes { groups.add(change) }
    return groups.findings(in: area)
  }

  static func change(
    _ cause: Cause, line: Int, mass: Double = 10, isPart: Bool = false
  ) -> TextChange {
    let top = line * 4 - 3
    return TextChange(
      cause: cause, area: PixelRect(x: 0, y: top, width: 4, height: 2), mass: mass,
      rows: top..<top + 2, isPart: isPart)
  }

  @Test func `are one where the same happened to whole lines`() {
    let findings = Self.findings([
      Self.change(.size(ratio: 1.05), line: 1), Self.change(.size(ratio: 1.052), line: 3),
    ])
    #expect(findings.map(\.lines) == [[1, 3]])
    #expect(findings.first?.area == PixelRect(x: 0, y: 1, width: 4, height: 10))
  }

  @Test func `are two where it happened otherwise`() {
    #expect(
      Self.findings([
        Self.change(.shifted(dx: 1, dy: 0), line: 1), Self.change(.shifted(dx: 2, dy: 0), line: 2),
      ]).count == 2)
  }

  @Test func `stay apart where they concern parts`() {
    #expect(
      Self.findings([
        Self.change(.shape, line: 1, isPart: true), Self.change(.shape, line: 1, isPart: true),
      ]).count == 2)
  }

  @Test func `begin with what says what happened, and then with much`() {
    let findings = Self.findings([
      Self.change(.other, line: 1), Self.change(.inkVanished(.mark), line: 1, mass: 1),
      Self.change(.spacing(.uneven(greatest: 1)), line: 2, mass: 9),
      Self.change(.weight(dilation: 0.2), line: 3),
    ])
    #expect(
      findings.map(\.cause) == [
        .weight(dilation: 0.2), .inkVanished(.mark), .spacing(.uneven(greatest: 1)), .other,
      ])
  }

  @Test func `are at most so many`() {
    let many = (0..<200).map { Self.change(.shifted(dx: Double($0), dy: 0), line: 1) }
    #expect(Self.findings(many).count == FindingGroups.most)
  }

  @Test func `are still put to those they are like when there are too many`() {
    let many = (0..<600).map { Self.change(.shifted(dx: Double($0), dy: 0), line: 1) }
    let like = Self.change(.shifted(dx: 0, dy: 0), line: 3)
    let unlike = { Self.change(.size(ratio: 2), line: 3, mass: $0) }
    let findings = Self.findings(many + [like, unlike(10)])
    #expect(findings.first?.lines == [1, 3])
    #expect(!findings.contains { $0.cause == .size(ratio: 2) })
    // What concerns more ink takes the place of another.
    #expect(Self.findings(many + [unlike(1000)]).contains { $0.cause == .size(ratio: 2) })
  }
}

@Suite struct `Words that moved between lines` {
  static func line(_ number: Int, _ expected: Double, _ actual: Double) -> FieldJudgement.Line {
    let area = PixelRect(x: 0, y: number * 20, width: 100, height: 12)
    return FieldJudgement.Line(
      area: area, actualArea: area, masses: (expected, actual), inkedArea: area)
  }

  static func lines(
    _ lines: [FieldJudgement.Line], _ changes: [TextChange] = []
  ) -> [Int] {
    Reflow(lines: lines, changes: changes).changes.map { $0.area.y / 20 }
  }

  @Test func `are found where some lines lost what others won`() {
    #expect(Self.lines([Self.line(1, 100, 80), Self.line(2, 100, 120)]) == [1, 2])
  }

  @Test func `pass through the lines between`() {
    #expect(
      Self.lines([Self.line(1, 100, 80), Self.line(2, 90, 91), Self.line(3, 50, 69)]) == [1, 2, 3])
  }

  @Test func `are none where ink was lost`() {
    #expect(Self.lines([Self.line(1, 100, 80), Self.line(2, 100, 105)]) == [])
    #expect(Self.lines([Self.line(1, 100, 100), Self.line(2, 100, 101)]) == [])
  }

  @Test func `are none where edges are drawn otherwise`() {
    let hard = TextChange(
      cause: .antialiasing(from: .gray, to: .none),
      area: PixelRect(x: 0, y: 20, width: 100, height: 12), mass: 100)
    #expect(Self.lines([Self.line(1, 100, 80), Self.line(2, 100, 120)], [hard]) == [])
  }
}

@Suite struct `A number as people write it` {
  @Test func `has no zeros at its end`() {
    #expect(ShortNumber(1.5).description == "1.5")
    #expect(ShortNumber(2).description == "2")
    #expect(ShortNumber(0.05).description == "0.05")
  }

  @Test func `is rounded`() {
    #expect(ShortNumber(1.006).description == "1.01")
    #expect(ShortNumber(-0.001).description == "0")
    #expect(ShortNumber(-1.25, decimals: 1).description == "−1.3")
  }

  @Test func `is told as it is where it is huge or none`() {
    #expect(ShortNumber(1e300).description == "1e+300")
    #expect(ShortNumber(.infinity).description == "inf")
  }
}
