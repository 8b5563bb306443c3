import Testing

@testable import TextJudgement

@Suite struct `A section that moved` {
  private typealias Letters = SectionDrawing

  private static let word = Letters.word()

  /// The events of letters that moved right, each by its own way, and down.
  private static func moved(
    _ letters: [Int] = Array(0..<8), dy: Int = 0, before: Bool = false, after: Bool = false,
    down: Int = 0, dx: (Int) -> Int
  ) -> [SectionJudgement.Event] {
    Letters.events(
      Letters.word(letters), Letters.word(letters, dy: dy, dx: dx), before: before, after: after,
      down: down)
  }

  @Test func `moved by so many px, and by the rows that its line did`() {
    #expect(Letters.tell(Self.moved { _ in 2 }, .shifted(dx: 2, dy: 0)))
    #expect(Letters.tell(Self.moved { _ in 5 }, .shifted(dx: 5, dy: 0)))
    #expect(Letters.tell(Self.moved { _ in -5 }, .shifted(dx: -5, dy: 0)))
    #expect(Letters.tell(Self.moved(down: 3) { _ in 5 }, .shifted(dx: 5, dy: 3)))
    #expect(Letters.tell(Self.moved(dy: -2) { _ in 5 }, .shifted(dx: 5, dy: -2)))
    #expect(Letters.tell(Self.moved(down: 2) { _ in 0 }, .shifted(dx: 0, dy: 2)))
    #expect(Self.moved { _ in 0 }.isEmpty)
  }

  @Test(arguments: [2, 5] as [Int])
  func `opened a gap where text on one side is equal`(by: Int) {
    let (ahead, back) = (Double(by), Double(-by))
    let moved = { (before: Bool, after: Bool) in
      Self.moved(before: before, after: after) { _ in by }
    }
    #expect(Letters.tell(moved(true, false), .spacing(.gap(x: 100, by: ahead))))
    #expect(Letters.tell(moved(false, true), .spacing(.gap(x: 232, by: back))))
    #expect(Letters.tell(moved(true, true), .shifted(dx: ahead, dy: 0)))
  }

