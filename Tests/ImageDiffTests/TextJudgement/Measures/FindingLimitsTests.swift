import Imaging
import Testing

@testable import TextJudgement

@Suite struct `The limits of changes told together` {
  static func groups(_ changes: [TextChange]) -> FindingGroups {
    var groups = FindingGroups(
      numbers: LineNumbers(
        of: Drawing.picture("....\n####"), ground: Premultiplied(bits: .max)))
    for change in changes { groups.add(change) }
    return groups
  }

  static func findings(_ changes: [TextChange]) -> [Finding] {
    groups(changes).findings(in: PixelRect(x: 0, y: 0, width: 9, height: 9))
  }

  static func change(_ cause: Cause, mass: Double = 10, isPart: Bool = false) -> TextChange {
    TextChange(
      cause: cause, area: PixelRect(x: 0, y: 1, width: 4, height: 1), mass: mass, rows: 1..<2,
      isPart: isPart)
  }

  static func count(_ causes: Cause...) -> Int { findings(causes.map { change($0) }).count }

  static func parts(_ count: Int) -> [TextChange] {
    Array(repeating: change(.shape, isPart: true), count: count)
  }

  @Test func `64 are told, and more are cut`() {
    #expect(Self.findings(Self.parts(64)).count == 64)
    #expect(!Self.groups(Self.parts(64)).isCut)
    #expect(Self.findings(Self.parts(65)).count == 64)
    #expect(Self.groups(Self.parts(65)).isCut)
  }

  @Test func `512 are kept, and then only those with more ink than the least`() {
    let tells = { (count: Int, mass: Double) in
      Self.findings(Self.parts(count) + [Self.change(.size(ratio: 2), mass: mass)])
        .contains { $0.cause == .size(ratio: 2) }
    }
    #expect(tells(511, 9))
    #expect(!tells(512, 9))
    #expect(!tells(512, 10))
    #expect(tells(512, 11))
  }

  @Test func `are their mean, weighted by ink`() {
    let shift = { (dx: Double, mass: Double) in
      Self.change(.shifted(dx: dx, dy: -dx), mass: mass)
    }
    let causes = Self.findings([shift(1, 30), shift(1.125, 10), shift(1.09375, 40)])
      .map(\.cause)
    // 1.03125 of forty, and then half of each.
    #expect(causes == [.shifted(dx: 1.0625, dy: -1.0625)])
    #expect(
      Self.findings([
        Self.change(.size(ratio: 1.5), mass: 3), Self.change(.size(ratio: 1.515625), mass: 1),
      ]).map(\.cause) == [.size(ratio: 1.50390625)])
    #expect(
      Self.findings([
        Self.change(.weight(dilation: 0.25), mass: 1),
        Self.change(.weight(dilation: 0.75), mass: 1),
      ]).map(\.cause) == [.weight(dilation: 0.5)])
  }

  @Test func `are one shift where they differ by less than 0.15 px each way`() {
    #expect(Self.count(.shifted(dx: 0, dy: 0), .shifted(dx: 0.14, dy: 0)) == 1)
    #expect(Self.count(.shifted(dx: 0, dy: 0), .shifted(dx: 0.15, dy: 0)) == 2)
    #expect(Self.count(.shifted(dx: 0, dy: 0), .shifted(dx: 0, dy: -0.14)) == 1)
    #expect(Self.count(.shifted(dx: 0, dy: 0), .shifted(dx: 0, dy: 0.15)) == 2)
    #expect(Self.count(.shifted(dx: 0, dy: 1), .shifted(dx: 0, dy: 2)) == 2)
  }

  @Test func `are one size where they differ by little, and more where text grew much`() {
    #expect(Self.count(.size(ratio: 1), .size(ratio: 1.009)) == 1)
    #expect(Self.count(.size(ratio: 1), .size(ratio: 1.011)) == 2)
    #expect(Self.count(.size(ratio: 1.5), .size(ratio: 1.524)) == 1)
    #expect(Self.count(.size(ratio: 1.5), .size(ratio: 1.526)) == 2)
    #expect(Self.count(.size(ratio: 0.5), .size(ratio: 0.524)) == 1)
  }

  @Test func `are one even spacing within a hundredth, and one weight each way`() {
    #expect(
      Self.count(.spacing(.even(perPixel: 0.01)), .spacing(.even(perPixel: 0.019))) == 1)
    #expect(
      Self.count(.spacing(.even(perPixel: 0.01)), .spacing(.even(perPixel: 0.021))) == 2)
    #expect(Self.count(.weight(dilation: 0.2), .weight(dilation: 0.9)) == 1)
    #expect(Self.count(.weight(dilation: 0.2), .weight(dilation: -0.2)) == 2)
  }

  @Test func `are one colour where each channel is within 24 levels`() {
    let color = { (level: UInt8) in RGBAColor(red: 100, green: 100, blue: level) }
    let count = { (from: UInt8, to: UInt8) in
      Self.count(
        .color(from: color(100), to: color(200)), .color(from: color(from), to: color(to)))
    }
    #expect(count(124, 176) == 1)
    #expect(count(125, 200) == 2)
    #expect(count(100, 175) == 2)
  }

  @Test func `are one background or smoothing where they are the same`() {
    let gray = RGBAColor(red: 254, green: 254, blue: 254)
    let ground = Cause.ground(from: .white, to: .black)
    #expect(Self.count(ground, ground) == 1)
    #expect(Self.count(ground, .ground(from: gray, to: .black)) == 2)
    let smoothing = Cause.antialiasing(from: .gray, to: .none)
    #expect(Self.count(smoothing, smoothing) == 1)
    #expect(Self.count(smoothing, .antialiasing(from: .gray, to: .subpixel)) == 2)
    #expect(Self.count(smoothing, ground) == 2)
  }

  @Test func `are one where other text or reflow is all that is known`() {
    for cause in [Cause.text, .other, .reflowed] { #expect(Self.count(cause, cause) == 1) }
    #expect(Self.count(.shape, .shape) == 2)
    #expect(Self.count(.inkAppeared(.mark), .inkAppeared(.mark)) == 2)
  }

  @Test func `are two where a part is like a whole line`() {
    let (part, whole) = (Self.change(.text, isPart: true), Self.change(.text))
    #expect(Self.findings([part, whole]).map(\.isPart) == [true, false])
    #expect(Self.findings([whole, part]).map(\.isPart) == [false, true])
    #expect(Self.findings([part, whole, whole]).count == 2)
  }

  @Test func `come first from a quarter of the greatest ink on`() {
    let causes = { (mass: Double) in
      Self.findings([
        Self.change(.inkVanished(.mark), mass: mass), Self.change(.size(ratio: 2), mass: 100),
      ]).map(\.cause)
    }
    #expect(causes(25) == [.inkVanished(.mark), .size(ratio: 2)])
    #expect(causes(24) == [.size(ratio: 2), .inkVanished(.mark)])
  }

  @Test func `have no lines where they concern none`() {
    let area = PixelRect(x: 0, y: 1, width: 4, height: 1)
    let ground = TextChange(cause: .ground(from: .white, to: .black), area: area, mass: 4)
    let part = TextChange(cause: .other, area: area, mass: 4, isPart: true)
    #expect(Self.findings([ground, part]).map(\.lines) == [[], []])
    #expect(Self.findings([Self.change(.other)]).map(\.lines) == [[1]])
  }
}

