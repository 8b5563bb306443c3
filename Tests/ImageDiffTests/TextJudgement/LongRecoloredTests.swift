import ImageDiff
import Imaging
import Testing

@Suite struct `Many letters in another colour` {
  private static let red = RGBAColor(red: 255, green: 0, blue: 0)
  /// More letters than are compared at a time.
  private static let letters = String(repeating: "nil", count: 14)

  /// A black word, then letters in a colour.
  private static func picture(_ color: RGBAColor) -> Bitmap {
    let (first, all) = ("Hit ", "Hit " + letters)
    let (width, height) = (680, 60)
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    for (range, ink) in [(0..<first.count, RGBAColor.black), (first.count..<all.count, color)] {
      var text = StrokeText(text: all, size: 32, weight: 0.1)
      for letter in 0..<all.count where !range.contains(letter) {
        text.moves[letter] = (0, 1000)
      }
      let drawn = text.picture(width: width, height: height, ink: ink).bytes
      for index in bytes.indices { bytes[index] = min(bytes[index], drawn[index]) }
    }
    return Bitmap(width: width, height: height, format: .rgba8, bytes: bytes)
  }

  @Test func `are one part of their line`() throws {
    let findings = judge(expected: Self.picture(.black), actual: Self.picture(Self.red)).findings
    #expect(findings.map(\.cause) == [.color(from: .black, to: Self.red)])
    #expect(findings.map(\.isPart) == [true])
    let area = try #require(findings.first?.area)
    #expect(area.x > 40 && area.width > 400)
  }
}