  @Test func `opened a gap where more than two letters moved`() {
    #expect(
      Letters.tell(Self.moved([0, 1], before: true) { _ in 2 }, .shifted(dx: 2, dy: 0)))
    #expect(
      Letters.tell(
        Self.moved([0, 1, 2], before: true) { _ in 2 }, .spacing(.gap(x: 100, by: 2))))
    #expect(
      Letters.tell(
        Self.moved([0, 1, 2], before: true) { _ in 1 }, .spacing(.gap(x: 100, by: 1))))
  }

  @Test func `opened a gap where it moved further sideways than down, and its line did not`() {
    let moved = { (dx: Int, dy: Int) in Self.moved(dy: dy, before: true) { _ in dx } }
    #expect(Letters.tell(moved(2, 1), .spacing(.gap(x: 100, by: 2))))
    #expect(Letters.tell(moved(2, 2), .shifted(dx: 2, dy: 2)))
    #expect(Letters.tell(moved(1, 2), .shifted(dx: 1, dy: 2)))
    #expect(
      Letters.tell(Self.moved(before: true, down: 3) { _ in 5 }, .shifted(dx: 5, dy: 3)))
  }

  @Test(arguments: [3, 5] as [Int])
  func `moved behind a letter, which is a gap before it`(by: Int) {
    let events = Self.moved { $0 >= 4 ? by : 0 }
    #expect(events.count == 1)
    #expect(events.map(\.columns) == [158..<232])
    let gap = Cause.spacing(.gap(x: 158, by: Double(by)))
    #expect(events.allSatisfy { Letters.isNear($0.cause, gap) })
  }

  @Test func `moved behind a letter, between equal text`() {
    let events = { (before: Bool, after: Bool) in
      Self.moved(before: before, after: after) { $0 >= 4 ? 5 : 0 }
    }
    #expect(Letters.tell(events(true, true), .shifted(dx: 5, dy: 0)))
    for (before, after) in [(true, false), (false, true)] {
      #expect(events(before, after).map(\.columns) == [158..<232])
    }
  }

  @Test(arguments: [0, 2] as [Int])
  func `moved with two of its letters`(down: Int) {
    for (dx, dy) in [(1, 0), (0, -1)] {
      let new = Letters.word([0, 1, 2, 5, 6, 7]) + Letters.word([3, 4], dy: dy) { _ in dx }
      let events = Letters.events(Self.word, new, down: down)
      #expect(events.map(\.columns) == [143..<165])
      let shift = Cause.shifted(dx: Double(dx), dy: Double(dy + down))
      #expect(events.allSatisfy { Letters.isNear($0.cause, shift) }, "\(events)")
    }
  }

  @Test(arguments: [(false, false), (true, false), (false, true), (true, true)])
  func `has letters that each moved further than the last`(before: Bool, after: Bool) throws {
    let events = Self.moved(before: before, after: after) { $0 }
    guard events.count == 1, case .spacing(.even(let perPixel)) = events[0].cause else {
      Issue.record("\(events)")
      return
    }
    // By seven px over the 90 from the first letter's middle to the last one's.
    #expect(abs(perPixel - 7.0 / 90) < 0.003)
    #expect(events[0].columns == nil)
  }

  @Test(arguments: [1, 2] as [Int])
  func `has letters that moved to and fro`(by: Int) {
    let ways = [1, -1, -1, 1, 1, -1, -1, 1]
    let events = Self.moved { ways[$0] * by }
    #expect(Letters.tell(events, .spacing(.uneven(greatest: Double(by)))), "\(events)")
  }

  @Test func `lost a letter, which is told at its former place`() {
    let left = [0, 1, 2, 3, 4, 6, 7]
    for by in [2, 5] {
      let lost = Letters.events(Self.word, Letters.word(left) { _ in by })
      let new = Letters.events(Letters.word(left), Letters.word { _ in by })
      let shift = Cause.shifted(dx: Double(by), dy: 0)
      for events in [lost, new] {
        #expect(events.count == 2)
        #expect(events.first.map { Letters.isNear($0.cause, shift) } == true)
        #expect(events.last?.columns == 171..<177 && events.last?.rows == 5..<15)
      }
      #expect(lost.last?.cause == .inkVanished(.glyph))
      #expect(new.last?.cause == .inkAppeared(.glyph))
    }
  }

  @Test func `has a mark more where that has half of the fullest ink`() {
    let events = { (level: UInt8) in
      Letters.events(
        Self.word,
        Letters.word { _ in 2 }
          + [Letters.Bar(x: 62, y: 15, width: 2, height: 2, level: level)])
    }
    #expect(events(90).count == 1)
    let found = events(110)
    #expect(found.count == 2)
    #expect(found.last?.cause == .inkAppeared(.mark))
    #expect(found.last?.columns == 160..<162 && found.last?.rows == 16..<18)
  }
}

@Suite struct `Letters in place of others` {
  private typealias Letters = SectionDrawing

  /// The exchange of letters by blocks of their width, four px high.
  private static func exchange(
    of letters: [Int], dx: (Int) -> Int = { _ in 0 }
  ) -> ExchangedRun? {
    let new = (0..<8).flatMap { index -> [Letters.Bar] in
      guard letters.contains(index) else { return Letters.letter(index, dx: dx(index)) }
      let columns = Letters.letterColumns(index)
      return [
        Letters.Bar(x: columns.lowerBound + dx(index), y: 4, width: columns.count, height: 4)
      ]
    }
    return run(Letters.word(), new)
  }

  private static func run(_ old: [Letters.Bar], _ new: [Letters.Bar]) -> ExchangedRun? {
    let patch = Letters.patch(old, new)
    return PieceAlignment(
      expected: LinePiece.pieces(of: patch.expected, in: patch),
      actual: LinePiece.pieces(of: patch.actual, in: patch), height: patch.height
    ).flatMap { ExchangedRun(of: $0, in: patch) }
  }

  private static func isNear(_ one: Double?, _ other: Double?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return abs(one - other) < 1e-3
  }

