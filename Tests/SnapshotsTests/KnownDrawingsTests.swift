import Snapshots
import DynamicType
import ImageDiff
import Imaging
import Testing
import TextEngine

@testable import GoldenText
@testable import Suites
@testable import Verification

@Suite struct `A text that was drawn before in a run` {
  let bench: Bench
  let first = Bench.word(name: "first", categories: [.large])
  let second = Bench.word(name: "second", categories: [.large])

  init() throws {
    bench = try Bench()
    try bench.record(first, second)
  }

  @Test func `is found equal without being drawn again`() throws {
    let known = KnownDrawings()
    let verifier = try verifier(known)
    #expect(try comparison(of: first, by: verifier).verdict == .equal)
    // A picture that only those take for this text's who do not draw it.
    let resolver = TextResolver(fonts: bench.fonts, systemFont: bench.systemFont)
    let setting = KnownDrawings.Setting(
      try resolver.resolve(second, at: .large).text, width: second.width)
    var facts = try bench.drawn(second).facts
    #expect(known[setting].picture(at: .x1, on: .white)?.facts == PictureFacts(facts))
    let path = "Snapshots/tiny/body/second@1x.txt"
    try bench.folder.write(
      String(decoding: bench.folder.bytes(path), as: UTF8.self)
        .replacing("\(facts.pixels)", with: "\(ContentDigest(of: []))"), path)
    #expect(try !comparison(of: second, by: verifier).verdict.passes)
    facts.pixels = ContentDigest(of: [])
    known[setting].keep(
      KnownText.Picture(facts: PictureFacts(facts)), at: .x1, on: .white)
    let again = try comparison(of: second, by: verifier)
    #expect(again.verdict == .equal)
    #expect(again.facts == facts)
  }

  @Test func `is drawn where each picture is decoded`() throws {
    var run = try bench.run([first, second])
    run.thoroughness.trustsDigests = false
    #expect(try run.verify().verdicts == [.equal, .equal])
    let picture = try PNG.encode(
      Bitmap(width: 120, height: 22, format: .gray8, bytes: Array(repeating: 255, count: 2640)))
    let text = "Snapshots/tiny/body/second@1x.txt"
    let file = bench.folder("Snapshots/tiny/body/second.l@1x.png")
    let old = try "\(ContentDigest(of: FileTree.read(file)))"
    try bench.folder.write(picture, "Snapshots/tiny/body/second.l@1x.png")
    try bench.folder.write(
      String(decoding: bench.folder.bytes(text), as: UTF8.self)
        .replacing(old, with: "\(ContentDigest(of: picture))"), text)
    #expect(try run.verify().verdicts.map(\.passes) == [true, false])
  }

  @Test func `is decoded once where each picture is decoded, as long as files are the same`() throws
  {
    let verifier = try verifier(KnownDrawings())
    let compare = { ramp in
      try comparison(of: ramp, by: verifier, trustsDigests: false)
    }
    #expect(try compare(first).drawn != nil)
    let again = try compare(second)
    #expect(again.verdict == .equal)
    #expect(again.drawn == nil)
    // The same picture in another file, which nobody has decoded yet.
    let path = "Snapshots/tiny/body/second.l@1x.png"
    try bench.folder.write(
      PNG.encode(PNG.decode(bench.folder.bytes(path)), for: .fast), path)
    #expect(try compare(second).drawn != nil)
  }

  @Test func `is laid out once for two scales while 15 other workers lay out ramps`() throws {
    let resolver = TextResolver(fonts: bench.fonts, systemFont: bench.systemFont)
    // A ramp has twelve texts.
    let settings = try (0..<16 * 12).map { number in
      KnownDrawings.Setting(
        try resolver.resolve(Bench.word("\(number)"), at: .large).text, width: 120)
    }
    let frame = try Screen.set(
      "Type", in: Screen.custom(17), at: .large,
      fonts: InterfaceFonts(folder: bench.fonts, systemFont: bench.systemFont)
    ).frame
    let known = KnownDrawings()
    var count = 0
    for setting in settings + settings {
      _ = known[setting].frame {
        count += 1
        return frame
      }
    }
    #expect(count == settings.count)
  }

  @Test func `does not hide a picture that shows something else`() throws {
    let path = "Snapshots/tiny/body/second.l@1x.png"
    var picture = try bench.folder.bytes(path)
    picture[picture.count / 2] ^= 1
    try bench.folder.write(picture, path)
    #expect(try bench.verify(first, second).verdicts.map(\.passes) == [true, false])
  }

  @Test func `does not hide a layout text that says something else`() throws {
    let path = "Snapshots/tiny/body/second@1x.txt"
    try bench.folder.write(
      String(decoding: bench.folder.bytes(path), as: UTF8.self)
        .replacing("size: 17 pt", with: "size: 18 pt"), path)
    #expect(try bench.verify(first, second).verdicts.map(\.passes) == [true, false])
  }

