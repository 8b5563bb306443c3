import DynamicType
import ImageDiff
import Imaging
import Snapshots
import Testing
import TextEngine

@testable import Changes
@testable import Files
@testable import GoldenStore
@testable import GoldenText
@testable import Suites
@testable import Verification

@Suite struct `The bytes of a value` {
  private enum Shape {
    case none, other
    case sized(Int)
  }

  private enum Plain: CustomStringConvertible {
    case one, other
    var description: String { "plain" }
  }

  private enum Debugged: CustomDebugStringConvertible {
    case one
    case size(Int)
    var debugDescription: String { "debugged" }
  }

  private struct Shown: CustomReflectable {
    var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
  }

  private struct Empty {}
  private struct One { let number: Int }
  private struct Other { let number: Int }

  private func bytes(_ value: Any) -> [UInt8]? { SpelledValue(value)?.bytes }

  private func areApart(_ values: [Any]) -> Bool {
    let all = values.map { bytes($0) }
    return all.allSatisfy { $0 != nil } && Set(all).count == values.count
  }

  @Test func `tell cases apart, with what they hold`() {
    #expect(areApart([Shape.none, Shape.other, Shape.sized(0), Shape.sized(1)]))
    #expect(areApart([Plain.one, Plain.other]))
    #expect(bytes(Debugged.one) == nil)
    #expect(bytes(Debugged.size(1)) != nil)
  }

  @Test func `tell numbers and truths apart`() {
    #expect(areApart([0.5, -0.5, 0.0, -0.0]))
    #expect(areApart([Float(0.5), Float(0.25)]))
    #expect(areApart([true, false]))
    #expect(areApart([1, 12, -1, UInt8(2)]))
    #expect(areApart(["a" as Unicode.Scalar, "b" as Unicode.Scalar]))
  }

  @Test func `tell nothing, something and lists apart`() {
    #expect(areApart([Int?.none as Any, Int?.some(0) as Any, Int?.some(1) as Any]))
    #expect(areApart([[0], [0, 0], [Int]()]))
    #expect(areApart([(1, 23), (12, 3)]))
    #expect(areApart([Set(["a"]), Set(["ab"]), Set(["a", "b"])]))
    #expect(areApart([["a": 1], ["a": 2], ["b": 1], [String: Int]()]))
  }

  @Test func `tell types apart`() {
    #expect(areApart([One(number: 1), Other(number: 1), One(number: 2), Empty()]))
  }

  @Test func `are none where a value shows what it wants of itself`() {
    #expect(bytes(Shown()) == nil)
    #expect(bytes([1, Shown()] as [Any]) == nil)
    #expect(bytes(Set([1])) != nil)
    #expect(bytes(["a": Shown()]) == nil)
    #expect(bytes({ 1 }) == nil)
  }
}

@Suite struct `What a run keeps` {
  private let bench: Bench

  init() throws { bench = try Bench() }

  @Test func `are as many pairs of pictures as have room, and as many before them`() throws {
    let expected = try bench.drawn(Bench.word()).bitmap
    let golden = try PNG.encode(expected)
    let shade = { (level: UInt8) in
      Bitmap(
        width: expected.width, height: expected.height, format: expected.format,
        bytes: [level] + expected.bytes.dropFirst())
    }
    let size = 2 * expected.bytes.count + golden.count
    let pairs = JudgedPairs(greatestSize: 6 * size)
    let pair = { (level: UInt8) in
      try pairs.pair(of: golden, and: shade(level), limits: PNGLimits())
    }
    let first = try pair(0)
    for level: UInt8 in 1..<12 { _ = try pair(level) }
    #expect(try pair(0) === first)
    _ = try pair(12)
    #expect(try pair(0) !== first)
  }

  private func setting(_ width: Points) throws -> KnownDrawings.Setting {
    let resolver = TextResolver(fonts: bench.fonts, systemFont: bench.systemFont)
    return KnownDrawings.Setting(
      try resolver.resolve(Bench.word("Type"), at: .large).text, width: width)
  }

  @Test func `are as many texts as have room, and as many before them`() throws {
    let settings = try (0..<9).map { try setting(Points(Double(100 + $0))) }
    // Four of them fit.
    let known = KnownDrawings(greatestLength: 16)
    let first = known[settings[0]]
    for setting in settings[1..<8] { _ = known[setting] }
    #expect(known[settings[0]] === first)
    _ = known[settings[8]]
    #expect(known[settings[0]] !== first)
  }

