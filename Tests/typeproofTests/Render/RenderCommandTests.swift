import Glibc
import Testing

@testable import typeproof

@Suite struct `The render command` {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func json(_ text: String, _ words: String..., font: String) async -> String {
    await account(["--text", text, "--font", font] + words)
  }

  private func account(_ words: [String]) async -> String {
    let output = CapturedChannel()
    let console = Console(output: output, errors: output, environment: [:])
    let line = ["render", "--format", "json", "--output", "-"] + words
    _ = Program(root: Typeproof.self, version: "0").run(line, in: console)
    return output.text
  }

  /// Width and height of a PNG file, as its header tells them at bytes 16 to 23.
  private func size(ofPNG bytes: [UInt8]) -> [Int] {
    [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test func `draws a PNG as large as the frame at 2x`() async throws {
    // Two glyphs of 600 units of 1000 at 20 pt: 24 pt; 1020 up and 300 down: 26.4 pt.
    let run = await CommandRun(
      "render", "--text", "HH", "--font", mono, "--size", "20", "--output", scratch("a.png"))
    #expect(run.code == .nothingToDo && run.output == "" && run.errors == "")
    #expect(size(ofPNG: try content(of: scratch("a.png"))) == [48, 53])
  }

  @Test func `draws at another scale, in a bounded width, to standard output`() async {
    let run = await CommandRun(
      "render", "--text", "HH", "--font", mono, "--size=20", "--scale=3", "--width=100",
      "--output=-")
    #expect(size(ofPNG: run.bytes) == [300, 80])
  }

  @Test func `sets a style in the table's size, leading and weight`() async throws {
    // Headline at Large is 17/22 semibold (600); the optical size is the point size.
    let text = await json("A\nV", "--style", "headline", font: inter)
    #expect(text.contains("\"pointSize\": 17,\n  \"leading\": 22,\n  \"weight\": 600,"))
    #expect(text.contains("\"instance\": {\n        \"opsz\": 17,\n        \"wght\": 600\n      }"))
    // 1984 units of 2048 at 17 pt, and the same 22 pt further down.
    #expect(text.contains("\"baseline\": 16.46875,"))
    #expect(text.contains("\"baseline\": 38.46875,"))
  }

  @Test func `draws a headline as body at the headline's weight`() async throws {
    _ = await CommandRun(
      "render", "--text=Hamburg", "--font", inter, "--style=headline", "--output", scratch("a.png"))
    _ = await CommandRun(
      "render", "--text=Hamburg", "--font", inter, "--variation=wght=600", "--output",
      scratch("b.png"))
    #expect(try content(of: scratch("a.png")) == content(of: scratch("b.png")))
  }

  @Test func `sets a size in the face's own line height`() async {
    // hhea of JetBrains Mono: 1020, -300, 0.
    let text = await json("H\nH", "--size", "20", font: mono)
    #expect(text.contains("\"leading\": null,"))
    #expect(text.contains("\"baseline\": 20.4,"))
    #expect(text.contains("\"baseline\": 46.8,"))
  }

  @Test func `tells glyphs as hb-shape does`() async {
    // hb-shape 6.0.0 NotoNaskhArabic-Regular.ttf "بَ":
    // [uni064E=0@275,26+0|uni0628=0+772], at 17 pt of 1000 units.
    let text = await json("بَ", font: font("NotoNaskhArabic/NotoNaskhArabic-Regular.ttf"))
    #expect(
      text.contains(
        """
                    {
                      "id": 1416,
                      "name": "uni064E",
                      "cluster": 0,
                      "x": 4.675,
                      "y": 17.731,
                      "advance": 0,
                      "fontUnits": {
                        "advance": 0,
                        "offsetX": 275,
                        "offsetY": 26
                      }
                    },
                    {
                      "id": 35,
                      "name": "uni0628",
                      "cluster": 0,
                      "x": 0,
                      "y": 18.173,
                      "advance": 13.124,
        """))
  }

  @Test func `tells clusters in bytes of UTF-8`() async {
    let text = await json("éé!", font: mono)
    #expect(text.contains("\"name\": \"exclam\",\n              \"cluster\": 4,"))
  }

  @Test func `shapes with the features asked for`() async {
    // hb-shape --features=tnum InterVariable.ttf 1: [one.tf=0+1328]
    #expect(await json("1", "--feature", "tnum", font: inter).contains("\"name\": \"one.tf\""))
    #expect(
      await json("fi", "--feature", "liga=0", font: font("NotoSerif/NotoSerif-Regular.ttf"))
        .contains("\"name\": \"f\""))
  }

