import ImageDiff
import Imaging
import Testing

@testable import PictureDiff
@testable import TextJudgement

@Suite struct `Colours of a difference` {
  /// A pixel with some ink, of a colour that is seen as it is.
  private static func pixel(_ level: UInt8, ink: Int) -> InkScale.Pixel {
    let color = RGBAColor(red: level, green: level, blue: level)
    return InkScale.Pixel(color: color, seen: color, ink: ink)
  }

  private static func number(_ old: InkScale.Pixel?, _ new: InkScale.Pixel?) -> Int {
    Int(DifferenceColors.number(old: old, new: new))
  }

  @Test func `are numbered from what lies outside to what changed its colour`() {
    // Two, then 64, 72, 72 and 37 shades.
    #expect(DifferenceColors.palette.count == 247)
    #expect(DifferenceColors.palette[0] == RGBAColor(hex: "#C8C8C8"))
    #expect(DifferenceColors.palette[1] == RGBAColor(hex: "#333333"))
    #expect(DifferenceColors.palette[2] == .white)
    #expect(DifferenceColors.palette[65] == RGBAColor(hex: "#C0C0C0"))
    #expect(DifferenceColors.palette[137] == RGBAColor(hex: "#D55E00"))
    #expect(DifferenceColors.palette[209] == RGBAColor(hex: "#0072B2"))
    #expect(DifferenceColors.palette[246] == RGBAColor(hex: "#CC79A7"))
  }

  @Test func `are those from 2 to 65 in the palette for equal ink`() {
    let shared: [UInt8] = Array(2...65)
    #expect((UInt8.min...UInt8.max).filter { DifferenceColors.isShared($0) } == shared)
  }

  @Test func `of pixels that are the same have a quarter of their ink`() {
    for (ink, number) in [(0, 2), (3, 2), (4, 3), (7, 3), (8, 4), (255, 65)] {
      #expect(Self.number(Self.pixel(9, ink: ink), Self.pixel(9, ink: ink)) == number, "\(ink)")
    }
  }

  @Test func `of an area that one picture lacks go from its least tint to all ink`() {
    #expect(Self.number(nil, nil) == 0)
    #expect(Self.number(Self.pixel(9, ink: 0), nil) == 66)
    #expect(Self.number(Self.pixel(9, ink: 255), nil) == 137)
    #expect(Self.number(nil, Self.pixel(9, ink: 0)) == 138)
    #expect(Self.number(nil, Self.pixel(9, ink: 255)) == 209)
  }

  @Test func `say whether ink came, went or has another colour`() {
    let (none, some, all) = (
      Self.pixel(255, ink: 0), Self.pixel(155, ink: 100), Self.pixel(0, ink: 255)
    )
    #expect(Self.number(none, all) == 209 && Self.number(all, none) == 137)
    #expect((138..<209).contains(Self.number(none, some)))
    #expect((66..<137).contains(Self.number(some, none)))
    // A distance of 100 levels, and 50 levels of ink or hardly less.
    #expect((138..<210).contains(Self.number(Self.pixel(100, ink: 0), Self.pixel(200, ink: 50))))
    #expect((66..<138).contains(Self.number(Self.pixel(100, ink: 50), Self.pixel(200, ink: 0))))
    #expect((210..<247).contains(Self.number(Self.pixel(100, ink: 0), Self.pixel(200, ink: 49))))
    #expect((210..<247).contains(Self.number(Self.pixel(100, ink: 9), Self.pixel(101, ink: 9))))
    #expect(Self.number(Self.pixel(0, ink: 9), Self.pixel(255, ink: 9)) == 246)
  }

  @Test func `are measured by the channel that differs most`() {
    let color = RGBAColor(red: 10, green: 20, blue: 30)
    #expect(InkScale.distance(color, RGBAColor(red: 13, green: 20, blue: 30)) == 3)
    #expect(InkScale.distance(color, RGBAColor(red: 10, green: 16, blue: 31)) == 4)
    #expect(InkScale.distance(color, RGBAColor(red: 10, green: 20, blue: 35)) == 5)
    #expect(InkScale.distance(RGBAColor(red: 10, green: 20, blue: 35), color) == 5)
    #expect(InkScale.distance(color, color) == 0)
  }
}

@Suite struct `The ground of a difference` {
  private static func gray(_ width: Int, _ levels: [UInt8]) -> InkScale {
    InkScale(
      of: Bitmap(
        width: width, height: levels.count / width, format: .gray8, bytes: levels))
  }

  private static func level(_ level: UInt8) -> RGBAColor {
    RGBAColor(red: level, green: level, blue: level)
  }

