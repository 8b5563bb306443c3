import Imaging
import Testing

@testable import TextJudgement

@Suite struct `The limits of ink that came or went` {
  static func marks(_ expected: String, _ actual: String, least: Float) -> [InkMark] {
    InkMarks.marks(in: `Ink that came or went`.patch(expected, actual), least: least)
  }

  static let blank = "......\n......\n......"

  @Test func `is a mark of at least the asked strength, in hundredths`() {
    let marks = Self.marks("......\n..5...\n......", Self.blank, least: 0.5)
    #expect(marks.map(\.strength) == [0.5])
    #expect(Self.marks("......\n..4...\n......", Self.blank, least: 0.5).isEmpty)
    #expect(Self.marks(Self.blank, "......\n..#...\n......", least: 0.5).map(\.strength) == [1])
  }

  @Test func `is a mark with the fainter ink beside it`() {
    let columns = { (row: String) -> [Int] in
      Self.marks("......\n\(row)\n......", Self.blank, least: 0.5).map(\.box.width)
    }
    #expect(columns("..52..") == [2])
    #expect(columns("..51..") == [1])
    #expect(columns("..2...") == [])
    #expect(columns(".5.5..") == [1, 1])
    #expect(columns(".525..") == [3])
  }

  @Test func `is a mark from the first row and column inside the blank border to the last`() {
    let marks = Self.marks(
      "......\n.#....\n......\n....#.\n......", "......\n......\n......\n......\n......",
      least: 0.5)
    #expect(
      marks.map(\.box) == [
        PixelRect(x: 1, y: 1, width: 1, height: 1), PixelRect(x: 4, y: 3, width: 1, height: 1),
      ])
  }

  /// The places around (2, 2), in rows of seven characters.
  @Test(arguments: [8, 9, 10, 15, 17, 22, 23, 24] as [Int])
  func `is none where the other picture has ink in any place beside it`(place: Int) {
    var other = Array("......\n......\n......\n......\n......")
    other[place] = "#"
    let marks = Self.marks(
      "......\n......\n..5...\n......\n......", String(other), least: 0.5)
    #expect(!marks.contains { !$0.isNew })
  }

  @Test func `is a mark, a glyph or text by its size`() {
    let kinds: [(width: Int, height: Int, line: Int, ink: Cause.Ink)] = [
      (4, 4, 10, .mark), (5, 4, 10, .glyph), (4, 5, 10, .glyph), (12, 1, 10, .glyph),
      (13, 1, 10, .text), (2, 2, 5, .mark), (3, 2, 5, .glyph), (6, 5, 5, .glyph),
      (7, 5, 5, .text), (1, 1, 1, .glyph), (2, 1, 1, .text),
    ]
    for (width, height, line, ink) in kinds {
      #expect(
        Cause.Ink(width: width, height: height, line: line) == ink,
        "\(width) × \(height) in \(line)")
    }
  }

  static func lone(_ lost: Range<Int>, _ new: Range<Int>) -> (lost: Bool, new: Bool) {
    let marks = [(lost, false), (new, true)].map { columns, isNew in
      InkMark(
        box: PixelRect(x: columns.lowerBound, y: 1, width: columns.count, height: 1),
        isNew: isNew, strength: 1)
    }
    let lone = LoneMarks(marks, width: 12)
    return (lone.meet(0..<12, isNew: false), lone.meet(0..<12, isNew: true))
  }

  @Test func `is alone where a blank column parts it from the other picture's`() {
    for (lost, new) in [(3..<6, 7..<8), (7..<8, 3..<6), (0..<1, 2..<12), (2..<12, 0..<1)] {
      let lone = Self.lone(lost, new)
      #expect(lone.lost && lone.new, "\(lost), \(new)")
    }
    for (lost, new) in [(3..<6, 6..<8), (6..<8, 3..<6), (3..<6, 4..<5), (0..<11, 11..<12)] {
      let lone = Self.lone(lost, new)
      #expect(!lone.lost && !lone.new, "\(lost), \(new)")
    }
  }

  /// A picture of 20 × 22 px with ink in some rectangles, each pixel of which has another level
  /// than those beside it.
  static func ink(_ areas: [PixelRect], width: Int = 20, height: Int = 22) -> [Float] {
    var ink = [Float](repeating: 0, count: width * height)
    for area in areas {
      for row in area.y..<area.maxY {
        for column in area.x..<area.maxX {
          let place = column - area.x + 2 * (row - area.y)
          ink[row * width + column] = 1 - Float(place % 4) / 4
        }
      }
    }
    return ink
  }

  static func area(_ columns: Range<Int>, _ rows: Range<Int>) -> PixelRect {
    PixelRect(columns: columns, rows: rows)
  }

  static func shift(_ old: [PixelRect], _ new: [PixelRect]) -> WholeShift? {
    WholeShift(
      in: LinePatch(width: 20, height: 22, expected: ink(old), actual: ink(new)))
  }

  @Test func `moved by up to three pixels each way`() {
    let block = Self.area(8..<10, 10..<12)
    for (dx, dy) in [(3, 0), (0, 3), (-3, -3), (1, 0), (0, -1), (-2, 3)] {
      let shift = Self.shift([block], [block.offset(x: dx, y: dy)])
      #expect(shift?.dx == dx && shift?.dy == dy, "\(dx), \(dy)")
    }
    #expect(Self.shift([block], [block.offset(x: 4, y: 0)]) == nil)
    #expect(Self.shift([block], [block.offset(x: 0, y: -4)]) == nil)
    #expect(Self.shift([block], [block]) == nil)
  }

  static func ways(_ shift: WholeShift?) -> [Int]? { shift.map { [$0.dx, $0.dy] } }

  @Test func `moved at the edges of a patch`() {
    for (x, dx) in [(0, 1), (17, 1), (1, -1), (18, -1)] {
      let block = Self.area(x..<x + 2, 0..<2)
      #expect(Self.ways(Self.shift([block], [block.offset(x: dx, y: 0)])) == [dx, 0], "\(x)")
      let below = block.offset(x: 0, y: 20)
      let lifted = below.offset(x: dx, y: -1)
      #expect(Self.ways(Self.shift([below], [lifted])) == [dx, -1], "\(x)")
    }
  }

  @Test func `moved where up to a quarter of the difference is more ink or less`() {
    // Six full pixels of ink in either picture, and dots of one each.
    let bar = Self.area(8..<9, 6..<14)
    let moved = Self.area(9..<10, 6..<14)
    let dots = { (count: Int) -> [PixelRect] in
      (0..<count).map { Self.area($0 * 3 + 1..<$0 * 3 + 2, 18..<19) }
    }
    #expect(Self.ways(Self.shift([bar], [moved] + dots(4))) == [1, 0])
    #expect(Self.shift([bar], [moved] + dots(5)) == nil)
    #expect(Self.ways(Self.shift([bar] + dots(4), [moved])) == [1, 0])
    #expect(Self.shift([bar] + dots(5), [moved]) == nil)
  }

  @Test(arguments: [(256, true), (257, false)])
  func `is not tried to have moved in large patches`(height: Int, isTried: Bool) {
    let patch = LinePatch(
      width: 256, height: height,
      expected: Self.ink([Self.area(8..<10, 6..<8)], width: 256, height: height),
      actual: Self.ink([Self.area(9..<11, 6..<8)], width: 256, height: height))
    #expect((WholeShift(in: patch) != nil) == isTried)
  }

  @Test func `is tried to have moved in up to eight clusters`() {
    #expect(WholeShift.mostClusters == 8)
  }
}

