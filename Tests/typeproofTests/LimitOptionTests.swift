import Imaging
import Testing

@testable import typeproof

@Suite struct `Limits from the command line` {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func setting(_ text: String) throws(ArgumentValueError) -> LimitSetting {
    try LimitSetting(argument: text)
  }

  @Test func `are of a name and a number`() throws {
    #expect(try setting("glyph-points=20000").name == .font(.points))
    #expect(try setting("glyph-points=20000").value == 20_000)
    #expect(try setting("png-pixels=1").argumentText == "png-pixels=1")
  }

  @Test(arguments: [
    ("glyph-point=3", "There is no limit “glyph-point”. Did you mean “glyph-points”?"),
    (
      "glyph-depth=257",
      "The limit glyph-depth takes a whole number from 1 to 256. “257” is not one. "
        + "Write it like glyph-depth=256."
    ),
    (
      "font-size",
      "The limit font-size takes a whole number from 1 to 536870912. It has no value. "
        + "Write it like font-size=536870912."
    ),
    (
      "png-pixels=many",
      "The limit png-pixels takes a whole number from 1 to 1073741824. “many” is not one. "
        + "Write it like png-pixels=1073741824."
    ),
  ])
  func `are refused where they are none`(text: String, sentences: String) {
    #expect(throws: ArgumentValueError.explained(sentences)) { try setting(text) }
  }

  /// Each name changes what it says, and nothing else.
  @Test func `are each of one thing`() throws {
    for name in FontLimits.Name.allCases {
      var limits = FontLimits()
      limits[name] = 7
      #expect(limits[name] == 7)
      #expect(FontLimits.Name.allCases.count { limits[$0] != FontLimits()[$0] } == 1)
      #expect(name.range.contains(FontLimits()[name]), "\(name)")
    }
  }

  /// JetBrains Mono has 16 tables.
  @Test func `hold for fonts of every command that reads them`() async throws {
    try folder.file("Fonts/mono.ttf", try content(of: mono))
    let file = try folder.file(
      "typeproof.json",
      """
      {"suite": "app", "fonts": {"system": "mono.ttf"}, "samples": {"a": "Total"},
       "styles": {"Body": {"textStyle": "body"}}}
      """)
    let path = folder("Fonts/mono.ttf")
    let output = folder("o.png")
    for words in [
      ["fonts", path], ["render", "--text", "a", "--font", path, "--output", output],
      ["specimen", "body", "--font", path, "--output", output], ["compare-fonts", path, path],
      ["audit", "--config", file], ["record", "--force", "--config", file],
      ["verify", "--config", file], ["verify", "--isolated", "--config", file],
      ["verify", "--fonts", folder("Fonts"), "--snapshots", folder("Snapshots")],
    ] {
      let refused = try await commandRun(words + ["--limit", "font-tables=3"])
      #expect(refused.code == .trouble, "\(words)")
      #expect(
        (refused.errors + refused.output).contains("--limit font-tables=N"),
        "\(words): \(refused.errors)")
    }
    #expect(
      try await commandRun(["fonts", path, "--limit", "font-tables=300"]).code == .nothingToDo)
  }

  @Test(arguments: ["cells", "sample-size"])
  func `hold for a project of every command that reads one`(name: String) async throws {
    try folder.file("Fonts/mono.ttf", try content(of: mono))
    let file = try folder.file(
      "typeproof.json",
      """
      {"suite": "app", "fonts": {"system": "mono.ttf"}, "samples": {"a": "Total"},
       "styles": {"Body": {"textStyle": "body"}}}
      """)
    for words in [
      ["audit"], ["record", "--force"], ["verify"], ["verify", "--isolated"],
      ["specimen", "--ramp", "--output", folder("o.png")],
    ] {
      let refused = try await commandRun(words + ["--config", file, "--limit", "\(name)=3"])
      #expect(refused.code == .trouble, "\(words)")
      #expect(
        (refused.errors + refused.output).contains("--limit \(name)=N"),
        "\(words): \(refused.errors)")
    }
  }

  @Test func `hold for the number of styles`() async throws {
    try folder.file("Fonts/mono.ttf", try content(of: mono))
    let file = try folder.file(
      "typeproof.json",
      """
      {"suite": "app", "fonts": {"system": "mono.ttf"}, "samples": {"a": "Total"},
       "styles": {"Body": {"textStyle": "body"}, "Note": {"textStyle": "footnote"}}}
      """)
    for words in [["audit"], ["verify", "--isolated"]] {
      let refused = try await commandRun(words + ["--config", file, "--limit", "styles=1"])
      #expect(refused.code == .trouble)
      let told = refused.errors + refused.output
      #expect(told.contains("There are 2 styles, and at most 1 are read."), "\(told)")
    }
    #expect(await CommandRun("audit", "--config", file, "--limit", "styles=2").code != .trouble)
  }

  @Test func `hold for files of strings`() async throws {
    try folder.file("Fonts/mono.ttf", try content(of: mono))
    try folder.file("a.strings", #""k" = "Total";"#)
    let file = try folder.file(
      "typeproof.json",
      """
      {"suite": "app", "fonts": {"system": "mono.ttf"},
       "samples": {"a": {"key": "k", "file": "a.strings"}},
       "styles": {"Body": {"textStyle": "body"}}}
      """)
    for words in [["audit"], ["verify", "--isolated"]] {
      let refused = try await commandRun(words + ["--config", file, "--limit", "strings-size=3"])
      #expect(refused.code == .trouble)
      #expect((refused.errors + refused.output).contains("--limit strings-size=N"))
    }
    #expect(await CommandRun("audit", "--config", file).code != .trouble)
  }

  @Test func `hold for pictures of every command that reads them`() async throws {
    let project = try await RecordedProject()
    let goldens = ["--fonts", project.folder("Fonts"), "--snapshots", project.folder("Snapshots")]
    let golden = project.folder("Snapshots/\(RecordedProject.cell).png")
    for words in [
      ["diff", golden, golden], ["verify", "--no-digests"] + goldens,
      ["verify", "--isolated"] + goldens,
    ] {
      let refused = try await commandRun(words + ["--limit", "png-pixels=100"])
      #expect(refused.code == .trouble, "\(words)")
      #expect(
        (refused.errors + refused.output).contains("--limit png-pixels=N"),
        "\(words): \(refused.errors)")
      #expect(try await commandRun(words).code == .nothingToDo)
    }
  }

  @Test func `of goldens are no larger than what can be drawn, whatever is allowed`() async throws {
    let project = try await RecordedProject()
    let golden = project.folder("Snapshots/\(RecordedProject.cell).png")
    var bytes = try content(of: golden)
    // 5,017 × 5,017 px are one row more than 24 Mpx.
    bytes.replaceSubrange(16..<24, with: [0, 0, 0x13, 0x99, 0, 0, 0x13, 0x99])
    try project.folder.file("Snapshots/\(RecordedProject.cell).png", bytes)
    let run = await CommandRun(
      "verify", "--limit", "png-pixels=1000000000", "--fonts", project.folder("Fonts"),
      "--snapshots", project.folder("Snapshots"))
    #expect(run.code == .trouble)
    #expect(run.output.contains("5017 × 5017 px, and the limit is 25165824 pixels"))
  }

  @Test func `are listed by doctor, each with its name`() async {
    let text = await CommandRun("doctor", "--limits").output
    let json = await CommandRun("doctor", "--limits", "--json").output
    for name in LimitSetting.Name.all.map(\.word) {
      #expect(text.contains("  \(name)\n"), "\(name)")
      #expect(json.contains("\"option\": \"\(name)\""), "\(name)")
    }
  }
}
