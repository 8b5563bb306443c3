import Imaging
import Testing

@testable import TextJudgement

@Suite struct `The limits of lines` {
  /// The bands of rows, of which so many in turn have ink and have none.
  static func bands(_ counts: Int...) -> [Range<Int>] {
    LineBands.bands(
      inked: counts.enumerated().flatMap { place, count in
        Array(repeating: place % 2 == 0, count: count)
      })
  }

  @Test func `an accent is at most 0.45 of its line high`() {
    #expect(Self.bands(9, 2, 20) == [0..<31])
    #expect(Self.bands(10, 2, 20) == [0..<10, 12..<32])
    #expect(Self.bands(20, 2, 9) == [0..<31])
    #expect(Self.bands(20, 2, 10) == [0..<20, 22..<32])
  }

  @Test func `an accent is at most 0.3 of its line away, or a row`() {
    #expect(Self.bands(4, 6, 20) == [0..<30])
    #expect(Self.bands(4, 7, 20) == [0..<4, 11..<31])
    #expect(Self.bands(1, 1, 3) == [0..<5])
    #expect(Self.bands(1, 2, 3) == [0..<1, 3..<6])
  }

  @Test func `accents above and below belong to one line`() {
    #expect(Self.bands(3, 2, 20, 3, 4, 30, 20) == [0..<32, 62..<82])
  }

  static func pairs(
    _ expected: [Range<Int>], _ actual: [Range<Int>], _ old: [Range<Int>: Double] = [:],
    _ new: [Range<Int>: Double] = [:]
  ) -> [LinePairing.Pair] {
    LinePairing(
      expected: expected, actual: actual, expectedMass: { old[$0] ?? 1 },
      actualMass: { new[$0] ?? 1 }
    ).pairs
  }

  static func pair(_ expected: Range<Int>?, _ actual: Range<Int>?) -> LinePairing.Pair {
    LinePairing.Pair(expected: expected, actual: actual)
  }

