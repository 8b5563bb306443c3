import Snapshots
import DynamicType
import ImageDiff
import Imaging
import TextEngine
import Testing

@testable import Changes
@testable import GoldenText
@testable import Suites
@testable import Verification

private let mono = "JetBrainsMono/JetBrainsMono-Regular.ttf"
private let gray = RGBAColor(red: 90, green: 90, blue: 90)

/// Each thing that can go wrong is broken in turn.
@Suite struct `The change of how a cell is set` {
  private let bench: Bench

  init() throws { bench = try Bench() }

  private func ramp(
    _ text: String = "Type résumé", font: FontChoice = .fixed(Bench.inter, size: 17),
    width: Points? = 200, _ change: (inout RampSpec) -> Void = { _ in }
  ) -> RampSpec {
    var ramp = Bench.word(text, font: font, width: width, categories: [.large])
    change(&ramp)
    return ramp
  }

  private func cause(from old: RampSpec, to new: RampSpec) throws -> Change {
    try #require(try bench.change(from: old, to: new)).cause
  }

  private func cause(_ change: (inout RampSpec) -> Void) throws -> Change {
    try cause(from: ramp(), to: ramp("Type résumé", change))
  }

  @Test func `is the size where it is larger`() throws {
    let cause = try cause(from: ramp(), to: ramp(font: .fixed(Bench.inter, size: 18)))
    #expect(cause.kind == .size)
    #expect("\(cause)" == "size is 18 pt, was 17 pt")
  }

  @Test func `is the weight where strokes are heavier`() throws {
    let cause = try cause { $0.attributes.weight = .semibold }
    #expect(cause.kind == .weight)
    #expect("\(cause)" == "weight is 600, was the font’s own")
    let kind = { (from: String, to: String) in
      SettingWords.kind(ofAxes: SettingWords.changed(from, to, " "))
    }
    #expect(kind("wght=400", "wght=600") == .weight)
    #expect(kind("", "opsz=9 wdth=75") == .width)
    #expect(kind("GRAD=0", "GRAD=1") == .axis)
  }

  @Test func `is the font where it is another`() throws {
    let cause = try cause(from: ramp(), to: ramp(font: .fixed(mono, size: 17)))
    #expect(cause.kind == .font)
    #expect("\(cause)" == "font is \(mono), was \(Bench.inter)")
  }

  @Test func `is the optical size where only that is another`() throws {
    let cause = try cause { $0.attributes.opticalSizing = .fixed(28) }
    #expect(cause.kind == .opticalSize)
    #expect("\(cause)" == "optical size is 28 pt, was automatic")
  }

  @Test func `is the text where it says something else`() throws {
    let cause = try cause(from: ramp("Type résumé"), to: ramp("Type resume"))
    #expect(cause.kind == .text)
    #expect("\(cause)" == "the text says “resume”, was “résumé”")
  }

