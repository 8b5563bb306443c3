import Snapshots
import DynamicType
import ImageDiff
import Imaging
import TextEngine
import Testing

@testable import GoldenText
@testable import Suites
@testable import Verification

@Suite struct `A value in a head` {
  @Test func `is read from its own form`() {
    #expect(TextForm<Points>.points.read("17.5 pt") == 17.5)
    #expect(TextForm<FontWidth>.width.read("75 %") == FontWidth(rawValue: 75))
    #expect(
      TextForm<VariationSetting>.axis.read("wght=612.5")
        == VariationSetting(axis: .weight, value: 612.5))
    #expect(
      TextForm<FeatureSetting>.feature.read("tnum=2") == FeatureSetting(.tabularFigures, value: 2))
    #expect(TextForm<OpticalSizing>.opticalSizing.read("none") == .off)
    #expect(TextForm<OpticalSizing>.opticalSizing.read("automatic") == .automatic)
    #expect(TextForm<OpticalSizing>.opticalSizing.read("18 pt") == .fixed(18))
    #expect(TextForm<Tracking>.tracking.read("-0.02 em") == .em(-0.02))
    #expect(TextForm<Tracking>.tracking.read("0.5 pt") == .points(0.5))
    #expect(TextForm<TextDecoration>.decoration.read("thick") == TextDecoration(.thick))
    #expect(
      TextForm<TextDecoration>.decoration.read("double #000000")
        == TextDecoration(.double, color: .black))
    #expect(TextForm<FontDescriptor.SymbolicTraits>.traits.read("") == [])
    #expect(
      TextForm<FontDescriptor.SymbolicTraits>.traits.read("italic tight-leading")
        == [.italic, .tightLeading])
    #expect(TextForm<TextStyle>.style.read("title1") == .title1)
  }

  @Test(arguments: ["17", "17pt", "17 px", "a pt", " pt", "inf pt"])
  func `is no length in another form`(text: String) {
    #expect(TextForm<Points>.points.read(text) == nil)
    #expect(TextForm<OpticalSizing>.opticalSizing.read(text) == nil)
    #expect(TextForm<Tracking>.tracking.read(text) == nil)
  }

  @Test(arguments: ["75", "a %", "75%", ""])
  func `is no width of letters in another form`(text: String) {
    #expect(TextForm<FontWidth>.width.read(text) == nil)
  }

  @Test(arguments: ["wght", "wght=", "wght==400", "wght=400=", "wght=a", "=400", "wght=1=2"])
  func `is no place on an axis in another form`(text: String) {
    #expect(TextForm<VariationSetting>.axis.read(text) == nil)
  }

  @Test(arguments: ["tnum", "tnum=", "tnum==1", "tnum=1=", "tnum=-1", "tnum=0.5", "=1"])
  func `is no feature in another form`(text: String) {
    #expect(TextForm<FeatureSetting>.feature.read(text) == nil)
  }

  @Test(arguments: [
    "", "wavy", "double  #000000", "double #000000 ", "double #000000 x", "double red",
    " #000000",
  ])
  func `is no line under text in another form`(text: String) {
    #expect(TextForm<TextDecoration>.decoration.read(text) == nil)
  }

  @Test func `is no trait or style that nobody knows`() {
    #expect(TextForm<FontDescriptor.SymbolicTraits>.traits.read("bold wavy") == nil)
    #expect(TextForm<TextStyle>.style.read("title9") == nil)
    #expect(TextForm<RGBAColor>.color.read("red") == nil)
  }

  @Test func `holds tab stops, which may be none but those at equal distances`() {
    let form = TextForm<TabStops>.tabs
    #expect(form.read("every 36 pt") == TabStops(places: [], interval: 36))
    #expect(form.read("20 50.5 every 36 pt") == TabStops(places: [20, 50.5], interval: 36))
    for text in [
      "", "36 pt", "20 50", "every 36", "x every 36 pt", "every every 36 pt",
      "every 1 every 36 pt",
    ] {
      #expect(form.read(text) == nil, "\(text)")
    }
  }

  @Test func `is a list only where each part can be read`() {
    let form = TextForm<[Int]>.list(of: .integer)
    #expect(form.read("1 2 3") == [1, 2, 3])
    #expect(form.read("") == [])
    #expect(form.read("1 b 3") == nil)
  }

  @Test func `of each size is one for all or one for each of them`() {
    let form = TextForm<[Int]>.steps(of: .integer)
    let (alike, other) = (Array(repeating: 17, count: 12), Array(1...12))
    #expect(form.print(alike) == "17")
    #expect(form.print(other) == "1 2 3 4 5 6 7 8 9 10 11 12")
    #expect(form.read("17") == alike)
    #expect(form.read("1 2 3 4 5 6 7 8 9 10 11 12") == other)
    for text in ["", "1 2", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11 12 13", "a"] {
      #expect(form.read(text) == nil, "\(text)")
    }
  }

  @Test func `of each size may be missing`() {
    let form = TextForm<[Int?]>.steps(of: .maybe(.integer))
    let none: [Int?] = Array(repeating: nil, count: 12)
    var one = none
    one[3] = 700
    #expect(form.print(none) == "–")
    #expect(form.print(one) == "– – – 700 – – – – – – – –")
    #expect(form.read("–") == none)
    #expect(form.read("– – – 700 – – – – – – – –") == one)
    #expect(form.read("– – – x – – – – – – – –") == nil)
  }

  @Test func `says which differences pass, and why, whatever bars the reason has`() {
    let form = TextForm<Tolerance>.tolerance
    #expect(form.read("text | a | b") == Tolerance(.text, because: "a | b"))
    #expect(
      form.read("pixelmatch 7.2 | threshold 0.25 | at most 20 px | a | b")
        == Tolerance(.pixelmatch(threshold: 0.25, pixels: 20), because: "a | b"))
    for text in [
      "text", "", "all | a", "pixelmatch 7.2 | a", "pixelmatch 7.2 | threshold 0.25 | a",
      "pixelmatch 7.1 | threshold 0.25 | at most 20 px | a",
      "pixelmatch 7.2 | threshold x | at most 20 px | a",
      "pixelmatch 7.2 | limit 0.25 | at most 20 px | a",
      "pixelmatch 7.2 | threshold 0.25 | at most x px | a",
      "pixelmatch 7.2 | threshold 0.25 | at most 20 | a",
      "pixelmatch 7.2 | threshold 0.25 | at least 20 px | a",
      "pixelmatch 7.2 | threshold 0.25 | at most 20 px | \\u",
    ] {
      #expect(form.read(text) == nil, "\(text)")
    }
  }

  private static let digest = "000102030405060708090a0b0c0d0e0f"

  @Test func `is a face, which may be asked for by another name and have a place`() throws {
    let form = TextForm<ChosenFace>.face
    let digest = try #require(ContentDigest(Self.digest))
    let place = [VariationSetting(axis: .weight, value: 400)]
    let faces: [(text: String, asked: String, place: [VariationSetting])] = [
      ("a.ttf | \(Self.digest)", "a.ttf", []),
      ("a.ttf | \(Self.digest) | for Brand", "Brand", []),
      ("a.ttf | \(Self.digest) | wght=400", "a.ttf", place),
      ("a.ttf | \(Self.digest) | for Brand | wght=400", "Brand", place),
    ]
    for (text, asked, place) in faces {
      let face = ChosenFace(asked: asked, name: "a.ttf", digest: digest, place: place)
      #expect(form.read(text) == face, "\(text)")
      #expect(form.print(face) == text)
    }
    for text in [
      "", "a.ttf", "a.ttf | 00", "a.ttf | \(Self.digest) | weight", "\\u | \(Self.digest)",
      "a.ttf | \(Self.digest) | for \\u", "a.ttf | \(Self.digest) | wght=400 | more",
    ] {
      #expect(form.read(text) == nil, "\(text)")
    }
  }

  @Test func `is a family, with each face on a line of its own`() {
    let faces = [DeclaredFamily.Face("a.ttf"), DeclaredFamily.Face("b.ttf", weight: .bold)]
    let families = [
      DeclaredFamily("One", faces: faces), DeclaredFamily("Two", faces: [faces[0]]),
    ]
    #expect(families.faceLines == ["One | a.ttf", "One | b.ttf | weight 700", "Two | a.ttf"])
    #expect([DeclaredFamily](faceLines: families.faceLines) == families)
    #expect([DeclaredFamily](faceLines: []) == [])
  }
}

