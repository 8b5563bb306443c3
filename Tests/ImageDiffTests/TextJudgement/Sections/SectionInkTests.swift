import Testing

@testable import TextJudgement

@Suite struct `Ink that came or went in a section` {
  private typealias Letters = SectionDrawing
  private typealias Event = SectionJudgement.Event

  private static let word = Letters.word()
  /// An edge beside each stem, half as full.
  private static let edges = Letters.left.map {
    Letters.Bar(x: $0 - 1, y: 4, width: 1, height: 10, level: 100)
  }

  private static func dot(_ x: Int, _ y: Int, level: UInt8 = 200) -> Letters.Bar {
    Letters.Bar(x: x, y: y, width: 2, height: 2, level: level)
  }

  /// Whether a dot of some level is told where it came, and where it went.
  private static func tells(
    _ level: UInt8, around: Surroundings = .unknown, beside bars: [Letters.Bar] = word
  ) -> Bool {
    let dotted = bars + [dot(60, 15, level: level)]
    let (new, lost) = (
      Letters.events(bars, dotted, around: around), Letters.events(dotted, bars, around: around)
    )
    let place: (Range<Int>, Range<Int>) = (160..<162, 16..<18)
    let told = { (cause: Cause) in [Event(cause: cause, columns: place.0, rows: place.1)] }
    let isTold = new == told(.inkAppeared(.mark))
    #expect(isTold == (lost == told(.inkVanished(.mark))), "\(level)")
    return isTold
  }

  @Test func `is a mark from a third of the fullest ink on, and less among equal text`() {
    #expect(Self.tells(200))
    #expect(Self.tells(66))
    #expect(!Self.tells(62))
    for around in [Surroundings.same, .sameButOne] {
      #expect(Self.tells(42, around: around))
      #expect(!Self.tells(38, around: around))
    }
  }

  @Test func `is a mark from a sixth of it on where edges are the same`() {
    #expect(Self.tells(34, beside: Self.word + Self.edges))
    #expect(!Self.tells(30, beside: Self.word + Self.edges))
  }

  @Test func `is another shape where all but a glyph is equal, and it is less`() {
    let events = { (around: Surroundings) in
      Letters.events(Self.word, Self.word + [Self.dot(60, 15, level: 36)], around: around)
    }
    #expect(events(.sameButOne) == [Event(cause: .shape)])
    #expect(events(.same).isEmpty)
    #expect(events(.unknown).isEmpty)
  }

  @Test func `is a letter, wherever in the section`() {
    for letter in [0, 4, 7] {
      let others = Letters.word((0..<8).filter { $0 != letter })
      let columns = Letters.letterColumns(letter)
      let place = columns.lowerBound + 100..<columns.upperBound + 100
      #expect(
        Letters.events(Self.word, others)
          == [Event(cause: .inkVanished(.glyph), columns: place, rows: 5..<15)])
      #expect(
        Letters.events(others, Self.word)
          == [Event(cause: .inkAppeared(.glyph), columns: place, rows: 5..<15)])
    }
  }

  @Test func `is all of a part, from its first column to the last`() {
    let one = Letters.word([3])
    let letter = (columns: 143..<152, rows: 5..<15)
    #expect(
      Letters.events(one, [], before: true) == [
        Event(cause: .inkVanished(.glyph), columns: letter.columns, rows: letter.rows)
      ])
    #expect(
      Letters.events([], one, after: true) == [
        Event(cause: .inkAppeared(.glyph), columns: letter.columns, rows: letter.rows)
      ])
    #expect(
      Letters.events(Self.word, [], after: true) == [
        Event(cause: .inkVanished(.text), columns: 106..<202, rows: 5..<15)
      ])
    #expect(
      Letters.events([], Self.word, before: true) == [
        Event(cause: .inkAppeared(.text), columns: 106..<202, rows: 5..<15)
      ])
  }

  @Test func `is faint in a letter among equal ones, where nothing else changed`() {
    let letter = Letters.word([2])
    let faint = { (level: UInt8) in
      letter + [Letters.Bar(x: 32, y: 2, width: 2, height: 1, level: level)]
    }
    let mark = Event(cause: .inkAppeared(.mark), columns: 132..<134, rows: 3..<4)
    #expect(Letters.events(letter, faint(24), before: true) == [mark])
    #expect(Letters.events(letter, faint(24)).isEmpty)
    #expect(Letters.events(letter, faint(18), before: true).isEmpty)
    // A pixel became paler.
    let both = faint(24) + [Letters.Bar(x: 33, y: 8, width: 1, height: 1, level: 180)]
    #expect(Letters.events(letter, both, before: true).isEmpty)
  }

  /// The events of dots above a bar.
  private static func events(_ lost: [Letters.Bar], _ new: [Letters.Bar]) -> [Event] {
    let bar = [Letters.Bar(x: 4, y: 10, width: 100, height: 4)]
    return Letters.events(bar + lost, bar + new, around: .same)
  }

  @Test func `is another shape where ink came in the columns in which other ink went`() {
    #expect(
      Self.events([Self.dot(40, 3)], [Self.dot(40, 6)])
        == [Event(cause: .shape, columns: 140..<142, rows: 4..<9)])
    // Side by side.
    #expect(
      Self.events([Self.dot(40, 3)], [Self.dot(42, 6)])
        == [Event(cause: .shape, columns: 140..<144, rows: 4..<9)])
    #expect(
      Self.events([Self.dot(42, 3)], [Self.dot(40, 6)])
        == [Event(cause: .shape, columns: 140..<144, rows: 4..<9)])
    #expect(
      Self.events([Self.dot(40, 3), Self.dot(60, 3)], [Self.dot(41, 6)]) == [
        Event(cause: .inkVanished(.mark), columns: 160..<162, rows: 4..<6),
        Event(cause: .shape, columns: 140..<143, rows: 4..<9),
      ])
  }

  @Test(arguments: [(40, 43), (43, 40)])
  func `is ink that came and ink that went where a column parts them`(lost: Int, new: Int) {
    #expect(
      Self.events([Self.dot(lost, 3)], [Self.dot(new, 6)]) == [
        Event(cause: .inkVanished(.mark), columns: 100 + lost..<102 + lost, rows: 4..<6),
        Event(cause: .inkAppeared(.mark), columns: 100 + new..<102 + new, rows: 7..<9),
      ])
  }

  @Test func `is told mark by mark up to 32, and more as one`() {
    let dots = { (count: Int) in
      (0..<count).map { Letters.Bar(x: 5 + 3 * $0, y: 4, width: 1, height: 1) }
    }
    let lost = Self.events(dots(32), [])
    #expect(lost.map(\.cause) == Array(repeating: .inkVanished(.mark), count: 32))
    #expect(lost.compactMap(\.columns) == (0..<32).map { 105 + 3 * $0..<106 + 3 * $0 })
    #expect(Self.events(dots(33), []) == [Event(cause: .other)])
    #expect(Self.events([], dots(33)) == [Event(cause: .other)])
  }

  @Test func `is a mark, a glyph or text by its size`() {
    let kind = { (width: Int, height: Int) in Cause.Ink(width: width, height: height, line: 20) }
    #expect(kind(8, 8) == .mark)
    #expect(kind(9, 8) == .glyph && kind(8, 9) == .glyph)
    #expect(kind(24, 20) == .glyph && kind(24, 1) == .glyph)
    #expect(kind(25, 20) == .text && kind(25, 1) == .text)
    #expect(Cause.Ink(width: 3, height: 3, line: 7) == .glyph)
    #expect(Cause.Ink(width: 8, height: 7, line: 7) == .glyph)
    #expect(Cause.Ink(width: 9, height: 7, line: 7) == .text)
  }
}

