import Snapshots
import ImageDiff
import DynamicType
import Imaging
import TextEngine
import Testing

@testable import GoldenText
@testable import Suites
@testable import Verification

@Suite struct `What two heads of goldens differ in` {
  private static let gray = RGBAColor(red: 90, green: 90, blue: 90)

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
    #expect(change.sentence == "\(Bench.inter) is not the file that was recorded")
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
        "the family uses \(Bench.inter) at wght=850, was at wght=400",
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
    #expect(
      changes.sentences == [
        "the family “Brand” has \(serif), had \(Bench.inter)", "the text says “20”, was “19”",
      ])
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
}
