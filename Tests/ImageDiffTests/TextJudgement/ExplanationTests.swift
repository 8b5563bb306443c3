import ImageDiff
import Imaging
import Testing

/// A cause is told only where it explains what differs; see Fixtures/README.md.
@Suite struct `What a cause explains` {
  static func findings(_ expected: String, _ actual: String) throws -> [Finding] {
    try `Small text in a real font`.judged(expected, actual).findings
  }

  @Test func `other words on one line are other text, and no shift or weight`() throws {
    for (expected, actual) in [
      ("words_settings", "words_notifications"), ("words_notifications", "words_settings"),
    ] {
      #expect(try Self.findings(expected, actual).map(\.cause) == [.text])
    }
  }

  @Test func `other words on two lines with as much ink together are no reflow`() throws {
    let findings = try Self.findings("words_boxing", "words_zebras")
    #expect(findings.first?.cause == .text)
    #expect(findings.first?.lines == [1, 2])
  }

  @Test func `one letter that is narrower is told where it is, and then that the rest closes up`()
    throws
  {
    let findings = try Self.findings("send_now", "sent_now")
    #expect(findings.map(\.isPart) == [true, true])
    #expect(findings.first?.cause == .text)
    #expect(findings.first.map { (28...34).contains($0.area.x) } == true)
    guard findings.count == 2, case .spacing(.gap(_, let by)) = findings[1].cause else {
      Issue.record("\(findings)")
      return
    }
    #expect((-5.5 ... -4).contains(by))
  }

  @Test func `a hyphen instead of a dash is told before what it did to the spacing`() throws {
    let finding = try #require(try Self.findings("dash", "hyphen").first)
    #expect(finding.cause == .text)
    #expect(finding.area.width <= 12)
  }

  @Test(arguments: [("eight", "capital_b"), ("i", "l"), ("bayt", "babt")])
  func `one glyph for another is no weight, size or shift`(expected: String, actual: String) throws
  {
    for findings in [try Self.findings(expected, actual), try Self.findings(actual, expected)] {
      #expect(!findings.isEmpty)
      #expect(
        findings.allSatisfy {
          [.shape, .inkAppeared(.mark), .inkVanished(.mark)].contains($0.cause)
        }, "\(findings)")
    }
  }

  @Test(arguments: ["13", "24"])
  func `a tenth of a weight is told as weight, though letters stand further apart`(size: String)
    throws
  {
    let causes = try Self.findings("weight_400_\(size)", "weight_440_\(size)").map(\.cause)
    guard case .weight(let dilation)? = causes.first, causes.count == 1 else {
      Issue.record("\(causes)")
      return
    }
    #expect((0.03...0.15).contains(dilation))
    let back = try Self.findings("weight_440_\(size)", "weight_400_\(size)").map(\.cause)
    guard case .weight(let lost)? = back.first else {
      Issue.record("\(back)")
      return
    }
    #expect(lost < -0.03)
  }

  @Test(arguments: [(10, 12), (8, 9), (9, 11), (5, 6)])
  func `a piece that became longer is told where it is longer`(from: Int, to: Int) {
    let picture = { (stems: Int) in
      var text = StrokeText(text: "Hit one", place: (70.3, 4.2))
      text.place.x += Double(4 * (stems - from))
      var bytes = text.picture(width: 140, height: 24).bytes
      for column in 10..<8 + 4 * stems {
        bytes[6 * 140 + column] = 0
        for row in 6..<18 where (column - 10) % 4 < 2 { bytes[row * 140 + column] = 0 }
      }
      return Bitmap(width: 140, height: 24, format: .gray8, bytes: bytes)
    }
    let findings = judge(expected: picture(from), actual: picture(to)).findings
    #expect(!findings.isEmpty)
    #expect(findings.allSatisfy { $0.area.width > 0 }, "\(findings)")
  }
}
