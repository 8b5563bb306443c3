import Snapshots
import DynamicType
import ImageDiff
import Imaging
import TextEngine
import Testing

@testable import GoldenText
@testable import Suites
@testable import Verification

@Suite struct `Values of a layout text` {
  @Test func `are two with a sign between them and a unit`() {
    let pair = LayoutColumns.pair("120 × 42.5 pt", unit: " pt", LayoutColumns.number)
    #expect(pair.map { [$0.0, $0.1] } == [120, 42.5])
    for text in [
      "", "120", "120 × 42.5", "120 × 42.5 px", "120 x 42.5 pt", "120  × 42.5 pt",
      "120 × 42.5 × 1 pt", "a × 42.5 pt", "120 × a pt", " × 1 pt",
    ] {
      let isRead = LayoutColumns.pair(text, unit: " pt", LayoutColumns.number) != nil
      #expect(!isRead, "\(text)")
    }
  }

  @Test func `are a place in px`() {
    #expect(LayoutColumns.place("4, -3 px") == PixelPoint(x: 4, y: -3))
    for text in ["", "4 px", "4, 3", "4, 3 pt", "4,, 3 px", "a, 3 px", "4, a px", "4, 3, 2 px"] {
      #expect(LayoutColumns.place(text) == nil, "\(text)")
    }
  }

  @Test func `are a range that may be empty, but does not end before it starts`() {
    #expect(LayoutColumns.range("3–9") == 3..<9)
    #expect(LayoutColumns.range("3–3") == 3..<3)
    for text in ["", "3", "3-9", "4–3", "3––9", "–3", "3–", "a–9", "3–a", "1–2–3"] {
      #expect(LayoutColumns.range(text[...]) == nil, "\(text)")
    }
  }

  @Test func `are a range within the longest text that is laid out`() {
    #expect(LayoutColumns.range("749999–750000") == 749_999..<750_000)
    for text in ["0–750001", "0–9000000000000", "-9–-5", "-1–3"] {
      #expect(LayoutColumns.range(text[...]) == nil, "\(text)")
    }
  }

  @Test func `are numbers behind a word`() {
    #expect(LayoutColumns.numbers("box 1 2.5 -3", after: "box ") == [1, 2.5, -3])
    #expect(LayoutColumns.numbers("1 2", after: "") == [1, 2])
    #expect(LayoutColumns.numbers("ink 1 2", after: "box ") == nil)
    #expect(LayoutColumns.numbers("box 1 a", after: "box ") == nil)
  }

  @Test func `are a place with four edges`() {
    #expect(
      LayoutColumns.rect("box 1 2 3 4", after: "box ")
        == PointRect(x: 1, y: 2, width: 3, height: 4))
    for text in ["box 1 2 3", "box 1 2 3 4 5", "1 2 3 4", "box "] {
      #expect(LayoutColumns.rect(text[...], after: "box ") == nil, "\(text)")
    }
  }
}

@Suite struct `A line of a block` {
  private static let digest = "000102030405060708090a0b0c0d0e0f"

  @Test func `tells a font by its name, its content and its place`() throws {
    let digest = try #require(ContentDigest(Self.digest))
    #expect(
      LayoutColumns.font("a \\u{7C} b | \(Self.digest) | wght=400")
        == CellFacts.Font(name: "a | b", instance: "wght=400", digest: digest))
    #expect(
      LayoutColumns.font("a | \(Self.digest)")
        == CellFacts.Font(name: "a", instance: "", digest: digest))
    for text in [
      "", "a", "a | 00", "\\u | \(Self.digest)", "a | \(Self.digest) | wght=400 | more",
    ] {
      #expect(LayoutColumns.font(text) == nil, "\(text)")
    }
  }

  @Test func `tells a text by its places, whose boxes may be empty`() {
    let line = CellFacts.Line(
      baseline: 16, left: 1, width: 36, top: 5, bottom: 5,
      ink: InkBounds(left: 1, top: -2, right: 1, bottom: -2), range: 0..<5, text: "a | b")
    #expect(LayoutColumns.line("16 | 1 | 36 | box 5 5 | ink 1 -2 1 -2 | 0–5 | a | b") == line)
    #expect(LayoutColumns.line(line.printed) == line)
    var bare = line
    bare.ink = nil
    #expect(LayoutColumns.line("16 | 1 | 36 | box 5 5 | ink – | 0–5 | a | b") == bare)
  }

  @Test(arguments: [
    "", "16", "16 | 1 | 36 | box 5 5 | ink – | 0–5", "a | 1 | 36 | box 5 5 | ink – | 0–5 | a",
    "16 | a | 36 | box 5 5 | ink – | 0–5 | a", "16 | 1 | a | box 5 5 | ink – | 0–5 | a",
    "16 | 1 | 36 | box 5 | ink – | 0–5 | a", "16 | 1 | 36 | box 1 2 3 | ink – | 0–5 | a",
    "16 | 1 | 36 | box 6 5 | ink – | 0–5 | a", "16 | 1 | 36 | box 5 5 | ink | 0–5 | a",
    "16 | 1 | 36 | box 5 5 | ink 1 2 3 | 0–5 | a", "16 | 1 | 36 | box 5 5 | none | 0–5 | a",
    "16 | 1 | 36 | box 5 5 | ink 3 0 1 9 | 0–5 | a", "16 | 1 | 36 | box 5 5 | ink – | 5–0 | a",
    "16 | 1 | 36 | box 5 5 | ink 1 9 3 0 | 0–5 | a", "16 | 1 | 36 | box 5 5 | ink – | 0–5 | \\u",
  ])
  func `tells no text in another form`(text: String) {
    #expect(LayoutColumns.line(text) == nil)
  }

  @Test func `tells a run by its range and its words`() {
    #expect(
      LayoutColumns.run("5–9 | bold | x") == CellFacts.Run(range: 5..<9, setting: "bold | x"))
    for text in ["", "5–9", "5 | bold", "5–9 | \\u"] {
      #expect(LayoutColumns.run(text) == nil, "\(text)")
    }
  }

  @Test func `tells a flag, with or without a line and a range`() {
    #expect(
      LayoutColumns.flag("truncated | 2 | 20–23 | a | b")
        == CellFacts.Flag(kind: .truncated, line: 2, range: 20..<23, detail: "a | b"))
    #expect(
      LayoutColumns.flag("shrunk | – | – | to 0.5")
        == CellFacts.Flag(kind: .shrunk, detail: "to 0.5"))
    for text in [
      "", "truncated", "truncated | 2 | 20–23", "cut | 2 | 20–23 | ", "truncated | a | 20–23 | ",
      "truncated | 2 | a | ", "truncated | 2 | 20–23 | \\u", "truncated | – | 23–20 | ",
    ] {
      #expect(LayoutColumns.flag(text) == nil, "\(text)")
    }
  }
}

