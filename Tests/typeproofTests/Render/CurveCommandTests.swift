import Snapshots
import Testing

@testable import typeproof

@Suite struct `The curve command` {
  private let folder: ScratchFolder
  private let fonts: String

  init() throws {
    folder = try ScratchFolder()
    fonts = String(inter.dropLast("/Inter/InterVariable.ttf".count))
  }

  private func curve(_ words: String..., output: String = "curve.svg") async -> CommandRun {
    let fonts = words.contains("--config") ? [] : ["--fonts", fonts]
    return await CommandRun(["curve"] + words + fonts + ["--output", folder(output)])
  }

  private func project() throws -> String {
    try folder.file("Fonts/InterVariable.ttf", try content(of: inter))
    return try folder.file(
      "typeproof.json",
      """
      {"suite": "Shop", "samples": {"a": "a"},
       "fonts": {"system": "InterVariable.ttf"},
       "styles": {"Copy": {"size": 18, "relativeTo": "body"}, "Tag": {"size": 12, "fixed": true}}}
      """)
  }

  @Test func `draws Apple's styles`() async throws {
    let run = await curve()
    #expect(run.code == .nothingToDo && run.output == "" && run.errors == "")
    let svg = try text(of: folder("curve.svg"))
    #expect(svg.contains(">Large Title</text>") && svg.contains(">Headline, Body</text>"))
  }

  @Test func `draws the styles that are named, and no other`() async throws {
    _ = await curve("body", "title1")
    let svg = try text(of: folder("curve.svg"))
    #expect(svg.contains(">Body</text>") && svg.contains(">Title 1</text>"))
    #expect(!svg.contains(">Footnote</text>"))
  }

  @Test func `draws a font of one's own beside the style it follows`() async throws {
    _ = await curve("body", "--base", "17")
    let svg = try text(of: folder("curve.svg"))
    #expect(svg.contains("17 pt on Body: 15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48 pt."))
    #expect(svg.contains("Apple’s Body: 14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53 pt."))
    #expect(svg.contains("stroke-dasharray"))
  }

  @Test func `draws a project's styles beside Apple's`() async throws {
    let run = await curve("--config", try project())
    #expect(run.errors == "")
    let svg = try text(of: folder("curve.svg"))
    #expect(svg.contains("<title id=\"title\">Shop</title>"))
    for name in ["Copy", "Tag", "Apple’s Body"] { #expect(svg.contains(">\(name)</text>")) }
  }

  @Test func `draws the styles of the project it is started in, and Apple's where asked`() throws {
    _ = try project()
    let said = try shell(
      in: folder.path,
      """
      $typeproof curve --output own.svg && $typeproof curve tag --output tag.svg
      $typeproof curve --system --output apple.svg && $typeproof curve --base 20 --output base.svg
      """)
    #expect(said == "")
    #expect(try text(of: folder("own.svg")).contains("<title id=\"title\">Shop</title>"))
    #expect(try !text(of: folder("tag.svg")).contains(">Copy</text>"))
    for name in ["apple.svg", "base.svg"] {
      #expect(try !text(of: folder(name)).contains(">Tag</text>"), "\(name)")
    }
  }

  @Test func `draws the project's styles that are named`() async throws {
    _ = await curve("--config", try project(), "--style", "Tag")
    let svg = try text(of: folder("curve.svg"))
    #expect(svg.contains(">Tag</text>") && !svg.contains(">Copy</text>"))
  }

  @Test func `writes the same pixels twice, and others in the dark`() async throws {
    for name in ["a.png", "b.png"] { _ = await curve("body", "--scale", "1", output: name) }
    _ = await curve("body", "--scale", "1", "--appearance", "dark", output: "c.PNG")
    let light = try content(of: folder("a.png"))
    #expect(light.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(light == (try content(of: folder("b.png"))))
    #expect(light != (try content(of: folder("c.PNG"))))
  }

  @Test(arguments: ["curve.gif", "curve", "png", "svg.txt", ""])
  func `refuses a file of another kind`(name: String) async {
    let run = await CommandRun("curve", "--output", name)
    #expect(run.code == .trouble && run.output == "")
    #expect(
      run.errors == "typeproof: --output: “\(name)” does not end in .png or .svg. Name a file "
        + "that does.\n")
  }

  @Test func `refuses a style that the project lacks, with the nearest`() async throws {
    let run = await curve("--config", try project(), "--style", "Copi")
    #expect(run.code == .trouble)
    #expect(
      run.errors == "typeproof: The project has no style “Copi”. Did you mean “Copy”?\n")
  }

  @Test func `refuses what contradicts itself`() async throws {
    let file = try project()
    #expect(
      await curve("body", "--config", file).errors
        == "typeproof: The project has no style “body”. Its styles are “Copy”, “Tag”. To draw "
        + "Apple's body, add --system.\n")
    #expect(
      await curve("--system", "--config", file).errors
        == "typeproof: --system and --config exclude each other. Leave out one of them.\n")
    #expect(
      await curve("--base", "17", "--config", file).errors.contains(
        "but a project has its own sizes"))
  }

  @Test func `sets its words in a font that has them`() async throws {
    try folder.file(
      "Own/arabic.ttf", try content(of: font("NotoSansArabic/NotoSansArabic-Regular.ttf")))
    let file = try folder.file(
      "typeproof.json",
      """
      {"samples": {"a": {"ar": "سلام"}}, "fonts": {"folder": "Own", "system": "arabic.ttf"},
       "styles": {"Copy": {"size": 18, "relativeTo": "body"}}}
      """)
    let run = await CommandRun(
      "curve", "--config", file, "--fonts", fonts, "--output", folder("a.svg"))
    #expect(run.code == .nothingToDo && run.errors == "", "\(run.errors)")
    #expect(try text(of: folder("a.svg")).contains("font-family=\"'Inter Variable'"))
  }

  @Test func `tells of a style's name that no font has, and draws nothing`() async throws {
    try folder.file("Fonts/InterVariable.ttf", try content(of: inter))
    let file = try folder.file(
      "typeproof.json",
      """
      {"samples": {"a": "a"}, "fonts": {"system": "InterVariable.ttf"},
       "styles": {"𓀀": {"size": 18, "relativeTo": "body"}}}
      """)
    let run = await curve("--config", file)
    #expect(run.code == .trouble)
    #expect(run.errors.hasPrefix("typeproof: No font here has U+13000 of “𓀀”."), "\(run.errors)")
    #expect(!FileTree.exists(folder("curve.svg")))
  }

  @Test func `needs nothing but one font`() async throws {
    try folder.file("Own/mono.ttf", try content(of: mono))
    let run = await CommandRun("curve", "--fonts", folder("Own"), "--output", folder("a.png"))
    #expect(run.code == .nothingToDo, "\(run.errors)")
  }

  @Test func `refuses a folder without fonts`() async throws {
    try folder.file("Empty/readme", "")
    let run = await CommandRun("curve", "--fonts", folder("Empty"), "--output", folder("a.png"))
    #expect(run.code == .trouble)
    #expect(run.errors.contains("Empty contains no font files."))
  }
}
