import ImageDiff
import Imaging
import Testing

@Suite struct `A finding in words` {
  static func words(_ cause: Cause, lines: [Int] = [2], isPart: Bool = false) -> String {
    let area = PixelRect(x: 4, y: 30, width: 12, height: 8)
    return Finding(cause: cause, area: area, lines: lines, isPart: isPart).description
  }

  static let gray = RGBAColor(red: 34, green: 34, blue: 34)

  @Test func `names lines one by one, or from the first to the last`() {
    let cause = Cause.size(ratio: 1.05)
    #expect(Self.words(cause, lines: [2]) == "line 2 is 5 % larger")
    #expect(Self.words(cause, lines: [1, 4]) == "lines 1 and 4 are 5 % larger")
    #expect(Self.words(cause, lines: [1, 2, 3]) == "lines 1 to 3 are 5 % larger")
    #expect(Self.words(cause, lines: [1, 2, 4]) == "lines 1, 2 and 4 are 5 % larger")
    #expect(Self.words(cause, lines: []) == "the picture is 5 % larger")
  }

  @Test func `names the place of a part`() {
    #expect(
      Self.words(.shifted(dx: 1, dy: 0), isPart: true)
        == "part of line 2 (12 × 8 px at (4, 30)) is shifted by 1 px right")
  }

  @Test func `tells a shift by its ways, and leaves a slight one out`() {
    #expect(
      Self.words(.shifted(dx: -1.5, dy: 2)) == "line 2 is shifted by 1.5 px left and 2 px down")
    #expect(Self.words(.shifted(dx: 0.01, dy: -3)) == "line 2 is shifted by 3 px up")
  }

  @Test func `tells spacing by its kind`() {
    #expect(Self.words(.spacing(.gap(x: 40, by: -0.5))) == "line 2 closes up by 0.5 px at x = 40")
    #expect(Self.words(.spacing(.gap(x: 40, by: 2))) == "line 2 opens up by 2 px at x = 40")
    #expect(
      Self.words(.spacing(.gap(x: 40, by: 2)), lines: [2, 3], isPart: true)
        == "lines 2 and 3 open up by 2 px at x = 40")
    #expect(
      Self.words(.spacing(.gap(x: 40, by: 2)), lines: [])
        == "the picture opens up by 2 px at (40, 30)")
    #expect(
      Self.words(.spacing(.even(perPixel: 0.02)))
        == "glyphs of line 2 are further apart: 2 % of the line, with the same size")
    #expect(
      Self.words(.spacing(.uneven(greatest: 1.25)))
        == "glyphs of line 2 each moved differently, by up to 1.25 px")
  }

  @Test func `tells weight, colours and edges`() {
    #expect(Self.words(.weight(dilation: -0.2)) == "line 2 is lighter by 0.2 px at each edge")
    #expect(Self.words(.weight(dilation: 0.2)) == "line 2 is heavier by 0.2 px at each edge")
    #expect(
      Self.words(.color(from: .black, to: Self.gray))
        == "line 2 changed colour from #000000 to #222222")
    #expect(
      Self.words(.ground(from: .white, to: Self.gray))
        == "the background changed colour from #FFFFFF to #222222 within 12 × 8 px at (4, 30)")
    #expect(
      Self.words(
        .ground(from: .white, to: RGBAColor(red: 255, green: 255, blue: 255, alpha: 128)))
        == "the background changed from #FFFFFF at 100 % to #FFFFFF at 50 % within 12 × 8 px at (4, 30)"
    )
    #expect(
      Self.words(.antialiasing(from: .gray, to: .none))
        == "the edges of line 2 are now hard, were anti-aliased in grey")
    #expect(
      Self.words(.antialiasing(from: .subpixel, to: .gray))
        == "the edges of line 2 are now anti-aliased in grey, were anti-aliased in colours")
  }

  @Test func `tells ink by its kind and place`() {
    #expect(
      Self.words(.inkVanished(.mark)) == "a mark of 12 × 8 px is gone at (4, 30) in line 2")
    #expect(
      Self.words(.inkAppeared(.glyph)) == "a glyph of 12 × 8 px appeared at (4, 30) in line 2")
    #expect(
      Self.words(.inkVanished(.text), lines: []) == "text of 12 × 8 px is gone at (4, 30)")
    #expect(
      Self.words(.inkAppeared(.line), lines: []) == "a line of 12 × 8 px appeared at (4, 30)")
    #expect(
      Self.words(.inkAppeared(.rule)) == "a drawn line of 12 × 8 px appeared at (4, 30) in line 2")
    #expect(
      Self.words(.inkVanished(.rule)) == "a drawn line of 12 × 8 px is gone at (4, 30) in line 2")
  }

  @Test func `tells the rest`() {
    #expect(Self.words(.shape) == "line 2 is drawn in another shape")
    #expect(Self.words(.reflowed, lines: [1, 2]) == "words moved between lines 1 and 2")
    #expect(Self.words(.reflowed, lines: [1]) == "words moved to other lines")
    #expect(Self.words(.text) == "line 2 shows other text")
    #expect(Self.words(.text, lines: [1, 2]) == "lines 1 and 2 show other text")
    #expect(Self.words(.other) == "line 2 differs for an unknown reason")
    let sizes = (PixelSize(width: 3, height: 4), PixelSize(width: 5, height: 6))
    #expect(
      Self.words(.pictureSize(from: sizes.0, to: sizes.1))
        == "the picture is 5 × 6 px, was 3 × 4 px")
    #expect(
      Self.words(.rasteriserNoise(greatestLevel: 12))
        == "the same text is rendered differently: no channel is off by more than 12 of 255")
    #expect(
      Self.words(.rasteriserNoise(greatestLevel: 255)) == "the same text is rendered differently")
  }

  @Test func `follows the verdict in a judgement`() {
    let finding = Finding(
      cause: .reflowed, area: PixelRect(x: 0, y: 0, width: 1, height: 1), lines: [1, 2])
    let judgement = TextJudgement(verdict: .changed, findings: [finding], clusters: [])
    #expect(judgement.description == "The text changed.\n- words moved between lines 1 and 2")
  }

  @Test func `says where a pass is near its limits`() {
    let words = { (isNear: Bool) in
      TextJudgement(verdict: .rasteriserNoise, findings: [], clusters: [], isNear: isNear)
        .description
    }
    #expect(words(false) == "The text is the same.")
    #expect(words(true) == "The text is the same, but close to the limit.")
  }
}
