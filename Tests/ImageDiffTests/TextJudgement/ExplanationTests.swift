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

  private static func line(_ text: String, from x: Double = 8.3) -> Bitmap {
    StrokeText(text: text, size: 20, place: (x, 6.2)).picture(width: 460, height: 30)
  }

  /// The last column with ink.
  private static func end(of picture: Bitmap) throws -> Int {
    let columns = (0..<picture.width).filter { column in
      (0..<picture.height).contains { picture.bytes[$0 * picture.width + column] < 128 }
    }
    return try #require(columns.last)
  }

  @Test(arguments: [
    ("HTELH", "Hotu HTELH tell inn Hit oHet"), ("tin", "Hotu tin tell inn Hit oHet"),
    ("HTLHT", "HTLHT unEt tell inn Hit oHet"), ("ln", "Hotu unEt tell inn ln oHet"),
  ])
  func `a word in place of another is told where it was, and then how far the rest moved`(
    word: String, changed: String
  ) throws {
    let (old, new) = (Self.line("Hotu unEt tell inn Hit oHet"), Self.line(changed))
    let findings = judge(expected: old, actual: new).findings
    #expect(findings.first?.cause == .text)
    guard findings.count == 2, case .spacing(.gap(let x, let by)) = findings[1].cause else {
      Issue.record("\(findings)")
      return
    }
    #expect(abs(by - Double(try Self.end(of: new) - Self.end(of: old))) < 1)
    #expect(abs(x - findings[0].area.maxX) < 2)
    #expect(findings[0].area.width < 80)
  }

  @Test func `a word in place of another in a line that moved is told beside how far it moved`()
    throws
  {
    let old = Self.line("Hotu unEt tell inn Hit oHet")
    let findings = judge(
      expected: old, actual: Self.line("Hotu HTELH tell inn Hit oHet", from: 11.3)
    ).findings
    guard findings.count == 3, case .shifted(let dx, let dy) = findings[1].cause,
      case .spacing(.gap) = findings[2].cause
    else {
      Issue.record("\(findings)")
      return
    }
    #expect(findings[0].cause == .text)
    #expect(abs(dx - 3) < 0.2 && dy == 0)
  }

  @Test func `other words beside a picture as high as two lines are no weight`() {
    let row = { (text: String) in
      var picture = StrokeText(text: text, place: (70.3, 8.2)).picture(width: 300, height: 60).bytes
      for y in 2..<58 { for x in 4..<60 { picture[y * 300 + x] = 90 } }
      return Bitmap(width: 300, height: 60, format: .gray8, bytes: picture)
    }
    let two = row("Hello tell inn Hit\nunEt oHet tell unit")
    for other in ["Hotu oHet", "Hit one tell", "eLu"] {
      for findings in [
        judge(expected: two, actual: row(other)).findings,
        judge(expected: row(other), actual: two).findings,
      ] {
        #expect(!findings.isEmpty)
        for finding in findings {
          if case .weight = finding.cause { Issue.record("\(other): \(findings)") }
        }
      }
    }
  }

  @Test func `lines beside a picture are told one by one`() {
    let row = { (text: String) in
      var picture = StrokeText(text: text, place: (80.3, 20.2)).picture(width: 300, height: 90)
        .bytes
      for y in 4..<86 { for x in 4..<72 { picture[y * 300 + x] = 90 } }
      return Bitmap(width: 300, height: 90, format: .gray8, bytes: picture)
    }
    let findings = judge(
      expected: row("Hello tell inn Hit\nunEt oHet tell unit"), actual: row("Hotu oHet")
    ).findings
    #expect(findings.map(\.cause) == [.text, .inkVanished(.line)])
    #expect(findings.allSatisfy { $0.area.x >= 72 && $0.area.height < 24 })
  }

  @Test func `words in place of others in two places of a line are not told as one size`() {
    let findings = judge(
      expected: Self.line("Hotu unEt tell inn Hit oHet"),
      actual: Self.line("Hotu HTELH tell inn Hit lllun")
    ).findings
    #expect(!findings.isEmpty)
    for finding in findings {
      if case .size = finding.cause { Issue.record("\(findings)") }
    }
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
