import ImageDiff
import DynamicType
import Imaging
import TextEngine
import Testing

@testable import Snapshots

@Suite struct `The head of a golden's text` {
  private static let gray = RGBAColor(red: 90, green: 90, blue: 90)
  private static let large = TraitCollection(preferredContentSizeCategory: .large)

  private func head(
    _ change: (inout RampSpec) -> Void = { _ in }, systemFont: SystemFont = SystemFont(Bench.inter)
  ) -> GoldenHead {
    var ramp = Bench.word("Type", categories: [.large])
    change(&ramp)
    return GoldenHead(of: ramp, systemFont: systemFont)
  }

  private func sentences(_ change: (inout RampSpec) -> Void) -> [String] {
    head(change).changes(since: head()).sentences
  }

  @Test func `says what differs from the usual, a line each`() {
    #expect(
      head().lines == [
        "sample: word", "text: Type", "width: 120 pt", "system font: Inter/InterVariable.ttf",
      ])
  }

  /// One other value for each property of the attributes, by its name.
  private static let attributes: [String: TextAttributes] = [
    "font": TextAttributes(
      font: ScalableFont.custom("A, “B” | C", size: 17.1, weight: .heavy)
        .scaled(along: .title2, maximumPointSize: 30, compatibleWith: large)),
    "weight": TextAttributes(weight: .bold),
    "traits": TextAttributes(traits: [.italic, .expanded]),
    "textStyle": TextAttributes(textStyle: .title1), "width": TextAttributes(width: .condensed),
    "variations": TextAttributes(variations: [
      VariationSetting(axis: .weight, value: 612.5), VariationSetting(axis: .slant, value: -0.1),
    ]),
    "opticalSizing": TextAttributes(opticalSizing: .fixed(18)),
    "color": TextAttributes(color: gray),
    "features": TextAttributes(features: [FeatureSetting(.tabularFigures, value: 0)]),
    "tracking": TextAttributes(tracking: .em(-0.02)),
    "baselineOffset": TextAttributes(baselineOffset: -3),
    "underline": TextAttributes(underline: TextDecoration(.double, color: gray)),
    "strikethrough": TextAttributes(strikethrough: TextDecoration()),
    "language": TextAttributes(language: "zh-Hant"),
  ]

  private static let paragraphs: [String: ParagraphStyle] = [
    "alignment": ParagraphStyle(alignment: .justified), "lineLimit": ParagraphStyle(lineLimit: 2),
    "truncationMode": ParagraphStyle(truncationMode: .middle),
    "minimumScaleFactor": ParagraphStyle(minimumScaleFactor: 0.1 + 0.2),
    "allowsTightening": ParagraphStyle(allowsTightening: true),
    "leading": ParagraphStyle(leading: .loose),
    "lineHeightMultiple": ParagraphStyle(lineHeightMultiple: 1.0 / 3),
    "minimumLineHeight": ParagraphStyle(minimumLineHeight: 20),
    "maximumLineHeight": ParagraphStyle(maximumLineHeight: 30),
    "lineSpacing": ParagraphStyle(lineSpacing: 1.5),
    "paragraphSpacing": ParagraphStyle(paragraphSpacing: 4),
    "paragraphSpacingBefore": ParagraphStyle(paragraphSpacingBefore: 2),
    "tabs": ParagraphStyle(tabs: TabStops(places: [20, 50.5], interval: 36)),
  ]

  private static var steps: FontChoice {
    var steps = FontSteps(along: .body) { category in
      FontSteps.Step(
        category < .accessibilityMedium ? "A" : nil,
        pointSize: Points(Double(category.rawValue) + 9.1),
        weight: category == .large ? .bold : nil, boldTextWeight: .heavy,
        lineHeight: category == .small ? 20 : nil)
    }
    steps.sizing = FontSteps.Sizing(
      size: 12.1, curve: "body", minimum: 9, maximum: 21, rounding: "whole points",
      lineHeight: "20 pt")
    return .steps(steps)
  }

  /// Other values of the rest, by what they are.
  private static let others: [String: @Sendable (inout RampSpec) -> Void] = [
    "text": { $0.sample.text = " a | b\n\u{301}\u{200F}\\ " },
    "blank text": { $0.sample.text = "" },
    "language": { $0.sample.language = "de" },
    "direction": { $0.sample.direction = .rightToLeft },
    "fixed font": { $0.font = .fixed("A | B", size: 17.3) },
    "custom font": { $0.font = .custom("A", size: 17, relativeTo: .title1, maximum: 40) },
    "font with steps": { $0.font = steps },
    "text style": { $0.textStyle = .caption1 }, "color": { $0.color = gray },
    "background": { $0.background = RGBAColor(red: 1, green: 2, blue: 3, alpha: 4) },
    "width": { $0.width = nil }, "exact width": { $0.width = Points(0.1 + 0.2) },
    "bold text": { $0.legibilityWeight = .bold }, "update": { $0.update = .reapplied },
    "text tolerance": { $0.tolerance = Tolerance(.text, because: "a | b\nc") },
    "tolerance": {
      $0.tolerance = Tolerance(.pixelmatch(threshold: 0.1, pixels: 20), because: "a | b")
    },
    "runs": {
      $0.sample.text = AttributedText([
        AttributedText.Run("a | b", TextAttributes(color: gray, tracking: .points(1))),
        AttributedText.Run("c"), AttributedText.Run("", TextAttributes(traits: .bold)),
      ])
    },
  ]

  private func isReadAsPrinted(
    _ name: String, _ change: (inout RampSpec) -> Void,
    systemFont: SystemFont = SystemFont(Bench.inter)
  ) throws {
    var ramp = Bench.word("Type", categories: [.large])
    change(&ramp)
    let head = GoldenHead(of: ramp, systemFont: systemFont)
    #expect(GoldenHead(lines: head.lines, of: ramp.name) == head, "\(name): \(head.lines)")
    let inputs = try #require(head.inputs(of: ramp.name), "\(name)")
    #expect(GoldenHead(of: inputs.ramp, systemFont: inputs.systemFont) == head, "\(name)")
    #expect(head != self.head(), "\(name)")
    #expect(!head.changes(since: self.head()).isEmpty, "\(name)")
  }

  @Test func `has a line for each attribute of a whole text, and is read as it is printed`() throws
  {
    let names = Set(Mirror(reflecting: TextAttributes()).children.compactMap(\.label))
    #expect(names == Set(Self.attributes.keys))
    // The font of a whole text is the ramp's.
    for (name, attributes) in Self.attributes where name != "font" {
      try isReadAsPrinted(name) {
        $0.attributes = attributes
        // Ink and language have keys for the text as a whole.
        if let color = attributes.color { ($0.color, $0.attributes.color) = (color, nil) }
        if let language = attributes.language {
          ($0.sample.language, $0.attributes.language) = (language, nil)
        }
      }
    }
  }

  @Test func `has a column for each attribute of a run, and is read as it is printed`() throws {
    for (name, attributes) in Self.attributes {
      try isReadAsPrinted(name) { $0.sample.text = AttributedText("Type", attributes) }
    }
  }

  @Test func `has a line for each property of a paragraph style, and is read as it is printed`()
    throws
  {
    let names = Set(Mirror(reflecting: ParagraphStyle()).children.compactMap(\.label))
    #expect(names == Set(Self.paragraphs.keys))
    for (name, paragraph) in Self.paragraphs {
      try isReadAsPrinted(name) { $0.paragraph = paragraph }
    }
  }

  @Test func `has a line for all else that a ramp says, and is read as it is printed`() throws {
    for (name, change) in Self.others { try isReadAsPrinted(name, change) }
  }

  @Test func `has the stand-in for the system font, with what the text can fall back on`() throws {
    let cascade = FontCascade([
      FontCascade.Rule(
        scripts: ["Latn", "Grek"], language: "de | x", styles: [.body], fonts: ["A", "B | C"]),
      FontCascade.Rule(fonts: ["D"]), FontCascade.Rule(scripts: ["Arab"], fonts: ["E"]),
    ])
    let font = SystemFont("S", monospaced: "M", cascade: cascade)
    try isReadAsPrinted("system font", { _ in }, systemFont: font)
    #expect(
      head(systemFont: font).lines.suffix(4) == [
        "system font: S", "monospaced font: M",
        "fallback: Grek Latn | language de \\u{7C} x | styles body | font A | font B \\u{7C} C",
        "fallback: any script | font D",
      ])
  }

  @Test func `tells ink and language of the attributes as those of the text`() {
    #expect(head { $0.attributes.color = Self.gray } == head { $0.color = Self.gray })
    #expect(head { $0.attributes.language = "de" } == head { $0.sample.language = "de" })
  }

  @Test func `tells each input that differs, in exact numbers`() {
    #expect(
      sentences {
        $0.sample.text = "Typo"
        $0.width = Points(0.1 + 0.2)
        $0.background = Self.gray
      } == [
        "the text says “Typo”, was “Type”", "background is #5A5A5A, was #FFFFFF",
        "width is 0.30000000000000004 pt, was 120 pt",
      ])
  }

  @Test func `tells the curve and not the sizes that follow from it`() throws {
    let style = { (curve: ScaleCurve) in TypeStyle("Style 5", family: "A", size: 19, curve: curve) }
    func head(_ style: TypeStyle) throws -> GoldenHead {
      GoldenHead(
        of: try style.ramp(suite: "tiny", sample: Sample("a", text: "b")), systemFont: "S")
    }
    let old = try head(style(.textStyle(.body)))
    #expect(
      try head(style(.fixed)).changes(since: old).sentences == ["curve is none, was body"])
    var heavy = style(.textStyle(.body))
    heavy.attributes.weight = .heavy
    #expect(
      try head(heavy).changes(since: old).sentences
        == ["font weight is 800, was the face’s own"])
  }

  @Test func `tells the sizes of a table beside all else, as they follow from nothing`() throws {
    func head(_ size: Points, largest: Points) throws -> GoldenHead {
      let table = SizeTable([.large: 17, .accessibilityMedium: largest], missing: .nearest)
      let style = TypeStyle("Style 5", family: "A", size: size, curve: .table(table))
      return GoldenHead(
        of: try style.ramp(suite: "tiny", sample: Sample("a", text: "b")), systemFont: "S")
    }
    let aspects = try head(18, largest: 30).changes(since: head(17, largest: 28)).map(\.aspect)
    #expect(aspects == ["size", "sizes"])
  }

  @Test func `tells the text style beside the curve where they are not the same`() {
    let ramp = { (style: TextStyle, curve: TextStyle) in
      self.head {
        $0.textStyle = style
        $0.font = .custom("A", size: 17, relativeTo: curve)
      }
    }
    let aspects = { (old: GoldenHead, new: GoldenHead) in new.changes(since: old).map(\.aspect) }
    #expect(
      aspects(ramp(.body, .title1), ramp(.callout, .title2)) == ["text style", "curve"])
    #expect(aspects(ramp(.title1, .title1), ramp(.title2, .title2)) == ["curve"])
  }

  @Test func `names faces by what their files hold, which texts without them need not`()
    throws
  {
    let bench = try Bench()
    let file = try #require(try bench.fonts.entries(ofFile: Bench.inter).first)
    let head = GoldenHead(of: Bench.word(), systemFont: bench.systemFont, fonts: bench.fonts)
    #expect(head.lines.last == "face: \(Bench.inter) | \(file.digest)")
    let other = try #require(
      GoldenHead(
        lines: head.lines.dropLast() + ["face: \(Bench.inter) | \(ContentDigest(of: []))"],
        of: Bench.word().name))
    let change = try #require(head.changes(since: other).first)
    #expect(change.sentence == "\(Bench.inter) is another file than was recorded")
    #expect(change.kind == .fontVersion)
    let without = try #require(
      GoldenHead(lines: head.lines.dropLast(), of: Bench.word().name))
    #expect(head.changes(since: without).isEmpty)
  }

  @Test func `tells of runs what each says of itself`() {
    let runs = { (second: TextAttributes) in
      AttributedText([AttributedText.Run("a"), AttributedText.Run("b", second)])
    }
    let old = head { $0.sample.text = runs(TextAttributes(color: .white)) }
    #expect(
      head { $0.sample.text = runs(TextAttributes(weight: .bold, color: Self.gray)) }
        .changes(since: old).sentences == [
          "“b”: ink is #5A5A5A, was #FFFFFF", "“b”: weight is 700, was as in the whole text",
        ])
    #expect(
      head { $0.sample.text = "ab" }.changes(since: old).sentences
        == ["runs are all alike, were “b” at 1–2 ink #FFFFFF"])
  }

  @Test func `tells a run that came to other words, between words that changed`() {
    let bold = TextAttributes(weight: .bold)
    let text = { (parts: [(String, TextAttributes)]) in
      self.head {
        $0.sample.text = AttributedText(parts.map { AttributedText.Run($0.0, $0.1) })
      }
    }
    let plain = TextAttributes()
    let old = text([("Read ", plain), ("this", bold), (" good book now", plain)])
    let new = text([("Take this good ", plain), ("book", bold), (" home", plain)])
    #expect(
      new.changes(since: old).sentences == [
        "the text says “Take … home”, was “Read … now”",
        "runs are “book” weight 700, were “this” weight 700",
      ])
    let first = text([("no", bold), (" yes no", plain)])
    let last = text([("no yes ", plain), ("no", bold)])
    let other = text([("not not ", plain), ("ok", plain)])
    #expect(other.changes(since: other).isEmpty)
    let one = text([("not ", plain), ("not", bold), (" ok", plain)])
    let two = text([("not", bold), (" not ", plain), ("okay", plain)])
    #expect(
      two.changes(since: one).sentences == [
        "the text says “okay”, was “ok”",
        "runs are “not” (after 0 such) weight 700, were “not” (after 1 such) weight 700",
      ])
    #expect(
      last.changes(since: first).sentences
        == ["runs are “no” at 7–9 weight 700, were “no” at 0–2 weight 700"])
  }

  @Test func `tells where a family puts a face, and a face that is gone, whatever else changed`()
    throws
  {
    let bench = try Bench()
    let path = bench.fonts.path
    func folder(_ weight: Double) throws -> FontFolder {
      try FontFolder(
        path: path,
        families: [
          DeclaredFamily(
            "Brand",
            faces: [
              DeclaredFamily.Face(
                Bench.inter, axes: [VariationSetting(axis: .weight, value: weight)])
            ])
        ])
    }
    func head(_ text: String, in fonts: FontFolder) -> GoldenHead {
      GoldenHead(
        of: Bench.word(text, font: .fixed("Brand", size: 17)), systemFont: bench.systemFont,
        fonts: fonts)
    }
    let (old, fonts) = (head("19", in: try folder(400)), try folder(850))
    let changes = head("20", in: fonts).changes(since: old) { head in
      InputsOnRecord(head, of: Bench.word().name, at: .large, fonts: fonts)?.faces
    }
    #expect(
      changes.sentences == [
        "the family puts \(Bench.inter) at wght=850, was at wght=400",
        "the text says “20”, was “19”",
      ])
  }

  @Test func `tells where a family leads to a face that the text names already`() throws {
    let bench = try Bench()
    func folder(_ file: String) throws -> FontFolder {
      try FontFolder(
        path: bench.fonts.path,
        families: [DeclaredFamily("Brand", faces: [DeclaredFamily.Face(file)])])
    }
    let serif = "NotoSerif/NotoSerif-Regular.ttf"
    var systemFont = bench.systemFont
    systemFont.cascade = FontCascade([FontCascade.Rule(scripts: nil, fonts: [Bench.inter, serif])])
    func head(_ text: String, in fonts: FontFolder) -> GoldenHead {
      GoldenHead(
        of: Bench.word(text, font: .fixed("Brand", size: 17)), systemFont: systemFont,
        fonts: fonts)
    }
    let fonts = try folder(serif)
    let changes = head("20", in: fonts).changes(since: head("19", in: try folder(Bench.inter))) {
      InputsOnRecord($0, of: Bench.word().name, at: .large, fonts: fonts)?.faces
    }
    #expect(changes.count == 2)
    #expect(
      changes.first?.sentence.hasPrefix("“Brand” leads to \(serif) (") == true,
      "\(changes.sentences)")
  }

  @Test func `tells no fallback that only another script asks for`() {
    var font = SystemFont(Bench.inter)
    font.cascade = FontCascade([
      FontCascade.Rule(scripts: ["Arab"], fonts: ["A.ttf"]),
      FontCascade.Rule(scripts: nil, fonts: ["B.ttf"]),
    ])
    let old = head({ $0.sample.text = "20" }, systemFont: font)
    let new = head({ $0.sample.text = "مرحبا" }, systemFont: font)
    #expect(new.changes(since: old).map(\.kind) == [.text])
    font.cascade = FontCascade([FontCascade.Rule(scripts: nil, fonts: ["C.ttf"])])
    let other = head({ $0.sample.text = "مرحبا" }, systemFont: font)
    #expect(other.changes(since: old).map(\.kind) == [.text, .fallback])
  }

  @Test func `tells runs that end elsewhere, also where the text changed beside them`() {
    let bold = TextAttributes(weight: .bold)
    let split = { (plain: String, heavy: String) in
      self.head {
        $0.sample.text = AttributedText([
          AttributedText.Run(plain), AttributedText.Run(heavy, bold),
        ])
      }
    }
    let old = split("Total 19 ", "EUR")
    #expect(
      split("Total ", "20 EUR").changes(since: old).sentences == [
        "the text says “20”, was “19”", "runs are “20 EUR” weight 700, were “EUR” weight 700",
      ])
    // Spaces before and behind a boundary look alike.
    #expect(
      split("Total 19", " EUR").changes(since: old).sentences
        == ["runs are “ EUR” at 8–12 weight 700, were “EUR” at 9–12 weight 700"])
    // What is put in before, behind or at the boundary moves none.
    for (plain, heavy) in [
      ("Total 20 ", "EUR"), ("Sum 19 ", "EUR"), ("Total 19 or ", "EUR"), ("Total 19 ", "or EUR"),
      ("Total 19 ", "USD"),
    ] {
      #expect(split(plain, heavy).changes(since: old).map(\.kind) == [.text], "\(plain)|\(heavy)")
    }
  }

  @Test func `tells texts that differ where words are cut apart as other changes`() {
    let long = { (end: String) in
      (0..<40).map { "word\($0)x" }.joined(separator: " ") + " " + end
    }
    let other = { (end: String) in
      (0..<40).map { "Word\($0)y" }.joined(separator: " ") + " " + end
    }
    let old = head { $0.sample.text = AttributedText(long("a")) }
    let changes = ["b", "c"].flatMap { end in
      head { $0.sample.text = AttributedText(other(end)) }.changes(since: old)
    }
    #expect(changes[0].sentence == changes[1].sentence)
    #expect(changes[0].key() != changes[1].key())
  }

  @Test(arguments: [
    ["text: Type"], ["sample: word", "text: Type", "width: 120"],
    ["text: Type", "sample: word"], ["sample: word", "sample: word"],
    ["sample: word", "text: Type", "color: red"], ["sample: word", "text: Type | ink: red"],
    ["sample: word", "text: Type", "sizes: 1 2 3"], ["inputs: not recorded"],
  ]) func `is refused where it is not as it is printed`(lines: [String]) {
    #expect(GoldenHead(lines: lines, of: Bench.word().name) == nil)
  }
}

