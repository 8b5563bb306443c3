import Snapshots
import DynamicType
import ImageDiff
import Imaging
import TextEngine

@testable import Reports
@testable import Changes
@testable import GoldenText
@testable import Suites
@testable import Verification

/// Hand-made results of a suite called `app`.
enum Sample {
  static let ramp = RampName(suite: "app", style: .body, sample: "greeting", scale: .x2)
  static let title = RampName(
    suite: "app", style: .largeTitle, sample: "greeting", variants: ["dark"], scale: .x3)

  static func name(_ category: ContentSizeCategory) -> SnapshotName {
    SnapshotName(ramp: ramp, category: category)
  }

  static let box = PixelRect(x: 1, y: 2, width: 3, height: 4)

  static let difference = PixelDifference(
    differingPixels: 3, boundingBox: box, greatestChannelDifference: 5,
    first: PixelPoint(x: 1, y: 2))

  static let markLost = Change(
    .markLost, role: .pixels,
    place: ChangePlace(lines: [1], range: 4..<6, text: "é", area: box, isPart: true),
    amount: .named(["mark"]), sentence: "“é” in line 1 has lost a mark of 3 × 4 px")

  /// The text, which is known by what it says.
  static let text = Change(
    .text, role: .input, before: "19", after: "20", sentence: "the text says “20”, was “19”")

  static let weight = Change(
    .weight, role: .input, aspect: "weight", before: "400", after: "800",
    sentence: "weight is 800, was 400")

  static func facts(size: Points, text: String = "Hello") -> CellFacts? {
    guard let font = ContentDigest("000102030405060708090a0b0c0d0e0f"),
      let pixels = ContentDigest("202122232425262728292a2b2c2d2e2f")
    else { return nil }
    return CellFacts(
      unicode: "15.0", pointSize: size, leading: 22, provenance: .published, weight: .regular,
      fonts: [CellFacts.Font(name: "Inter.ttf", instance: "wght=400", digest: font)],
      boundedWidth: 120, setting: "ink #000000 on #FFFFFF",
      runs: [CellFacts.Run(range: 0..<2, setting: "34 pt")], tolerance: "text: Two FreeTypes.",
      frameWidth: 120, frameHeight: 42.5, pictureWidth: 240, pictureHeight: 85,
      frameOrigin: PixelPoint(x: 4, y: 0),
      lines: [
        CellFacts.Line(
          baseline: 16.063, left: -0.5, width: 36.989, top: 0, bottom: 20.5,
          ink: InkBounds(left: 1, top: -0.25, right: 36, bottom: 19.75), range: 0..<16, text: text),
        CellFacts.Line(
          baseline: 38.063, left: 0, width: 0, top: 20.5, bottom: 42.5, ink: nil, range: 16..<17,
          text: ""),
      ],
      flags: [
        CellFacts.Flag(kind: .shrunk, detail: "to 0.5 of its size"),
        CellFacts.Flag(kind: .brokenWord, line: 2, range: 20..<20, detail: ""),
      ],
      pixels: pixels)
  }

  /// One cell that lost an accent, one that is missing; everything else is as it should be.
  static let small = RunResults(
    suite: "app", toolVersion: "1.2.3", declaredCount: 3,
    cells: [
      CellResult(name: name(.medium), verdict: .equal),
      CellResult(
        name: name(.large), verdict: .changed,
        words: "“é” in line 1 has lost a mark of 3 × 4 px; 3 pixels differ",
        changes: [markLost], clusters: [box], picture: .different(difference),
        pictures: CellResult.Pictures(
          expected: "expected/app/body/greeting.l@2x.png",
          actual: "actual/app/body/greeting.l@2x.png",
          difference: "diff/app/body/greeting.l@2x.png")),
      CellResult(
        name: name(.extraLarge), verdict: .missing,
        words: "there is no golden. Record it with: typeproof record --mode missing"),
    ])

  /// Words that do harm where they are not escaped.
  static let hostile =
    "<script>alert(\"1\")</script> ]]> | `x` @ops \u{202E}txt\u{7}\u{0} ::error::"

  /// A change whose words are a stranger's.
  static func changed(_ words: String, at category: ContentSizeCategory = .large) -> CellResult {
    CellResult(
      name: name(category), verdict: .changed, words: words,
      changes: [Change(.text, role: .input, sentence: words)], picture: .equal)
  }
}
