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
  }

  @Test func `writes outlines as SVG`() async throws {
    _ = await specimen("body", output: "a.svg")
    #expect(try text(of: folder("a.svg")).hasPrefix("<svg "))
  }

  @Test func `draws styles of a project`() async throws {
    let file = try folder.file(
      "typeproof.json",
      """
      {"fonts": {"folder": "\(fonts)", "system": "Inter/InterVariable.ttf"}, "samples": {"a": "a"},
       "styles": {"Copy": {"size": 18, "relativeTo": "body"}}}
      """)
    #expect(await specimen("--config", file, "--style", "Copy").code == .nothingToDo)
    #expect(await specimen("--config", file, "--ramp").code == .nothingToDo)
    #expect(
      await specimen("--config", file, "--style", "Tag").errors
        == "typeproof: The project has no style “Tag”. Its styles are “Copy”.\n")
    #expect(
      await specimen("--config", file, "--ramp", "--font", mono).errors
        .contains("The styles of a project have fonts."))
  }

  @Test func `refuses what is not whole or contradicts itself`() async {
    #expect(await specimen().errors.hasPrefix("typeproof: There is no style to show."))
    #expect(await specimen("body", "--ramp").errors.contains("--ramp shows all styles"))
    #expect(
      await specimen("body", "--category", "L").errors.contains("shown at all categories"))
    #expect(await specimen("body", "--text", "").errors.contains("There is no text to set."))
    let run = await specimen("body", output: "a.gif")
    #expect(run.code == .trouble && run.errors.contains("ends neither in .png nor in .svg"))
  }

  @Test func `refuses characters that no font has`() async {
    let run = await specimen("body", "--font", mono, "--text", "漢")
    #expect(run.code == .trouble && run.errors.contains("lacks U+6F22"))
  }
}