@Suite struct `Inputs that show nowhere` {
  private let bench: Bench

  init() throws { bench = try Bench() }

  private func run(_ cascade: FontCascade) throws -> SuiteRun {
    var run = try bench.run([Bench.word()])
    run.systemFont.cascade = cascade
    return run
  }

  private let more = FontCascade(fonts: ["NotoSerif/NotoSerif-Regular.ttf"])

  @Test func `leave cells equal, are told, and are written down at the next recording`() throws {
    try bench.record(Bench.word())
    let report = try run(more).verify()
    #expect(report.verdicts == [.equal, .equal])
    let told = "fallback is any script | font NotoSerif/NotoSerif-Regular.ttf, was none"
    #expect(report.outcomes.map(\.unseen.sentences) == [[told], [told]])
    let picture = "Snapshots/tiny/body/word.l@1x.png"
    let before = try bench.folder.bytes(picture)
    _ = try run(more).record(.all)
    #expect(try run(more).verify().outcomes.map(\.unseen) == [[], []])
    #expect(try bench.folder.bytes(picture) == before)
  }

  @Test func `belong to the set of a cell that something else changed`() throws {
    try bench.record(Bench.word())
    var run = try run(more)
    run.suite = try SuiteSpec(name: "tiny", ramps: [Bench.word("Typo")])
    #expect(
      try run.verify().changes.map { $0.changes.map(\.kind) }
        == [[.text, .fallback], [.text, .fallback]])
  }
}

