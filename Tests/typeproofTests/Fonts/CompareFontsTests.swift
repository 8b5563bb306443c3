import Snapshots
import Testing

@testable import typeproof

/// JetBrains Mono is drawn 0.6 em wide; its lines are 1.32 em high, those of Noto Serif 1.362 em.
@Suite struct `Comparing two fonts` {
  private let serif = font("NotoSerif/NotoSerif-Regular.ttf")

  @Test func `finds nothing between a font and itself`() async {
    let run = await CommandRun("compare-fonts", mono, mono)
    #expect(run.code == .nothingToDo)
    #expect(
      run.output
        == "JetBrainsMono-Regular.ttf → JetBrainsMono-Regular.ttf: 132 texts laid out, none changed\n"
    )
  }

  @Test func `tells vertical measures, lines and widths, worst first`() async {
    let run = await CommandRun(
      "compare-fonts", serif, mono, "--text", "illegible", "--most", "1")
    #expect(run.code == .differences)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(
      lines.first?.hasPrefix("metrics  ascent 1.02 em, was 1.069 em; descent 0.3 em, was 0.293 em;")
        == true, "\(run.output)")
    // Nine letters of 0.6 em at 60 pt are 324 pt, so nothing breaks; narrow letters grow.
    #expect(lines.contains { $0.hasPrefix("changed  ") && $0.contains("wider") }, "\(run.output)")
    #expect(lines.contains("and 131 more; list all with --most 132 or --json"))
    #expect(
      lines.last
        == "NotoSerif-Regular.ttf → JetBrainsMono-Regular.ttf: 132 texts laid out, 132 changed, "
        + "0 with a new finding")
  }

  @Test func `tells each style once before any twice, and what it is that is higher`() async {
    let run = await CommandRun(
      "compare-fonts", serif, mono, "--text", "illegible illegible", "--most", "11")
    let told = run.output.split(separator: "\n").filter { $0.hasPrefix("changed  ") }
    #expect(told.count == 11)
    #expect(Set(told.map { $0.prefix { $0 != "," } }).count == 11, "\(run.output)")
    #expect(told.contains { $0.contains(" % taller") }, "\(run.output)")
    #expect(
      told.allSatisfy { !$0.contains(" % taller") || $0.contains("; the text is ") },
      "\(run.output)")
  }

  @Test func `tells what only the new font brings, and which characters it lacks`() async {
    let run = await CommandRun(
      "compare-fonts", font("NotoSansThai/NotoSansThai-Regular.ttf"), mono, "--text", "กา")
    #expect(run.output.contains("new: tofu"), "\(run.output)")
    #expect(run.output.contains("missing  "))
    #expect(run.output.contains("ก U+0E01"))
  }

  @Test func `takes the styles and samples of a project`() async throws {
    let folder = try ScratchFolder()
    try folder.file("Fonts/mono.ttf", try content(of: mono))
    try folder.file(
      "typeproof.json",
      """
      {"fonts": {"system": "mono.ttf"}, "samples": {"total": {"de": "Summe", "en": "Total"}},
       "styles": {"Heading Large": {"size": 24, "relativeTo": "title2"}}}
      """)
    let run = await CommandRun(
      "compare-fonts", mono, serif, "--config", folder("typeproof.json"), "--output",
      folder("pictures"), "--most", "2")
    #expect(run.output.contains("changed  Heading Large, total."), "\(run.output)")
    #expect(run.output.contains("24 texts laid out"))
    let pictures = try FileTree.files(below: folder("pictures"))
    #expect(pictures.count == 2)
    #expect(pictures.allSatisfy { $0.hasPrefix("heading-large.total-") && $0.hasSuffix(".png") })
  }

  @Test func `draws without captions, and says so once, where no font has their words`()
    async throws
  {
    let folder = try ScratchFolder()
    try folder.file("Fonts/mono.ttf", try content(of: mono))
    try folder.file(
      "typeproof.json",
      """
      {"fonts": {"system": "mono.ttf"}, "samples": {"total": "Total"},
       "styles": {"𓀀": {"size": 24, "relativeTo": "title2"}}}
      """)
    let run = await CommandRun(
      "compare-fonts", mono, serif, "--config", folder("typeproof.json"), "--output",
      folder("pictures"), "--most", "2")
    #expect(run.code == .differences)
    #expect(
      run.errors.hasPrefix("typeproof: note: No captions: No font here has U+13000 of “"),
      "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(try FileTree.files(below: folder("pictures")).count == 2)
  }

  @Test func `answers machines with every cell`() async {
    let run = await CommandRun("compare-fonts", mono, serif, "--json")
    #expect(run.output.contains(#""lineHeightEm": 1.362"#))
    #expect(run.output.contains(#""widthRatio": "#))
    #expect(run.output.split(separator: "\n").count { $0.contains(#""isChanged": true"#) } == 132)
  }

  @Test func `ends in trouble where a font is not there`() async {
    let run = await CommandRun("compare-fonts", mono, "/nowhere/a.ttf")
    #expect(run.code == .trouble)
    #expect(run.errors.contains("/nowhere/a.ttf"))
  }
}