  @Test func `lines belong together where they share a row, each with its own`() {
    #expect(
      Self.pairs([0..<10, 20..<30], [1..<9, 20..<24, 26..<31])
        == [Self.pair(0..<10, 1..<9), Self.pair(20..<30, 20..<31)])
    #expect(
      Self.pairs([1..<9, 20..<24, 26..<31], [0..<10, 20..<30])
        == [Self.pair(1..<9, 0..<10), Self.pair(20..<31, 20..<30)])
    // Each begins in the last of the other picture.
    #expect(
      Self.pairs([0..<10, 18..<28], [8..<20]) == [Self.pair(0..<28, 8..<20)])
    #expect(
      Self.pairs([8..<20], [0..<10, 18..<28]) == [Self.pair(8..<20, 0..<28)])
  }

  @Test func `lines that only meet do not belong together`() {
    #expect(
      Self.pairs([0..<10], [0..<5, 10..<15])
        == [Self.pair(0..<10, 0..<5), Self.pair(nil, 10..<15)])
    #expect(
      Self.pairs([0..<5, 10..<15], [0..<10])
        == [Self.pair(0..<5, 0..<10), Self.pair(10..<15, nil)])
  }

  @Test func `lines are paired where their ink and their places differ by little`() {
    let near = { (ink: Double) -> Bool in
      Self.pairs([0..<10], [12..<22, 40..<50], [0..<10: 10], [12..<22: ink, 40..<50: 900])
        .contains(Self.pair(0..<10, 12..<22))
    }
    #expect(near(10))
    // 0.71 of the mean, and 0.06 for the way; both alone cost 0.8.
    #expect(near(21))
    #expect(!near(23))
  }

  @Test func `lines far away are as good as those four lines away`() {
    let far = { (ink: Double) -> Bool in
      Self.pairs([0..<10], [200..<210, 400..<410], [0..<10: 10], [200..<210: ink, 400..<410: 900])
        .contains(Self.pair(0..<10, 200..<210))
    }
    #expect(far(18.5))
    #expect(!far(19))
  }

  static func lines(_ count: Int) -> [Range<Int>] { (0..<count).map { $0 * 10..<$0 * 10 + 5 } }

  @Test func `too many lines are paired in order`() {
    let many = Self.lines(65_537)
    #expect(Self.pairs(many, [many[65_536]]).first == Self.pair(0..<5, many[65_536]))
    let lines = Self.lines(512)
    #expect(Self.pairs(lines, Array(lines[384...])).first == Self.pair(0..<5, nil))
  }

  /// A line in both planes of 20 × 40 px.
  static func inspection(
    _ rows: Range<Int>, _ actualRows: Range<Int>, _ old: UInt8 = 0, _ new: UInt8 = 0
  ) -> LineInspection {
    let plane = { (rows: Range<Int>, level: UInt8) -> InkPlane in
      var levels = [UInt8](repeating: 0, count: 800)
      for row in rows { for column in 4..<16 { levels[row * 20 + column] = level } }
      return InkPlane(width: 20, height: 40, levels: levels)
    }
    return LineInspection(
      expected: plane(rows, old), actual: plane(actualRows, new), rows: rows,
      actualRows: actualRows)
  }

  @Test(
    arguments: [
      (10..<20, 13..<23, 3, 10..<20), (10..<20, 12..<22, 2, 10..<20),
      (10..<20, 11..<21, 0, 10..<21), (10..<20, 12..<23, 2, 10..<21),
      (10..<20, 8..<18, -2, 10..<20), (10..<20, 7..<18, -2, 9..<20),
      (10..<20, 8..<23, 0, 8..<23), (10..<20, 12..<21, 0, 10..<21),
      (10..<20, 11..<22, 0, 10..<22), (10..<20, 9..<19, 0, 9..<20),
    ] as [(Range<Int>, Range<Int>, Int, Range<Int>)])
  func `a line moved where both its ends did, by two rows or more`(
    rows: Range<Int>, actualRows: Range<Int>, down: Int, all: Range<Int>
  ) {
    let inspection = Self.inspection(rows, actualRows)
    #expect(inspection.down == down)
    #expect(inspection.rows == all)
  }

  @Test func `a section has two columns more at each side`() {
    let inspection = Self.inspection(10..<20, 10..<20)
    #expect(inspection.whole.columns == 0..<20)
    #expect(inspection.section(around: 5..<7).columns == 3..<9)
    #expect(inspection.section(around: 1..<3).columns == 0..<5)
    #expect(inspection.section(around: 17..<19).columns == 15..<20)
    #expect(inspection.whole.clusters.isEmpty)
    #expect(inspection.whole.inkedColumns == 0..<20)
    #expect(inspection.whole.gain == 1)
  }

  @Test func `a section is fuller where all of it is, by 6 % or more`() {
    let gain = { (old: UInt8, new: UInt8) in
      Self.inspection(10..<20, 10..<20, old, new).whole.gain
    }
    #expect(gain(200, 190) == 1)
    #expect(gain(200, 187) == 0.935)
    #expect(gain(200, 100) == 0.5)
    #expect(gain(100, 200) == 2)
    #expect(gain(200, 200) == 1)
    #expect(gain(0, 200) == 1)
    #expect(gain(200, 0) == 1)
  }

  @Test func `a section is measured by the fullest ink of the expected picture`() {
    let section = { (old: UInt8, new: UInt8) in
      Self.inspection(10..<20, 10..<20, old, new).whole
    }
    let contrasts = { (old: UInt8, new: UInt8) -> [Float] in
      let found = section(old, new).contrasts
      return [found.expected, found.actual]
    }
    #expect(contrasts(200, 190) == [200, 200])
    #expect(contrasts(200, 100) == [200, 100])
    #expect(contrasts(0, 100) == [100, 100])
    #expect(contrasts(0, 0) == [1, 1])
    #expect(section(200, 190).sizeContrasts.count == 2)
    #expect(section(200, 200).sizeContrasts.count == 1)
    #expect(section(200, 100).sizeContrasts.count == 1)
    #expect(section(200, 190).inkedColumns == 4..<16)
  }

  @Test func `a section is fuller by a threshold`() {
    let thresholds = Thresholds.ordinary
    let section = { (new: UInt8) in Self.inspection(10..<20, 10..<20, 200, new).whole }
    #expect(section(183).isFuller(by: thresholds))
    #expect(!section(185).isFuller(by: thresholds))
    #expect(section(183).isFullerByItself(by: thresholds))
    #expect(!section(185).isFullerByItself(by: thresholds))
    #expect(!section(200).isFuller(by: thresholds))
    #expect(section(217).isFuller(by: thresholds))
  }

  @Test func `a section differs from its first column that does to the last`() {
    let section = Self.inspection(10..<20, 11..<20, 200, 200).whole
    #expect(section.differing(columns: 0..<20) == 4..<16)
    #expect(section.differing(columns: 6..<9) == 6..<9)
    #expect(section.differing(columns: 0..<4) == nil)
    #expect(
      Self.inspection(10..<20, 10..<20, 200, 200).whole.differing(columns: 0..<20) == nil)
  }
}

@Suite struct `Lines whose letters share rows` {
  /// The lines of a picture of 60 × 40 px with ink in some rectangles.
  static func lines(
    _ ink: [PixelRect], faint: PixelRect? = nil, level: UInt8 = 255
  ) -> [Range<Int>]? {
    var bytes = [UInt8](repeating: 255, count: 2400)
    var areas: [(area: PixelRect, level: UInt8)] = ink.map { ($0, 0) }
    if let faint { areas.append((faint, level)) }
    for (area, level) in areas {
      for row in area.y..<area.maxY {
        for column in area.x..<area.maxX { bytes[row * 60 + column] = level }
      }
    }
    let picture = Bitmap(width: 60, height: 40, format: .gray8, bytes: bytes)
    let rows = 2..<(ink.map(\.maxY).max() ?? 40)
    return MergedLines(
      in: InkReader(
        picture: picture, ground: Premultiplied(channels: SIMD4(255, 255, 255, 255))),
      rows: rows
    ).lines
  }

