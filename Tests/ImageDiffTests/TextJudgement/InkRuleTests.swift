import ImageDiff
import Imaging
import Testing

@Suite struct `A line drawn across text` {
  /// Two lines of text, with a bar from its first to its last letter in some rows.
  static func text(ruled rows: Range<Int>? = nil) -> Bitmap {
    let text = StrokeText().picture()
    var bytes = text.bytes
    for row in rows ?? 0..<0 {
      for column in 7..<98 { bytes[row * 130 + column] = 0 }
    }
    return Bitmap(width: 130, height: 60, format: .gray8, bytes: bytes)
  }

  /// The same in colours.
  static func text(ruled rows: Range<Int>, in color: RGBAColor) -> Bitmap {
    let text = StrokeText().picture(ink: .black)
    var bytes = text.bytes
    for row in rows {
      for column in 7..<98 {
        let place = (row * 130 + column) * 4
        bytes.replaceSubrange(place..<place + 3, with: [color.red, color.green, color.blue])
      }
    }
    return Bitmap(width: 130, height: 60, format: .rgba8, bytes: bytes)
  }

  /// Below the first line of text, and through it.
  static let places = [21..<22, 21..<23, 14..<15, 13..<15]

  @Test(arguments: places)
  func `is told where it appeared, and no weight`(rows: Range<Int>) {
    let findings = judge(expected: Self.text(), actual: Self.text(ruled: rows)).findings
    #expect(findings.map(\.cause) == [.inkAppeared(.rule)])
    #expect(findings.map(\.lines) == [[1]])
    #expect(
      findings.map(\.area) == [PixelRect(x: 7, y: rows.lowerBound, width: 91, height: rows.count)])
  }

  @Test func `is told where it stands apart from the text`() {
    let findings = judge(expected: Self.text(), actual: Self.text(ruled: 26..<27)).findings
    #expect(findings.map(\.cause) == [.inkAppeared(.rule)])
  }

  @Test func `is none where it is all there is, as a dash`() {
    let dash = { (columns: Range<Int>) in
      var bytes = [UInt8](repeating: 255, count: 600)
      for row in 10..<12 {
        for column in columns { bytes[row * 30 + column] = 0 }
      }
      return Bitmap(width: 30, height: 20, format: .gray8, bytes: bytes)
    }
    let causes = judge(expected: dash(4..<24), actual: dash(4..<10)).findings.map(\.cause)
    #expect(!causes.isEmpty)
    #expect(!causes.contains(.inkVanished(.rule)))
  }

  @Test(arguments: places)
  func `is told where it is gone`(rows: Range<Int>) {
    let findings = judge(expected: Self.text(ruled: rows), actual: Self.text()).findings
    #expect(findings.map(\.cause) == [.inkVanished(.rule)])
  }

  @Test(arguments: [21..<22, 13..<15])
  func `is told beside what happened to the text`(rows: Range<Int>) {
    let larger = StrokeText(size: 17).picture()
    let causes = judge(expected: Self.text(ruled: rows), actual: larger).findings.map(\.cause)
    #expect(causes.contains(.inkVanished(.rule)))
    #expect(causes.contains { if case .size = $0 { true } else { false } })
  }

  @Test(arguments: [21..<22, 21..<23])
  func `changes its colour alone`(rows: Range<Int>) {
    let red = RGBAColor(red: 255, green: 0, blue: 0)
    let findings = judge(
      expected: Self.text(ruled: rows, in: .black), actual: Self.text(ruled: rows, in: red)
    ).findings
    #expect(findings.map(\.cause) == [.color(from: .black, to: red)])
    #expect(
      findings.map(\.area) == [PixelRect(x: 7, y: rows.lowerBound, width: 91, height: rows.count)])
  }

  @Test func `is no part of text with strokes across it that moved`() {
    let ruled = Self.text(ruled: 13..<15)
    let lower = Bitmap(
      width: 130, height: 60, format: .gray8,
      bytes: [UInt8](repeating: 255, count: 390) + ruled.bytes.dropLast(390))
    let findings = judge(expected: ruled, actual: lower).findings
    #expect(!findings.map(\.cause).contains(.inkAppeared(.rule)))
    #expect(!findings.map(\.cause).contains(.inkVanished(.rule)))
  }
}