@Suite struct `A section drawn with other edges` {
  private typealias Letters = SectionDrawing

  /// The change in smoothing of a row with so many pixels half full, and so many full.
  private static func smoothing(
    _ old: (half: Int, full: Int), _ new: (half: Int, full: Int), before: Bool = false
  ) -> [Cause] {
    let plane = { (pixels: (half: Int, full: Int)) -> InkPlane in
      let inked =
        Array(repeating: UInt8(100), count: pixels.half)
        + Array(repeating: UInt8(200), count: pixels.full)
      let levels = inked + Array(repeating: UInt8(0), count: 140 - inked.count)
      return InkPlane(width: 140, height: 1, levels: levels)
    }
    let section = Letters.section(plane(old), plane(new))
    return SectionJudgement(
      evidence: SectionEvidence(of: section, by: .ordinary), around: .unknown,
      hasEqualBefore: before, hasEqualAfter: false, down: 0, isAsManyLines: true, colors: nil
    ).events.map(\.cause).filter {
      if case .antialiasing = $0 { true } else { false }
    }
  }

  private static let off = [Cause.antialiasing(from: .gray, to: .none)]
  private static let on = [Cause.antialiasing(from: .none, to: .gray)]

  @Test func `lost its smoothing, or got one`() {
    #expect(Self.smoothing((20, 60), (0, 70)) == Self.off)
    #expect(Self.smoothing((0, 70), (20, 60)) == Self.on)
    #expect(Self.smoothing((20, 60), (20, 62)).isEmpty)
    #expect(Self.smoothing((0, 70), (0, 60)).isEmpty)
  }

  @Test func `was smooth with twelve edge pixels or more, an eighth of the full ones`() {
    #expect(Self.smoothing((12, 60), (0, 66)) == Self.off)
    #expect(Self.smoothing((11, 60), (0, 66)).isEmpty)
    #expect(Self.smoothing((12, 95), (0, 101)) == Self.off)
    #expect(Self.smoothing((12, 96), (0, 102)).isEmpty)
    #expect(Self.smoothing((0, 66), (12, 60)) == Self.on)
    #expect(Self.smoothing((0, 66), (11, 60)).isEmpty)
  }

  @Test func `is hard with twelve full pixels or more, and a twelfth of the other's edges`() {
    #expect(Self.smoothing((13, 60), (1, 66)) == Self.off)
    #expect(Self.smoothing((12, 60), (1, 66)).isEmpty)
    #expect(Self.smoothing((12, 6), (0, 12)) == Self.off)
    #expect(Self.smoothing((12, 6), (0, 11)).isEmpty)
  }

  @Test func `has less than twice the ink, and more than half of it`() {
    #expect(Self.smoothing((12, 6), (0, 23)) == Self.off)
    #expect(Self.smoothing((12, 6), (0, 24)).isEmpty)
    #expect(Self.smoothing((12, 17), (0, 12)) == Self.off)
    #expect(Self.smoothing((12, 18), (0, 12)).isEmpty)
  }

  @Test func `is more than two letters long, where it is a part`() {
    // The patch is three rows high, so that letters are up to eight columns wide.
    #expect(Self.smoothing((12, 6), (0, 18), before: true) == Self.off)
    #expect(Self.smoothing((12, 4), (0, 16), before: true).isEmpty)
    #expect(Self.smoothing((12, 4), (0, 16)) == Self.off)
  }
}