@Suite struct `The limits of a line drawn across text` {
  /// Rules in a patch of 40 × 12 px, whose text is a row of stems.
  static func patch(
    _ expected: [PixelRect], _ actual: [PixelRect], text: Range<Int> = 2..<5, level: Float = 1
  ) -> LinePatch {
    let plane = { (rules: [PixelRect]) -> [Float] in
      var ink = [Float](repeating: 0, count: 480)
      for rule in rules {
        for row in rule.y..<rule.maxY {
          for column in rule.x..<rule.maxX { ink[row * 40 + column] = level }
        }
      }
      for row in text {
        for column in stride(from: 2, to: 40, by: 2) { ink[row * 40 + column] = 1 }
      }
      return ink
    }
    return LinePatch(width: 40, height: 12, expected: plane(expected), actual: plane(actual))
  }

  static func rule(_ length: Int, rows: Range<Int> = 9..<10, from x: Int = 6) -> PixelRect {
    PixelRect(columns: x..<x + length, rows: rows)
  }

  static func found(_ rule: PixelRect, text: Range<Int> = 2..<5, level: Float = 1) -> [InkRule] {
    InkRule.rules(in: patch([], [rule], text: text, level: level))
  }

  @Test func `is at least 1.2 heights of the line long`() {
    #expect(Self.found(Self.rule(14)) == [InkRule(box: Self.rule(14), isNew: true)])
    #expect(Self.found(Self.rule(13)).isEmpty)
    let lost = InkRule.rules(in: Self.patch([Self.rule(20)], []))
    #expect(lost == [InkRule(box: Self.rule(20), isNew: false)])
  }

