import DynamicType
import ImageDiff
import Imaging
import Snapshots
import Testing
import TextEngine

@testable import Changes
@testable import GoldenText
@testable import Suites
@testable import Verification

private func rect(_ x: Points, _ y: Points, _ width: Points, _ height: Points) -> PointRect {
  PointRect(x: x, y: y, width: width, height: height)
}

private func part(
  _ content: ElementFacts.Content, path: String = "Part", traits: [String] = []
) -> ElementFacts {
  ElementFacts(path: path, box: rect(0, 0, 90, 90), traits: traits, content: content)
}

@Suite struct `The ink of parts that changed` {
  private static let side = 160

  private static func blank(width: Int = side, height: Int = side) -> Bitmap {
    Bitmap(
      width: width, height: height, format: .gray8,
      bytes: Array(repeating: 0, count: width * height))
  }

  /// A black picture with white pixels.
  private static func marked(_ places: [(x: Int, y: Int)], width: Int = side) -> Bitmap {
    var bytes = [UInt8](repeating: 0, count: width * side)
    for place in places { bytes[place.y * width + place.x] = 255 }
    return Bitmap(width: width, height: side, format: .gray8, bytes: bytes)
  }

  private static func facts(
    _ parts: [ElementFacts], setting: String = "on #FFFFFF"
  ) throws -> CellFacts {
    var facts = try #require(SampleFacts.large())
    facts.subject = .interface(parts)
    facts.setting = setting
    return facts
  }

  private static func ink(
    _ old: [ElementFacts], _ new: [ElementFacts], at scale: DisplayScale = .x1
  ) throws -> PartInk {
    PartInk(from: try facts(old), to: try facts(new), at: scale)
  }

  /// Whether a pixel that differs is in the ink.
  private static func covers(_ ink: PartInk, _ x: Int, _ y: Int) -> Bool {
    ink.proof(of: JudgedPair(expected: blank(), actual: marked([(x, y)]))) == .explained
  }

  /// The columns and rows of the ink through a pixel.
  private static func reach(
    _ ink: PartInk, through x: Int, _ y: Int
  ) -> (columns: [Int], rows: [Int]) {
    ((0..<side).filter { covers(ink, $0, y) }, (0..<side).filter { covers(ink, x, $0) })
  }

  /// A text at (10, 20) whose line has ink from 1.25 to 5.5 pt across and from 2.5 to 8 pt down.
  private static func text(_ words: String) -> ElementFacts {
    part(
      .text(
        ElementFacts.Text(
          x: 10, y: 20, pointSize: 17, leading: nil, weight: .regular, fonts: [],
          setting: "ink #000000", runs: [],
          lines: [
            CellFacts.Line(
              baseline: 8, left: 0, width: 7, top: 0, bottom: 10,
              ink: InkBounds(left: 1.25, top: 2.5, right: 5.5, bottom: 8), range: 0..<4,
              text: words)
          ], flags: [])))
  }

  @Test func `is that of a text's lines, in whole pixels and one more around`() throws {
    let ink = try Self.ink([Self.text("Type")], [Self.text("Typo")])
    let reach = Self.reach(ink, through: 12, 25)
    #expect(reach.columns == Array(10..<17))
    #expect(reach.rows == Array(21..<29))
  }

  @Test func `grows with the scale, and its margin does not`() throws {
    let ink = try Self.ink([Self.text("Type")], [Self.text("Typo")], at: .x2)
    // From 22.5 to 31 px across, and from 45 to 56 px down.
    let reach = Self.reach(ink, through: 25, 50)
    #expect(reach.columns == Array(21..<32))
    #expect(reach.rows == Array(44..<57))
  }

