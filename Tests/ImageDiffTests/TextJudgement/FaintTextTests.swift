import ImageDiff
import Imaging
import Testing

/// Ink far below the contrast of its line, as that of a placeholder beside a label.
@Suite struct `Faint text beside full text` {
  static let faint = RGBAColor(red: 0xE2, green: 0xE2, blue: 0xE2)

  static func picture(_ faint: String, samples: Int? = nil) -> Bitmap {
    `A word in another colour`.picture(
      [("Hello ", .black), (faint, Self.faint)], samples: samples)
  }

  @Test func `is told where it is gone, with where it was`() throws {
    let finding = try #require(
      judge(expected: Self.picture("tell"), actual: Self.picture("")).findings.first)
    #expect(finding.cause == .inkVanished(.text))
    #expect(finding.isPart)
    #expect(finding.area.x > 50 && finding.area.maxX < 100)
  }

  @Test func `is told where it is new, and marked`() {
    let judgement = judge(expected: Self.picture(""), actual: Self.picture("tell"))
    #expect(judgement.findings.map(\.cause) == [.inkAppeared(.text)])
    #expect(judgement.clusters.count == 1)
  }

  @Test func `is told where it is other text`() {
    let judgement = judge(expected: Self.picture("tell"), actual: Self.picture("Hit one"))
    #expect(judgement.findings.map(\.cause) == [.text])
  }

  @Test func `is the same where another rasteriser drew it`() {
    let judgement = judge(
      expected: Self.picture("tell"), actual: Self.picture("tell", samples: 4))
    #expect(judgement.verdict == .rasteriserNoise)
  }

  @Test func `is the same a few levels off`() {
    let text = Self.picture("tell")
    var bytes = text.bytes
    for index in bytes.indices where (200..<255).contains(bytes[index]) { bytes[index] -= 5 }
    let other = Bitmap(width: text.width, height: text.height, format: .rgba8, bytes: bytes)
    #expect(judge(expected: text, actual: other).verdict == .rasteriserNoise)
  }
}