  @Test func `is another one in another spelling, on another background or at another scale`()
    throws
  {
    let setting = { (text: String) in
      let resolver = TextResolver(fonts: bench.fonts, systemFont: bench.systemFont)
      return KnownDrawings.Setting(
        try resolver.resolve(Bench.word(text), at: .large).text, width: 120)
    }
    let known = KnownDrawings()
    let facts = PictureFacts(try bench.drawn(first).facts)
    known[try setting("\u{E9}")].keep(
      KnownText.Picture(facts: facts), at: .x1, on: .white)
    #expect(known[try setting("\u{E9}")].picture(at: .x1, on: .white)?.facts == facts)
    #expect(known[try setting("e\u{301}")].picture(at: .x1, on: .white) == nil)
    #expect(known[try setting("\u{E9}")].picture(at: .x2, on: .white) == nil)
    #expect(known[try setting("\u{E9}")].picture(at: .x1, on: .black) == nil)
  }

  @Test func `is another one where anything of how it is set is another`() throws {
    let resolver = TextResolver(fonts: bench.fonts, systemFont: bench.systemFont)
    let text = try resolver.resolve(first, at: .large).text
    let font = try #require(text.spans[0].fonts.fonts.first)
    func changed(_ change: (inout ResolvedText) -> Void) -> KnownDrawings.Setting {
      var text = text
      change(&text)
      return KnownDrawings.Setting(text, width: 120)
    }
    func at(_ axis: OpenTypeTag, _ value: Double) throws -> KnownDrawings.Setting {
      let others = font.instance.variations.filter { $0.axis != axis }
      let moved = try ShapingFont(
        font.face, variations: others + [VariationSetting(axis: axis, value: value)])
      return changed { $0.spans[0].fonts = FontPreferences([moved]) }
    }
    let settings = [
      "nothing": KnownDrawings.Setting(text, width: 120),
      "width": KnownDrawings.Setting(text, width: 121),
      "no width": KnownDrawings.Setting(text, width: nil),
      "language": changed { $0.language = "ja" },
      "span's language": changed { $0.spans[0].language = "ja" },
      "direction": changed { $0.direction = .rightToLeft },
      "feature": changed { $0.spans[0].features = [FeatureSetting(.tabularFigures)] },
      "feature off": changed { $0.spans[0].features = [FeatureSetting(.tabularFigures, value: 0)] },
      "weight": try at(.weight, 700),
      "bolder weight": try at(.weight, 701),
      "axis": try at(.opticalSize, 31),
      "another place on it": try at(.opticalSize, 32),
      "size": changed { $0.spans[0].pointSize = 18 },
      "color": changed { $0.spans[0].color = RGBAColor(red: 0, green: 0, blue: 1) },
      "opacity": changed {
        $0.spans[0].color = RGBAColor(red: 0, green: 0, blue: 0, alpha: 254)
      },
      "baseline": changed { $0.spans[0].baselineOffset = 1 },
      "tracking": changed { $0.spans[0].tracking = .points(1) },
      "underline": changed { $0.spans[0].underline = TextDecoration() },
      "strikethrough": changed { $0.spans[0].strikethrough = TextDecoration() },
      "alignment": changed { $0.paragraph.alignment = .center },
    ]
    let facts = PictureFacts(try bench.drawn(first).facts)
    for (name, setting) in settings {
      let known = KnownDrawings()
      known[setting].keep(KnownText.Picture(facts: facts), at: .x1, on: .white)
      let found = settings.filter { known[$0.value].picture(at: .x1, on: .white) != nil }
      #expect(Array(found.keys) == [name])
    }
  }

  @Test func `is laid out once, as long as not many others come between`() throws {
    let resolver = TextResolver(fonts: bench.fonts, systemFont: bench.systemFont)
    let engine = try TextEngine()
    let text = try resolver.resolve(first, at: .large).text
    let known = KnownDrawings(greatestLength: 100 * text.text.utf8.count)
    let others = (200..<400).map { Points(Double($0)) }
    var laidOut: [Points] = []
    for width in [120, 120] + others + [399, 120] {
      _ = try known[KnownDrawings.Setting(text, width: width)].frame {
        laidOut.append(width)
        return try engine.layOut(text, width: width)
      }
    }
    #expect(laidOut == [120] + others + [120])
  }

  @Test func `comes to the same where nothing is reused, whatever the verdict`() throws {
    let path = "Snapshots/tiny/body/second.l@1x.png"
    try bench.folder.write(
      PNG.encode(bench.drawn(Bench.word("Typo")).bitmap, for: .fast), path)
    let ramps = [first, second, Bench.word("New", name: "third", categories: [.large])]
    var run = try bench.run(ramps)
    let reused = try run.verify()
    run.thoroughness.reusesDrawings = false
    let plain = try run.verify()
    #expect(reused.outcomes == plain.outcomes)
    #expect(plain.verdicts.map(\.passes) == [true, false, false])
  }

  private func verifier(_ known: KnownDrawings) throws -> ReusingVerifier {
    ReusingVerifier(
      worker: try CellWorker(fonts: bench.fonts, systemFont: bench.systemFont), known: known)
  }

  private func comparison(
    of ramp: RampSpec, by verifier: ReusingVerifier, trustsDigests: Bool = true
  ) throws -> CellComparison {
    let goldens = RampGoldens(
      of: ramp, systemFont: bench.systemFont, fonts: bench.fonts, in: bench.store, drift: .none,
      trustsDigests: trustsDigests)
    return verifier.verify(ramp, at: .large, against: goldens.golden(at: .large))
  }
}
