import Testing

@testable import typeproof

// JetBrains Mono at 20 pt: letters are 12 pt wide, the first baseline stands at 20.4. Its underline
// has its top 3.1 pt below the baseline, the line through it 6.4 pt above; both are 1 pt thick.
@Suite struct `The render command sets letters` {
  @Test func `apart by points, and not after the last`() async {
    let text = await RenderedText("HHH", ["--tracking=0.5"])
    #expect(text["lines.0.width"] == "37")
    #expect(text["lines.0.runs.0.glyphs.2.x"] == "25")
    #expect(text["attributes.tracking"] == "0.5")
  }

  @Test func `apart by parts of their size, or together`() async {
    #expect(await RenderedText("HHH", ["--tracking=0.05em"])["lines.0.width"] == "38")
    #expect(await RenderedText("HHH", ["--tracking=-0.1em"])["lines.0.width"] == "32")
    #expect(await RenderedText("HHH", ["--tracking=0.05em"])["attributes.tracking"] == "1")
  }

  @Test func `above the baseline or below it`() async {
    #expect(await RenderedText("H", ["--baseline-offset=4"])["lines.0.runs.0.glyphs.0.y"] == "20.4")
    #expect(await RenderedText("H", ["--baseline-offset=4"])["lines.0.baseline"] == "24.4")
    #expect(
      await RenderedText("H", ["--baseline-offset=-4"])["lines.0.runs.0.glyphs.0.y"] == "24.4")
  }

  @Test func `over a line`() async {
    #expect(
      await RenderedText("HH", ["--underline=single"])["lines.0.decorations"]
        == "[{color #000000, kind underline, left 0, right 24, strokes 1, thickness 1, top 23.5}]")
  }

  @Test func `over a thick line or two`() async {
    #expect(
      await RenderedText("H", ["--underline=thick"])["lines.0.decorations"]
        == "[{color #000000, kind underline, left 0, right 12, strokes 1, thickness 2, top 23.5}]")
    #expect(
      await RenderedText("H", ["--underline=double"])["lines.0.decorations"]
        == "[{color #000000, kind underline, left 0, right 12, strokes 2, thickness 1, top 23.5}]")
  }

  @Test func `under a line, and both in colours of their own`() async {
    let text = await RenderedText(
      "H",
      [
        "--strikethrough=single", "--strikethrough-color=#ff3b30", "--underline-color=0A84FF",
        "--foreground=333333",
      ])
    #expect(
      text["lines.0.decorations"]
        == "[{color #0A84FF, kind underline, left 0, right 12, strokes 1, thickness 1, top 23.5}, "
        + "{color #FF3B30, kind strikethrough, left 0, right 12, strokes 1, thickness 1, top 14}]")
    #expect(text["attributes.underline"] == "{color #0A84FF, line single}")
    #expect(text["lines.0.runs.0.color"] == "#333333")
  }

  @Test func `and draws all of it in an SVG`() async {
    let run = await CommandRun(
      "render", "--text=HH", "--font", mono, "--size=20", "--format=svg", "--output=-",
      "--foreground=FF0000", "--background=1C1C1E", "--underline=single",
      "--strikethrough-color=0000FF")
    #expect(
      run.output == """
        <svg xmlns="http://www.w3.org/2000/svg" width="24" height="26.4" viewBox="0 0 24 26.4">
        <rect x="0" y="0" width="24" height="26.4" fill="#1C1C1E"/>
        <defs>
        <path id="g0" d="M93 0L93 730L183 730L183 418L417 418L417 730L507 730L507 0L417 0L417 336L183 336L183 0L93 0Z"/>
        </defs>
        <rect x="0" y="23.5" width="24" height="1" fill="#FF0000"/>
        <g fill="#FF0000">
        <use href="#g0" transform="translate(0 20.4) scale(0.02 -0.02)"/>
        <use href="#g0" transform="translate(12 20.4) scale(0.02 -0.02)"/>
        </g>
        <rect x="0" y="14" width="24" height="1" fill="#0000FF"/>
        </svg>

        """)
  }

  @Test func `on nothing at all`() async {
    let run = await CommandRun(
      "render", "--text=H", "--font", mono, "--size=20", "--background=FFFFFF00",
      "--format=svg", "--output=-")
    #expect(run.output.contains("fill=\"#FFFFFF\" fill-opacity=\"0\"/>"))
  }
}
