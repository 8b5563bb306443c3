import Snapshots
import DynamicType
import ImageDiff
import Imaging
import TextEngine
import Testing

@testable import Changes
@testable import Files
@testable import Suites
@testable import Verification

@Suite struct `The verdict on a cell` {
  let bench: Bench
  let font = Bench.inter

  init() throws { bench = try Bench() }

  private let layout = "Snapshots/tiny/body/word@1x.txt"
  private let picture = "Snapshots/tiny/body/word.l@1x.png"

  /// What changes when a line of the layout text is another, and the picture is the same.
  private func change(editing old: String, to new: String) throws -> CellChange? {
    let ramp = Bench.word(categories: [.large])
    try bench.record(ramp)
    try bench.folder.edit(layout, old, to: new)
    return try bench.verify(ramp).changes.first
  }

  @Test func `is equal right after the recording`() throws {
    let report = try bench.record(Bench.word())
    #expect(report.verdicts == [.missing, .missing])
    #expect(report.recorded == ["tiny/body/word.l@1x", "tiny/body/word.ax1@1x"])
    #expect(try bench.verify(Bench.word()).verdicts == [.equal, .equal])
  }

  @Test func `names another point size first, then what follows from it`() throws {
    let change = try #require(
      try bench.change(
        from: Bench.word(font: .fixed(font, size: 20)), to: Bench.word(font: .fixed(font, size: 21))
      ))
    #expect(change.sentences == ["size is 21 pt, was 20 pt"])
    #expect(
      change.consequences.prefix(2).map(\.sentence) == [
        "point size is 21 pt, was 20 pt",
        "\(font) is at opsz=21 wght=400, was at opsz=20 wght=400",
      ])
  }

  @Test func `names another leading`() throws {
    let change = try change(editing: "leading: 22 pt", to: "leading: 21 pt")
    #expect(change?.sentences == ["leading is 22 pt, was 21 pt"])
    #expect(change?.picture == .equal)
    #expect(change?.description == "leading is 22 pt, was 21 pt; the pixels are the same")
  }

  @Test func `names another weight`() throws {
    let change = try change(editing: "weight: 400", to: "weight: 600")
    #expect(change?.sentences == ["weight is 400, was 600"])
  }

  @Test func `names another provenance`() throws {
    let change = try change(editing: "known: published", to: "known: modelled")
    #expect(change?.sentences == ["size is published, was modelled"])
  }

  @Test func `names another place on an axis`() throws {
    let change = try change(editing: "wght=400", to: "wght=450")
    #expect(
      change?.sentences == ["\(font) is at opsz=17 wght=400, was at opsz=17 wght=450"])
  }

  @Test func `names a font file with other content`() throws {
    let bytes = try FileTree.read("\(Bench.fontsPath)/JetBrainsMono/JetBrainsMono-Regular.ttf")
    try bench.folder.write(bytes, "Fonts/Mono.ttf")
    try bench.folder.write([], "Fonts/unused")
    let system = try FileTree.read("\(Bench.fontsPath)/\(Bench.inter)")
    try bench.folder.write(system, "Fonts/\(Bench.inter)")
    let ramp = Bench.word(font: .fixed("Mono.ttf", size: 17), categories: [.large])
    var run = try bench.run([ramp])
    run.fonts = try FontFolder(path: bench.folder("Fonts"))
    _ = try run.record(.all)
    // A byte after the last table changes nothing but the file.
    try bench.folder.write(bytes + [0], "Fonts/Mono.ttf")
    run.fonts = try FontFolder(path: bench.folder("Fonts"))
    let change = try run.verify().changes.first
    #expect(change?.sentences == ["Mono.ttf is not the file that was recorded"])
    #expect(change?.picture == .equal)
  }

  @Test func `names another face`() throws {
    let mono = "JetBrainsMono/JetBrainsMono-Regular.ttf"
    let change = try bench.change(
      from: Bench.word(font: .fixed(font, size: 17)), to: Bench.word(font: .fixed(mono, size: 17)))
    #expect(change?.sentences == ["font is \(mono), was \(font)"])
  }

  @Test func `names another width, and the picture's size`() throws {
    let change = try bench.change(from: Bench.word(width: 120), to: Bench.word(width: 121))
    // Inter reaches from 1984 to -494 of 2048 units an em: 20.569 pt at 17 pt.
    #expect(change?.sentences == ["width is 121 pt, was 120 pt"])
    #expect(change?.consequences.map(\.sentence) == ["picture is 121 × 21 px, was 120 × 21 px"])
    #expect(
      change?.picture
        == .sizeDiffers(
          expected: PixelSize(width: 120, height: 21), actual: PixelSize(width: 121, height: 21)))
  }

  @Test func `names another number of lines, and no line before it`() throws {
    let change = try bench.change(
      from: Bench.word("Type proof"), to: Bench.word("Type proof\nagain"))
    #expect(change?.sentences == ["the text says “proof\\nagain”, was “proof”"])
    #expect(change?.consequences.first?.sentence == "2 lines, was 1")
  }

  @Test func `names the words that are others, on whatever line`() throws {
    let change = try bench.change(
      from: Bench.word("same\nType"), to: Bench.word("same\nTypo"))
    #expect(change?.sentences == ["the text says “Typo”, was “Type”"])
    // Pixels would say that letters are drawn in another shape.
    #expect(change?.findings == [])
  }

  @Test func `sees text that looks the same in other code points`() throws {
    let change = try bench.change(
      from: Bench.word("caf\u{E9}"), to: Bench.word("cafe\u{301}"))
    #expect(
      change?.sentences == ["the text says “cafe\\u{301}”, was “caf\\u{E9}”"])
  }

  @Test func `sees features by what they do`() throws {
    func ramp(_ features: [FeatureSetting]) -> RampSpec {
      var ramp = Bench.word(categories: [.large])
      ramp.sample.text = AttributedText("1171", TextAttributes(features: features))
      return ramp
    }
    let change = try bench.change(from: ramp([]), to: ramp([FeatureSetting(.tabularFigures)]))
    #expect(change?.sentences == ["“1171”: features is tnum=1, was as in the whole text"])
    #expect(change?.consequences.first?.kind == .spacing)
  }

  @Test func `sees another colour`() throws {
    let change = try bench.change(
      from: Bench.word(), to: Bench.word(color: RGBAColor(red: 80, green: 80, blue: 80)))
    #expect(change?.sentences == ["ink is #505050, was #000000"])
    guard case .different? = change?.picture else {
      Issue.record("The picture is \(String(describing: change?.picture)).")
      return
    }
  }

  @Test func `puts causes before what follows from them`() throws {
    var golden = try #require(SampleFacts.large())
    golden.lines[1].text = ""
    golden.flags = []
    var today = golden
    today.pointSize = 18
    today.leading = nil
    today.provenance = .modelled
    today.weight = .bold
    today.fonts[0].digest = today.fonts[1].digest
    today.fonts[0].instance = ""
    today.boundedWidth = nil
    today.lines = [today.lines[0]]
    today.lines[0].width = 40
    today.frameHeight = 20
    today.frameOrigin = PixelPoint(x: 0, y: 0)
    #expect(
      today.changes(since: golden).map(\.description) == [
        "point size is 18 pt, was 17 pt",
        "leading is the face's own, was 22 pt",
        "size is modelled, was published",
        "weight is 700, was 400",
        "width is unbounded, was 120 pt",
        "Inter/Inter.ttf is not the file that was recorded",
        "Inter/Inter.ttf is at its default, was at opsz=17 wght=400",
        "1 line, were 2",
        "line 1 is 40 pt wide, was 36.989 pt",
        "picture is 124 × 43 px, was 124 × 43 px with the frame at (4, 0)",
      ])
  }

  /// A picture without its facts is not missing: recording what is missing must not replace it.
  @Test func `is missing without picture, and unreadable without layout text or block`() throws {
    let ramp = Bench.word()
    let alone = Verdict.unreadable(
      "the picture has no block in its layout text. Restore the text, or record the cell again.")
    try bench.record(ramp)
    let text = try bench.folder.text(layout)
    let block = try #require(text.firstRange(of: "\n[L]\n"))
    let next = try #require(text.firstRange(of: "\n[AX1]\n"))

    try bench.folder.write(String(text[..<block.lowerBound] + text[next.lowerBound...]), layout)
    #expect(try bench.verify(ramp).verdicts == [alone, .equal])

    try AtomicFile.delete(bench.folder(layout))
    #expect(try bench.verify(ramp).verdicts == [alone, alone])

    try bench.folder.write(text, layout)
    try AtomicFile.delete(bench.folder(picture))
    #expect(try bench.verify(ramp).verdicts == [.missing, .equal])
  }

  @Test func `names goldens that no suite declares, and files that are no goldens`() throws {
    try bench.record(Bench.word(), Bench.word(name: "more"))
    try bench.folder.write("", "Snapshots/tiny/body/Word.PNG")
    try bench.folder.write("", "Snapshots/tiny/notes.txt")
    try bench.folder.write("", "Snapshots/tiny/README.md")
    let report = try bench.verify(Bench.word(categories: [.large]))
    #expect(
      report.outcomes.map { "\($0.name.coordinates) \($0.verdict)" } == [
        "tiny/body/more.l@1x obsolete", "tiny/body/more.ax1@1x obsolete",
        "tiny/body/word.l@1x equal", "tiny/body/word.ax1@1x obsolete",
      ])
    #expect(
      report.strayFiles == ["tiny/body/Word.PNG", "tiny/body/more@1x.txt", "tiny/notes.txt"])
    #expect(report.declaredCount == 1)
    #expect(report.comparedCount == 1)
  }

  @Test func `leaves what a filter does not mean out`() throws {
    try bench.record(Bench.word(), Bench.word(name: "more"))
    try bench.folder.write("", "Snapshots/tiny/notes.txt")
    let report = try bench.verify(Bench.word(), filter: "*.l@1x")
    #expect(
      report.outcomes.map { "\($0.name.coordinates) \($0.verdict)" } == [
        "tiny/body/more.l@1x obsolete", "tiny/body/word.l@1x equal",
      ])
    #expect(report.strayFiles == [])
  }
}