  @Test func `is each of several things that changed together`() throws {
    let other = ramp("Type resume", font: .fixed(Bench.inter, size: 18))
    let change = try #require(try bench.change(from: ramp(), to: other))
    #expect(
      change.sentences
        == ["the text says “resume”, was “résumé”", "size is 18 pt, was 17 pt"])
  }

  @Test func `is where lines end, where they say the same`() throws {
    let cause = try cause(
      from: ramp("Type proof"),
      to: ramp("Type proof") { $0.attributes.tracking = .points(0.0001) })
    // Too little to be seen, it is a setting all the same.
    #expect(cause.kind == .spacing)
    var facts = try #require(SampleFacts.large())
    facts.flags = []
    facts.lines[0].range = 0..<19
    var reflowed = facts
    reflowed.lines[0].text = "Type |"
    reflowed.lines[1].text = "“proof” \(facts.lines[1].text)"
    #expect(reflowed.changes(since: facts).first?.kind == .reflowed)
    #expect(
      reflowed.changes(since: facts).first?.description
        == "lines break differently: line 1 reads “Type |”, was “Type | “proof””")
  }

  @Test func `is the frame's width where that is another`() throws {
    let cause = try cause(
      from: ramp("Type proof", width: 200), to: ramp("Type proof", width: 50))
    #expect(cause.kind == .frameWidth)
    #expect("\(cause)" == "width is 50 pt, was 200 pt")
  }

  @Test func `is truncation where text is left out`() throws {
    let facts = try #require(SampleFacts.large())
    var whole = facts
    whole.flags.removeAll { $0.kind == .truncated }
    #expect(facts.changes(since: whole).first?.kind == .truncated)
    #expect(
      facts.changes(since: whole).first?.description
        == "line 2 truncated at 20–23 (at \u{7F} all)")
    #expect(whole.changes(since: facts).first?.kind == .truncated)
  }

  @Test(arguments: [
    (CellFacts.Flag.Kind.clipped, ChangeKind.clipped), (.overflows, .overflow),
    (.brokenWord, .overflow), (.tofu, .missingGlyph), (.tightened, .fit), (.italic, .shortfall),
  ]) func `is what a reader would notice first`(flag: CellFacts.Flag.Kind, kind: ChangeKind) throws
  {
    let facts = try #require(SampleFacts.large())
    var flagged = facts
    flagged.flags.append(CellFacts.Flag(kind: flag, line: 1, range: 0..<4, detail: ""))
    #expect(flagged.changes(since: facts).first?.kind == kind)
    #expect(facts.changes(since: flagged).first?.kind == kind)
  }

  @Test func `is the colour where ink or ground have another`() throws {
    #expect(try cause { $0.color = gray }.kind == .color)
    #expect(try cause { $0.background = gray }.kind == .color)
    #expect(
      "\(try cause { $0.color = gray })"
        == "ink is #5A5A5A, was #000000")
  }

  @Test func `is the spacing where letters stand further apart`() throws {
    #expect(try cause { $0.attributes.tracking = .points(1) }.kind == .spacing)
    let facts = try #require(SampleFacts.large())
    var wide = facts
    wide.lines[0].width += 1
    #expect(wide.changes(since: facts).first?.kind == .spacing)
  }

  @Test func `is the leading where lines stand further apart`() throws {
    #expect(try cause { $0.paragraph.lineHeightMultiple = 1.5 }.kind == .leading)
    let facts = try #require(SampleFacts.large())
    var high = facts
    high.leading = 30
    #expect(high.changes(since: facts).first?.kind == .leading)
    var box = facts
    box.lines[1].bottom += 1
    #expect(box.changes(since: facts).first?.kind == .leading)
  }

  @Test func `is a shift where a line stands elsewhere`() throws {
    let facts = try #require(SampleFacts.large())
    var lower = facts
    lower.lines[1].baseline += 2
    lower.lines[1].left += -0.5
    let change = try #require(lower.changes(since: facts).first)
    #expect(change.kind == .shifted)
    #expect("\(change)" == "line 2 moved 0.5 pt left and 2 pt down")
  }

  @Test func `is the direction where that is another`() throws {
    let cause = try cause { $0.sample.direction = .rightToLeft }
    #expect("\(cause)" == "direction is right to left, was the text’s own")
  }

  @Test func `is the tolerance where a suite allows more than is on record`() throws {
    let cause = try cause { $0.tolerance = Tolerance(.text, because: "Drawn by two libraries.") }
    #expect(cause.kind == .tolerance)
    #expect("\(cause)" == "tolerance is text | Drawn by two libraries., was none")
  }
}

/// Goldens in which one thing is painted otherwise, under the facts of what is drawn today.
@Suite struct `The change of a cell that only pixels show` {
  private let bench: Bench
  private let ramp: RampSpec

  init() throws {
    bench = try Bench()
    ramp = Self.ramp("Type résumé")
  }

  private static func ramp(
    _ text: String, font: FontChoice = .fixed(Bench.inter, size: 17),
    _ change: (inout RampSpec) -> Void = { _ in }
  ) -> RampSpec {
    var ramp = Bench.word(text, font: font, width: 120, categories: [.large])
    ramp.name = RampName(suite: "tiny", style: .body, sample: "word", scale: .x2)
    change(&ramp)
    return ramp
  }