  @Test func `is the commonest colour of the four edges`() {
    #expect(Self.gray(3, [7, 7, 7, 7, 0, 7, 7, 7, 7]).background == Self.level(7))
    #expect(
      Self.gray(5, [9, 9, 9, 9, 9, 1, 0, 0, 0, 1, 9, 9, 9, 9, 9]).background == Self.level(9))
    // The upper and lower edge have four pixels of 9, and the others eight of 1.
    let tall: [UInt8] = [1, 9, 9, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 9, 9, 1]
    #expect(Self.gray(4, tall).background == Self.level(1))
  }

  @Test func `is the lightest of those that are as common`() {
    #expect(Self.gray(2, [3, 200]).background == Self.level(200))
    #expect(Self.gray(2, [200, 3]).background == Self.level(200))
  }

  @Test func `is seen over white, and ink as far as it is from it`() {
    let scale = Self.gray(1, [255])
    let half = scale.pixel(of: RGBAColor(red: 0, green: 0, blue: 0, alpha: 128))
    // White keeps 127 of 255 parts.
    #expect(half.seen == Self.level(127) && half.ink == 128)
    #expect(half.color.alpha == 128)
    let clear = scale.pixel(of: RGBAColor(red: 9, green: 9, blue: 9, alpha: 0))
    #expect(clear.seen == .white && clear.ink == 0)
    #expect(scale.pixel(of: .black).ink == 255)
  }
}

@Suite struct `A strip of three pictures` {
  typealias Band = PictureAlignment.Band

  private let old = PixelSize(width: 10, height: 20)
  private let new = PixelSize(width: 30, height: 15)

  @Test func `has eight pixels between them`() {
    #expect(
      comparisonStripSize(expected: old, actual: new) == PixelSize(width: 86, height: 20))
    #expect(
      comparisonStripSize(expected: new, actual: old) == PixelSize(width: 86, height: 20))
  }

  @Test func `has room for rows or columns of both`() {
    let bands = [
      Band(.matched, expected: 0..<10, actual: 0..<10),
      Band(.removed, expected: 10..<20, actual: 10..<10),
      Band(.inserted, expected: 20..<20, actual: 10..<35),
    ]
    #expect(
      comparisonStripSize(
        expected: old, actual: new, alignment: PictureAlignment(axis: .rows, bands: bands))
        == PixelSize(width: 86, height: 45))
    #expect(
      comparisonStripSize(
        expected: old, actual: new, alignment: PictureAlignment(axis: .columns, bands: bands))
        == PixelSize(width: 101, height: 20))
  }

  @Test func `has clear pixels over a board of eight pixels each`() {
    let clear = Bitmap(
      width: 9, height: 9, format: .rgba8,
      bytes: (0..<81).flatMap { _ in [0, 0, 0, 128] as [UInt8] })
    let strip = comparisonStrip(expected: clear, actual: clear)
    let light = RGBAColor(red: 127, green: 127, blue: 127)
    // 230 · 127 ÷ 255 is 114.5.
    let dark = RGBAColor(red: 115, green: 115, blue: 115)
    for (x, y, color) in [(0, 0, light), (7, 7, light), (8, 0, dark), (0, 8, dark), (8, 8, light)] {
      #expect(strip.color(x: x, y: y) == color)
      #expect(strip.color(x: 17 + x, y: y) == color)
    }
  }
}

@Suite struct `The sum of judged windows` {
  private static let area = PixelRect(x: 0, y: 0, width: 1, height: 1)

  private static func judgement(lines: [Range<Int>] = [], hasMore: Bool = false) -> TextJudgement {
    var judgement = TextJudgement(
      verdict: .changed, findings: [Finding(cause: .shape, area: area, lines: [1])], clusters: [])
    judgement.changedLines = lines
    judgement.hasMoreFindings = hasMore
    return judgement
  }

  @Test(arguments: [(63, 63, false), (64, 64, false), (65, 64, true)])
  func `has 64 findings at most, and says whether there are more`(
    count: Int, told: Int, hasMore: Bool
  ) {
    var sum = JudgementSum()
    for row in 0..<count { sum.add(Self.judgement(), firstRow: row, isWhole: false) }
    #expect(sum.findings.count == told)
    #expect(sum.hasMoreFindings == hasMore)
  }

  @Test func `has more findings where a window has`() {
    var sum = JudgementSum()
    sum.add(Self.judgement(), firstRow: 0, isWhole: true)
    #expect(!sum.hasMoreFindings && sum.changedLines == nil)
    sum.add(Self.judgement(hasMore: true), firstRow: 0, isWhole: true)
    #expect(sum.hasMoreFindings)
  }

  @Test func `counts changed lines, from the first to the last`() {
    var sum = JudgementSum()
    sum.add(Self.judgement(lines: [5..<9, 12..<20]), firstRow: 100, isWhole: false)
    #expect(sum.changedLines == ChangedLines(count: 2, rows: 105..<120))
    sum.add(Self.judgement(), firstRow: 200, isWhole: false)
    sum.add(Self.judgement(lines: [3..<7]), firstRow: 300, isWhole: false)
    #expect(sum.changedLines == ChangedLines(count: 3, rows: 105..<307))
  }
}