  @Test func `are found with how far the text before and after moved`() throws {
    let ways: [(before: Int, after: Int)] = [(0, 0), (0, 3), (2, 5), (-1, 2), (3, 3)]
    for way in ways {
      let run = try #require(
        Self.exchange(of: [4]) { $0 < 4 ? way.before : way.after }, "\(way)")
      #expect(run.columns == 58..<65)
      #expect(Self.isNear(run.before, Double(way.before)), "\(way)")
      #expect(Self.isNear(run.after, Double(way.after)), "\(way)")
    }
  }

  @Test func `have nothing before the first, and nothing after the last`() throws {
    let first = try #require(Self.exchange(of: [0]))
    #expect(first.columns == 6..<12)
    #expect(first.before == nil && Self.isNear(first.after, 0))
    let last = try #require(Self.exchange(of: [7]))
    #expect(last.columns == 97..<102)
    #expect(Self.isNear(last.before, 0) && last.after == nil)
  }

  @Test func `are one run where they stand beside each other, up to half of the ink`() throws {
    #expect(Self.exchange(of: [3, 4])?.columns == 43..<65)
    #expect(Self.exchange(of: [3, 4, 5])?.columns == 43..<77)
    #expect(Self.exchange(of: [2, 3, 4, 5])?.columns == 32..<77)
    #expect(Self.exchange(of: [1, 2, 3, 4, 5]) == nil)
  }

  @Test func `reach as far as letters beside them moved by more than one px`() throws {
    let snapped = [0, 1, 0, 1, 0, 3, 4, 3]
    let near = try #require(Self.exchange(of: [4]) { snapped[$0] })
    #expect(near.columns == 58..<65)
    // The mean of the letters, weighted by their ink: two of four moved, and one of three.
    #expect(Self.isNear(near.before, 82.0 / 152))
    #expect(Self.isNear(near.after, 3 + 40.0 / 110))
    let left = [0, 2, 0, 0, 0, 3, 3, 3]
    #expect(Self.exchange(of: [4]) { left[$0] }?.columns == 18..<65)
    let right = [0, 0, 0, 0, 0, 3, 5, 3]
    #expect(Self.exchange(of: [4]) { right[$0] }?.columns == 58..<91)
  }

  @Test func `are none where a letter is gone or new, or all are the same`() {
    let seven = Letters.word([0, 1, 2, 3, 5, 6, 7])
    #expect(Self.run(Letters.word(), seven) == nil)
    #expect(Self.run(seven, Letters.word()) == nil)
    #expect(Self.run(Letters.word(), Letters.word()) == nil)
    #expect(Self.run([], []) == nil)
  }

  @Test func `are at least a fifth of the line's height wide`() {
    let others = Letters.word([0, 3, 5])
    let run = { (width: Int) in
      Self.run(
        others + [Letters.Bar(x: 24, y: 4, width: width, height: 10)],
        others + [Letters.Bar(x: 24, y: 4, width: width, height: 4)])
    }
    #expect(run(3) == nil)
    #expect(run(4)?.columns == 24..<28)
  }

  @Test func `are told before what they did to the text around`() {
    let new = { (first: Int, second: Int) -> [Letters.Bar] in
      Letters.word([0, 1, 2, 3]) { _ in first } + Letters.word([5, 6, 7]) { _ in second }
        + [Letters.Bar(x: 58 + first, y: 4, width: 7, height: 4)]
    }
    let events = { (first: Int, second: Int, down: Int) in
      Letters.events(Letters.word(), new(first, second), down: down)
    }
    let text = events(0, 0, 0)
    #expect(text.map(\.cause) == [.text])
    #expect(text.map(\.columns) == [158..<165])
    let lower = events(0, 0, 2)
    #expect(lower.map(\.cause) == [.text, .shifted(dx: 0, dy: 2)])
    let moved = events(0, 3, 0)
    #expect(moved.map(\.columns) == [158..<165, 165..<232])
    let gap = Cause.spacing(.gap(x: 165, by: 3))
    #expect(moved.last.map { Letters.isNear($0.cause, gap) } == true, "\(moved)")
  }
}
