import ImageDiff
import Imaging
import Testing

@Suite struct `Text that is the same` {
  let text = StrokeText().picture()

  @Test func `equal pixels are equal, with nothing to say`() {
    #expect(
      judge(expected: text, actual: text) == .init(verdict: .equal, findings: [], clusters: []))
  }

  @Test func `equal pixels stored otherwise are equal`() {
    #expect(judge(expected: text, actual: text.expandedToRGBA()).verdict == .equal)
  }

  @Test func `what another rasteriser makes of it is noise, with its greatest difference`() {
    let judgement = judge(expected: text, actual: StrokeText(samples: 4).picture())
    #expect(judgement.verdict == .rasteriserNoise)
    guard case .rasteriserNoise(let level)? = judgement.findings.first?.cause else {
      Issue.record("\(judgement)")
      return
    }
    #expect(level > 2)
    #expect(judgement.findings.count == 1)
  }

  @Test func `light on dark is judged as dark on light`() {
    let dark = StrokeText().picture(ink: 230, ground: 20)
    let redrawn = StrokeText(samples: 4).picture(ink: 230, ground: 20)
    #expect(judge(expected: dark, actual: redrawn).verdict == .rasteriserNoise)
    let moved = StrokeText(place: (9.3, 6.2)).picture(ink: 230, ground: 20)
    #expect(judge(expected: dark, actual: moved).verdict == .changed)
  }

  @Test func `a level or two anywhere is noise, and marks no glyph`() {
    var bytes = text.bytes
    for index in stride(from: 0, to: bytes.count, by: 3) { bytes[index] = max(2, bytes[index]) - 2 }
    let noisy = Bitmap(width: text.width, height: text.height, format: .gray8, bytes: bytes)
    let judgement = judge(expected: text, actual: noisy)
    #expect(judgement.verdict == .rasteriserNoise)
    #expect(judgement.findings.map(\.cause) == [.rasteriserNoise(greatestLevel: 2)])
    #expect(judgement.clusters.isEmpty)
  }

  @Test func `the colour of what is wholly transparent does not count`() {
    let clear = RGBAColor(red: 255, green: 255, blue: 255, alpha: 0)
    let blackClear = RGBAColor(red: 0, green: 0, blue: 0, alpha: 0)
    let one = Drawing.picture("....\n....", ground: clear, text: .black)
    let other = Drawing.picture("....\n....", ground: blackClear, text: .black)
    #expect(judge(expected: one, actual: other).verdict == .equal)
  }
}