@Suite struct `A key of a head` {
  private func isRead(_ key: String, _ lines: [String]) throws -> Bool {
    let field = try #require(HeadField<HeadValues>.all.first { $0.key == key })
    var values = HeadValues(DrawingInputs(named: Bench.word().name))
    return field.read(lines, &values)
  }

  @Test(arguments: [
    ("picture", "launch", "a photo"), ("sample", "word", "\\u"), ("text", "Type", "\\u"),
    ("language", "de", "\\u"), ("direction", "right to left", "upwards"),
    ("text style", "title1", "title9"), ("size", "17 pt", "17"), ("curve", "body", "\\u"),
    ("font weight", "700", "bold"), ("weight", "700", "bold"), ("ink", "#000000", "red"),
    ("width", "120 pt", "wide"), ("bold text", "on", "off"), ("alignment", "justified", "left"),
    ("line limit", "2", "two"), ("tightening", "allowed", "forbidden"),
    ("update", "never", "always"), ("tolerance", "text | why", "why"),
    ("system font", "S", "\\u"),
    ("fallback", "any script | font A", "any script | A"), ("family", "A | a.ttf", "A"),
    ("face", "a.ttf | 000102030405060708090a0b0c0d0e0f", "a.ttf"), ("sizes", "17", "x"),
  ])
  func `takes the values of its form and no others`(key: String, value: String, other: String)
    throws
  {
    #expect(try isRead(key, [value]))
    #expect(try !isRead(key, [other]))
  }

