import ImageDiff
import Imaging
import Testing

/// Text that is lighter than its ground in one picture and darker in the other has as much ink.
@Suite struct `Text on a mid-grey ground` {
  static func gray(_ level: UInt8) -> RGBAColor {
    RGBAColor(red: level, green: level, blue: level)
  }

  @Test(arguments: [(128, 0, 255), (128, 255, 0), (192, 129, 255)] as [(UInt8, UInt8, UInt8)])
  func `is another colour where it turns from darker to lighter`(
    ground: UInt8, from: UInt8, to: UInt8
  ) {
    for (samples, others) in [(1, 1), (nil, nil), (nil, 16)] as [(Int?, Int?)] {
      let causes = judge(
        expected: StrokeText(samples: samples).picture(ink: from, ground: ground),
        actual: StrokeText(samples: others).picture(ink: to, ground: ground)
      ).findings.map(\.cause)
      guard case .color(let told, let other)? = causes.first else {
        Issue.record("\(causes)")
        continue
      }
      #expect(told.red < ground ? from < ground : from > ground)
      #expect(other.red < ground ? to < ground : to > ground)
    }
  }

  @Test func `is another colour in one word alone`() {
    let word = { (ink: UInt8) in
      let (text, other) = (
        StrokeText(samples: 1).picture(ink: 0, ground: 128),
        StrokeText(samples: 1).picture(ink: ink, ground: 128)
      )
      var bytes = text.bytes
      for row in 0..<25 {
        for column in 50..<130 { bytes[row * 130 + column] = other.bytes[row * 130 + column] }
      }
      return Bitmap(width: 130, height: 60, format: .gray8, bytes: bytes)
    }
    let findings = judge(expected: word(0), actual: word(255)).findings
    #expect(findings.map(\.cause) == [.color(from: .black, to: .white)])
    #expect(findings.map(\.isPart) == [true])
  }

  @Test(arguments: [(128, 0), (128, 255), (192, 129)] as [(UInt8, UInt8)])
  func `is the same where another rasteriser drew it`(ground: UInt8, ink: UInt8) {
    let judgement = judge(
      expected: StrokeText().picture(ink: ink, ground: ground),
      actual: StrokeText(samples: 4).picture(ink: ink, ground: ground))
    #expect(judgement.verdict == .rasteriserNoise)
  }
}

/// Of strokes thinner than a pixel, the fullest ink is a mixture of theirs and the ground's colour.
@Suite struct `Thin text on another ground` {
  static let thin = StrokeText(size: 13, weight: 0.05)

  static func isGround(_ cause: Cause) -> Bool {
    if case .ground = cause { true } else { false }
  }

  @Test(arguments: [240, 220, 200] as [UInt8])
  func `has the colour it had`(ground: UInt8) {
    let causes = judge(
      expected: Self.thin.picture(), actual: Self.thin.picture(ground: ground)
    ).findings.map(\.cause)
    #expect(causes.count == 1 && causes.allSatisfy(Self.isGround), "\(causes)")
  }

  @Test func `has the colour it had where the ground took on a hue`() {
    let yellow = RGBAColor(red: 255, green: 224, blue: 176)
    let causes = judge(
      expected: Self.thin.picture(ink: .black),
      actual: Self.thin.picture(ink: .black, ground: yellow)
    ).findings.map(\.cause)
    #expect(causes.count == 1 && causes.allSatisfy(Self.isGround), "\(causes)")
  }

  @Test func `has another colour where the ground does not explain it`() {
    let causes = judge(
      expected: Self.thin.picture(), actual: Self.thin.picture(ink: 0x60, ground: 220)
    ).findings.map(\.cause)
    #expect(causes.contains { if case .color = $0 { true } else { false } }, "\(causes)")
  }
}