  @Test(arguments: [(16, true), (15, false)])
  func `are texts of up to a quarter of the room`(room: Int, isKept: Bool) throws {
    let known = KnownDrawings(greatestLength: room)
    let setting = try setting(100)
    #expect((known[setting] === known[setting]) == isKept)
  }
}

@Suite struct `The order of drawing ramps` {
  private static func ramp(
    _ style: TextStyle, _ name: String = "word", font: FontChoice = .preferred
  ) -> RampSpec {
    RampSpec(
      suite: "s", style: style, sample: Sample(name, text: "Type"), font: font, scale: .x2)
  }

  @Test func `counts a fixed size as that of Body`() {
    let fixed = { (style: TextStyle) in
      Self.ramp(style, font: .fixed(Bench.inter, size: 40))
    }
    // As large as Body, and then by name.
    #expect(DrawingOrder(of: [fixed(.headline), Self.ramp(.body)]).groups == [[1], [0]])
    #expect(DrawingOrder(of: [Self.ramp(.headline), fixed(.body)]).groups == [[1], [0]])
    #expect(DrawingOrder(of: [Self.ramp(.callout), fixed(.headline)]).groups == [[1], [0]])
    #expect(DrawingOrder(of: [fixed(.body), Self.ramp(.title3)]).groups == [[1], [0]])
  }

  @Test func `is that of the suite where texts of a style cost the same`() {
    let ramps = [Self.ramp(.body, "b"), Self.ramp(.body, "a"), Self.ramp(.body, "c")]
    #expect(DrawingOrder(of: ramps).groups == [[0], [1], [2]])
  }
}

@Suite struct `What is left among goldens` {
  private func cell(_ name: String) -> SnapshotName {
    SnapshotName(ramp: Bench.word(name: name).name, category: .large)
  }

  @Test func `is that of all suites together`() {
    var leftovers = SuiteLeftovers()
    #expect(leftovers.isEmpty)
    var other = SuiteLeftovers()
    other.obsolete = [cell("a")]
    other.strayFiles = ["tiny/stray.png"]
    other.misspelled = [OddFile(folder: "tiny", name: [0xFF])]
    other.blocks = [cell("b")]
    other.temporaryFiles = ["tiny/.typeproof-a.tmp"]
    leftovers.add(other)
    #expect(leftovers == other && !leftovers.isEmpty)
    leftovers.add(other)
    #expect(leftovers.obsolete == [cell("a"), cell("a")])
    #expect(leftovers.strayFiles.count == 2 && leftovers.misspelled.count == 2)
    #expect(leftovers.blocks == [cell("b"), cell("b")])
    #expect(leftovers.temporaryFiles.count == 2)
  }

  @Test func `is something where there is but one of them`() {
    var all = [SuiteLeftovers](repeating: SuiteLeftovers(), count: 5)
    all[0].obsolete = [cell("a")]
    all[1].strayFiles = ["a.png"]
    all[2].misspelled = [OddFile(folder: "tiny", name: [0xFF])]
    all[3].blocks = [cell("a")]
    all[4].temporaryFiles = ["a"]
    #expect(all.allSatisfy { !$0.isEmpty })
  }

  @Test func `is not told of another's goldens`() {
    #expect(
      "\(ForeignGoldens(suite: "app", folder: "Snapshots/app", count: 3))"
        == "None of the 3 recorded cells in Snapshots/app belongs to the suite “app”, so another "
        + "suite may own them. Name other --snapshots, --fonts or --config, or delete the folder "
        + "yourself.")
    #expect(
      "\(NoRecordedSuite(suite: "app", folder: "Snapshots/app"))"
        == "Snapshots/app has no fingerprint.txt, so “app” may not own its files. Record the suite "
        + "first, or delete the files yourself.")
  }

  @Test func `is looked for by paths as well`() {
    let filter = CellFilter(glob: "Here/*.PNG")
    #expect(filter.matches(path: "here/a.png") && filter.matches(path: "HERE/below/A.png"))
    #expect(!filter.matches(path: "there/a.png") && !filter.matches(path: "here/a.txt"))
    #expect(CellFilter.all.matches(path: "there/a.txt"))
  }
}

