import DynamicType
import Imaging
import Testing

@testable import TextEngine

// Of the font Rectangles, with these numbers written into it: at 10 pt an “l” is 10 pt wide and a
// space 5 pt; the line below is 0.5 pt thick and starts 1 pt below the baseline, the line through
// is 0.4 pt thick and starts 3 pt above it.
@Suite struct `A line below or through letters` {
  private let font: ShapingFont

  init() throws {
    var file = try PatchedFont(TestFonts.rectangles)
    file.write([0xFF, 0x9C, 0, 50], at: 8, in: "post")  // underlinePosition −100, thickness 50
    file.write([0, 40, 1, 44], at: 26, in: "OS/2")  // yStrikeoutSize 40, yStrikeoutPosition 300
    font = try ShapingFont(try file.face())
  }

  private func span(
    _ text: String, _ underline: TextDecoration? = TextDecoration(),
    strikethrough: TextDecoration? = nil, size: Points = 10, color: RGBAColor = .black,
    tracking: Tracking = .none, baselineOffset: Points = 0
  ) -> TextSpan {
    TextSpan(
      text, fonts: [font], pointSize: size, color: color, tracking: tracking,
      baselineOffset: baselineOffset, underline: underline, strikethrough: strikethrough)
  }

  private func layOut(
    _ spans: [TextSpan], width: Points? = nil, direction: WritingDirection = .natural,
    style: ParagraphStyle = ParagraphStyle()
  ) throws -> TextFrame {
    try TextEngine().layOut(
      ResolvedText(
        spans: spans, line: LineSetting(.face, face: font.face, pointSize: 10),
        direction: direction, paragraph: style), width: width)
  }

  /// The decorations of each line, such as `underline 0…10 at -1, 0.5 thick`.
  private func decorations(_ frame: TextFrame) -> [[String]] {
    func rounded(_ length: Points) -> Points { Points((length.value * 1000).rounded() / 1000) }
    return frame.lines.map { line in
      line.decorations.map { decoration in
        "\(decoration.kind) \(rounded(decoration.left))…\(rounded(decoration.right))"
          + " at \(rounded(decoration.rise)), \(rounded(decoration.thickness)) thick"
      }
    }
  }

  private func decorations(_ spans: TextSpan...) throws -> [[String]] {
    decorations(try layOut(spans))
  }