  /// What becomes of a cell whose golden shows something else than its layout text says.
  private func change(where golden: Bitmap) throws -> CellChange {
    let drawn = try bench.drawn(ramp)
    let picture = try PNG.encode(golden)
    let verdict = Golden(
      recorded: LayoutDocument.Cell(
        facts: drawn.facts.with(pixelsOf: golden), file: ContentDigest(of: picture)),
      layoutTrouble: nil, picture: picture, pictureTrouble: nil, drift: .none
    ).verdict(on: drawn) { _ in drawn }
    guard case .changed(let change) = verdict else {
      throw Unexpected(verdict: verdict)
    }
    return change
  }

  private struct Unexpected: Error { let verdict: Verdict }

  private func picture(of ramp: RampSpec) throws -> Bitmap { try bench.drawn(ramp).bitmap }

  @Test func `is a lost mark where an accent is missing`() throws {
    let other = try picture(of: Self.ramp("Type rés\u{FA}mé"))
    let change = try change(where: other)
    #expect(change.cause.kind == .markLost)
    #expect("\(change.cause)".hasPrefix("“u” in line 1 has lost a mark of "))
  }

  @Test func `is ink that appeared where a golden lacks an accent`() throws {
    let change = try change(where: try picture(of: Self.ramp("Type resumé")))
    #expect(change.cause.kind == .inkAppeared)
    #expect("\(change.cause)".hasPrefix("“é” in line 1 has a new mark of "))
  }

  @Test func `is a missing glyph where a letter is`() throws {
    let golden = try picture(of: ramp)
    // The letter y lies between columns 19 and 37, where no other letter reaches.
    let gone = try changeOfToday(golden.whitened(columns: 19..<37), expected: golden)
    #expect(gone.cause.kind == .missingGlyph)
    #expect("\(gone.cause)" == "“y” in line 1 is missing")
  }

  /// What becomes of the cell where today's drawing is another than the golden.
  private func changeOfToday(_ bitmap: Bitmap, expected: Bitmap) throws -> CellChange {
    var drawn = try bench.drawn(ramp)
    let recorded = drawn.facts.with(pixelsOf: expected)
    drawn.bitmap = bitmap
    drawn.facts = drawn.facts.with(pixelsOf: bitmap)
    let picture = try PNG.encode(expected)
    let verdict = Golden(
      recorded: LayoutDocument.Cell(
        facts: recorded, file: ContentDigest(of: picture)),
      layoutTrouble: nil, picture: picture, pictureTrouble: nil, drift: .none
    ).verdict(on: drawn) { _ in drawn }
    guard case .changed(let change) = verdict else { throw Unexpected(verdict: verdict) }
    return change
  }

  @Test func `is a shift where all stands elsewhere`() throws {
    let golden = try picture(of: ramp)
    let change = try changeOfToday(golden.moved(right: 1, down: 0), expected: golden)
    #expect(change.cause.kind == .shifted)
    #expect("\(change.cause)" == "line 1 is shifted by 1 px right")
  }

  /// Bars that stand where the letters of “Type résumé” do, each as high as an x.
  private func bars(_ width: Int, in golden: Bitmap) -> Bitmap {
    golden.painted { x, y in (14..<32).contains(y) && x < 180 && x % 20 < width ? 0 : 255 }
  }

  @Test func `is the weight where strokes are heavier`() throws {
    let golden = try picture(of: ramp)
    // One px more for two edges is half a px for each.
    let heavier = try changeOfToday(bars(5, in: golden), expected: bars(4, in: golden))
    #expect(abs(try dilation(in: heavier) - 0.5) < 0.05)
    #expect(heavier.findings.first?.place.lines == [1])
    #expect(heavier.findings.first?.place.text == nil)
    #expect("\(heavier.cause)".hasPrefix("line 1 is heavier by 0.4"))
    let lighter = try changeOfToday(bars(4, in: golden), expected: bars(5, in: golden))
    #expect(abs(try dilation(in: lighter) + 0.5) < 0.05)
    #expect("\(lighter.cause)".hasPrefix("line 1 is lighter by 0.4"))
  }

  /// The dilation that a change has as its one cause.
  private func dilation(in change: CellChange) throws -> Double {
    let finding = try finding(in: change)
    guard finding.kind == .weight, case .length(let dilation, _) = finding.amount else {
      throw Unexpected(verdict: .changed(change))
    }
    return dilation
  }

