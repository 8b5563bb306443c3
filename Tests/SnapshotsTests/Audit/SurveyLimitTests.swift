import Audit
import DynamicType
import Snapshots
import TextEngine
import Testing

@testable import FontSurveys
@testable import Suites

@Suite struct `The text of a script in a survey` {
  private func letters(_ count: Int) -> [Unicode.Scalar] {
    (0..<count).compactMap { Unicode.Scalar(0x4E00 + $0) }
  }

  @Test func `is of the first eighty letters of a face, in words of six`() {
    let text = ScriptProof.ownText(of: [" "] + letters(100)) ?? ""
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(\.count)
    #expect(words == Array(repeating: 6, count: 13) + [2])
    #expect(Array(text.unicodeScalars).filter { $0 != " " } == letters(80))
    let whole = ScriptProof.ownText(of: letters(100))
    #expect(whole?.unicodeScalars.count == 80)
    #expect(ScriptProof.ownText(of: [" "] + letters(6))?.contains(" ") == false)
  }

  @Test func `has letters of ASCII only where there are no others`() {
    #expect(ScriptProof.ownText(of: ["a", "B", "α", "1", "β"]) == "αβ")
    #expect(ScriptProof.ownText(of: ["a", "B", "1", "-"]) == "aB")
    #expect(ScriptProof.ownText(of: ["1", "-", " "]) == nil)
    #expect(ScriptProof.ownText(of: []) == nil)
  }

  @Test func `has its own letters once each`() {
    #expect(ScriptProof("x", "Façade, señor: 12 ç").letters == ["ç", "ñ"])
    #expect(ScriptProof("x", "e\u{301}a").letters == ["\u{301}"])
    #expect(ScriptProof("x", "ignored ç", letters: "abcab1").letters == ["a", "b", "c"])
  }

  /// JetBrains Mono has Latin letters and none of Thai.
  @Test(arguments: [
    ("abcก", true), ("abกข", false), ("abก", false), ("abcd", true), ("กข", false),
    ("abcdefกข", true), ("abcdeกข", false),
  ])
  func `is one of a face with three quarters of its letters`(
    letters: String, isClaimed: Bool
  ) throws {
    let face = try FontFolder(path: Bench.fontsPath)
      .entry(named: "JetBrainsMono/JetBrainsMono-Regular.ttf").face
    #expect(ScriptProof("x", "", letters: letters).isClaimed(by: face) == isClaimed)
  }

  @Test func `is laid out at each size once, as the first style has it`() throws {
    let sizes = try SurveySizes().all
    #expect(sizes.count == 42)
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0.points < $1.points })
    #expect(sizes.first { $0.points == 17 }?.description == "17 pt, body at L")
    // 17 · 62 ÷ 22 is 48 pt.
    #expect(sizes.first { $0.points == 48 }?.description == "48 pt, body at AX5")
  }
}

@Suite struct `The limits of a survey` {
  private let content: [UInt8]

  init() throws {
    content = try FileTree.read("\(Bench.fontsPath)/JetBrainsMono/JetBrainsMono-Regular.ttf")
  }

  /// The findings in the font with a number of 16 bits put in place of another.
  private func findings(
    _ table: String, at offset: Int, _ number: Int
  ) throws -> [SurveyFinding] {
    var content = content
    let count = Int(content[4]) << 8 | Int(content[5])
    let records = (0..<count).map { (index: Int) -> Int in 12 + index * 16 }
    let record = try #require(records.first { content[$0..<$0 + 4].elementsEqual(table.utf8) })
    let place = content[(record + 8)..<(record + 12)]
    let start = place.reduce(0) { (sum: Int, byte: UInt8) -> Int in sum << 8 | Int(byte) } + offset
    content[start] = UInt8(number >> 8)
    content[start + 1] = UInt8(number & 0xFF)
    guard case .faces(let faces) = try FontSurveyor().survey(content).outcome else { return [] }
    return faces[0].findings
  }

  /// The class of the weight is the third number of OS/2 (OpenType).
  @Test(
    arguments: [
      (399, "it is called “Regular”, but claims the weight 399"), (400, nil), (499, nil),
      (500, "it is called “Regular”, but claims the weight 500"),
      (1000, "it is called “Regular”, but claims the weight 1000"),
      (1001, "it claims the weight 1001, but only 1 to 1000 are valid"),
      (0, "it claims the weight 0, but only 1 to 1000 are valid"),
    ] as [(Int, String?)])
  func `are a hundred weights for the word Regular`(weight: Int, words: String?) throws {
    let found = try findings("OS/2", at: 4, weight).first { $0.rule == .weightMismatch }
    #expect(found?.words == words)
    #expect(found.map { $0.severity == .warning } ?? true)
  }

  /// The ascender is the third number of hhea (OpenType), in thousandths of an em. The higher it
  /// is, the less does ink reach over it.
  @Test func `warn above 0.006 em of ink outside the line, and fail above 0.1 em`() throws {
    func above(_ ascender: Int) throws -> [(reach: Int, severity: AuditSeverity)] {
      let clipped = try findings("hhea", at: 4, ascender).filter { $0.rule == .clippedInk }
      return clipped.compactMap { finding -> (reach: Int, severity: AuditSeverity)? in
        guard let end = finding.words.firstRange(of: " em above its line"),
          let start = finding.words.firstRange(of: "reaches ")
        else { return nil }
        let number = Double(finding.words[start.upperBound..<end.lowerBound]) ?? 0
        return (Int((number * 1000).rounded()), finding.severity)
      }
    }
    let low = try above(700)
    let greatest = try #require(low.map(\.reach).max())
    #expect(greatest > 100)
    #expect(low.filter { $0.reach > 101 }.allSatisfy { $0.severity == .error })
    let top = 700 + greatest
    #expect(try above(top - 5).isEmpty)
    let little = try above(top - 8)
    #expect(little.map(\.reach).max() == 8)
    #expect(little.allSatisfy { $0.severity == .warning })
    #expect(try above(top - 150).contains { $0.reach == 150 && $0.severity == .error })
    #expect(try above(top - 95).allSatisfy { $0.severity == .warning })
  }
}