  @Test func `is a rectangle in which something is shown`() throws {
    let box = rect(20, 30, 40, 10)
    let contents: [(ElementFacts.Content, ElementFacts.Content)] = [
      (.fill("#FF0000", in: box), .fill("#00FF00", in: box)),
      (
        .symbol("star", color: "#FF0000", in: box), .symbol("heart", color: "#FF0000", in: box)
      ),
      (.picture(ContentDigest(of: [1]), in: box), .picture(ContentDigest(of: [2]), in: box)),
    ]
    for (old, new) in contents {
      let reach = Self.reach(try Self.ink([part(old)], [part(new)]), through: 40, 35)
      #expect(reach.columns == Array(19..<61), "\(new)")
      #expect(reach.rows == Array(29..<41), "\(new)")
    }
  }

  @Test func `is a line's with half of its width at either side`() throws {
    let box = rect(20, 30, 40, 10)
    let ink = try Self.ink(
      [part(.stroke("#FF0000", width: 6, in: box))],
      [part(.stroke("#00FF00", width: 6, in: box))])
    let reach = Self.reach(ink, through: 40, 35)
    #expect(reach.columns == Array(16..<64))
    #expect(reach.rows == Array(26..<44))
  }

  @Test func `is that of before and of now`() throws {
    let ink = try Self.ink(
      [part(.symbol("star", color: "#FF0000", in: rect(10, 10, 10, 10)))],
      [part(.symbol("star", color: "#FF0000", in: rect(60, 10, 10, 10)))])
    #expect(Self.covers(ink, 15, 15) && Self.covers(ink, 65, 15))
    #expect(!Self.covers(ink, 40, 15) && !Self.covers(ink, 15, 65))
  }

  @Test func `is none of parts that are the same, and of those without content`() throws {
    let box = rect(20, 30, 40, 10)
    let same = part(.fill("#FF0000", in: box))
    #expect(!Self.covers(try Self.ink([same], [same]), 40, 35))
    let press = [part(.container), part(.container, traits: ["button"])]
    #expect(!Self.covers(try Self.ink([press[0]], [press[1]]), 40, 35))
  }

  @Test func `is there where only the traits of a part changed`() throws {
    let box = rect(20, 30, 60, 60)
    let ink = try Self.ink(
      [part(.fill("#FF0000", in: box))], [part(.fill("#FF0000", in: box), traits: ["faded"])])
    #expect(Self.covers(ink, 50, 60))
  }

  @Test func `is that of parts that came or went`() throws {
    let stays = part(.fill("#FF0000", in: rect(0, 0, 5, 5)), path: "Stays")
    let other = part(.fill("#FF0000", in: rect(40, 40, 20, 20)), path: "Other")
    for (old, new) in [([stays], [stays, other]), ([stays, other], [stays])] {
      let ink = try Self.ink(old, new)
      #expect(Self.covers(ink, 50, 50))
      #expect(!Self.covers(ink, 2, 2))
    }
  }

  /// A shape that grew by 6 pt left, 8 pt up, 14 pt right and 22 pt down.
  private static func grown(traits: [String] = []) throws -> PartInk {
    try ink(
      [part(.fill("#FF0000", in: rect(10, 20, 100, 100)))],
      [part(.fill("#FF0000", in: rect(4, 12, 120, 130)), traits: traits)])
  }

  @Test func `of a shape that grew leaves out what both show, 24 pt inside its edges`() throws {
    let ink = try Self.grown()
    for (x, y) in [(35, 45), (84, 45), (35, 94), (84, 94), (60, 70), (60, 60)] {
      #expect(!Self.covers(ink, x, y), "\(x), \(y)")
    }
    for (x, y) in [(34, 70), (85, 70), (60, 44), (60, 95)] {
      #expect(Self.covers(ink, x, y), "\(x), \(y)")
    }
    for (x, y) in [(3, 70), (124, 70), (60, 11), (60, 142), (3, 11), (124, 142)] {
      #expect(Self.covers(ink, x, y), "\(x), \(y)")
    }
    for (x, y) in [(2, 70), (125, 70), (60, 10), (60, 143)] {
      #expect(!Self.covers(ink, x, y), "\(x), \(y)")
    }
  }

