import Snapshots
import Testing

@testable import typeproof

@Suite struct `The specimen command` {
  private let folder: ScratchFolder
  private let fonts: String

  init() throws {
    folder = try ScratchFolder()
    fonts = String(inter.dropLast("/Inter/InterVariable.ttf".count))
  }

  private func specimen(_ words: String..., output: String = "a.png") async -> CommandRun {
    let fonts = words.contains("--config") ? [] : ["--fonts", fonts]
    return await CommandRun(
      ["specimen"] + words + fonts + ["--scale", "1", "--output", folder(output)])
  }

  @Test func `draws a style at all sizes, the same bytes each time`() async throws {
    let run = await specimen("body")
    #expect(run.code == .nothingToDo && run.output == "" && run.errors == "")
    _ = await specimen("body", output: "b.png")
    let file = try content(of: folder("a.png"))
    #expect(file.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(file == (try content(of: folder("b.png"))))
  }

  @Test func `sets the text that is given, in the font that is given`() async throws {
    _ = await specimen("body", "--text", "Hamburg")
    _ = await specimen("body", "--text", "Hamburg", "--font", mono, output: "b.png")
    #expect(try content(of: folder("a.png")) != (try content(of: folder("b.png"))))
  }

  @Test func `tells what a font falls short of`() async {
    let run = await specimen("headline", "--font", mono)
    #expect(run.code == .nothingToDo)
    #expect(
      run.errors == "typeproof: note: \(mono) has no weight of 600 (semibold), so it is set at "
        + "400 (regular).\n")
  }

  @Test func `draws a ramp at a category`() async throws {
    _ = await specimen("--ramp")
    _ = await specimen("--ramp", "--category", "AX3", output: "b.png")
    #expect(try content(of: folder("a.png")) != (try content(of: folder("b.png"))))
    _ = await specimen(output: "c.png")
    #expect(try content(of: folder("a.png")) == (try content(of: folder("c.png"))))
  }

  @Test func `shows the styles of the project it is started in, and Apple's where asked`() throws {
    try folder.file("Fonts/InterVariable.ttf", try content(of: inter))
    try folder.file(
      "typeproof.json",
      """
      {"fonts": {"system": "InterVariable.ttf"}, "samples": {"a": "a"},
       "styles": {"Copy": {"size": 18, "relativeTo": "body"}, "Body": {"size": 40, "fixed": true}}}
      """)
    let said = try shell(
      in: folder.path,
      """
      s() { $typeproof specimen --scale 1 "$@"; }
      s --output all.png && s --ramp --config typeproof.json --output all2.png
      s body --output body.png && s --style Body --output body2.png
      s body --system --output apple.png
      s title1 --output none.png
      """)
    #expect(
      said
        == "typeproof: The project has no style “title1”. Its styles are “Copy”, “Body”. To draw "
        + "Apple's title1, add --system.\n")
    #expect(try content(of: folder("all.png")) == (try content(of: folder("all2.png"))))
    #expect(try content(of: folder("body.png")) == (try content(of: folder("body2.png"))))
    #expect(try content(of: folder("body.png")) != (try content(of: folder("apple.png"))))
  }

  @Test func `writes outlines as SVG`() async throws {
    _ = await specimen("body", output: "a.svg")
    #expect(try text(of: folder("a.svg")).hasPrefix("<svg "))
  }

  @Test func `draws styles of a project`() async throws {
    try folder.file("Fonts/InterVariable.ttf", try content(of: inter))
    let file = try folder.file(
      "typeproof.json",
      """
      {"fonts": {"system": "InterVariable.ttf"}, "samples": {"a": "a"},
       "styles": {"Copy": {"size": 18, "relativeTo": "body"}}}
      """)
    #expect(await specimen("--config", file, "--style", "Copy").code == .nothingToDo)
    #expect(await specimen("--config", file, "--ramp").code == .nothingToDo)
    #expect(
      await specimen("--config", file, "--style", "Tag").errors
        == "typeproof: The project has no style “Tag”. Its styles are “Copy”.\n")
    #expect(
      await specimen("--config", file, "--ramp", "--font", mono).errors
        .contains("The styles of a project have their own fonts."))
  }

  /// A project whose only font has no Latin letters, and one sample.
  private func arabicProject(sample: String) throws -> String {
    try folder.file(
      "Own/arabic.ttf", try content(of: font("NotoSansArabic/NotoSansArabic-Regular.ttf")))
    return try folder.file(
      "typeproof.json",
      """
      {"samples": {"a": \(sample)}, "fonts": {"folder": "Own", "system": "arabic.ttf"},
       "styles": {"Copy": {"size": 18, "relativeTo": "body"}}}
      """)
  }

  @Test func `sets a project's first sample unless told otherwise`() async throws {
    let file = try arabicProject(sample: #"{"ar": "سلام"}"#)
    let run = await specimen("--config", file, "--style", "Copy")
    #expect(run.code == .nothingToDo && run.errors == "", "\(run.errors)")
    _ = await specimen("--config", file, "--style", "Copy", "--text", "سلام", output: "b.png")
    #expect(try content(of: folder("a.png")) == (try content(of: folder("b.png"))))
  }

  @Test func `sets what the font has where it lacks samples and pangram`() async throws {
    let file = try arabicProject(sample: #""Total""#)
    let run = await specimen("--config", file, "--style", "Copy")
    #expect(run.code == .nothingToDo && run.errors == "", "\(run.errors)")
    #expect(await specimen("--config", file, "--ramp").code == .nothingToDo)
    let thai = await specimen(
      "body", "--font", font("NotoSansThai/NotoSansThai-Regular.ttf"), output: "b.png")
    #expect(thai.code == .nothingToDo, "\(thai.errors)")
  }

  @Test func `refuses a text that a style's fonts lack`() async throws {
    let file = try arabicProject(sample: #""Total""#)
    let run = await specimen("--config", file, "--style", "Copy", "--text", "Total")
    #expect(run.code == .trouble)
    #expect(
      run.errors.hasPrefix(
        "typeproof: No font here of the style “Copy” has U+0054 U+006F U+0074 U+0061 U+006C."),
      "\(run.errors)")
    #expect(!FileTree.exists(folder("a.png")))
  }

  @Test func `refuses what is not whole or contradicts itself`() async {
    #expect(await specimen("body", "--style", "Copy").errors.contains("Two styles are named"))
    #expect(await specimen("body", "--ramp").errors.contains("--ramp draws all styles"))
    #expect(
      await specimen("body", "--category", "L").errors.contains("drawn at all categories"))
    #expect(
      await specimen("--style", "Copy", "--system").errors
        == "typeproof: --system and --style exclude each other. Leave out one of them.\n")
    #expect(
      await specimen("bodi").errors.hasPrefix("typeproof: <style>: "))
    #expect(await specimen("body", "--text", "").errors.contains("--text is empty."))
    let run = await specimen("body", output: "a.gif")
    #expect(run.code == .trouble && run.errors.contains("does not end in .png or .svg"))
  }

  @Test func `refuses characters that no font has`() async {
    let run = await specimen("body", "--font", mono, "--text", "漢")
    #expect(run.code == .trouble && run.errors.contains("lacks U+6F22"))
  }

  /// The name table of JetBrains Mono holds its names in UTF-16: “JetB” becomes “J\u{F8FF}tB”, in
  /// which the second is nobody's character.
  @Test func `names the file whose family cannot be named`() async throws {
    var bytes = try content(of: mono)
    while let place = bytes.firstRange(of: [0, 0x4A, 0, 0x65, 0, 0x74, 0, 0x42]) {
      bytes.replaceSubrange(place, with: [0, 0x4A, 0xF8, 0xFF, 0, 0x74, 0, 0x42])
    }
    let file = try folder.file("nobody.ttf", bytes)
    let run = await specimen("body", "--font", file)
    #expect(run.code == .trouble)
    #expect(
      run.errors
        == "typeproof: \(file) has U+F8FF in the name of its family, which no font here has. Add "
        + "one that does to the folder of fonts, or rename the family.\n")
  }
}
