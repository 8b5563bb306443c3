import Snapshots
import DynamicType
import ImageDiff
import Imaging
import TextEngine
import Testing

@testable import Suites
@testable import Verification

private let reason = "Drawn by the libraries of two distributions."

@Suite struct `A tolerance` {
  private let bench: Bench

  init() throws { bench = try Bench() }

  private func ramp(_ tolerance: Tolerance?) -> RampSpec {
    var ramp = Bench.word("Type résumé", categories: [.large])
    ramp.tolerance = tolerance
    return ramp
  }

  /// What becomes of a cell that is drawn otherwise than was recorded.
  private func verdict(_ tolerance: Tolerance?, _ level: (Int, UInt8) -> UInt8) throws -> Verdict {
    try verdict(tolerance, recordedWith: tolerance, level)
  }

  private func verdict(
    _ tolerance: Tolerance?, recordedWith old: Tolerance?, _ level: (Int, UInt8) -> UInt8
  ) throws -> Verdict {
    try bench.record(ramp(old))
    var drawn = try bench.drawn(ramp(tolerance))
    drawn.bitmap = Bitmap(
      width: drawn.bitmap.width, height: drawn.bitmap.height, format: .gray8,
      bytes: drawn.bitmap.bytes.enumerated().map(level))
    drawn.facts.pixels = ContentDigest(ofPixelsIn: drawn.bitmap)
    let golden = RampGoldens(
      of: ramp(tolerance), systemFont: bench.systemFont, fonts: bench.fonts, in: bench.store,
      drift: .none
    ).golden(at: .large)
    return golden.verdict(on: drawn) { _ in drawn }
  }

  private func oneLevel(_ index: Int, _ level: UInt8) -> UInt8 {
    index % 7 == 0 ? level ^ 1 : level
  }
  private func gone(_ index: Int, _ level: UInt8) -> UInt8 { 255 }

  @Test func `lets noise pass, and says so`() throws {
    let verdict = try verdict(Tolerance(.text, because: reason), oneLevel)
    guard case .tolerated(let toleration) = verdict else {
      Issue.record("It is \(verdict).")
      return
    }
    #expect(verdict.passes)
    #expect(toleration.difference.greatestChannelDifference == 1)
    #expect("\(toleration)".hasSuffix("by up to 1; tolerated by text: \(reason)"))
  }

  @Test func `is none unless a suite has one`() throws {
    #expect(!(try verdict(nil, oneLevel).passes))
  }

  @Test func `of text lets no lost text pass`() throws {
    #expect(!(try verdict(Tolerance(.text, because: reason), gone).passes))
  }