  @Test func `of a shape that shrank is the same`() throws {
    let ink = try Self.ink(
      [part(.fill("#FF0000", in: rect(4, 12, 120, 130)))],
      [part(.fill("#FF0000", in: rect(10, 20, 100, 100)))])
    let reach = Self.reach(ink, through: 60, 70)
    #expect(reach.columns == Array(3..<35) + Array(85..<125))
    #expect(reach.rows == Array(11..<45) + Array(95..<143))
  }

  @Test func `of a shape that grew is all of it where anything else changed`() throws {
    #expect(Self.covers(try Self.grown(traits: ["faded"]), 60, 70))
    let ink = try Self.ink(
      [part(.fill("#FF0000", in: rect(10, 20, 100, 100)))],
      [part(.fill("#00FF00", in: rect(4, 12, 120, 130)))])
    #expect(Self.covers(ink, 60, 70))
  }

  @Test func `of a shape that is narrow or low is all of it, and nothing beside it`() throws {
    let narrow = try Self.ink(
      [part(.fill("#FF0000", in: rect(10, 10, 10, 100)))],
      [part(.fill("#FF0000", in: rect(10, 10, 10, 101)))])
    #expect(Self.reach(narrow, through: 15, 60).columns == Array(9..<21))
    let low = try Self.ink(
      [part(.fill("#FF0000", in: rect(10, 10, 100, 10)))],
      [part(.fill("#FF0000", in: rect(10, 10, 101, 10)))])
    #expect(Self.reach(low, through: 60, 15).rows == Array(9..<21))
  }

  @Test func `is told by the pixels beside it and where they are`() throws {
    let ink = try Self.ink([Self.text("Type")], [Self.text("Typo")])
    let actual = Self.marked([(12, 25), (50, 60), (53, 61)])
    #expect(
      ink.proof(of: JudgedPair(expected: Self.blank(), actual: actual))
        == .unexplained(pixels: 2, within: PixelRect(x: 50, y: 60, width: 4, height: 2)))
  }

  @Test func `is enough for pictures that are equal as far as both reach`() throws {
    let ink = try Self.ink([], [])
    let pair = { (actual: Bitmap) in JudgedPair(expected: Self.blank(), actual: actual) }
    #expect(ink.proof(of: pair(Self.blank())) == .explained)
    #expect(ink.proof(of: pair(Self.blank(width: 100, height: 170))) == .explained)
    #expect(
      ink.proof(of: pair(Self.marked([(7, 8)], width: 100)))
        == .unexplained(pixels: 1, within: PixelRect(x: 7, y: 8, width: 1, height: 1)))
  }

  @Test func `says nothing where the background behind all changed`() throws {
    let ink = PartInk(
      from: try Self.facts([]), to: try Self.facts([], setting: "on #000000"), at: .x1)
    #expect(
      ink.proof(of: JudgedPair(expected: Self.blank(), actual: Self.blank()))
        == .unknown("the background behind all parts changed, which shows everywhere"))
  }

  @Test func `is none where either version is a text`() throws {
    let text = try #require(SampleFacts.large())
    let screen = try Self.facts([part(.fill("#FF0000", in: rect(20, 30, 40, 10)))])
    for (old, new) in [(text, screen), (screen, text)] {
      #expect(!Self.covers(PartInk(from: old, to: new, at: .x1), 40, 35))
    }
  }

  @Test func `ends somewhere, wherever a layout text puts it`() throws {
    let far = Points(1e300)
    let ink = try Self.ink(
      [part(.fill("#FF0000", in: rect(far, 0, 10, 10)))],
      [part(.fill("#00FF00", in: rect(Points(-1e300), 20, far * 2, 10)))])
    #expect(Self.covers(ink, 0, 25) && Self.covers(ink, 159, 25))
    #expect(!Self.covers(ink, 80, 5) && !Self.covers(ink, 80, 40))
  }
}
