import Imaging
import Rendering
import Testing

@testable import typeproof

@Suite struct `The render command refuses` {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// What is said of a command line; it must end with 2 and print nothing else.
  private func refusal(_ words: [String]) async -> String {
    let output = CapturedChannel()
    let errors = CapturedChannel()
    let console = Console(output: output, errors: errors, environment: [:])
    let code = Program(root: Typeproof.self, version: "0").run(
      ["render"] + words, in: console)
    #expect(code == .trouble && output.text == "")
    return errors.text
  }

  private func refusal(
    text: String = "Hi", font: String = inter, output: String? = nil, _ words: String...
  ) async -> String {
    await refusal(
      ["--text=" + text, "--font", font, "--output", output ?? scratch("a.png")] + words)
  }

  @Test func `a font file that is missing`() async {
    #expect(
      await refusal(font: "no\u{1B}.ttf")
        == "typeproof: no\\u{1B}.ttf cannot be read: No such file or directory. Check the path.\n")
  }

  @Test func `a font file that is empty, cut short, compressed or none`() async throws {
    let empty = try scratch.file("empty.ttf", "")
    #expect(
      await refusal(font: empty) == "typeproof: \(empty) is empty. Copy the font file again.\n")
    let cut = try scratch.file("cut.ttf", Array(try content(of: inter).prefix(5000)))
    #expect(
      await refusal(font: cut).hasPrefix("typeproof: \(cut) is damaged: its table “"))
    let compressed = try scratch.file("a.woff2", "wOF2")
    #expect(
      await refusal(font: compressed)
        == "typeproof: \(compressed) is a WOFF2 web font, which is not supported. Decompress it "
        + "first "
        + "(woff2_decompress or fonttools) and use the .ttf or .otf.\n")
    let page = try scratch.file("page.ttf", "<html>")
    #expect(
      await refusal(font: page)
        == "typeproof: \(page) is not a font: it looks like HTML or XML. "
        + "Use a TrueType or OpenType file (.ttf, .otf, .ttc).\n")
  }

  @Test func `an axis the font lacks`() async {
    #expect(
      await refusal("--variation", "GRAD=1")
        == "typeproof: \(inter) has no axis “GRAD”. It has opsz, wght.\n")
    #expect(
      await refusal(font: mono, "--variation", "wght=700")
        == "typeproof: \(mono) is not a variable font, so it has no axis “wght”. Leave out the "
        + "variation.\n")
  }

  @Test func `a place the axis does not reach`() async {
    #expect(
      await refusal("--variation", "wght=901")
        == "typeproof: \(inter) does not reach wght=901. Choose from 100 to 900.\n")
  }

  @Test(arguments: ["wght", "wght=", "wght=nan", "wght=1e3", "weight=700", "=", "wght=7=7", ""])
  func `a variation that is none`(words: String) async {
    #expect(
      await refusal("--variation", words) == """
        typeproof: --variation: “\(words)” is not an axis of one to four characters, an equals sign and a \
        number. Write it like wght=700.

        """)
  }

  @Test func `an axis set twice`() async {
    #expect(
      await refusal("--variation=wght=1", "--variation=wght=2")
        == "typeproof: --variation sets the axis “wght” twice. Leave out one of them.\n")
  }

  @Test(arguments: ["liga=x", "liga=-1", "", "ligature", "liga=1=1"])
  func `a feature that is none`(words: String) async {
    #expect(await refusal("--feature", words).hasPrefix("typeproof: --feature: “\(words)” is not"))
  }

  @Test func `characters no font has, and names them`() async {
    #expect(
      await refusal(text: "H漢\u{1B}") == """
        typeproof: \(inter) lacks U+6F22 U+001B. Add a font that has them with --font, \
        change the text, or draw boxes with --allow-missing.

        """)
  }

  @Test(arguments: ["0", "-5", "100001", "nan", "inf", "1e5", "wide"])
  func `a width that is none`(width: String) async {
    #expect(
      await refusal("--width", width)
        == "typeproof: --width: “\(width)” is not a width in points, above 0 and up to 100000. "
        + "Write it like 320 or 320.5.\n")
  }

  @Test(arguments: ["0", "nan", "10000", "-1"])
  func `a size that is none`(size: String) async {
    #expect(
      await refusal("--size", size)
        == "typeproof: --size: “\(size)” is not a size in points, above 0 and below 10,000. "
        + "Write it like 17 or 16.5.\n")
  }

  @Test func `a size that is too large to lay out, and a picture too large to hold`() async {
    #expect(
      await refusal("--size", "9999")
        == "typeproof: Text cannot be laid out at 9999 pt. Choose a size above 0 and at most 2000 "
        + "pt.\n")
    #expect(
      await refusal("--size", "2000", "--scale", "10").hasPrefix("typeproof: The picture would"))
  }

  @Test(arguments: ["0", "100", "nan"])
  func `a scale that is none`(scale: String) async {
    #expect(
      await refusal("--scale", scale)
        == "typeproof: --scale: “\(scale)” is not a display scale above 0 and up to 10. "
        + "Write it like 3 or 3x.\n")
  }

  @Test func `a style or category nobody knows, with the nearest`() async {
    #expect(
      await refusal("--style", "boddy")
        == "typeproof: --style: No text style is called “boddy”. Did you mean “body”?\n")
    #expect(await refusal("--category", "AX9").hasSuffix("Did you mean “AX1”?\n"))
  }

  @Test(arguments: ["pt_BR", "e", "en-", "toolonglanguage", "日本"])
  func `a language tag that is none`(tag: String) async {
    #expect(
      await refusal("--language", tag)
        == "typeproof: --language: “\(tag)” is not a language tag (BCP 47). "
        + "Write it like en, zh-Hans or pt-BR.\n")
  }

  @Test func `a text file that is not UTF-8, and tells where`() async throws {
    let file = try scratch.file("a.txt", [0x61, 0x62, 0xE9, 0x63])
    #expect(
      await refusal(["--text-file", file, "--font", inter, "--output", scratch("a.png")]) == """
        typeproof: \(file) is not UTF-8: byte 2 is 0xE9, which is not valid there. Save the file as UTF-8.

        """)
  }

  @Test func `an output that cannot be written`() async {
    #expect(
      await refusal(output: "/proc/a.png").hasPrefix("typeproof: /proc/a.png cannot be written"))
    #expect(
      await refusal(output: scratch.path).hasPrefix(
        "typeproof: \(scratch.path) cannot be written: Is a directory."))
    #expect(
      await refusal(output: "/dev/full").hasPrefix(
        "typeproof: /dev/full cannot be written: No space left on device."))
  }

  @Test func `a PNG on a terminal`() async {
    let run = await CommandRun(
      "render", "--text=a", "--font", inter, "--output=-", isTerminal: true)
    #expect(run.code == .trouble && run.output == "")
    #expect(run.errors.hasPrefix("typeproof: A terminal cannot show a PNG file."))
  }

  @Test func `what contradicts itself or is not whole`() async {
    let output = ["--output", scratch("a.png")]
    #expect(
      await refusal(output + ["--text=a"])
        == "typeproof: There is no font. Name a font file with --font.\n")
    #expect(
      await refusal(output + ["--font", inter])
        == "typeproof: There is no text. Give --text or --text-file.\n")
    #expect(
      await refusal("--text-file=b")
        == "typeproof: --text and --text-file cannot be given together. Leave out one of them.\n")
    #expect(
      await refusal("--size=12", "--category=XL")
        == "typeproof: --size replaces --style and --category. Leave out --size, or leave out the "
        + "others.\n")
    #expect(
      await refusal("--outlines")
        == "typeproof: --outlines is for the format json, and this is png. Leave out --outlines, "
        + "or add --format json.\n")
  }

  @Test func `names the fonts that make too much of a text`() async throws {
    let font = "Tests/TextEngineTests/Fixtures/Expansion.ttf"
    #expect(
      await refusal(text: String(repeating: "A", count: 20_001), font: font)
        == "typeproof: \(font): The fonts make more than 1200000 glyphs of the text. Use other fonts, "
        + "or less text.\n")
  }

  @Test func `tells no more glyphs than there is room for`() async throws {
    let font = "Tests/TextEngineTests/Fixtures/Expansion.ttf"
    // Sixty for each letter.
    #expect(
      await refusal(
        text: String(repeating: "A", count: 4167), font: font, output: scratch("a.json"))
        == "typeproof: The text has 250020 glyphs, and a JSON holds at most 250000. Shorten the "
        + "text, or write a PNG or SVG.\n")
  }

  @Test func `tells no more outlines than there is room for`() throws {
    let font = FontInstance(file: FontBytes(try content(of: mono), name: "mono.ttf"))
    let renderer = try Renderer()
    let path = try #require(try GlyphOutlines(renderer).path(ofGlyph: 40, in: font))
    let limit = 3 * path.utf8.count
    let outlines = GlyphOutlines(renderer, limit: limit)
    for _ in 0..<3 { #expect(try outlines.path(ofGlyph: 40, in: font) == path) }
    let error = #expect(throws: RenderCommandError.self) {
      try outlines.path(ofGlyph: 40, in: font)
    }
    #expect(
      error?.description
        == "The outlines of the glyphs have more than \(limit) bytes in total. Leave out "
        + "--outlines, or shorten the text.")
  }

  @Test func `refuses to write over what it draws from`() async throws {
    let scratch = try ScratchFolder()
    let copy = try scratch.file("font.ttf", try content(of: mono))
    let run = await CommandRun("render", "--text", "A", "--font", copy, "--output", copy)
    #expect(run.code == .trouble)
    #expect(run.errors.contains("is an input file and would be overwritten. Name another file."))
    #expect(try content(of: copy) == (try content(of: mono)))
  }
}