  @Test func `stands where the font says, and is as thick as it says`() throws {
    #expect(try decorations(span("ll")) == [["underline 0…20 at -1, 0.5 thick"]])
    #expect(
      try decorations(span("ll", nil, strikethrough: TextDecoration()))
        == [["strikethrough 0…20 at 3, 0.4 thick"]])
    #expect(try decorations(span("l", size: 20)) == [["underline 0…20 at -2, 1 thick"]])
  }

  @Test func `is a twentieth of an em where the font says nothing`() throws {
    let plain = try ShapingFont(try TestFonts.face(TestFonts.rectangles))
    let frame = try layOut([
      TextSpan(
        "l", fonts: [plain], pointSize: 10, underline: TextDecoration(),
        strikethrough: TextDecoration())
    ])
    #expect(
      decorations(frame)
        == [["underline 0…10 at -1, 0.5 thick", "strikethrough 0…10 at 3.33, 0.5 thick"]])
  }

  // `fontTools.varLib.instancer` 4.38: Inter at wght=900 has a line of 232 units, 302 below.
  @Test func `follows the place of a variable font`() throws {
    let black = try ShapingFont(
      try TestFonts.face(TestFonts.inter),
      variations: [VariationSetting(axis: .weight, value: 900)])
    let metrics = black.handle.decorationMetrics(unitsPerEm: 2048)
    #expect(metrics.underlineTop == -302)
    #expect(metrics.underlineThickness == 232)
  }

  @Test func `is twice as thick, or two lines one thickness apart`() throws {
    #expect(
      try decorations(span("l", TextDecoration(.thick))) == [["underline 0…10 at -1, 1 thick"]])
    let double = try layOut([span("l", TextDecoration(.double))])
    #expect(decorations(double) == [["underline 0…10 at -1, 0.5 thick"]])
    #expect(double.lines[0].decorations.map(\.strokeCount) == [2])
    #expect(double.lines[0].decorations.map(\.height) == [1.5])
  }

  @Test func `has the colour of the letters, or its own`() throws {
    let red = RGBAColor(red: 255, green: 0, blue: 0)
    let blue = RGBAColor(red: 0, green: 0, blue: 255)
    let frame = try layOut([
      span("l", TextDecoration(), color: red),
      span("l", TextDecoration(.single, color: blue), strikethrough: TextDecoration(), color: red),
    ])
    #expect(frame.lines[0].decorations.map(\.color) == [red, blue, red])
    #expect(frame.lines[0].decorations.map(\.kind) == [.underline, .underline, .strikethrough])
  }

  @Test func `reaches over spaces between words, and not over those at the line's end`() throws {
    #expect(try decorations(span("l  l  ")) == [["underline 0…30 at -1, 0.5 thick"]])
    let wrapped = try layOut([span("ll   ll l")], width: 25)
    #expect(
      decorations(wrapped) == [
        ["underline 0…20 at -1, 0.5 thick"], ["underline 0…20 at -1, 0.5 thick"],
        ["underline 0…10 at -1, 0.5 thick"],
      ])
  }

  @Test func `reaches over no spaces at the left end of a line from right to left`() throws {
    let frame = try layOut([span("ll   ll")], width: 30, direction: .rightToLeft)
    #expect(
      decorations(frame)
        == [["underline 10…30 at -1, 0.5 thick"], ["underline 10…30 at -1, 0.5 thick"]])
  }

  @Test func `is nowhere under nothing but spaces`() throws {
    #expect(try decorations(span("  ")) == [[]])
    #expect(try decorations(span("")) == [[]])
  }

  @Test func `is one line under a letter of another font, at the height of the first`() throws {
    let inter = try ShapingFont(try TestFonts.face(TestFonts.inter))
    // б is 1216 of 2048 units wide: `hb-shape --no-glyph-names`.
    let frame = try layOut([
      TextSpan(
        "lбl", fonts: FontPreferences([font, inter]), pointSize: 10, underline: TextDecoration())
    ])
    #expect(frame.lines[0].runs.count == 3)
    #expect(decorations(frame) == [["underline 0…25.938 at -1, 0.5 thick"]])
  }

  @Test func `is one with that of the next span`() throws {
    #expect(
      try decorations(span("l"), span("l l"), span("l", nil), span("l"))
        == [["underline 0…35 at -1, 0.5 thick", "underline 45…55 at -1, 0.5 thick"]])
  }

  @Test func `is as low and thick as any of the spans that share it asks`() throws {
    #expect(
      try decorations(span("l"), span("l", size: 20), span("l", baselineOffset: 3))
        == [["underline 0…40 at -2, 1 thick"]])
  }

  @Test func `is in parts where directions part its letters`() throws {
    let hebrew = try ShapingFont(try TestFonts.face(TestFonts.hebrew))
    let fonts = FontPreferences([font, hebrew])
    func span(_ text: String, _ underline: TextDecoration?) -> TextSpan {
      TextSpan(text, fonts: fonts, pointSize: 10, underline: underline)
    }
    // Bet, 632 units wide; the second one, of the other span, stands left of the first.
    let frame = try layOut([span("l\u{5D0}", TextDecoration()), span("\u{5D0}", nil)])
    #expect(
      decorations(frame)
        == [["underline 0…10 at -1, 0.5 thick", "underline 16.32…22.64 at -1, 0.5 thick"]])
  }

  @Test func `is raised and lowered with its letters`() throws {
    #expect(
      try decorations(span("l", baselineOffset: 3), span("l", baselineOffset: -2))
        == [["underline 0…20 at -3, 0.5 thick"]])
    #expect(
      try decorations(span("l", baselineOffset: 3)) == [["underline 0…10 at 2, 0.5 thick"]])
  }

  @Test func `reaches over what tracking adds, and not beyond the line's last letter`() throws {
    #expect(
      try decorations(span("ll", tracking: .points(2))) == [["underline 0…22 at -1, 0.5 thick"]])
    #expect(
      try decorations(span("l", tracking: .points(2)), span("l", nil))
        == [["underline 0…12 at -1, 0.5 thick"]])
  }

  @Test func `reaches over spaces that justified lines widen`() throws {
    let frame = try layOut(
      [span("l l ll")], width: 30, style: ParagraphStyle(alignment: .justified))
    #expect(
      decorations(frame)
        == [["underline 0…30 at -1, 0.5 thick"], ["underline 0…20 at -1, 0.5 thick"]])
  }

  @Test func `reaches over tabs`() throws {
    #expect(try decorations(span("l\tl")) == [["underline 0…38 at -1, 0.5 thick"]])
  }

  @Test func `stands under an ellipsis after underlined letters, and not after others`() throws {
    let inter = try ShapingFont(try TestFonts.face(TestFonts.inter))
    let fonts = FontPreferences([font, inter])
    func span(_ underline: TextDecoration?) -> TextSpan {
      TextSpan("lll", fonts: fonts, pointSize: 10, underline: underline)
    }
    let style = ParagraphStyle(lineLimit: 1)
    let under = try layOut([span(TextDecoration()), span(nil)], width: 48, style: style)
    #expect(under.lines.map(\.text) == ["lll\u{2026}"])
    #expect(under.lines[0].decorations.map(\.left) == [0])
    #expect(under.lines[0].decorations.map(\.right) == [under.lines[0].width])
    let plain = try layOut([span(nil), span(TextDecoration())], width: 48, style: style)
    #expect(plain.lines.map(\.text) == ["lll\u{2026}"])
    #expect(decorations(plain) == [[]])
  }

  @Test func `shrinks with its letters`() throws {
    let frame = try layOut(
      [span("llll", baselineOffset: 2)], width: 20,
      style: ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.5))
    #expect(decorations(frame) == [["underline 0…20 at 0.5, 0.25 thick"]])
  }
}