@Suite struct `Facts of a cell` {
  @Test func `are others where one of a line's is`() {
    let line = CellFacts.Line(
      baseline: 16, left: 1, width: 36, top: 0, bottom: 20,
      ink: InkBounds(left: 1, top: 2, right: 3, bottom: 4), range: 0..<4, text: "é")
    #expect(line == line)
    let changes: [(inout CellFacts.Line) -> Void] = [
      { $0.baseline = 17 }, { $0.left = 2 }, { $0.width = 37 }, { $0.top = 1 }, { $0.bottom = 21 },
      { $0.ink = nil }, { $0.range = 0..<5 }, { $0.text = "e\u{301}" },
    ]
    for (place, change) in changes.enumerated() {
      var other = line
      change(&other)
      #expect(line != other, "\(place)")
    }
  }

  @Test func `are others where one of a font's is`() {
    let font = CellFacts.Font(name: "é", instance: "wght=400", digest: ContentDigest(of: [1]))
    #expect(font == font)
    let changes: [(inout CellFacts.Font) -> Void] = [
      { $0.name = "e\u{301}" }, { $0.instance = "" }, { $0.digest = ContentDigest(of: [2]) },
    ]
    for (place, change) in changes.enumerated() {
      var other = font
      change(&other)
      #expect(font != other, "\(place)")
    }
  }

  @Test func `are rounded to thousandths, halves away from zero`() {
    #expect(Points(0.0625).toThousandths == 0.063)
    #expect(Points(-0.0625).toThousandths == -0.063)
    #expect(Points(0.25).toThousandths == 0.25)
    #expect(Points(1000.0004).toThousandths == 1000)
  }
}

/// A screen with a part of each kind.
@Suite struct `The block of an interface` {
  private let box = PointRect(x: 0, y: 1, width: 2, height: 3)

  private func facts() throws -> CellFacts {
    var facts = try #require(SampleFacts.large())
    let text = ElementFacts.Text(
      x: 4, y: 5, pointSize: 17, leading: 22, weight: .bold,
      fonts: [facts.fonts[0], CellFacts.Font(name: "b", instance: "", digest: facts.pixels)],
      setting: "ink #000000", runs: facts.runs, lines: facts.lines, flags: facts.flags)
    var plain = text
    (plain.leading, plain.runs, plain.flags) = (nil, [], [])
    let parts = [
      ElementFacts(path: "List", box: box, traits: ["control", "opacity 0.5"]),
      ElementFacts(path: "List/Text", box: box, content: .text(text), largeContent: "title “a”"),
      ElementFacts(path: "List/Text[2]", box: box, content: .text(plain)),
      ElementFacts(path: "List/Fill", box: box, content: .fill("#FF0000", in: box)),
      ElementFacts(path: "List/Line", box: box, content: .stroke("#FF0000", width: 2, in: box)),
      ElementFacts(path: "A | B", box: box, content: .symbol("a | b", color: "#000000", in: box)),
      ElementFacts(path: "List/Image", box: box, content: .picture(facts.pixels, in: box)),
    ]
    facts = CellFacts(
      unicode: "15.0", pointSize: .zero, leading: nil, provenance: nil, weight: .regular,
      fonts: [], boundedWidth: nil, setting: "on #FFFFFF", runs: [], tolerance: "text: why",
      frameWidth: 320, frameHeight: 480.5, pictureWidth: 320, pictureHeight: 481,
      frameOrigin: PixelPoint(x: 0, y: 0), lines: [], flags: [], pixels: facts.pixels)
    facts.subject = .interface(parts)
    return facts
  }

