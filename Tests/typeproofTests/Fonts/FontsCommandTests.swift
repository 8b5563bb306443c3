import Testing

@testable import typeproof

@Suite struct `The fonts command` {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  @Test func `tells what a face is`() async {
    // The numbers are those of the tables as fontTools 4.38 reads them.
    let run = await CommandRun("fonts", mono)
    #expect(run.code == .nothingToDo)
    #expect(
      run.output == """
        \(mono)
          JetBrains Mono Regular
            PostScript  JetBrainsMono-Regular
            version     Version 2.242; ttfautohint (v1.8.3)
            weight      regular
            hhea        ascender 1020 (1.02 em), descender -300 (-0.3 em), line gap 0 (0 em)
            heights     cap height 730 (0.73 em), x-height 550 (0.55 em)
            glyphs      1359 in TrueType outlines, 1000 units per em
            characters  1182: Latin 374, Cyrillic 112, Greek 75, Gujarati 1, private use 7
            digest      6cc9fc4a6719e7c81c455beaf0e85eb6, 202496 bytes


        """)
  }

  @Test func `tells axes with their ranges`() async {
    #expect(
      await CommandRun("fonts", inter).output.contains(
        "\n    axes        opsz 14 to 32, default 14; wght 100 to 900, default 400\n"))
    #expect(
      await CommandRun("fonts", inter, "--json").output.contains(
        """
                    {
                      "tag": "opsz",
                      "name": "Optical size",
                      "minimum": 14,
                      "default": 14,
                      "maximum": 32
                    },
        """))
  }

  @Test func `tells the names of places on the axes, and with --json where they are`() async {
    // The fvar table of Inter 4.001.
    #expect(
      await CommandRun("fonts", inter).output.contains(
        "\n    instances   Thin, ExtraLight, Light, Regular, Medium, SemiBold, Bold, ExtraBold, "
          + "Black\n"))
    #expect(
      await CommandRun("fonts", inter, "--json").output.contains(
        """
                    {
                      "name": "SemiBold",
                      "place": {
                        "opsz": 14,
                        "wght": 600
                      }
                    },
        """))
    #expect(
      await CommandRun("fonts", mono, "--json").output.contains("\n          \"instances\": [],\n"))
  }

  @Test func `tells colour bitmaps from outlines`() async {
    #expect(
      await CommandRun("fonts", font("NotoColorEmoji/NotoColorEmoji.ttf")).output
        .contains(" in colour bitmaps, 2048 units per em\n"))
  }

  @Test func `lists each face of a collection`() async throws {
    let file = try scratch.file("a.ttc", collection(of: try content(of: mono)))
    let text = await CommandRun("fonts", file).output
    #expect(text.contains("\n  #0 JetBrains Mono Regular\n"))
    #expect(text.contains("\n  #1 JetBrains Mono Regular\n"))
    let json = await CommandRun("fonts", "--json", file).output
    #expect(json.contains("\"index\": 0,") && json.contains("\"index\": 1,"))
  }

  @Test func `goes on after a file that cannot be read, and ends with 2`() async throws {
    let page = try scratch.file("page.ttf", "<html>")
    let run = await CommandRun("fonts", page, mono)
    #expect(run.code == .trouble && run.output.hasPrefix(mono))
    #expect(
      run.errors == """
        typeproof: \(page) is not a font: it looks like HTML or XML. \
        Use a TrueType or OpenType file (.ttf, .otf, .ttc).

        """)
    #expect(
      await CommandRun("fonts", page, "--json").output.contains("\"file\": \"\(page)\",\n"))
  }

  @Test func `takes a folder for the fonts in it`() async throws {
    try scratch.file("x/b.ttf", try content(of: mono))
    try scratch.file("x/a.txt", "no font")
    #expect(await CommandRun("fonts", scratch("x/")).output.hasPrefix(scratch("x/b.ttf\n")))
    try scratch.file("y/a.txt", "no font")
    #expect(
      await CommandRun("fonts", scratch("y")).errors.hasPrefix(
        "typeproof: \(scratch.path)/y contains no font files."))
  }

  @Test func `finds the nearest folder called Fonts, from below`() throws {
    try scratch.file("Fonts/a.txt", "")
    try scratch.file("x/y/a.txt", "")
    #expect(
      ProjectFolder.nearest(from: scratch("x/y/"))?.fonts == scratch("x/y/../../Fonts"))
    #expect(ProjectFolder.nearest(from: "/proc/")?.fonts == nil)
  }

  @Test func `makes what a font says of itself harmless`() async throws {
    // The name table of JetBrains Mono holds its names in UTF-16: “JetB” becomes “J␛tB”.
    var bytes = try content(of: mono)
    let name: [UInt8] = [0, 0x4A, 0, 0x65, 0, 0x74, 0, 0x42]
    for start in 0..<bytes.count - 8 where bytes[start..<start + 8].elementsEqual(name) {
      bytes[start + 3] = 0x1B
    }
    let run = await CommandRun("fonts", try scratch.file("a.ttf", bytes))
    #expect(run.output.contains("  J\\u{1B}tBrains Mono Regular\n"))
  }
}