@Suite struct `Texts of the format before` {
  private let bench: Bench
  private let layout = "Snapshots/tiny/body/word@1x.txt"

  init() throws {
    bench = try Bench()
    try bench.record(Bench.word())
  }

  /// Takes the heads and the sums away, as an earlier version wrote it.
  private func age() throws {
    let document = try #require(try bench.store.layout(of: Bench.word().name))
    var old = document
    for category in document.cells.keys {
      old.cells[category]?.head = nil
      old.cells[category]?.sha256 = nil
    }
    try bench.folder.write(Array(old.description(as: .text).utf8), layout)
    try bench.folder.write("typeproof manifest 1\n", "Snapshots/tiny/manifest.txt")
  }

  @Test func `are read, and equal where nothing changed`() throws {
    try age()
    let report = try bench.verify(Bench.word())
    #expect(report.verdicts == [.equal, .equal])
    #expect(report.strayFiles == [])
    #expect(report.differences == [])
  }

  @Test func `tell of how a text is set what blocks say`() throws {
    try age()
    #expect(
      try bench.verify(Bench.word("Typo", width: 121)).changes.map(\.sentences)
        == Array(
          repeating: ["the text says “Typo”, was “Type”", "width is 121 pt, was 120 pt"], count: 2))
  }

  @Test func `become those of today without a picture being touched`() throws {
    let today = try bench.folder.text(layout)
    try age()
    let pictures = try bench.folder.state().filter { $0.key.hasSuffix(".png") }
    let report = try bench.run([Bench.word()]).upgradeGoldens()
    #expect(report.recorded == [])
    #expect(try bench.folder.text(layout) == today)
    #expect(try bench.folder.state().filter { $0.key.hasSuffix(".png") } == pictures)
    #expect(!FileTree.exists(bench.folder("Snapshots/tiny/manifest.txt")))
  }

  @Test func `say that inputs are not known, of cells that are no longer equal`() throws {
    try age()
    _ = try bench.run([Bench.word("Typo")]).upgradeGoldens()
    let text = try bench.folder.text(layout)
    #expect(
      text.hasPrefix("typeproof golden 3\ntiny/body/word@1x\n\ninputs: not recorded\n\n[L]\n"))
    #expect(text.contains("\nsha256: "))
    #expect(try bench.verify(Bench.word()).verdicts == [.equal, .equal])
  }
}

