import Imaging
import Testing

@testable import TextJudgement

@Suite struct `A field of two pictures` {
  /// A white picture with black pixels; its last one is red if it has colours.
  static func picture(
    _ width: Int, _ height: Int, ink: [(Int, Int)], format: Bitmap.Format = .gray8
  ) -> Bitmap {
    var bytes = [UInt8](repeating: 255, count: width * height)
    for (x, y) in ink { bytes[y * width + x] = 0 }
    let gray = Bitmap(width: width, height: height, format: .gray8, bytes: bytes)
    guard format == .rgba8 else { return gray }
    let colors = gray.expandedToRGBA().bytes.dropLast(4) + [255, 0, 0, 255]
    return Bitmap(width: width, height: height, format: .rgba8, bytes: Array(colors))
  }

  static func planes(_ expected: Bitmap, _ actual: Bitmap, area: PixelRect) -> FieldPlanes {
    let pair = PicturePair(expected: expected, actual: actual)
    return FieldPlanes(Field(at: area, in: pair), in: pair)
  }

  /// The middle of two pictures that differ at (3, 1) and (3, 3), and beside the field.
  static func planes() -> FieldPlanes {
    planes(
      picture(7, 5, ink: [(2, 1), (3, 1)]), picture(7, 5, ink: [(2, 1), (3, 3), (0, 2), (6, 2)]),
      area: PixelRect(x: 1, y: 0, width: 5, height: 5))
  }

  @Test func `has planes with a border of two pixels`() {
    let planes = Self.planes()
    #expect(planes.origin == PixelPoint(x: -1, y: -2))
    #expect(planes.area(rows: 3..<6) == PixelRect(x: 1, y: 1, width: 5, height: 3))
    #expect(planes.expected.width == 9 && planes.expected.height == 9)
  }

  @Test func `knows the columns with ink of either plane`() {
    let planes = Self.planes()
    #expect(
      planes.inkedArea(rows: 2..<7, of: planes.expected)
        == PixelRect(x: 2, y: 0, width: 2, height: 5))
    #expect(
      planes.inkedArea(rows: 5..<6, of: planes.actual)
        == PixelRect(x: 3, y: 3, width: 1, height: 1))
    #expect(
      planes.inkedArea(rows: 2..<3, of: planes.actual)
        == PixelRect(x: 1, y: 0, width: 5, height: 1))
  }

  @Test func `leaves blank rows of a box out, where neither picture has ink`() {
    let planes = Self.planes()
    #expect(
      planes.withoutBlankRows(PixelRect(x: 2, y: 0, width: 2, height: 5))
        == PixelRect(x: 2, y: 1, width: 2, height: 3))
    #expect(
      planes.withoutBlankRows(PixelRect(x: 2, y: 0, width: 1, height: 5))
        == PixelRect(x: 2, y: 1, width: 1, height: 1))
    let blank = PixelRect(x: 1, y: 0, width: 1, height: 5)
    #expect(planes.withoutBlankRows(blank) == blank)
  }

  @Test func `differs around the pixels in it that do`() {
    #expect(Self.planes().differingArea == PixelRect(x: 3, y: 1, width: 1, height: 3))
    let same = Self.picture(7, 5, ink: [(2, 1)])
    let area = PixelRect(x: 1, y: 0, width: 5, height: 5)
    #expect(Self.planes(same, same, area: area).differingArea == area)
  }

  @Test func `differs around pixels in several columns and channels`() {
    let (one, other) = (
      Self.picture(6, 4, ink: []), Self.picture(6, 4, ink: [(1, 2), (4, 1)])
    )
    var bytes = other.expandedToRGBA().bytes
    bytes[2 * 24 + 2 * 4 + 2] = 0
    let color = Bitmap(width: 6, height: 4, format: .rgba8, bytes: bytes)
    let all = PixelRect(x: 0, y: 0, width: 6, height: 4)
    #expect(
      Self.planes(one, color, area: all).differingArea
        == PixelRect(x: 1, y: 1, width: 4, height: 2))
    let part = PixelRect(x: 2, y: 0, width: 2, height: 4)
    #expect(
      Self.planes(one, color, area: part).differingArea
        == PixelRect(x: 2, y: 2, width: 1, height: 1))
  }

  @Test func `differs wholly where one picture ends in it`() {
    let all = PixelRect(x: 0, y: 0, width: 6, height: 4)
    let dot = Self.picture(6, 4, ink: [(1, 1)])
    #expect(
      Self.planes(dot, Self.picture(6, 4, ink: []), area: all).differingArea
        == PixelRect(x: 1, y: 1, width: 1, height: 1))
    #expect(Self.planes(dot, Self.picture(5, 4, ink: []), area: all).differingArea == all)
    #expect(Self.planes(dot, Self.picture(6, 3, ink: []), area: all).differingArea == all)
  }

  @Test(arguments: [Bitmap.Format.gray8, .rgba8])
  func `has rows that are the same in its columns`(format: Bitmap.Format) {
    let planes = Self.planes(
      Self.picture(7, 5, ink: [(2, 1), (3, 1)], format: format),
      Self.picture(7, 5, ink: [(2, 1), (5, 3), (0, 2), (6, 2)], format: format),
      area: PixelRect(x: 1, y: 0, width: 5, height: 5))
    #expect(planes.isSame(rows: 2..<3))
    #expect(!planes.isSame(rows: 3..<4))
    #expect(planes.isSame(rows: 4..<5))
    #expect(!planes.isSame(rows: 5..<6))
    #expect(planes.isSame(rows: 6..<7))
    #expect(!planes.isSame(rows: 2..<7))
    // Outside the pictures, nothing is known to be.
    #expect(!planes.isSame(rows: 1..<3))
    #expect(!planes.isSame(rows: 6..<8))
  }

  @Test func `has no rows that are the same where one picture is narrower`() {
    let all = PixelRect(x: 0, y: 0, width: 6, height: 4)
    let planes = Self.planes(
      Self.picture(6, 4, ink: []), Self.picture(5, 4, ink: []), area: all)
    #expect(!planes.isSame(rows: 2..<3))
  }

  @Test func `is cut to a line that is lower in the actual picture`() {
    let planes = Self.planes()
    let cut = planes.cut(
      toRows: 3..<4, without: [PixelRect(x: 3, y: 3, width: 1, height: 1)], down: 2)
    #expect(cut.expected.top == 3 && cut.expected.height == 1)
    #expect(cut.actual.top == 5 && cut.actual.height == 1)
    // The box hides one pixel of the expected picture, and nothing two rows lower.
    #expect(cut.expected.mass(rows: 3..<4) == 255)
    #expect(cut.actual.mass(rows: 5..<6) == 255)
    let other = planes.cut(
      toRows: 3..<4, without: [PixelRect(x: 4, y: 3, width: 1, height: 1)], down: 2)
    #expect(other.actual.mass(rows: 5..<6) == 0)
  }
}