  @Test(arguments: [
    ("picture", "launch"), ("style", "Body"), ("sample", "word"), ("language", "de"),
    ("direction", "right to left"), ("size", "17 pt"), ("system font", "S"),
    ("monospaced font", "M"), ("weight", "700"), ("line limit", "2"), ("width", "1 pt"),
  ])
  func `that has one value takes neither none nor two`(key: String, value: String) throws {
    #expect(try !isRead(key, []))
    #expect(try !isRead(key, [value, value]))
  }

  @Test func `names the style of no other ramp`() throws {
    #expect(try isRead("style", ["Body"]))
    #expect(try !isRead("style", ["Title 1"]))
  }

  @Test func `of fonts at each size has a line for each`() throws {
    let lines = Array(repeating: "–", count: 12)
    #expect(try isRead("font at each size", lines))
    #expect(try !isRead("font at each size", Array(lines.dropLast())))
    #expect(try !isRead("font at each size", lines + ["A"]))
  }

  @Test func `of sizes has them in one line, or a line for each name and each size`() throws {
    let lines = ContentSizeCategory.allCases.flatMap { [$0.shortName, "17"] }
    #expect(try isRead("sizes", lines))
    #expect(try !isRead("sizes", Array(lines.dropLast(2))))
    #expect(try !isRead("sizes", Array(lines.reversed())))
    #expect(try !isRead("sizes", ["1 2"]))
    #expect(FontChoiceParts.inOneLine(lines) == ["17"])
    #expect(FontChoiceParts.inOneLine(["a", "b"]) == ["a", "b"])
    #expect(FontChoiceParts.inOneLine([]) == [])
  }

  @Test func `that nobody knows is not read over, and neither is a value`() {
    var inputs = HeadValues(DrawingInputs(named: Bench.word().name))
    let heads: [[String: [String]]] = [
      ["width": ["120 pt"]], ["width": ["wide"]], ["breadth": ["120 pt"]],
    ]
    let areRead = heads.map { $0.read(by: HeadField<HeadValues>.all, into: &inputs) }
    #expect(areRead == [true, false, false])
  }

  @Test(arguments: ["launch", "change"])
  func `tells the picture of an interface, whose inputs it does not tell`(kind: String) {
    let head = GoldenHead(lines: ["picture: \(kind)", "sample: word"], of: Bench.word().name)
    #expect(head?.isOfInterface == true)
    #expect(head?.tellsInputs == false)
    // It says nothing about a text.
    let lines = ["picture: \(kind)", "sample: word", "width: 120 pt"]
    #expect(GoldenHead(lines: lines, of: Bench.word().name) == nil)
  }
}

@Suite struct `A run in a head` {
  @Test func `has its text, then a column for each key`() {
    let run = HeadRun("a | ink: #000000 | font: A: B")
    #expect(run?.text == "a")
    #expect(run?.values == ["ink": "#000000", "font": "A: B"])
    #expect(HeadRun("a")?.values == [:])
  }

  @Test(arguments: [
    "a | ink", "a | ink:#000000", "a | ink: #000000 | ink: #000000", "a | ink: red | ink: blue",
    "\\u | ink: #000000", "\\x",
  ])
  func `is none in another form`(line: String) {
    #expect(HeadRun(line) == nil)
  }
}

@Suite struct `A rule of a fallback in a head` {
  @Test func `has scripts, then what it is limited to, then fonts`() {
    #expect(
      FontCascade.Rule(printed: "Grek Latn | language de | styles title1 body | font A | font B")
        == FontCascade.Rule(
          scripts: ["Grek", "Latn"], language: "de", styles: [.body, .title1], fonts: ["A", "B"]))
    #expect(
      FontCascade.Rule(printed: "any script | font A B") == FontCascade.Rule(fonts: ["A B"]))
  }

  @Test(arguments: ["any script | weight 700", "Latn | A", "Latn | font \\u"])
  func `is none in another form`(line: String) {
    #expect(FontCascade.Rule(printed: line) == nil)
  }
}