  @Test func `is as long as most of a short line`() {
    // Eleven columns have ink, of which 0.85 are nine.
    let short = { (length: Int) -> [InkRule] in
      InkRule.rules(
        in: LinePatch(
          width: 20, height: 12, expected: Self.short(rule: 0),
          actual: Self.short(rule: length)))
    }
    #expect(short(9).count == 1)
    #expect(short(8).isEmpty)
  }

  /// A line of eleven columns of ink.
  static func short(rule length: Int) -> [Float] {
    var ink = [Float](repeating: 0, count: 240)
    for column in 4..<15 { ink[3 * 20 + column] = 1 }
    for column in 4..<4 + length { ink[9 * 20 + column] = 1 }
    return ink
  }

  @Test func `is at most two pixels thick, and eight times as long`() {
    #expect(Self.found(Self.rule(16, rows: 8..<10)).count == 1)
    #expect(Self.found(Self.rule(15, rows: 8..<10)).isEmpty)
    #expect(Self.found(Self.rule(30, rows: 7..<10)).isEmpty)
  }

  @Test func `has three tenths of the ink in each pixel`() {
    #expect(Self.found(Self.rule(20), level: 0.3).count == 1)
    #expect(Self.found(Self.rule(20), level: 0.29).isEmpty)
  }

  @Test func `is a dash where nothing else is two rows off it`() {
    let below = Self.rule(20, rows: 5..<6)
    #expect(Self.found(Self.rule(20, rows: 5..<6), text: 3..<4).count == 1)
    #expect(Self.found(Self.rule(20, rows: 5..<6), text: 4..<5).isEmpty)
    #expect(Self.found(below, text: 7..<8).count == 1)
    #expect(Self.found(below, text: 6..<7).isEmpty)
    #expect(Self.found(below, text: 5..<6).isEmpty)
  }

  @Test func `is lacking in the other picture for two fifths of it`() {
    let crossed = { (columns: Int) -> [InkRule] in
      InkRule.rules(
        in: Self.patch(
          [Self.rule(columns / 2), Self.rule(columns - columns / 2, from: 16)], [Self.rule(20)]))
    }
    #expect(crossed(12).count == 1)
    #expect(crossed(13).isEmpty)
  }

  @Test func `is none where it moved`() {
    for rows in [7..<8, 8..<9, 10..<11] {
      #expect(
        InkRule.rules(in: Self.patch([Self.rule(20, rows: rows)], [Self.rule(20)])).isEmpty,
        "\(rows)")
    }
    // Half of it in the row beside is the same, and less is not.
    #expect(
      InkRule.rules(in: Self.patch([Self.rule(15, rows: 8..<9)], [Self.rule(30)])).isEmpty)
    #expect(
      InkRule.rules(in: Self.patch([Self.rule(14, rows: 8..<9)], [Self.rule(30)])).count == 1)
  }

  @Test func `is shared where both have it in one place`() {
    let rule = Self.rule(20)
    #expect(InkRule.shared(in: Self.patch([rule], [rule])) == rule)
    #expect(InkRule.shared(in: Self.patch([rule], [Self.rule(21)])) == nil)
    #expect(InkRule.shared(in: Self.patch([rule], [])) == nil)
    #expect(InkRule.shared(in: Self.patch([Self.rule(13)], [Self.rule(13)])) == nil)
    let two = [rule, Self.rule(20, rows: 7..<8)]
    #expect(InkRule.shared(in: Self.patch(two, two)) == nil)
  }

  @Test func `is all there is of some rows`() {
    let isRule = { (columns: [Int], rows: Range<Int>) -> Bool in
      var levels = [UInt8](repeating: 0, count: 60)
      for column in columns { levels[20 + column] = 1 }
      return InkPlane(width: 20, height: 3, levels: levels).isRule(rows: rows)
    }
    #expect(isRule(Array(2..<10), 1..<2))
    #expect(!isRule(Array(2..<9), 1..<2))
    #expect(!isRule(Array(2..<10) + [12], 1..<2))
    #expect(isRule(Array(2..<18), 0..<2))
    #expect(!isRule(Array(2..<17), 0..<2))
    #expect(!isRule([], 1..<2))
  }
}
