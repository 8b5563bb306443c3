import Testing

@testable import typeproof

@Suite struct `Characters that no font has` {
  @Test func `are drawn as the font's sign for that where it is asked for, and told`() async throws
  {
    let text = await RenderedText("H漢", ["--allow-missing"])
    #expect(text.run.code == .nothingToDo)
    #expect(
      text.run.errors
        == "typeproof: note: \(mono) lacks U+6F22, so the picture shows the missing glyph there.\n")
    #expect(text["missingCharacters"] == "[U+6F22]")
    #expect(
      text["flags"]
        == "[{characters [U+6F22], kind tofu, line 1, range {end 4, start 1}, text 漢}]")
    #expect(text["lines.0.runs.0.glyphs.0.id"] != "0")
    #expect(text["lines.0.runs.1.glyphs.0.id"] == "0")
  }

  @Test func `are refused in a json too, which is not written`() async {
    let text = await RenderedText("H漢")
    #expect(text.run.code == .trouble && text.run.bytes.isEmpty)
    #expect(text.run.errors.hasPrefix("typeproof: \(mono) lacks U+6F22. Add a font"))
  }

  @Test func `include those of an ellipsis that layout adds`() async {
    // The font Rectangles has neither an ellipsis nor a full stop.
    let rectangles = font("../Tests/TextEngineTests/Fixtures/Rectangles.ttf")
    let text = await RenderedText("■■■", in: [rectangles], ["--width=40", "--line-limit=1"])
    #expect(text.run.code == .trouble)
    #expect(text.run.errors.hasPrefix("typeproof: \(rectangles) lacks U+2026."))
  }
}