  @Test func `tells an outline in font units, y up`() async {
    // The glyf table of JetBrains Mono as fontTools 4.38 reads it: 12 points of H.
    #expect(
      await json("H", "--outlines", font: mono).contains(
        "\"outline\": \"M93 0L93 730L183 730L183 418L417 418L417 730L507 730L507 0L417 0"
          + "L417 336L183 336L183 0L93 0Z\""))
  }

  @Test func `writes an SVG with each outline once`() async throws {
    let run = await CommandRun(
      "render", "--text", "HH", "--font", mono, "--size=20", "--output", scratch("a.svg"))
    #expect(run.code == .nothingToDo)
    #expect(
      try text(of: scratch("a.svg")) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="24" height="26.4" viewBox="0 0 24 26.4">
        <rect x="0" y="0" width="24" height="26.4" fill="#FFFFFF"/>
        <defs>
        <path id="g0" d="M93 0L93 730L183 730L183 418L417 418L417 730L507 730L507 0L417 0L417 336L183 336L183 0L93 0Z"/>
        </defs>
        <g fill="#000000">
        <use href="#g0" transform="translate(0 20.4) scale(0.02 -0.02)"/>
        <use href="#g0" transform="translate(12 20.4) scale(0.02 -0.02)"/>
        </g>
        </svg>

        """)
  }

  @Test func `grows an SVG where ink leaves the frame`() async throws {
    // ẤẤ of Inter rises above its ascender: the box starts above 0.
    _ = await CommandRun(
      "render", "--text", "Ấ", "--font", inter, "--size=20", "--output", scratch("a.svg"))
    #expect(try text(of: scratch("a.svg")).contains("viewBox=\"0 -"))
  }

  @Test func `writes through a symbolic link and leaves it`() async throws {
    let target = try scratch.file("real.svg", "old")
    #expect(symlink(target, scratch("link.svg")) == 0)
    _ = await CommandRun("render", "--text=H", "--font", mono, "--output", scratch("link.svg"))
    #expect(try text(of: target).hasPrefix("<svg "))
    #expect(try content(of: scratch("link.svg")) == content(of: target))
  }

  @Test func `draws the same bytes each time`() async throws {
    for file in ["a.svg", "b.svg"] {
      _ = await CommandRun(
        "render", "--text", "Straße 漢字", "--font", inter, "--font",
        font("BIZUDPGothic/BIZUDPGothic-Regular.ttf"), "--output", scratch(file))
    }
    #expect(try content(of: scratch("a.svg")) == content(of: scratch("b.svg")))
  }

  @Test func `takes what the first font lacks from the next`() async {
    let text = await account(
      ["--text", "a漢", "--font", mono, "--font", font("BIZUDPGothic/BIZUDPGothic-Regular.ttf")])
    #expect(text.contains("\"postScript\": \"JetBrainsMono-Regular\""))
    #expect(text.contains("\"postScript\": \"BIZUDPGothic-Regular\""))
  }

  @Test(arguments: ["Hi\n", "Hi\r\n", "Hi", "\u{FEFF}Hi\n"])
  func `drops one line end of a text file`(content: String) async throws {
    let file = try scratch.file("a.txt", content)
    #expect(
      await account(["--text-file", file, "--font", mono]).contains(
        "\"text\": \"Hi\",\n  \"style\""))
  }

  @Test func `keeps the line ends before the last`() async throws {
    let file = try scratch.file("a.txt", "Hi\n\n")
    #expect(await account(["--text-file", file, "--font", mono]).contains("\"text\": \"Hi\\n\","))
  }

  @Test func `runs from right to left when told`() async {
    // One glyph of 12 pt at the right of 100 pt.
    let text = await account(
      ["--text", "H", "--font", mono, "--size=20", "--width=100", "--direction=rtl"])
    #expect(text.contains("\"x\": 88,"))
  }

  @Test func `opens a face of a collection`() async throws {
    let file = try scratch.file("a.ttc", collection(of: try content(of: mono)))
    #expect(await json("H", font: file + "#1").contains("\"face\": 1,"))
    #expect(
      await json("H", font: file + "#2")
        == "typeproof: \(file) has 2 faces, so face 2 does not exist. Count from 0.\n")
  }
}

/// A collection whose two faces are the same font.
func collection(of font: [UInt8]) -> [UInt8] {
  var font = font
  for table in 0..<(Int(font[4]) << 8 | Int(font[5])) {
    // The third number of a table's record is its place in the file, which moves by 20 bytes.
    let record = 12 + table * 16 + 8
    let place = font[record..<record + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } + 20
    for byte in 0..<4 { font[record + byte] = UInt8(place >> UInt32(24 - byte * 8) & 0xFF) }
  }
  return Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 20, 0, 0, 0, 20] + font
}
