import ImageDiff
import Imaging
import Testing

/// Text that has become so much larger or smaller that no letter is near where it was.
@Suite struct `Text of a much larger or smaller size` {
  static let place = (x: 8.3, y: 10.2)

  static func picture(_ text: StrokeText) -> Bitmap { text.picture(width: 360, height: 170) }

  static func causes(_ expected: StrokeText, _ actual: StrokeText) -> [Cause] {
    judge(expected: picture(expected), actual: picture(actual)).findings.map(\.cause)
  }

  /// The ratios told, and nothing else; `nil` for whatever is no size.
  static func ratios(_ causes: [Cause]) -> [Double?] {
    causes.map { if case .size(let ratio) = $0 { ratio } else { nil } }
  }

  static func isAbout(_ ratio: Double, _ told: [Double?]) -> Bool {
    told.count == 1 && told.allSatisfy { abs(($0 ?? 0) / ratio - 1) < 0.02 }
  }

  @Test(arguments: [1.25, 1.35, 1.65, 2.2, 3.1])
  func `is told as a ratio, and as no weight`(ratio: Double) {
    let small = StrokeText(text: "Hello tell", place: Self.place)
    var large = small
    large.size *= ratio
    #expect(Self.isAbout(ratio, Self.ratios(Self.causes(small, large))))
    #expect(Self.isAbout(1 / ratio, Self.ratios(Self.causes(large, small))))
  }

  @Test(arguments: [1.25, 1.35, 1.65, 2.2, 3.1])
  func `is one finding for two lines, though the second is far from where it was`(ratio: Double) {
    let small = StrokeText(text: "Hello tell\nHit one", place: Self.place)
    var large = small
    large.size *= ratio
    #expect(Self.isAbout(ratio, Self.ratios(Self.causes(small, large))))
    #expect(Self.isAbout(1 / ratio, Self.ratios(Self.causes(large, small))))
  }

  @Test func `is told where letters stand a little closer together than the size explains`() {
    let small = StrokeText(text: "Hello tell one Hit", size: 14, tracking: 0.03, place: Self.place)
    let large = StrokeText(text: "Hello tell one Hit", size: 22, place: Self.place)
    #expect(Self.isAbout(22.0 / 14, Self.ratios(Self.causes(small, large))))
  }

  @Test func `is no size where letters became wider than the size explains`() {
    let small = StrokeText(text: "Hello tell", size: 14, place: Self.place)
    let large = StrokeText(text: "Hello tell", size: 22, place: Self.place)
    let tall = large.picture(width: 180, height: 170)
    let wide = Bitmap(
      width: 360, height: 170, format: .gray8, bytes: tall.bytes.flatMap { [$0, $0] })
    for (expected, actual) in [(Self.picture(small), wide), (wide, Self.picture(small))] {
      let causes = judge(expected: expected, actual: actual).findings.map(\.cause)
      #expect(causes.allSatisfy { if case .size = $0 { false } else { true } }, "\(causes)")
    }
  }

  @Test func `is told with another colour that all of it has`() {
    let small = StrokeText(text: "Hello tell", place: Self.place)
    var large = small
    large.size *= 1.65
    let red = RGBAColor(red: 0xC0, green: 0, blue: 0)
    let causes = judge(
      expected: small.picture(width: 360, height: 170, ink: .black),
      actual: large.picture(width: 360, height: 170, ink: red)
    ).findings.map(\.cause)
    #expect(causes.count == 2)
    #expect(Self.isAbout(1.65, Self.ratios(Array(causes.prefix(1)))))
    #expect(causes.last == .color(from: .black, to: red))
  }

