import Testing

@testable import typeproof

// JetBrains Mono at 20 pt: letters are 12 pt wide, lines 26.4 pt high, 20.4 of it above the baseline.
@Suite struct `The render command sets paragraphs` {
  private func baselines(_ text: String, size: String? = "20", _ words: String...) async -> String {
    let account = await RenderedText(text, size: size, words)
    return "\(account["frame.firstBaseline"]) to \(account["frame.lastBaseline"])"
  }

  @Test(
    arguments: [
      ("natural", "0"), ("leading", "0"), ("trailing", "76"), ("center", "38"), ("justified", "0"),
    ] as [(String, String)])
  func `aligned to an edge`(edge: String, left: String) async {
    let text = await RenderedText("HH", ["--width=100", "--align", edge])
    #expect(text["lines.0.left"] == left)
    #expect(text["paragraph.align"] == edge)
  }

  @Test func `justified, but for their last line`() async {
    let text = await RenderedText("HH HH HHH", ["--width=80", "--align=justified"])
    // Five letters of 12 pt leave 20 of 80 pt to the space.
    #expect(text["lines.0.width"] == "80" && text["lines.0.runs.0.glyphs.3.x"] == "56")
    #expect(text["lines.1.width"] == "36")
  }

  @Test(
    arguments: [("tail", "HHHE…"), ("head", "…LOHH"), ("middle", "HH…HH"), ("cut", "HHHEL")]
      as [(String, String)])
  func `truncated at the line limit`(mode: String, shown: String) async {
    let text = await RenderedText(
      "HHHELLOHH", ["--width=60", "--line-limit=1", "--truncate", mode])
    #expect(text["lines.0.text"] == shown)
  }

  @Test func `truncated, and flags what is hidden`() async {
    let text = await RenderedText("HHHELLO", ["--width=48", "--line-limit=1"])
    #expect(text["flags"] == "[{kind truncated, line 1, range {end 7, start 3}}]")
    #expect(text["paragraph.lineLimit"] == "1" && text["paragraph.truncate"] == "tail")
    #expect(text["lines.0.runs.1.isMark"] == "true")
  }

  @Test func `shrunk to fit, by quarter points`() async {
    // Five letters of 0.6 em fit in 48 pt at 16 pt.
    let text = await RenderedText(
      "HELLO", ["--width=48", "--line-limit=1", "--minimum-scale=0.5"])
    #expect(text["flags"] == "[{factor 0.8, kind shrunk, line null, range null}]")
    #expect(text["lines.0.runs.0.pointSize"] == "16" && text["pointSize"] == "20")
  }

  @Test func `tightened to fit`() async {
    // 60 pt in 59.2: a fifth of a point at each of the four gaps, 0.01 em.
    let text = await RenderedText("HELLO", ["--width=59.2", "--line-limit=1", "--tighten"])
    #expect(text["flags"] == "[{em 0.01, kind tightened, line 1, range null}]")
    #expect(text["lines.0.text"] == "HELLO")
  }

  @Test func `on tighter or looser lines of a style`() async {
    // Body is 17/22; its first baseline stands at 17 × 1.02.
    #expect(await baselines("H\nH", size: nil, "--leading=tight") == "17.34 to 37.34")
    #expect(await baselines("H\nH", size: nil, "--leading=loose") == "17.34 to 41.34")
  }

  @Test func `on higher or lower lines`() async {
    // What is added goes above: 26.4 × 1.5 = 39.6.
    #expect(await baselines("H\nH", "--line-height-multiple=1.5") == "33.6 to 73.2")
    #expect(await baselines("H\nH", "--minimum-line-height=30") == "24 to 54")
    #expect(await baselines("H\nH", "--maximum-line-height=20") == "14 to 34")
  }

  @Test func `cut off where lines are too low, and flags by how much`() async {
    // The H is 14.6 pt high and the baseline stands at 4.
    let text = await RenderedText("H", ["--maximum-line-height=10"])
    #expect(
      text["flags"]
        == "[{above 10.6, below 0, kind clipped, line 1, range {end 1, start 0}}]")
    #expect(text["lines.0.top"] == "0" && text["lines.0.bottom"] == "10")
    #expect(text["lines.0.ink"] == "{bottom 4, left 1.86, right 10.14, top -10.6}")
  }

  @Test func `apart`() async {
    #expect(await baselines("H\nH", "--line-spacing=5") == "20.4 to 51.8")
    #expect(await baselines("H\nH", "--paragraph-spacing=7") == "20.4 to 53.8")
    #expect(
      await baselines("H\nH", "--paragraph-spacing=7", "--paragraph-spacing-before=2")
        == "20.4 to 55.8")
  }

  @Test(
    arguments: [
      ("40", "40"), ("6,40", "40"), ("every=25", "25"), ("15,every=25", "15"), ("5,every=25", "25"),
    ] as [(String, String)])
  func `with tabs that lead to stops`(stops: String, x: String) async {
    #expect(
      await RenderedText("H\tH", ["--tab-stops", stops])["lines.0.runs.0.glyphs.2.x"] == x)
  }

  @Test func `and flags what is too wide and what is broken`() async {
    #expect(
      await RenderedText("H", ["--width=10"])["flags"]
        == "[{by 2, kind overflows, line 1, range {end 1, start 0}}]")
    #expect(
      await RenderedText("HELLO", ["--width=40"])["flags"]
        == "[{kind brokenWord, line 1, range {end 3, start 3}}]")
  }

  @Test func `as nobody asked otherwise, and tells how`() async {
    #expect(
      await RenderedText("H")["paragraph"]
        == "{align natural, leading standard, lineHeightMultiple 1, lineLimit null, lineSpacing 0, "
        + "maximumLineHeight null, minimumLineHeight 0, minimumScale 1, paragraphSpacing 0, "
        + "paragraphSpacingBefore 0, tabStops {every 28, places []}, tighten false, truncate tail}")
  }
}