  @Test func `is read as it is printed, each kind of part by itself`() throws {
    let facts = try facts()
    #expect(CellFacts(blockLines: facts.blockLines) == facts)
    let lines = facts.blockLines
    for line in [
      "window: 320 × 480.5 pt", "tolerance: text: why",
      "element: List | box 0 1 2 3 | control | opacity 0.5", "  fill: #FF0000 | 0 1 2 3",
      "  stroke: #FF0000 | 2 pt | 0 1 2 3", "  symbol: a \\u{7C} b | #000000 | 0 1 2 3",
      "  image: \(facts.pixels) | 0 1 2 3", "  large: title “a”", "  at: 4 5",
      "  size: 17 pt | leading 22 pt | weight 700", "  size: 17 pt | weight 700",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
    #expect(lines.filter { $0.hasPrefix("  large: ") }.count == 1)
  }

  @Test(arguments: [
    ("  fill: ", "  fill: #FF0000"), ("  fill: ", "  fill: #FF0000 | 0 1 2"),
    ("  fill: ", "  fill: #FF0000 | 0 1 2 3 | more"), ("  stroke: ", "  stroke: #FF0000"),
    ("  stroke: ", "  stroke: #FF0000 | 2 pt"), ("  stroke: ", "  stroke: #FF0000 | 2 | 0 1 2 3"),
    ("  symbol: ", "  symbol: a"), ("  symbol: ", "  symbol: a | #000000"),
    ("  symbol: ", "  symbol: \\u | #000000 | 0 1 2 3"), ("  image: ", "  image: 00"),
    ("  image: ", "  image: 00 | 0 1 2 3"), ("  large: ", "  large: \\u"),
    ("  at: ", "  at: 4"), ("  at: ", "  at: 4 5 6"), ("  size: ", "  size: 17 pt"),
    ("  size: ", "  size: 17 pt | 700"), ("  size: ", "  size: 17 | weight 700"),
    ("  size: ", "  size: 17 pt | 22 pt | weight 700"), ("  face: ", "  face: unknown.ttf"),
    ("  size: ", "  size: 17 pt | leading 22 pt | weight 700 | weight 700"),
    ("  face: ", "  face: b | wght=400 | more"), ("element: ", "element: List"),
    ("element: ", "element: List | 0 1 2 3"), ("window: ", "window: 320 pt"),
    ("picture: ", "picture: 320 px"), ("font: ", "font: b"), ("set: ", "set: \\u"),
    ("pixels: ", "pixels: 00"), ("tolerance: ", "tolerance: \\u"),
  ])
  func `is damaged where a line has another form`(start: String, damaged: String) throws {
    var lines = try facts().blockLines
    let place = try #require(lines.firstIndex { $0.hasPrefix(start) })
    lines[place] = damaged
    #expect(CellFacts(blockLines: lines) == nil)
  }
}

@Suite struct `Text in one line` {
  @Test(arguments: ["\\", "\\x", "\\u41", "\\u{", "\\u{}", "\\u{D800}", "\\u{110000}", "\\u{G}"])
  func `is not read where a code point is spelled otherwise`(text: String) {
    #expect(LineText.unescape(text[...]) == nil)
  }

  @Test func `is escaped where it cannot be seen, and bars only between columns`() {
    #expect(LineText.escape("a|b\\") == "a|b\\\\")
    #expect(LineText.escape("a|b", withBars: true) == "a\\u{7C}b")
    #expect(LineText.escape("a\u{9F}\u{A0}\u{200B}") == "a\\u{9F}\u{A0}\\u{200B}")
    #expect(LineText.unescape("a\\\\\\u{7C}\\u{1F600}b") == "a\\|😀b")
  }

  @Test func `differs from another in the first line that is not the same`() {
    #expect(CanonicalText.firstDifference(between: "a\nb\nc", and: "a\nb\nc") == nil)
    #expect(CanonicalText.firstDifference(between: "a\nb\nc", and: "a\nx\nc") == 2)
    #expect(CanonicalText.firstDifference(between: "a\nb", and: "a\nb\n") == 3)
    #expect(CanonicalText.firstDifference(between: "é", and: "e\u{301}") == 1)
  }

  @Test func `names a code point in four digits at least`() {
    let names = ("A\u{301}\u{200D}😀" as String).unicodeScalars.map(\.codePoint)
    #expect(names == ["U+0041", "U+0301", "U+200D", "U+1F600"])
  }
}
