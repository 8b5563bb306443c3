import Snapshots
import DynamicType
import ImageDiff
import Imaging
import TextEngine
import Testing

@testable import GoldenText
@testable import Suites
@testable import Verification

/// Two texts that differ by one letter or mark, in a font that draws them otherwise.
struct MinimalPair: Sendable, CustomTestStringConvertible {
  let golden: String
  let today: String
  let font: String
  var color = RGBAColor.black

  var testDescription: String { "“\(golden)” for “\(today)” in \(font), \(color)" }

  private static let inter = "Inter/InterVariable.ttf"
  private static let serif = "NotoSerif/NotoSerif-Regular.ttf"
  private static let thai = "NotoSansThai/NotoSansThai-Regular.ttf"
  private static let hebrew = "NotoSansHebrew/NotoSansHebrew-Regular.ttf"
  private static let pale = RGBAColor(red: 0xCC, green: 0xCC, blue: 0xCC)

  static let written = [
    MinimalPair(golden: "I", today: "l", font: inter),
    MinimalPair(golden: "l", today: "1", font: inter),
    MinimalPair(golden: "O", today: "0", font: inter),
    MinimalPair(golden: "C", today: "G", font: inter),
    MinimalPair(golden: "rn", today: "m", font: inter),
    MinimalPair(golden: "é", today: "e", font: inter),
    MinimalPair(golden: "a.", today: "a,", font: inter),
    MinimalPair(golden: "12", today: "1", font: inter),
    MinimalPair(golden: "not ok", today: "ok", font: inter),
    MinimalPair(golden: "I", today: "l", font: serif),
    MinimalPair(golden: "c", today: "e", font: serif),
    MinimalPair(golden: "a.", today: "a,", font: serif),
    MinimalPair(golden: "I", today: "l", font: inter, color: pale),
    MinimalPair(golden: "é", today: "e", font: inter, color: pale),
    MinimalPair(golden: "12", today: "1", font: inter, color: pale),
    MinimalPair(golden: "ที่", today: "ที", font: thai),
    MinimalPair(golden: "ข", today: "ช", font: thai),
    MinimalPair(golden: "שׁ", today: "ש", font: hebrew),
    MinimalPair(golden: "שׁ", today: "שׂ", font: hebrew),
  ]
}

@Suite struct `A tolerance at its most generous` {
  private static let rules: [Tolerance.Rule] = [
    .text, .pixelmatch(threshold: 0.5, pixels: .max),
  ]
  private static let metrics: [Metric] = [.text, .pixelmatch(PixelmatchRule(threshold: 0.5))]

  private static let ordinary = ContentSizeCategory.allCases.filter { !$0.isAccessibilityCategory }

  private let bench: Bench
  private let worker: CellWorker

  init() throws {
    bench = try Bench()
    worker = try CellWorker(fonts: bench.fonts, systemFont: bench.systemFont)
  }

  /// Both texts of a pair at each size, as the golden and what is drawn today.
  private func drawn(
    _ pair: MinimalPair, size: Points = 17, style: TextStyle = .body,
    scales: [DisplayScale] = [.x1],
    categories: [ContentSizeCategory] = Self.ordinary
  ) throws -> [(golden: DrawnCell, today: DrawnCell)] {
    let longest = max(pair.golden.unicodeScalars.count, pair.today.unicodeScalars.count)
    return try scales.flatMap { scale in
      let ramps = [pair.golden, pair.today].map { text in
        RampSpec(
          suite: "tiny", style: style, sample: Sample("word", text: text),
          font: .custom(pair.font, size: size, relativeTo: style),
          width: Points(Double(longest + 1) * 30), scale: scale, color: pair.color)
      }
      return try categories.map {
        (try worker.draw(ramps[0], at: $0), try worker.draw(ramps[1], at: $0))
      }
    }
  }

