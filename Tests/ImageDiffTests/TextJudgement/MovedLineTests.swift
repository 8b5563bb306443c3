import ImageDiff
import Imaging
import Testing

/// Lines moved up or down by whole pixels, which leaves each pixel as full as before.
@Suite struct `A line moved up or down` {
  static let text = StrokeText(text: "Hello tell\n\n\nHit one", place: (8.3, 30.2))
  /// The letters of both lines, by their places in the text.
  static let lines = [0...9, 13...19]

  static func judged(
    _ text: StrokeText, moving lines: [Int], by dy: Int, height: Int = 150
  ) -> TextJudgement {
    var moved = text
    for letter in lines.flatMap({ Self.lines[$0] }) { moved.moves[letter] = (0, Double(dy)) }
    return judge(expected: text.picture(height: height), actual: moved.picture(height: height))
  }

  /// The rows that each finding tells of, to a tenth; `nil` where it is anything but a shift down.
  static func ways(_ judgement: TextJudgement) -> [Double?] {
    judgement.findings.map { finding in
      guard case .shifted(dx: 0, let dy) = finding.cause else { return nil }
      return (dy * 10).rounded() / 10
    }
  }

  @Test(arguments: [1, 2, 3, 5, 20], [-1, 1])
  func `is a shift where it is the only one`(by: Int, way: Int) {
    let text = StrokeText(text: "Hello tell", place: (8.3, 30.2))
    let judgement = Self.judged(text, moving: [0], by: by * way, height: 80)
    #expect(Self.ways(judgement) == [Double(by * way)])
  }

  @Test(arguments: [1, 2, 3, 5, 20], [-1, 1])
  func `is a shift of the first of two`(by: Int, way: Int) {
    let judgement = Self.judged(Self.text, moving: [0], by: by * way)
    #expect(Self.ways(judgement) == [Double(by * way)])
    #expect(judgement.findings.map(\.lines) == [[1]])
  }

  @Test(arguments: [1, 2, 3, 5, 20], [-1, 1])
  func `is a shift of the second of two`(by: Int, way: Int) {
    let judgement = Self.judged(Self.text, moving: [1], by: by * way)
    #expect(Self.ways(judgement) == [Double(by * way)])
    #expect(judgement.findings.map(\.lines) == [[2]])
  }

  @Test(arguments: [1, 2, 3, 5, 20], [-1, 1])
  func `is a shift of both`(by: Int, way: Int) {
    let judgement = Self.judged(Self.text, moving: [0, 1], by: by * way)
    #expect(Self.ways(judgement) == [Double(by * way)])
    #expect(judgement.findings.map(\.lines) == [[1, 2]])
  }

  @Test(arguments: [-5, -2, 2, 5])
  func `is a shift where lines stand close`(by: Int) {
    let text = StrokeText(place: (8.3, 20.2))
    var moved = text
    for letter in 11...17 { moved.moves[letter] = (0, Double(by)) }
    let judgement = judge(
      expected: text.picture(height: 80), actual: moved.picture(height: 80))
    #expect(Self.ways(judgement) == [Double(by)])
  }

  @Test func `is a shift and another colour where it has both`() {
    var moved = Self.text
    moved.place.y += 3
    let gray = RGBAColor(red: 0x60, green: 0x60, blue: 0x60)
    let causes = judge(
      expected: Self.text.picture(height: 150), actual: moved.picture(height: 150, ink: 0x60)
    ).findings.map(\.cause)
    #expect(causes == [.shifted(dx: 0, dy: 3), .color(from: .black, to: gray)])
  }

  @Test func `is changed whatever the metric's tolerance, in a picture of the same size`() {
    var moved = Self.text
    moved.place.y += 2
    let found = compare(
      expected: Self.text.picture(height: 150), actual: moved.picture(height: 150), by: .text)
    #expect(found.verdict == .differs)
  }

  @Test func `is a shift where another rasteriser drew it`() {
    var moved = Self.text
    moved.place.y += 2
    moved.samples = 16
    let judgement = judge(
      expected: Self.text.picture(height: 150), actual: moved.picture(height: 150))
    guard case .shifted(let dx, let dy)? = judgement.findings.first?.cause else {
      Issue.record("\(judgement)")
      return
    }
    #expect(abs(dx) < 0.1)
    #expect(abs(dy - 2) < 0.1)
  }
}