@Suite struct `A golden's text that could not be read again` {
  private let bench: Bench
  private let layout = "Snapshots/tiny/body/word@1x.txt"

  init() throws {
    bench = try Bench()
    try bench.record(Bench.word())
  }

  @Test(arguments: [("a b", "features: a b=1"), ("a=b", "features: a=b=1")])
  func `is not recorded, and the golden stays`(tag: String, line: String) throws {
    let before = try bench.folder.contents()
    var ramp = Bench.word("Typo")
    ramp.attributes.features = [FeatureSetting(try #require(OpenTypeTag(tag)), value: 1)]
    let error = #expect(throws: UnreadableRecording.self) { try bench.record(ramp) }
    #expect(
      error?.description
        == "tiny/body/word@1x cannot be recorded, as the line “\(line)” of its layout text could not be "
        + "read again. Nothing was recorded. Change “features” of the ramp.")
    #expect(try bench.folder.contents() == before)
  }

  @Test func `is not recorded for traits that nobody knows`() throws {
    var ramp = Bench.word("Typo")
    ramp.attributes.traits = FontDescriptor.SymbolicTraits(rawValue: 1 << 20)
    let error = #expect(throws: UnreadableRecording.self) { try bench.record(ramp) }
    #expect(error?.line == "traits: ")
  }

  @Test func `is not recorded for what a run of the text has`() throws {
    var ramp = Bench.word("Typo")
    var attributes = TextAttributes()
    attributes.features = [FeatureSetting(OpenTypeTag("a b"), value: 1)]
    ramp.sample.text.runs = [AttributedText.Run("Typo", attributes)]
    let error = #expect(throws: UnreadableRecording.self) { try bench.record(ramp) }
    #expect(error?.line == "text: Typo | features: a b=1")
  }

  @Test func `keeps a sum on record that is not that of the picture`() throws {
    let text = try bench.folder.text(layout)
    let sum = try #require(text.split(separator: "\n").first { $0.hasPrefix("sha256: ") })
    let other = "sha256: " + String(repeating: "0", count: 64)
    try bench.folder.edit(layout, String(sum), to: other)
    try bench.record(Bench.word(), mode: .failed)
    #expect(try bench.folder.text(layout).contains(other))
  }
}

@Suite struct `A golden's text with several heads` {
  @Test func `comes of recording a part of a ramp, and each cell keeps its own inputs`() throws {
    let bench = try Bench()
    try bench.record(Bench.word())
    try bench.record(Bench.word("Typo"), filter: "*.ax1@1x")
    let text = try bench.folder.text("Snapshots/tiny/body/word@1x.txt")
    #expect(
      text.split(separator: "\n").filter { $0.hasPrefix("text: ") } == ["text: Type", "text: Typo"])
    let report = try bench.verify(Bench.word("Typo"))
    #expect(report.verdicts.map(\.passes) == [false, true])
    #expect(report.changes.map(\.sentences) == [["the text says “Typo”, was “Type”"]])
    try bench.record(Bench.word("Typo"))
    #expect(
      try bench.folder.text("Snapshots/tiny/body/word@1x.txt").split(separator: "\n")
        .filter { $0.hasPrefix("text: ") } == ["text: Typo"])
  }
}
