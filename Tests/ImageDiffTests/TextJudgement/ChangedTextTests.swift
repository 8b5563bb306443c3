import ImageDiff
import Imaging
import Testing

@Suite struct `What happened to text` {
  static func judged(_ change: (inout StrokeText) -> Void) -> TextJudgement {
    var text = StrokeText()
    let expected = text.picture()
    change(&text)
    return judge(expected: expected, actual: text.picture())
  }

  static func first(_ change: (inout StrokeText) -> Void) -> Cause? {
    judged(change).findings.first?.cause
  }

  @Test func `a shift is told in px right and down`() {
    let judgement = Self.judged({ $0.place = (9.3, 4.2) })
    guard case .shifted(let dx, let dy)? = judgement.findings.first?.cause else {
      Issue.record("\(judgement)")
      return
    }
    #expect(abs(dx - 1) < 0.05)
    #expect(abs(dy + 2) < 0.05)
  }

  @Test func `a shift of all lines is one finding that names them`() {
    let judgement = Self.judged { $0.place.x += 1 }
    #expect(judgement.findings.map(\.lines) == [[1, 2]])
    #expect(judgement.findings.map(\.isPart) == [false])
  }

  @Test func `a shift of half a pixel is found`() {
    let judgement = Self.judged({ $0.place.x += 0.5 })
    guard case .shifted(let dx, _)? = judgement.findings.first?.cause else {
      Issue.record("\(judgement)")
      return
    }
    #expect(abs(dx - 0.5) < 0.1)
  }

  @Test func `one glyph moved by a pixel is a part of its line`() throws {
    let finding = try #require(Self.judged { $0.moves[7] = (1, 0) }.findings.first)
    #expect(finding.cause == .shifted(dx: 1, dy: 0))
    #expect(finding.isPart)
    #expect(finding.lines == [1])
    #expect(finding.area.width < 20)
  }

  @Test func `one glyph moved up by a pixel is found`() {
    #expect(Self.first { $0.moves[12] = (0, -1) } == .shifted(dx: 0, dy: -1))
  }

  @Test func `a larger size is told as a ratio`() {
    let judgement = Self.judged({ $0.size *= 1.05 })
    guard case .size(let ratio)? = judgement.findings.first?.cause else {
      Issue.record("\(judgement)")
      return
    }
    #expect(abs(ratio - 1.05) < 0.01)
  }

  @Test func `a smaller size is told as a ratio`() {
    let judgement = Self.judged({ $0.size *= 0.94 })
    guard case .size(let ratio)? = judgement.findings.first?.cause else {
      Issue.record("\(judgement)")
      return
    }
    #expect(abs(ratio - 0.94) < 0.01)
  }

  @Test func `wider tracking is even spacing, not size`() {
    let judgement = Self.judged({ $0.tracking = 0.04 })
    guard case .spacing(.even(let perPixel))? = judgement.findings.first?.cause else {
      Issue.record("\(judgement)")
      return
    }
    #expect(perPixel > 0.02)
  }

  @Test func `a gap that opened is told with its place`() {
    let rest = { (text: inout StrokeText) in
      for index in 6...9 { text.moves[index] = (2, 0) }
    }
    let judgement = Self.judged(rest)
    guard case .spacing(.gap(let x, let by))? = judgement.findings.first?.cause else {
      Issue.record("\(judgement)")
      return
    }
    #expect(abs(by - 2) < 0.1)
    // Between the space and the second word.
    #expect((50...62).contains(x))
  }

  @Test func `heavier strokes are told by the ink along their edges`() {
    let judgement = Self.judged({ $0.weight = 0.14 })
    guard case .weight(let dilation)? = judgement.findings.first?.cause else {
      Issue.record("\(judgement)")
      return
    }
    #expect(dilation > 0.15)
  }

  @Test func `lighter strokes are told by the ink along their edges`() {
    let judgement = Self.judged({ $0.weight = 0.07 })
    guard case .weight(let dilation)? = judgement.findings.first?.cause else {
      Issue.record("\(judgement)")
      return
    }
    #expect(dilation < -0.1)
  }

  @Test func `a lost accent is a mark that vanished, where it was`() throws {
    let expected = StrokeText(text: "Hélét tell").picture()
    let actual = StrokeText(text: "Helét tell").picture()
    let finding = try #require(judge(expected: expected, actual: actual).findings.first)
    #expect(finding.cause == .inkVanished(.mark))
    #expect(finding.area.y < 12)
    #expect(finding.area.width < 8)
  }