@Suite struct `Cells of colours` {
  static func cells(_ expected: Bitmap, _ actual: Bitmap) -> CandidateCells {
    let white = Premultiplied(channels: SIMD4(255, 255, 255, 255))
    return CandidateCells(
      of: PicturePair(expected: expected, actual: actual), expectedGround: white,
      actualGround: white)
  }

  /// A picture of 17 × 9 px in one colour but for one pixel.
  static func picture(
    _ color: RGBAColor, dot: (x: Int, y: Int, color: RGBAColor)? = nil
  ) -> Bitmap {
    let channels = { (color: RGBAColor) in [color.red, color.green, color.blue, color.alpha] }
    var bytes = (0..<17 * 9).flatMap { _ in channels(color) }
    if let dot {
      let place = (dot.y * 17 + dot.x) * 4
      bytes.replaceSubrange(place..<place + 4, with: channels(dot.color))
    }
    return Bitmap(width: 17, height: 9, format: .rgba8, bytes: bytes)
  }

  static let red = RGBAColor(red: 200, green: 0, blue: 0)

  @Test func `are marked in the last column and row`() {
    let other = RGBAColor(red: 200, green: 0, blue: 3)
    let cells = Self.cells(
      Self.picture(Self.red), Self.picture(Self.red, dot: (16, 8, other)))
    #expect(cells.marks == [0, 0, 0, 0, 0, 1])
    #expect(cells.greatestDifference == 3)
    #expect(!cells.isEmpty)
  }

  @Test func `are marked by what a pixel shows of its colour`() {
    let faint = { (red: UInt8) in RGBAColor(red: red, green: 0, blue: 0, alpha: 51) }
    let cells = { (red: UInt8) in
      Self.cells(
        Self.picture(faint(200)), Self.picture(faint(200), dot: (9, 0, faint(red))))
    }
    // A fifth of the difference shows.
    #expect(cells(190).isEmpty)
    #expect(cells(190).greatestDifference == 2)
    #expect(cells(185).marks == [0, 1, 0, 0, 0, 0])
    #expect(cells(185).greatestDifference == 3)
  }

  @Test func `are not marked where transparent pixels differ`() {
    let clear = { (red: UInt8) in RGBAColor(red: red, green: 0, blue: 0, alpha: 0) }
    let cells = Self.cells(
      Self.picture(clear(200)), Self.picture(clear(200), dot: (3, 3, clear(9))))
    #expect(cells.isEmpty && cells.greatestDifference == 0)
  }

  @Test(arguments: [(253, 0), (252, 1)] as [(UInt8, UInt8)])
  func `are marked below a picture, and above noise only`(level: UInt8, mark: UInt8) {
    var bytes = [UInt8](repeating: 255, count: 9 * 20)
    bytes[17 * 9 + 8] = level
    let tall = Bitmap(width: 9, height: 20, format: .gray8, bytes: bytes)
    let short = Bitmap(
      width: 9, height: 17, format: .gray8, bytes: Array(repeating: 255, count: 9 * 17))
    for cells in [Self.cells(short, tall), Self.cells(tall, short)] {
      #expect(cells.marks == [0, 0, 0, 0, 0, mark])
      #expect(cells.isEmpty == (mark == 0))
    }
  }
}