  static func area(_ columns: Range<Int>, _ rows: Range<Int>) -> PixelRect {
    PixelRect(columns: columns, rows: rows)
  }

  /// Two letters 10 px high, so far below each other.
  static func letters(pitch: Int, and more: [PixelRect] = []) -> [Range<Int>]? {
    lines([area(0..<20, 2..<12), area(30..<50, 2 + pitch..<12 + pitch)] + more)
  }

  @Test func `are one up to 0.9 of a letter's height, and two from 1.25 of it`() {
    #expect(Self.letters(pitch: 0) == [2..<12])
    #expect(Self.letters(pitch: 8) == [2..<20])
    #expect(Self.letters(pitch: 9) == nil)
    #expect(Self.letters(pitch: 11) == nil)
    #expect(Self.letters(pitch: 12) == nil)
    #expect(Self.letters(pitch: 13) == [2..<13, 13..<25])
  }

  @Test func `are parted by letters that are as high as others, nearly or twice`() {
    let mark = { (rows: Range<Int>) in Self.letters(pitch: 13, and: [Self.area(55..<60, rows)]) }
    #expect(mark(11..<16) == [2..<13, 13..<25])
    #expect(mark(10..<16) == nil)
    #expect(mark(4..<22) == nil)
    #expect(mark(4..<23) == [2..<13, 13..<25])
  }

  @Test func `are parted by rows that cut a tenth of the letters that others do`() {
    let mark = { (columns: Range<Int>) in
      Self.letters(pitch: 13, and: [Self.area(columns, 10..<16)])
    }
    #expect(mark(55..<57) == nil)
    #expect(mark(55..<56) == [2..<13, 13..<25])
  }

  @Test func `are apart where letters touch in faint ink`() {
    let lines = { (level: UInt8) in
      Self.lines(
        [Self.area(0..<20, 2..<12), Self.area(0..<20, 15..<25)],
        faint: Self.area(0..<20, 12..<15), level: level)
    }
    #expect(lines(204) == [2..<13, 13..<25])
    #expect(lines(153) == [2..<25])
  }

  @Test func `are one where nothing is higher than two pixels`() {
    #expect(Self.lines([Self.area(0..<20, 2..<4), Self.area(0..<20, 8..<10)]) == [2..<10])
  }

  @Test func `are three where there are three`() {
    #expect(
      Self.letters(pitch: 13, and: [Self.area(0..<20, 28..<38)])
        == [2..<13, 13..<26, 26..<38])
  }

  /// A picture of 60 × 60 px with a line, two lines that cannot be parted, and another.
  static let numbered: Bitmap = {
    var bytes = [UInt8](repeating: 255, count: 3600)
    let letters: [(Range<Int>, Range<Int>)] = [
      (0..<20, 2..<12), (0..<20, 20..<30), (30..<50, 29..<39), (0..<20, 45..<55),
    ]
    for (columns, rows) in letters {
      for row in rows { for column in columns { bytes[row * 60 + column] = 0 } }
    }
    return Bitmap(width: 60, height: 60, format: .gray8, bytes: bytes)
  }()

  @Test func `have numbers only above those that cannot be parted`() {
    let numbers = LineNumbers(of: Self.numbered)
    #expect(numbers.rows(ofLine: 1) == 2..<12)
    #expect(numbers.rows(ofLine: 2) == nil)
    #expect(numbers.numbers(of: 2..<12) == [1])
    #expect(numbers.numbers(of: 18..<21) == [1])
    #expect(numbers.numbers(of: 20..<21) == [])
    #expect(numbers.numbers(of: 45..<55) == [])
  }

  @Test func `have the number of the line around a middle, or of the last above`() {
    let numbers = LineNumbers(
      of: Drawing.picture("....\n####\n####\n....\n....\n####\n####\n....\n...."),
      ground: Premultiplied(bits: .max))
    #expect(numbers.rows(ofLine: 0) == nil)
    #expect(numbers.rows(ofLine: 1) == 1..<3)
    #expect(numbers.rows(ofLine: 2) == 5..<7)
    #expect(numbers.rows(ofLine: 3) == nil)
    #expect(numbers.numbers(of: 0..<9) == [1, 2])
    #expect(numbers.numbers(of: 0..<1) == [1])
    #expect(numbers.numbers(of: 3..<5) == [1])
    #expect(numbers.numbers(of: 5..<6) == [2])
    #expect(numbers.numbers(of: 7..<9) == [2])
  }

  @Test func `are counted where they overlap rows`() {
    let lines = [0..<5, 10..<15, 20..<25]
    #expect(lines.countOverlapping(0..<30) == 3)
    #expect(lines.countOverlapping(4..<10) == 1)
    #expect(lines.countOverlapping(5..<10) == 0)
    #expect(lines.countOverlapping(4..<11) == 2)
    #expect(lines.countOverlapping(14..<20) == 1)
    #expect(lines.countOverlapping(25..<30) == 0)
  }
}