@Suite struct `The limits of words that moved between lines` {
  static func line(_ number: Int, _ expected: Double, _ actual: Double) -> FieldJudgement.Line {
    let area = PixelRect(x: 0, y: number * 20, width: 100, height: 12)
    return FieldJudgement.Line(
      area: area, actualArea: area, masses: (expected, actual), inkedArea: area)
  }

  static func lines(_ masses: [(Double, Double)], _ changes: [TextChange] = []) -> [Int] {
    let lines = masses.enumerated().map { line($0.offset + 1, $0.element.0, $0.element.1) }
    return Reflow(lines: lines, changes: changes).lines.map { $0.area.y / 20 }
  }

  static func change(_ cause: Cause, y: Int, height: Int = 4) -> TextChange {
    TextChange(
      cause: cause, area: PixelRect(x: 0, y: y, width: 9, height: height), mass: 1,
      rows: y..<y + height)
  }

  @Test func `the ink changes by less than a quarter of what moved`() {
    #expect(Self.lines([(1000, 911), (1000, 1120)]) == [])
    #expect(Self.lines([(1000, 910), (1000, 1120)]) == [])
    #expect(Self.lines([(1000, 909), (1000, 1120)]) == [1, 2])
    #expect(Self.lines([(1000, 860), (1000, 1120)]) == [1, 2])
  }

  @Test func `the ink changes by less than a fiftieth of it`() {
    #expect(Self.lines([(500, 320), (500, 700)]) == [])
    #expect(Self.lines([(500, 319), (500, 700)]) == [1, 2])
    #expect(Self.lines([(500, 280), (500, 700)]) == [])
    #expect(Self.lines([(500, 281), (500, 700)]) == [1, 2])
  }

  @Test func `a word is three hundredths of a mean line or more`() {
    #expect(Self.lines([(100, 97), (100, 103)]) == [1, 2])
    #expect(Self.lines([(100, 97.5), (100, 102.5)]) == [])
  }

  @Test func `lines that each lost less than a word gave none to another`() {
    var masses: [(Double, Double)] = Array(repeating: (100.0, 98.0), count: 10)
    masses.append((100.0, 120.0))
    #expect(Self.lines(masses) == [])
  }

  @Test func `lines before and after are left out`() {
    #expect(
      Self.lines([(100, 100), (100, 80), (100, 100), (100, 120), (100, 100)]) == [2, 3, 4])
  }

  @Test func `only other drawing of lines that changed keeps words from having moved`() {
    let masses: [(Double, Double)] = [(100, 100), (100, 80), (100, 120)]
    let color = Cause.color(from: .white, to: .black)
    #expect(Self.lines(masses, [Self.change(color, y: 20)]) == [2, 3])
    #expect(Self.lines(masses, [Self.change(.text, y: 40)]) == [2, 3])
    #expect(Self.lines(masses, [Self.change(color, y: 40)]) == [])
  }

  @Test func `the ink of a line is told in full pixels of the picture that has more`() {
    let changes = Reflow(lines: [Self.line(1, 510, 255), Self.line(2, 510, 765)], changes: [])
      .changes
    #expect(changes.map(\.mass) == [2, 3])
    #expect(changes.map(\.cause) == [.reflowed, .reflowed])
    #expect(changes.map(\.rows) == [20..<32, 40..<52])
  }

  @Test func `other changes are explained where they share a row with these lines`() {
    let reflow = Reflow(lines: [Self.line(1, 100, 80), Self.line(2, 100, 120)], changes: [])
    let explains = { (y: Int) in reflow.explains(Self.change(.text, y: y)) }
    #expect(!explains(16))
    #expect(explains(17))
    #expect(explains(31))
    #expect(!explains(32))
    #expect(!explains(36))
    #expect(explains(37))
    #expect(explains(51))
    #expect(!explains(52))
  }
}