  /// The rules by which a golden passes that shows another cell and has the facts of today's.
  private func rules(
    passing golden: DrawnCell, for today: DrawnCell, redrawn: (UInt8) -> UInt8 = { $0 }
  ) throws -> [String] {
    let shown = Bitmap(
      width: golden.bitmap.width, height: golden.bitmap.height, format: golden.bitmap.format,
      bytes: golden.bitmap.bytes.map(redrawn))
    let file = try PNG.encode(shown, for: .fast)
    var recorded = today.facts
    recorded.pixels = ContentDigest(ofPixelsIn: shown)
    let forged = Golden(
      recorded: LayoutDocument.Cell(facts: recorded, file: ContentDigest(of: file)),
      layoutTrouble: nil, picture: file, pictureTrouble: nil, drift: .none)
    let pairs = JudgedPairs()
    return Self.rules.filter { rule in
      var today = today
      today.ramp.tolerance = Tolerance(rule, because: "Whatever it takes.")
      return forged.judge(today, memory: ComparisonMemory(), pairs: pairs) { _ in today }
        .verdict.passes
    }.map { "\($0) at \(today.facts.pointSize) \(today.ramp.name.scale)" }
  }

  @Test(arguments: MinimalPair.written)
  func `lets no letter or mark pass for another, though text and picture are forged`(
    pair: MinimalPair
  ) throws {
    let passing = try drawn(
      pair, scales: [.x1, .x2, .x3], categories: ContentSizeCategory.allCases
    ).flatMap { try rules(passing: $0.golden, for: $0.today) }
    #expect(passing == [])
  }

  @Test(arguments: MinimalPair.written)
  func `lets none pass the other way round`(pair: MinimalPair) throws {
    let passing = try drawn(pair).flatMap { try rules(passing: $0.today, for: $0.golden) }
    #expect(passing == [])
  }

  @Test(arguments: MinimalPair.written)
  func `lets none pass at 11 px`(pair: MinimalPair) throws {
    let passing = try drawn(pair, size: 11, style: .caption2, categories: [.extraSmall])
      .flatMap { try rules(passing: $0.golden, for: $0.today) }
    #expect(passing == [])
  }

  @Test(arguments: MinimalPair.written)
  func `lets none pass where all edges are drawn otherwise`(pair: MinimalPair) throws {
    let passing = try drawn(pair)
      .flatMap { try rules(passing: $0.golden, for: $0.today, redrawn: Self.darker(pair)) }
    #expect(passing == [])
  }

  @Test(arguments: MinimalPair.written)
  func `lets the same letters pass where all edges are drawn otherwise`(pair: MinimalPair) throws {
    let passing = try drawn(pair)
      .map { try rules(passing: $0.today, for: $0.today, redrawn: Self.darker(pair)).count }
    #expect(passing == Array(repeating: 2, count: 7))
  }

  @Test(arguments: [RGBAColor.black, RGBAColor(red: 0xCC, green: 0xCC, blue: 0xCC)])
  func `lets none pass in an interface`(color: RGBAColor) throws {
    var screen = Screen()
    screen.titleColor = color
    let today = try bench.drawn(try screen.ramp([.extraSmall], in: bench), at: .extraSmall)
    screen.title = "Wl-Fi"
    let golden = try bench.drawn(try screen.ramp([.extraSmall], in: bench), at: .extraSmall)
    #expect(try rules(passing: golden, for: today) == [])
    #expect(try rules(passing: today, for: today) { $0 ^ 1 }.count == 2)
  }

  @Test(arguments: MinimalPair.written)
  func `lets none pass as a metric for two pictures`(pair: MinimalPair) throws {
    let drawn = try drawn(
      pair, scales: [.x1, .x2, .x3],
      categories: [.extraSmall, .large, .accessibilityExtraExtraExtraLarge])
    let passing = drawn.flatMap { golden, today in
      Self.metrics.filter {
        compare(expected: golden.bitmap, actual: today.bitmap, by: $0).verdict != .differs
      }.map { "\($0) at \(today.facts.pointSize) \(today.ramp.name.scale)" }
    }
    #expect(passing == [])
  }

  /// Half-inked pixels darker by a share of the contrast, as by another gamma.
  private static func darker(_ pair: MinimalPair) -> (UInt8) -> UInt8 {
    let full = Int(255 - pair.color.red)
    return { level in
      let ink = Int(255 - level)
      return UInt8(255 - ink - ink * (full - ink) * 56 / full / 255)
    }
  }
}
