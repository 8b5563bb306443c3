import Snapshots
import DynamicType
import ImageDiff
import Imaging
import TextEngine

@testable import GoldenText
@testable import Suites
@testable import Verification

/// A layout text written by hand, and the facts it states.
enum SampleFacts {
  static let ramp = RampName(suite: "tiny", style: .body, sample: "word", scale: .x1)

  static let text = """
    typeproof golden 3
    tiny/body/word@1x

    sample: word
    text: Type “proof”
    width: 120 pt
    system font: Inter/Inter.ttf

    [L]
    unicode: 15.0
    size: 17 pt
    leading: 22 pt
    known: published
    weight: 400
    font: Inter/Inter.ttf | 000102030405060708090a0b0c0d0e0f | opsz=17 wght=400
    font: Noto \\u{7C} Sans.ttc#2 | 101112131415161718191a1b1c1d1e1f
    width: 120 pt
    set: ink #000000 on #FFFFFF, language en
    run: 5–9 | 34 pt, headline bold, underline double #FF0000
    frame: 120 × 42.5 pt
    picture: 124 × 43 px
    frame at: 4, 0 px
    line: 16.063 | 0 | 36.989 | box 0 20.5 | ink 1 -0.25 36 19.75 | 0–16 | Type | “proof”
    line: 38.063 | -0.5 | 12 | box 20.5 42.5 | ink – | 16–23 | \u{301}é\\u{200F}\\\\
    flag: shrunk | – | – | to 0.5 of its size
    flag: truncated | 2 | 20–23 | at \\u{7F} all
    pixels: 202122232425262728292a2b2c2d2e2f
    file: 303132333435363738393a3b3c3d3e3f
    sha256: 606162636465666768696a6b6c6d6e6f707172737475767778797a7b7c7d7e7f

    [AX5]
    unicode: 16.0
    size: 53 pt
    weight: 700
    width: unbounded
    set: ink #000000 on #FFFFFF
    frame: 0 × 0 pt
    picture: 1 × 1 px
    frame at: -3, 0 px
    pixels: 404142434445464748494a4b4c4d4e4f
    file: 505152535455565758595a5b5c5d5e5f
    sha256: 808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f

    """

  static func document() -> LayoutDocument? {
    guard let large = large(), let largest = largest(),
      let first = ContentDigest("303132333435363738393a3b3c3d3e3f"),
      let second = ContentDigest("505152535455565758595a5b5c5d5e5f")
    else { return nil }
    let head = GoldenHead(
      lines: [
        "sample: word", "text: Type “proof”", "width: 120 pt", "system font: Inter/Inter.ttf",
      ], of: ramp)
    let sums = [
      SecureDigest("606162636465666768696a6b6c6d6e6f707172737475767778797a7b7c7d7e7f"),
      SecureDigest("808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f"),
    ]
    return LayoutDocument(
      ramp: ramp,
      cells: [
        .large: LayoutDocument.Cell(facts: large, file: first, sha256: sums[0], head: head),
        .accessibilityExtraExtraExtraLarge: LayoutDocument.Cell(
          facts: largest, file: second, sha256: sums[1], head: head),
      ])
  }

  static func large() -> CellFacts? {
    guard let inter = ContentDigest("000102030405060708090a0b0c0d0e0f"),
      let noto = ContentDigest("101112131415161718191a1b1c1d1e1f"),
      let pixels = ContentDigest("202122232425262728292a2b2c2d2e2f")
    else { return nil }
    return CellFacts(
      unicode: "15.0", pointSize: 17, leading: 22, provenance: .published, weight: .regular,
      fonts: [
        CellFacts.Font(name: "Inter/Inter.ttf", instance: "opsz=17 wght=400", digest: inter),
        CellFacts.Font(name: "Noto | Sans.ttc#2", instance: "", digest: noto),
      ],
      boundedWidth: 120,
      setting: "ink #000000 on #FFFFFF, language en",
      runs: [
        CellFacts.Run(range: 5..<9, setting: "34 pt, headline bold, underline double #FF0000")
      ],
      frameWidth: 120, frameHeight: 42.5,
      pictureWidth: 124, pictureHeight: 43,
      frameOrigin: PixelPoint(x: 4, y: 0),
      lines: [
        CellFacts.Line(
          baseline: 16.063, left: 0, width: 36.989, top: 0, bottom: 20.5,
          ink: InkBounds(left: 1, top: -0.25, right: 36, bottom: 19.75), range: 0..<16,
          text: "Type | “proof”"),
        CellFacts.Line(
          baseline: 38.063, left: -0.5, width: 12, top: 20.5, bottom: 42.5, ink: nil,
          range: 16..<23,
          text: "\u{301}é\u{200F}\\"),
      ],
      flags: [
        CellFacts.Flag(kind: .shrunk, detail: "to 0.5 of its size"),
        CellFacts.Flag(kind: .truncated, line: 2, range: 20..<23, detail: "at \u{7F} all"),
      ],
      pixels: pixels)
  }

  static func largest() -> CellFacts? {
    guard let pixels = ContentDigest("404142434445464748494a4b4c4d4e4f") else { return nil }
    return CellFacts(
      unicode: "16.0", pointSize: 53, leading: nil, provenance: nil, weight: .bold, fonts: [],
      boundedWidth: nil,
      setting: "ink #000000 on #FFFFFF", runs: [],
      frameWidth: 0, frameHeight: 0, pictureWidth: 1, pictureHeight: 1,
      frameOrigin: PixelPoint(x: -3, y: 0), lines: [], flags: [],
      pixels: pixels)
  }
}
