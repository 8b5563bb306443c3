import ImageDiff
import Imaging
import Testing

@Suite struct `A word in another colour` {
  static let red = RGBAColor(red: 255, green: 0, blue: 0)
  static let blue = RGBAColor(red: 0, green: 0, blue: 255)
  static let green = RGBAColor(red: 0, green: 0x80, blue: 0)
  static let gray = RGBAColor(red: 0x77, green: 0x77, blue: 0x77)

  /// The text, each letter of it in a colour.
  static func picture(
    _ words: [(text: String, color: RGBAColor)], size: Double = 16, samples: Int? = nil
  ) -> Bitmap {
    let all = words.map(\.text).joined()
    var (first, bytes) = (0, [UInt8](repeating: 255, count: 260 * 30 * 4))
    for word in words {
      // Letters keep their places, as a space is as wide whatever it stands for.
      var text = StrokeText(text: all, size: size, weight: 0.13, samples: samples)
      for letter in 0..<all.count where !(first..<first + word.text.count).contains(letter) {
        text.moves[letter] = (0, 1000)
      }
      let drawn = text.picture(width: 260, height: 30, ink: word.color).bytes
      for index in bytes.indices { bytes[index] = min(bytes[index], drawn[index]) }
      first += word.text.count
    }
    return Bitmap(width: 260, height: 30, format: .rgba8, bytes: bytes)
  }

  static let black = picture([("Hello ", .black), ("tell ", .black), ("Hit one tie", .black)])

  @Test(arguments: [red, blue, green, gray])
  func `is a part of its line, from and to the colours it has`(color: RGBAColor) throws {
    let findings = judge(
      expected: Self.black,
      actual: Self.picture([("Hello ", .black), ("tell ", color), ("Hit one tie", .black)])
    ).findings
    #expect(findings.map(\.cause) == [.color(from: .black, to: color)])
    #expect(findings.map(\.isPart) == [true])
    let area = try #require(findings.first?.area)
    #expect(area.x > 40 && area.maxX < 110)
  }

  @Test(arguments: [red, blue, green, gray])
  func `is told the other way round, too`(color: RGBAColor) {
    let findings = judge(
      expected: Self.picture([("Hello ", .black), ("tell ", color), ("Hit one tie", .black)]),
      actual: Self.black
    ).findings
    #expect(findings.map(\.cause) == [.color(from: color, to: .black)])
    #expect(findings.map(\.isPart) == [true])
  }

  @Test func `is told for each word that has its own`() {
    let findings = judge(
      expected: Self.black,
      actual: Self.picture([("Hello ", Self.red), ("tell ", Self.blue), ("Hit one tie", .black)])
    ).findings
    #expect(
      findings.map(\.cause) == [
        .color(from: .black, to: Self.red), .color(from: .black, to: Self.blue),
      ])
    #expect(findings.map(\.isPart) == [true, true])
  }

  @Test func `is told though most of the line has it`() {
    let findings = judge(
      expected: Self.black,
      actual: Self.picture([("Hello ", .black), ("tell ", Self.red), ("Hit one tie", Self.red)])
    ).findings
    #expect(findings.map(\.cause) == [.color(from: .black, to: Self.red)])
    #expect(findings.map(\.isPart) == [true])
  }

  @Test func `is the colour of the line where all of it has it`() {
    let findings = judge(
      expected: Self.black,
      actual: Self.picture([
        ("Hello ", Self.red), ("tell ", Self.red), ("Hit one tie", Self.red),
      ])
    ).findings
    #expect(findings.map(\.cause) == [.color(from: .black, to: Self.red)])
    #expect(findings.map(\.isPart) == [false])
  }

  @Test(arguments: [red, blue])
  func `is told where another rasteriser drew the line`(color: RGBAColor) throws {
    let findings = judge(
      expected: Self.black,
      actual: Self.picture(
        [("Hello ", .black), ("tell ", color), ("Hit one tie", .black)], samples: 16)
    ).findings
    #expect(findings.map(\.cause) == [.color(from: .black, to: color)])
    #expect(findings.map(\.isPart) == [true])
    let area = try #require(findings.first?.area)
    #expect(area.x > 40 && area.maxX < 110)
  }

  @Test func `that is gone leaves the others their colour`() {
    let (both, one) = (
      Self.picture([("Hello ", .black), ("tell", Self.red)]), Self.picture([("Hello ", .black)])
    )
    for (expected, actual) in [(both, one), (one, both)] {
      let causes = judge(expected: expected, actual: actual).findings.map(\.cause)
      #expect(!causes.isEmpty)
      #expect(causes.allSatisfy { if case .color = $0 { false } else { true } }, "\(causes)")
    }
  }

  @Test(arguments: ["      Hello ", "HHello "])
  func `keeps it where the line moved`(moved: String) {
    let causes = judge(
      expected: Self.picture([("Hello ", .black), ("tell", Self.red)]),
      actual: Self.picture([(moved, .black), ("tell", Self.red)])
    ).findings.map(\.cause)
    #expect(!causes.isEmpty)
    #expect(causes.allSatisfy { if case .color = $0 { false } else { true } }, "\(causes)")
  }

  @Test func `is told beside a move, from and to the colours it has`() {
    let causes = judge(
      expected: Self.picture([("Hello ", .black), ("tell", Self.red), (" Hit one", .black)]),
      actual: Self.picture([("      Hello ", .black), ("tell", Self.blue), (" Hit one", .black)])
    ).findings.map(\.cause)
    #expect(causes.contains(.color(from: Self.red, to: Self.blue)), "\(causes)")
    #expect(causes.contains { if case .shifted = $0 { true } else { false } }, "\(causes)")
  }
}