  /// The one change of a set, where pixels tell it.
  private func finding(in change: CellChange) throws -> Change {
    guard change.changes.count == 1, change.cause.role == .pixels else {
      throw Unexpected(verdict: .changed(change))
    }
    return change.cause
  }

  @Test func `is the colour where ink has another`() throws {
    let pale = try picture(of: Self.ramp("Type résumé") { $0.color = gray })
    let change = try change(where: pale)
    #expect("\(change.cause)" == "line 1 changed colour from #5A5A5A to #000000")
    #expect(change.cause.kind == .color)
  }

  @Test func `is another shape where a letter was exchanged`() throws {
    // è for é, which leans the other way, in bytes 6 and 7.
    let accent = try finding(in: try change(where: try picture(of: Self.ramp("Type rèsumé"))))
    #expect(accent.kind == .shape)
    #expect((accent.place.lines, accent.place.range, accent.place.text) == ([1], 6..<8, "é"))
    #expect("\(accent)" == "“é” in line 1 is drawn in another shape")
    // The letter y lies between columns 19 and 37.
    let golden = try picture(of: ramp)
    let flipped = try finding(
      in: try changeOfToday(golden.flipped(columns: 19..<37), expected: golden))
    #expect(flipped.kind == .shape)
    #expect((flipped.place.lines, flipped.place.range, flipped.place.text) == ([1], 1..<2, "y"))
    let area = try #require(flipped.place.area)
    #expect(area.x >= 19 && area.maxX <= 37)
  }

  @Test func `is antialiasing where edges are hard`() throws {
    let golden = try picture(of: ramp)
    let hard = try finding(in: try changeOfToday(golden.hardened, expected: golden))
    #expect(hard.kind == .antialiasing)
    #expect((hard.before, hard.after) == ("gray", "none"))
    #expect(hard.place.lines == [1])
    #expect("\(hard)" == "the edges of line 1 are now hard, were anti-aliased in grey")
    let soft = try finding(in: try changeOfToday(golden, expected: golden.hardened))
    #expect((soft.before, soft.after) == ("none", "gray"))
  }

  @Test func `is antialiasing where nothing is off by more than a level`() throws {
    let golden = try picture(of: ramp)
    let noise = try finding(in: try changeOfToday(golden.withNoise, expected: golden))
    #expect(noise.aspect == "noise")
    #expect(noise.kind == .antialiasing)
    #expect(
      "\(noise)"
        == "the same text is rendered differently: no channel is off by more than 1 of 255")
  }
}

extension CellFacts {
  /// The same facts with the digest of other pixels.
  fileprivate func with(pixelsOf bitmap: Bitmap) -> CellFacts {
    var facts = self
    facts.pixels = ContentDigest(ofPixelsIn: bitmap)
    return facts
  }
}

extension Bitmap {
  /// A picture of the same size in which each byte, by its column and row, is another.
  private func mapped(_ level: (_ x: Int, _ y: Int) -> UInt8) -> Bitmap {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width { bytes.append(level(x, y)) }
    }
    return Bitmap(width: width, height: height, format: .gray8, bytes: bytes)
  }

  private func level(_ x: Int, _ y: Int) -> UInt8 {
    (0..<width).contains(x) && (0..<height).contains(y)
      ? bytes[y * bytesPerRow + x] : 255
  }

  fileprivate func whitened(columns: Range<Int>) -> Bitmap {
    mapped { columns.contains($0) ? 255 : level($0, $1) }
  }

  fileprivate func moved(right: Int, down: Int) -> Bitmap {
    mapped { level($0 - right, $1 - down) }
  }

  /// A picture of the same size in which each byte is given.
  fileprivate func painted(_ level: (_ x: Int, _ y: Int) -> UInt8) -> Bitmap { mapped(level) }

  /// Some columns upside down.
  fileprivate func flipped(columns: Range<Int>) -> Bitmap {
    mapped { columns.contains($0) ? level($0, height - 1 - $1) : level($0, $1) }
  }

  fileprivate var hardened: Bitmap { mapped { level($0, $1) < 128 ? 0 : 255 } }

  fileprivate var withNoise: Bitmap {
    mapped { level($0, $1) ^ (($0 + $1) % 3 == 0 ? 1 : 0) }
  }
}
