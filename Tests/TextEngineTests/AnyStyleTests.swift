import DynamicType
import Testing
import TextEngine

@Suite struct `Any text in any style` {
  /// Numbers that look random and are the same in every run.
  private struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % sides
    }
  }

  private static let parts = [
    "a", "ffi", "word ", "\u{AD}", "\t", "\n", "\r\n", "\u{2028}", "  ", "\u{5D0}\u{5D1}", "بيت",
    " ",
    "👩‍👩‍👧", "e\u{301}\u{302}", "가나", "\u{200F}", "(12)", "\u{2060}", "\u{200D}", "-", "字。",
  ]
  private static let modes: [TruncationMode] = [.head, .middle, .tail, .cut]
  private static let alignments: [TextAlignment] = [
    .natural, .leading, .trailing, .center, .justified,
  ]

  @Test(arguments: 0..<12)
  func `has lines that fit or are flagged, and whole letters`(seed: Int) throws {
    var dice = Dice(state: UInt64(seed))
    let fonts = try [TestFonts.inter, TestFonts.arabic, TestFonts.hebrew].map {
      try ShapingFont(try TestFonts.face($0))
    }
    let engine = try TextEngine()
    for _ in 0..<60 {
      let text = (0..<dice.roll(14)).map { _ in Self.parts[dice.roll(Self.parts.count)] }.joined()
      let style = ParagraphStyle(
        alignment: Self.alignments[dice.roll(5)], lineLimit: [nil, 1, 2][dice.roll(3)],
        truncationMode: Self.modes[dice.roll(4)], minimumScaleFactor: [1, 0.5][dice.roll(2)],
        allowsTightening: dice.roll(2) == 0, maximumLineHeight: [nil, 9][dice.roll(2)])
      let frame = try engine.layOut(
        ResolvedText(
          spans: [
            TextSpan(
              text, fonts: FontPreferences(fonts), pointSize: 10,
              tracking: [.none, .points(1), .em(-0.02)][dice.roll(3)])
          ], line: LineSetting(.face, face: fonts[0].face, pointSize: 10), paragraph: style),
        width: [nil, 8, 30, 90][dice.roll(4)])
      let overflowing = frame.flags.count { "\($0)".hasPrefix("overflows") }
      #expect(frame.lines.count { $0.width > frame.width + 0.001 } == overflowing, "\(text)")
      #expect(frame.lines.count <= style.lineLimit ?? .max)
      #expect(frame.lines.first?.range.lowerBound == 0)
      let ends = Set(text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) })
      for case .truncated(_, let hidden) in frame.flags {
        #expect(ends.contains(hidden.lowerBound), "\(text)")
        #expect(hidden.upperBound == text.utf8.count || ends.contains(hidden.upperBound))
      }
    }
  }
}