@Suite struct `Inputs on record beside a block` {
  private let bench: Bench

  init() throws { bench = try Bench() }

  private func contradictions(
    of ramp: RampSpec, isOfOtherSizes: Bool = false, head: RampSpec? = nil,
    _ alter: (inout CellFacts) -> Void
  ) throws -> [String] {
    var facts = try bench.drawn(ramp).facts
    alter(&facts)
    let head = GoldenHead(of: head ?? ramp, systemFont: bench.systemFont, fonts: bench.fonts)
    let inputs = try #require(
      InputsOnRecord(head, of: ramp.name, at: .large, fonts: bench.fonts))
    return inputs.contradictions(of: facts, isOfOtherSizes: isOfOtherSizes)
  }

  @Test func `may have other sizes where the table of sizes is another`() throws {
    let ramp = Bench.word("Type proof", categories: [.large])
    let found = try contradictions(of: ramp, isOfOtherSizes: true) {
      $0.pointSize = 18
      $0.runs = [CellFacts.Run(range: 0..<4, setting: "34 pt")]
      $0.weight = .black
      $0.boundedWidth = nil
    }
    #expect(found == ["width", "weight"])
  }

  @Test func `may have a text that shows a hyphen at a line's end`() throws {
    let soft = Bench.word("Ty\u{AD}pe", categories: [.large])
    #expect(try contradictions(of: soft) { $0.lines[0].text = "Ty-" } == [])
    let plain = Bench.word("Type", categories: [.large])
    #expect(try contradictions(of: plain) { $0.lines[0].text = "Ty-" } == ["text"])
  }

  @Test func `say nothing of sizes and weights where a font is gone`() throws {
    var gone = Bench.word("Type", categories: [.large])
    gone.font = .custom("Gone.ttf", size: 30, relativeTo: .body)
    let found = try contradictions(
      of: Bench.word("Type", categories: [.large]), head: gone
    ) {
      $0.weight = .black
      $0.boundedWidth = nil
    }
    #expect(found == ["width"])
  }
}

@Suite struct `A golden of another size than its inputs give` {
  private let bench: Bench
  private let old = Bench.word("Type", categories: [.large])
  private let new = Bench.word("Typo", categories: [.large])

  init() throws { bench = try Bench() }

  /// The proof of a golden that shows what its inputs give, cut or with white around, and the
  /// golden's area.
  private func proof(wider: Int, higher: Int) throws -> (found: Proof?, area: PixelRect) {
    let drawn = try bench.drawn(old).bitmap
    try #require(drawn.format == .gray8)
    let (width, height) = (drawn.width + wider, drawn.height + higher)
    var bytes = [UInt8](repeating: 255, count: width * height)
    for row in 0..<min(height, drawn.height) {
      for column in 0..<min(width, drawn.width) {
        bytes[row * width + column] = drawn.bytes[row * drawn.bytesPerRow + column]
      }
    }
    let golden = Bitmap(width: width, height: height, format: .gray8, bytes: bytes)
    let change = try bench.change(from: old, to: new, showing: golden, at: .large)
    return (change?.proof, PixelRect(x: 0, y: 0, width: width, height: height))
  }

  @Test func `differs whole where the drawing does not reach`() throws {
    let (higher, high) = try proof(wider: 0, higher: 2)
    #expect(higher == .unexplained(pixels: 2 * high.width, within: high))
    let (wider, wide) = try proof(wider: 3, higher: 0)
    #expect(wider == .unexplained(pixels: 3 * wide.height, within: wide))
    let (both, large) = try proof(wider: 3, higher: 2)
    let beyond = 3 * (large.height - 2) + 2 * large.width
    #expect(both == .unexplained(pixels: beyond, within: large))
  }

  @Test func `differs by a pixel at least where the drawing reaches farther`() throws {
    let (lower, low) = try proof(wider: 0, higher: -1)
    #expect(lower == .unexplained(pixels: 1, within: low))
    let (crossed, cross) = try proof(wider: 3, higher: -1)
    #expect(crossed == .unexplained(pixels: 3 * cross.height, within: cross))
  }
}