  @Test func `a new accent is a mark that appeared`() {
    let expected = StrokeText(text: "Helét tell").picture()
    let actual = StrokeText(text: "Hélét tell").picture()
    #expect(
      judge(expected: expected, actual: actual).findings.map(\.cause) == [.inkAppeared(.mark)])
  }

  @Test func `a lost full stop is a mark that vanished`() {
    let expected = StrokeText(text: "Hit tell.").picture()
    let actual = StrokeText(text: "Hit tell ").picture()
    #expect(
      judge(expected: expected, actual: actual).findings.map(\.cause) == [.inkVanished(.mark)])
  }

  @Test func `a lost letter at the end is a glyph that vanished`() {
    let expected = StrokeText(text: "Hit toEn").picture()
    let actual = StrokeText(text: "Hit toE").picture()
    #expect(
      judge(expected: expected, actual: actual).findings.map(\.cause) == [.inkVanished(.glyph)])
  }

  @Test func `a lost word is text that vanished`() {
    let expected = StrokeText(text: "Hit one tell").picture()
    let actual = StrokeText(text: "Hit one").picture()
    #expect(
      judge(expected: expected, actual: actual).findings.map(\.cause) == [.inkVanished(.text)])
  }

  @Test func `a new line is a line that appeared`() throws {
    let expected = StrokeText(text: "Hit one tell").picture()
    let actual = StrokeText(text: "Hit one tell\nEnu tile").picture()
    let finding = try #require(judge(expected: expected, actual: actual).findings.first)
    #expect(finding.cause == .inkAppeared(.line))
    #expect(finding.area.y > 24)
  }

  @Test func `a glyph exchanged for another is another shape`() throws {
    let finding = try #require(
      Self.judged { $0.text = "Hello tell\nHit ono" }.findings.first)
    #expect(finding.isPart)
    #expect(finding.lines == [2])
    #expect([.shape, .inkAppeared(.mark)].contains(finding.cause))
  }

  @Test func `words that moved to the next line are reflow`() {
    let expected = StrokeText(text: "Hit one tell\ntelo nut\nEnu tile").picture(height: 90)
    let actual = StrokeText(text: "Hit one\ntell telo nut\nEnu tile").picture(height: 90)
    let judgement = judge(expected: expected, actual: actual)
    #expect(judgement.findings.map(\.cause) == [.reflowed])
    #expect(judgement.findings.first?.lines == [1, 2])
  }

  @Test func `another colour is told as seen`() {
    let expected = StrokeText().picture(ink: 0)
    let actual = StrokeText().picture(ink: 0x60)
    #expect(
      judge(expected: expected, actual: actual).findings.map(\.cause) == [
        .color(from: .black, to: RGBAColor(red: 0x60, green: 0x60, blue: 0x60))
      ])
  }

  @Test func `another hue of the same brightness is another colour`() {
    let expected = StrokeText().picture(ink: RGBAColor(red: 0xC0, green: 0, blue: 0))
    let actual = StrokeText().picture(ink: RGBAColor(red: 0, green: 0, blue: 0xC0))
    guard case .color(_, let to)? = judge(expected: expected, actual: actual).findings.first?.cause
    else {
      Issue.record("no colour")
      return
    }
    #expect(to.blue > 0x90)
    #expect(to.red < 0x20)
  }

  @Test func `another ground is told, and the text on it is the same`() {
    let expected = StrokeText().picture(ground: 255)
    let actual = StrokeText().picture(ground: 240)
    #expect(
      judge(expected: expected, actual: actual).findings.first?.cause
        == .ground(from: .white, to: RGBAColor(red: 240, green: 240, blue: 240)))
  }

  @Test func `hard edges are antialiasing turned off`() {
    let text = StrokeText(text: "toto one\nEuno ten", size: 20, weight: 0.13)
    var hard = text
    hard.samples = 1
    let judgement = judge(expected: text.picture(), actual: hard.picture())
    #expect(judgement.findings.map(\.cause) == [.antialiasing(from: .gray, to: .none)])
    let back = judge(expected: hard.picture(), actual: text.picture())
    #expect(back.findings.map(\.cause) == [.antialiasing(from: .none, to: .gray)])
  }

  @Test func `edges in colours are subpixel antialiasing`() {
    let gray = StrokeText().picture(ink: .black)
    let striped = StrokeText().picture(ink: .black, stripe: 1.0 / 3)
    #expect(
      judge(expected: gray, actual: striped).findings.map(\.cause) == [
        .antialiasing(from: .gray, to: .subpixel)
      ])
    #expect(
      judge(expected: striped, actual: gray).findings.map(\.cause) == [
        .antialiasing(from: .subpixel, to: .gray)
      ])
  }

  @Test func `another size of the picture is told, beside what happened to the text`() {
    let expected = StrokeText().picture(width: 130)
    let same = judge(expected: expected, actual: StrokeText().picture(width: 150))
    #expect(same.verdict == .changed)
    #expect(
      same.findings.map(\.cause) == [
        .pictureSize(
          from: PixelSize(width: 130, height: 60), to: PixelSize(width: 150, height: 60))
      ])
    let moved = StrokeText(place: (9.3, 6.2)).picture(width: 150)
    let causes = judge(expected: expected, actual: moved).findings.map(\.cause)
    #expect(causes.count == 2)
  }

  @Test func `glyphs that moved each in its own way are uneven spacing`() {
    let text = StrokeText(text: "H o u t H n e o u H", size: 14)
    var moved = text
    for (index, by) in [0: 2.0, 2: -2.0, 4: 2.0, 6: -2.0, 8: 2.0, 10: -2.0, 12: 2, 14: -2, 16: 2] {
      moved.moves[index] = (by, 0)
    }
    let causes = judge(
      expected: text.picture(width: 180), actual: moved.picture(width: 180)
    ).findings.map(\.cause)
    guard case .spacing(.uneven(let greatest))? = causes.first else {
      Issue.record("\(causes)")
      return
    }
    #expect(abs(greatest - 2) < 0.3)
  }

  @Test func `what nothing explains is told as that`() {
    let text = StrokeText(text: "HuHuHuHuHu", size: 14).picture(width: 130, height: 30)
    // Each row taken from another place, and as much ink as before.
    var bytes = text.bytes
    for row in 0..<30 {
      for column in 0..<130 {
        let from = (column + row % 3 * 40) % 130
        bytes[row * 130 + column] = text.bytes[row * 130 + from]
      }
    }
    let torn = Bitmap(width: 130, height: 30, format: .gray8, bytes: bytes)
    let causes = judge(expected: text, actual: torn).findings.map(\.cause)
    #expect(causes.contains { [.other, .shape, .text].contains($0) })
  }

  @Test
  func `a shift of thin text by part of a pixel is no spacing, as a fit of each glyph would say`() {
    let text = StrokeText(size: 11)
    var moved = text
    moved.place.x += 0.3
    let causes = judge(expected: text.picture(), actual: moved.picture()).findings.map(\.cause)
    #expect(!causes.isEmpty)
    #expect(
      causes.allSatisfy { if case .shifted(let dx, _) = $0 { abs(dx - 0.3) < 0.1 } else { false } })
  }

  @Test func `one glyph drawn a little otherwise is another shape, and all of them are noise`() {
    let one = Self.judged { $0.moves[7] = (0.08, 0) }
    #expect(one.findings.map(\.cause) == [.shape])
    #expect(one.findings.first?.isPart == true)
    let all = Self.judged { text in
      for index in 0..<18 { text.moves[index] = (index % 2 == 0 ? 0.08 : -0.08, 0) }
    }
    #expect(all.verdict == .rasteriserNoise)
  }

  @Test func `strokes thinner than a pixel that moved by parts of it keep their colour`() {
    let thin = StrokeText(size: 18, weight: 0.03)
    var moved = thin
    moved.place.x += 0.45
    let causes = judge(expected: thin.picture(), actual: moved.picture()).findings.map(\.cause)
    #expect(!causes.isEmpty)
    #expect(!causes.contains { if case .color = $0 { true } else { false } })
  }

  @Test func `a faint dot lost inside a letter is a mark`() {
    let text = StrokeText(text: "Hello tell\nHit one").picture()
    var bytes = text.bytes
    bytes[2 * 130 + 100] = 200
    let dotted = Bitmap(width: 130, height: 60, format: .gray8, bytes: bytes)
    let findings = judge(expected: dotted, actual: text).findings
    #expect(findings.map(\.cause) == [.inkVanished(.mark)])
  }

  @Test func `a lost accent is found though all else is redrawn`() {
    let expected = StrokeText(text: "Hélot tell\nHit one").picture()
    let actual = StrokeText(text: "Helot tell\nHit one", samples: 4).picture()
    let causes = judge(expected: expected, actual: actual).findings.map(\.cause)
    #expect(causes.contains(.inkVanished(.mark)))
  }

  @Test func `a gap that opened is found though all else is redrawn`() {
    let text = StrokeText(text: "Hotu unEt oHet", size: 20)
    var moved = text
    moved.samples = 4
    for index in 5...13 { moved.moves[index] = (1, 0) }
    let judgement = judge(
      expected: text.picture(width: 220), actual: moved.picture(width: 220))
    guard case .spacing(.gap(_, let by))? = judgement.findings.first?.cause else {
      Issue.record("\(judgement)")
      return
    }
    #expect(abs(by - 1) < 0.15)
  }

  @Test func `clusters mark the glyphs that differ and no others`() {
    let judgement = Self.judged { $0.moves[7] = (1, 0) }
    #expect(judgement.clusters.count == 1)
    #expect(judgement.clusters.allSatisfy { $0.x > 50 && $0.y < 24 })
  }
}