  @Test func `of pixelmatch counts pixels, and is near its limit from four fifths on`() throws {
    // 30 levels more are over a threshold of 0.1, and no ink; three pixels in a row seem to be no edge.
    func dots(_ count: Int) -> (Int, UInt8) -> UInt8 {
      { index, level in index < count ? 225 : level }
    }
    let rule = { Tolerance(.pixelmatch(threshold: 0.1, pixels: $0), because: reason) }
    guard case .tolerated(let far) = try verdict(rule(100), dots(20)) else {
      Issue.record("It does not pass.")
      return
    }
    #expect(!far.isNear)
    let counted = try #require(far.countedPixels)
    #expect(counted > 0 && counted <= 20)
    guard case .tolerated(let near) = try verdict(rule(counted), dots(20)) else {
      Issue.record("It does not pass.")
      return
    }
    #expect(near.isNear)
    #expect(
      "\(near)".contains("and \(counted) of them count; close to the limit of pixelmatch 7.2"))
    #expect(!(try verdict(rule(counted - 1), dots(20)).passes))
  }

  @Test func `of any kind lets no text go or come`() throws {
    let widest = Tolerance(.pixelmatch(threshold: 0.5, pixels: 1_000_000), because: reason)
    #expect(!(try verdict(widest, gone).passes))
    let drawn = try bench.drawn(ramp(widest))
    try bench.record(ramp(widest))
    let blank = Bitmap(
      width: drawn.bitmap.width, height: drawn.bitmap.height, format: .gray8,
      bytes: drawn.bitmap.bytes.map { _ in 255 })
    let golden = try PNG.encode(blank)
    try bench.folder.write(golden, "Snapshots/tiny/body/word.l@1x.png")
    let text = try bench.folder.text("Snapshots/tiny/body/word@1x.txt")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("file: ")
        ? "file: \(ContentDigest(of: golden))"
        : line.hasPrefix("pixels: ") ? "pixels: \(ContentDigest(ofPixelsIn: blank))" : String(line)
    }
    try bench.folder.write(
      Array(lines.joined(separator: "\n").utf8), "Snapshots/tiny/body/word@1x.txt")
    #expect(!(try bench.verify(ramp(widest)).verdicts.contains { $0.passes }))
  }

  @Test func `holds for no other layout`() throws {
    let tolerance = Tolerance(.pixelmatch(threshold: 0.5, pixels: 1_000_000), because: reason)
    try bench.record(ramp(tolerance))
    var other = ramp(tolerance)
    other.sample.text = "Type resume"
    #expect(try bench.verify(other).changes.count == 1)
  }

  @Test func `holds for no other file than was recorded`() throws {
    let tolerance = Tolerance(.pixelmatch(threshold: 0.5, pixels: 1_000_000), because: reason)
    try bench.record(ramp(tolerance))
    let drawn = try bench.drawn(ramp(tolerance)).bitmap
    let dark = Bitmap(
      width: drawn.width, height: drawn.height, format: .gray8,
      bytes: drawn.bytes.map { $0 ^ 1 })
    try bench.folder.write(try PNG.encode(dark), "Snapshots/tiny/body/word.l@1x.png")
    #expect(try bench.verify(ramp(tolerance)).changes.map { $0.changes.last?.kind } == [.file])
  }

  @Test func `stands in the layout text, and counts only where it stands there`() throws {
    let tolerance = Tolerance(.text, because: "Two\nlines.")
    try bench.record(ramp(tolerance))
    let text = try bench.folder.text("Snapshots/tiny/body/word@1x.txt")
    #expect(text.contains("\ntolerance: text: Two\\u{A}lines.\n"))
    #expect(try bench.verify(ramp(tolerance)).verdicts == [.equal])
    #expect(try bench.verify(ramp(nil)).changes.map { $0.changes.map(\.kind) } == [[.tolerance]])
    let unrecorded = try verdict(Tolerance(.text, because: reason), recordedWith: nil, oneLevel)
    #expect(!unrecorded.passes)
  }

  @Test(arguments: [
    (Tolerance(.text, because: " \n"), "has no reason. Say why pixels may differ."),
    (
      Tolerance(.pixelmatch(threshold: 1.5, pixels: 0), because: reason),
      "has a threshold of 1.5. From 0.967 on, black equals white. Choose one from 0 to 0.5."
    ),
    (
      Tolerance(.pixelmatch(threshold: 1, pixels: 0), because: reason),
      "has a threshold of 1.0. From 0.967 on, black equals white. Choose one from 0 to 0.5."
    ),
    (
      Tolerance(.pixelmatch(threshold: .nan, pixels: 0), because: reason),
      "has a threshold of nan. From 0.967 on, black equals white. Choose one from 0 to 0.5."
    ),
    (
      Tolerance(.pixelmatch(threshold: 0, pixels: -1), because: reason),
      "allows -1 pixels. Choose 0 or more."
    ),
  ]) func `is refused without a reason or with senseless numbers`(
    tolerance: Tolerance, trouble: String
  ) {
    let error = #expect(throws: SuiteSpecError.self) {
      try SuiteSpec(name: "tiny", ramps: [ramp(tolerance)])
    }
    #expect(error?.description == "The tolerance of tiny/body/word@1x \(trouble)")
  }

  @Test func `passes are recorded only where all is`() throws {
    let toleration = Toleration(
      tolerance: Tolerance(.text, because: reason),
      difference: PixelDifference(
        differingPixels: 1, boundingBox: PixelRect(x: 0, y: 0, width: 1, height: 1),
        greatestChannelDifference: 1, first: PixelPoint(x: 0, y: 0)),
      countedPixels: nil, isNear: false)
    let recording = RecordMode.allCases.filter { $0.records(.tolerated(toleration)) }
    #expect(recording == [.all])
  }
}