  @Test(arguments: [0x20, 0x40, 0x60, 0x80] as [UInt8])
  func `is told with another grey that all of it has`(ink: UInt8) {
    let small = StrokeText(text: "Hello tell", weight: 0.16, place: Self.place)
    var large = small
    large.size *= 1.65
    let causes = judge(
      expected: Self.picture(small), actual: large.picture(width: 360, height: 170, ink: ink)
    ).findings.map(\.cause)
    #expect(causes.count == 2)
    #expect(Self.isAbout(1.65, Self.ratios(Array(causes.prefix(1)))))
    #expect(
      causes.last == .color(from: .black, to: RGBAColor(red: ink, green: ink, blue: ink)))
  }

  @Test(arguments: [1.25, 1.65, 2.2])
  func `is no size where it says something else, and no weight`(ratio: Double) {
    let small = StrokeText(text: "Hello tell", place: Self.place)
    let large = StrokeText(text: "uninE Ton H", size: 16 * ratio, place: Self.place)
    for causes in [Self.causes(small, large), Self.causes(large, small)] {
      #expect(!causes.isEmpty)
      #expect(
        causes.allSatisfy { if case .size = $0 { false } else { true } }, "\(causes)")
      #expect(
        causes.allSatisfy { if case .weight = $0 { false } else { true } }, "\(causes)")
    }
  }

  @Test(arguments: [(0.1, 0.16), (0.16, 0.1), (0.06, 0.12), (0.12, 0.06)])
  func `is no name for heavier and lighter strokes`(from: Double, to: Double) {
    let text = StrokeText(text: "Hello tell\nHit one", size: 22, weight: from, place: Self.place)
    var other = text
    other.weight = to
    let causes = Self.causes(text, other)
    guard case .weight(let dilation)? = causes.first else {
      Issue.record("\(causes)")
      return
    }
    #expect((dilation > 0) == (to > from))
    #expect(causes.allSatisfy { if case .size = $0 { false } else { true } })
  }

  @Test func `is no name for heavier letters further apart, of which the last are gone`() {
    let text = StrokeText(text: "Hello tell", size: 22, weight: 0.14, place: Self.place)
    let heavier = StrokeText(
      text: "Hello te", size: 22, weight: 0.147, tracking: 0.03, place: Self.place)
    for (expected, actual) in [(text, heavier), (heavier, text)] {
      let causes = Self.causes(expected, actual)
      guard case .weight(let dilation)? = causes.first else {
        Issue.record("\(causes)")
        continue
      }
      #expect((dilation > 0) == (actual.weight > expected.weight))
    }
  }

  @Test(arguments: [("........", 0.11), (". . . . . . . .", 0.115)])
  func `is no name for heavier dots, which have no height but their own`(text: String, to: Double) {
    let dots = StrokeText(text: text)
    var other = dots
    other.weight = to
    for (expected, actual) in [(dots, other), (other, dots)] {
      let causes = judge(
        expected: expected.picture(height: 30), actual: actual.picture(height: 30)
      ).findings.map(\.cause)
      guard case .weight(let dilation)? = causes.first else {
        Issue.record("\(causes)")
        continue
      }
      #expect((dilation > 0) == (actual.weight > expected.weight))
    }
  }
}

/// A line that moved farther than it is high.
@Suite struct `A line moved far` {
  @Test(arguments: [40, 70])
  func `is one shift, and not one line gone and one that came`(by: Int) {
    let text = StrokeText(text: "Hello tell", place: (8.3, 10.2))
    var moved = text
    moved.place.y += Double(by)
    let causes = judge(
      expected: text.picture(height: 130), actual: moved.picture(height: 130)
    ).findings.map(\.cause)
    #expect(causes == [.shifted(dx: 0, dy: Double(by))])
  }

  @Test func `is gone where another line came elsewhere`() {
    let text = StrokeText(text: "Hello tell", place: (8.3, 10.2))
    let other = StrokeText(text: "uninE Ton H", place: (8.3, 80.2))
    let causes = judge(
      expected: text.picture(height: 130), actual: other.picture(height: 130)
    ).findings.map(\.cause)
    #expect(causes == [.inkVanished(.line), .inkAppeared(.line)])
  }

  @Test func `is gone where lines between stayed as they are`() {
    let text = StrokeText(text: "Hello tell\nHit one\nEnu tile\n", place: (8.3, 10.2))
    let scrolled = StrokeText(text: "\nHit one\nEnu tile\nuninE Ton H", place: (8.3, 10.2))
    let causes = judge(
      expected: text.picture(height: 130), actual: scrolled.picture(height: 130)
    ).findings.map(\.cause)
    #expect(causes == [.inkVanished(.line), .inkAppeared(.line)])
  }
}
