import ImageDiff
import Imaging
import Testing

/// Changes of a few pixels, or a few levels, that are no noise.
@Suite struct `Text that hardly changed` {
  @Test(arguments: [("thai_lo", "thai_so"), ("quote_left", "quote_right")])
  func `one letter in another is found though little of it differs`(
    expected: String, actual: String
  ) throws {
    let judgement = try `Small text in a real font`.judged(expected, actual)
    #expect(judgement.verdict == .changed)
    #expect(judgement.findings.map(\.isPart) == [true])
  }

  @Test func `another colour by ten levels is told where each pixel is covered as before`() {
    let (blue, lighter) = (
      RGBAColor(red: 0, green: 0x7A, blue: 0xFF), RGBAColor(red: 0, green: 0x84, blue: 0xFF)
    )
    let judgement = judge(
      expected: StrokeText().picture(ink: blue), actual: StrokeText().picture(ink: lighter))
    #expect(judgement.findings.map(\.cause) == [.color(from: blue, to: lighter)])
    #expect(judgement.findings.first?.lines == [1, 2])
  }

  @Test func `another grey by three levels is told, and by two is noise`() {
    let black = StrokeText().picture()
    #expect(
      judge(expected: black, actual: StrokeText().picture(ink: 3)).findings.map(\.cause)
        == [.color(from: .black, to: RGBAColor(red: 3, green: 3, blue: 3))])
    #expect(
      judge(expected: black, actual: StrokeText().picture(ink: 2)).verdict == .rasteriserNoise)
  }

  @Test func `another colour of one word by ten levels is told of a part`() {
    let black = StrokeText().picture()
    let gray = StrokeText().picture(ink: 10)
    var bytes = black.bytes
    for row in 0..<25 {
      for column in 50..<130 { bytes[row * 130 + column] = gray.bytes[row * 130 + column] }
    }
    let word = Bitmap(width: 130, height: 60, format: .gray8, bytes: bytes)
    let findings = judge(expected: black, actual: word).findings
    #expect(
      findings.map(\.cause) == [.color(from: .black, to: RGBAColor(red: 10, green: 10, blue: 10))])
    #expect(findings.first?.isPart == true)
  }

  @Test(arguments: [RGBAColor(red: 19, green: 19, blue: 19), RGBAColor(red: 0, green: 0, blue: 19)])
  func `another colour of text with hard edges is told`(color: RGBAColor) {
    let hard = StrokeText(samples: 1)
    let findings = judge(
      expected: hard.picture(ink: .black), actual: hard.picture(ink: color)
    ).findings
    #expect(findings.map(\.cause) == [.color(from: .black, to: color)])
    #expect(findings.first?.lines == [1, 2])
  }

  @Test(arguments: [RGBAColor(red: 18, green: 18, blue: 18), RGBAColor(red: 0, green: 0, blue: 45)])
  func `another colour of one word with hard edges is told of a part`(color: RGBAColor) {
    let picture = { (color: RGBAColor) in
      `A word in another colour`.picture([("Hello ", .black), ("tell", color)], samples: 1)
    }
    let findings = judge(expected: picture(.black), actual: picture(color)).findings
    #expect(findings.map(\.cause) == [.color(from: .black, to: color)])
    #expect(findings.map(\.isPart) == [true])
  }

  @Test func `bars that fill their pixels a little less are noise`() {
    // Dashes of one row: how full that is, is up to the rasteriser.
    let dashes = { (level: UInt8) in
      var bytes = [UInt8](repeating: 255, count: 1200)
      for column in 5..<55 where column % 10 < 6 { bytes[10 * 60 + column] = level }
      return Bitmap(width: 60, height: 20, format: .gray8, bytes: bytes)
    }
    #expect(judge(expected: dashes(25), actual: dashes(32)).verdict == .rasteriserNoise)
  }

  @Test func `text drawn otherwise in the same colour keeps its colour`() {
    let redrawn = StrokeText(samples: 4).picture()
    #expect(judge(expected: StrokeText().picture(), actual: redrawn).verdict == .rasteriserNoise)
  }

  @Test func `what lies below text and became transparent is told with how much it covers`() {
    let text = StrokeText().picture(ink: .black, ground: .white)
    let clear = StrokeText().picture(
      ink: .black, ground: RGBAColor(red: 0, green: 0, blue: 0, alpha: 0))
    let findings = judge(expected: text, actual: clear).findings
    #expect(
      findings.map(\.description) == [
        "the background changed from #FFFFFF at 100 % to transparent within 130 × 60 px at (0, 0)"
      ])
  }
}
