import Imaging
import Testing

@testable import TextJudgement

@Suite struct `The limits of ink in another colour` {
  /// The inked pixels of a grey picture on white, of which each row has so much ink.
  static func pixels(_ rows: [[UInt8]]) -> InkedPixels {
    let (width, height) = (rows[0].count, rows.count)
    let picture = Bitmap(
      width: width, height: height, format: .gray8, bytes: rows.joined().map { 255 - $0 })
    let reader = InkReader(
      picture: picture, ground: Premultiplied(channels: SIMD4(255, 255, 255, 255)))
    let area = PixelRect(x: 0, y: 0, width: width, height: height)
    return InkedPixels(
      reader: reader, plane: InkPlane(reader, area: area), rows: 2..<2 + height, area: area)
  }

  static func even(
    _ expected: [[UInt8]], _ actual: [[UInt8]], contrast: UInt8 = 200
  ) -> EvenInk? {
    let (old, new) = (pixels(expected), pixels(actual))
    return EvenInk(
      expected: old, actual: new, columns: 0..<old.plane.width, contrast: contrast)
  }

  /// So many pixels of a level after so many of another.
  static func row(_ runs: (Int, UInt8)...) -> [UInt8] {
    runs.flatMap { Array(repeating: $0.1, count: $0.0) }
  }

  static let ramp = row((6, 100), (6, 200))

  @Test func `is told by the fullest ink of both`() throws {
    let even = try #require(Self.even([Self.ramp], [Self.row((6, 50), (6, 100))]))
    #expect(even.colors.from.color == RGBAColor(red: 55, green: 55, blue: 55))
    #expect(even.colors.to.color == RGBAColor(red: 155, green: 155, blue: 155))
    #expect(even.isRecolored(by: .ordinary))
    let same = try #require(Self.even([Self.ramp], [Self.ramp]))
    #expect(!same.isRecolored(by: .ordinary))
    #expect(same.colors.from == same.colors.to)
  }

  @Test func `is told by twelve pixels or more`() {
    #expect(Self.even([Self.row((6, 100), (5, 200))], [Self.row((6, 50), (5, 100))]) == nil)
  }

  @Test func `is told where some pixels are faint and some are full`() {
    let isTold = { (row: [UInt8]) -> Bool in Self.even([row], [row]) != nil }
    #expect(isTold(Self.row((1, 119), (11, 200))))
    #expect(isTold(Self.row((6, 100), (6, 151))))
    #expect(!isTold(Self.row((6, 100), (6, 150))))
  }

  @Test func `is told of hard edges where they fill pixels`() {
    let isTold = { (rows: [[UInt8]]) -> Bool in Self.even(rows, rows) != nil }
    #expect(isTold([Self.row((6, 200)), Self.row((6, 200))]))
    #expect(isTold([Self.row((6, 200)), Self.row((6, 198))]))
    #expect(!isTold([Self.row((6, 200)), Self.row((6, 197))]))
    #expect(!isTold([Self.row((12, 200))]))
    #expect(!isTold(Array(repeating: [200], count: 12)))
    // Strokes that meet.
    #expect(isTold([Self.row((12, 200)), Self.row((11, 0), (1, 200))]))
    #expect(isTold([Self.row((12, 200)), Self.row((1, 200), (11, 0))]))
    // Pixels that touch at their corners only.
    #expect(!isTold([Self.row((12, 200), (1, 0)), Self.row((12, 0), (1, 200))]))
  }

  @Test func `is gone below a twentieth`() {
    #expect(Self.even([Self.ramp], [Self.row((6, 5), (6, 10))]) != nil)
    #expect(Self.even([Self.ramp], [Self.row((6, 4), (6, 9))]) == nil)
  }

  @Test func `is rounded by a level and three quarters`() {
    #expect(Self.even([Self.ramp], [Self.row((1, 101), (5, 100), (6, 200))]) != nil)
    #expect(Self.even([Self.ramp], [Self.row((1, 102), (5, 100), (6, 200))]) == nil)
    #expect(Self.even([Self.ramp], [Self.row((1, 99), (5, 100), (6, 200))]) != nil)
    #expect(Self.even([Self.ramp], [Self.row((1, 98), (5, 100), (6, 200))]) == nil)
  }

  static func faint(_ expected: [[UInt8]], _ actual: [[UInt8]]) -> FaintChange? {
    let (old, new) = (pixels(expected), pixels(actual))
    let line = LineInspection(
      expected: old.plane, actual: new.plane, rows: old.rows, actualRows: new.rows
    ).whole
    return FaintChange(of: line, expected: old, actual: new, by: .ordinary)
  }

  static func kind(_ old: UInt8, _ new: UInt8) -> FaintChange.Kind? {
    faint([[0, old, 0]], [[0, new, 0]])?.kind
  }

  @Test func `is faint from nine levels on`() {
    #expect(Self.kind(100, 108) == nil)
    #expect(Self.kind(108, 100) == nil)
    #expect(Self.kind(100, 109) == .recolored)
    #expect(Self.kind(109, 100) == .recolored)
    #expect(Self.kind(0, 8) == nil)
    #expect(Self.kind(0, 9) == .appeared)
  }

  @Test func `is gone, new or other where most of it is`() {
    #expect(Self.kind(100, 0) == .vanished)
    #expect(Self.kind(100, 5) == .vanished)
    #expect(Self.kind(100, 6) == .exchanged)
    #expect(Self.kind(5, 100) == .appeared)
    #expect(Self.kind(6, 100) == .exchanged)
    #expect(Self.kind(100, 110) == .recolored)
    #expect(Self.kind(100, 111) == .exchanged)
  }

  @Test func `is told from its first pixel to its last`() throws {
    let change = try #require(
      Self.faint(
        [[0, 0, 0, 9, 0, 0], [0, 0, 0, 0, 0, 0], [0, 50, 0, 0, 40, 0]],
        [[0, 0, 0, 9, 0, 0], [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]]))
    #expect(change.kind == .vanished)
    #expect(change.columns == 3..<7)
    #expect(change.rows == 4..<5)
    let more = try #require(
      Self.faint(
        [[0, 0, 0, 30], [0, 0, 0, 0], [30, 0, 0, 0]],
        [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]))
    #expect(more.columns == 2..<6)
    #expect(more.rows == 2..<5)
  }
}

@Suite struct `Levels of two pictures` {
  static var gray: PicturePair {
    PicturePair(
      expected: Bitmap(width: 3, height: 2, format: .gray8, bytes: [0, 0, 100, 0, 0, 0]),
      actual: Bitmap(width: 3, height: 2, format: .gray8, bytes: [0, 0, 0, 50, 0, 0]))
  }

  static func area(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
  }

  @Test func `differ pixel by pixel`() {
    let planes = LevelPlanes(Self.gray, mappedBy: .identity)
    #expect(planes.difference(0, 2) == 100)
    #expect(planes.difference(1, 0) == 50)
    #expect(planes.difference(0, 0) == 0)
  }

  @Test func `have a range in the actual picture`() {
    let planes = LevelPlanes(Self.gray, mappedBy: .identity)
    #expect(planes.range(in: Self.area(0, 0, 3, 2)) == 50)
    #expect(planes.range(in: Self.area(0, 1, 2, 1)) == 50)
    #expect(planes.range(in: Self.area(1, 0, 2, 2)) == 0)
  }

  @Test func `have edges in the picture that has more at each place`() {
    let planes = LevelPlanes(Self.gray, mappedBy: .identity)
    // Each pixel with the steps to those beside it: 50, 100, 100 and 50, 50, 100.
    #expect(planes.edge(in: Self.area(0, 0, 3, 2)) == 225)
    #expect(planes.edge(in: Self.area(0, 0, 1, 1)) == 25)
    #expect(planes.edge(in: Self.area(1, 0, 2, 1)) == 100)
    #expect(planes.edge(in: Self.area(1, 1, 1, 1)) == 25)
    #expect(planes.edge(in: Self.area(2, 1, 1, 1)) == 50)
  }

  @Test func `differ by the channel that does most`() {
    let pair = PicturePair(
      expected: Bitmap(
        width: 2, height: 1, format: .rgba8, bytes: [10, 20, 30, 255, 1, 2, 3, 200]),
      actual: Bitmap(
        width: 2, height: 1, format: .rgba8, bytes: [10, 27, 33, 255, 1, 2, 9, 188]))
    let planes = LevelPlanes(pair, mappedBy: .identity)
    #expect(planes.difference(0, 0) == 7)
    #expect(planes.difference(0, 1) == 12)
    #expect(planes.range(in: Self.area(0, 0, 2, 1)) == 67)
    #expect(planes.range(in: Self.area(1, 0, 1, 1)) == 0)
    #expect(planes.edge(in: Self.area(0, 0, 2, 1)) == 67)
  }

  static func map(_ expected: [UInt8], _ actual: [UInt8], _ owners: [Int32]) -> ColorMap? {
    let picture = { (bytes: [UInt8]) -> Bitmap in
      Bitmap(width: bytes.count, height: 1, format: .gray8, bytes: bytes)
    }
    return ColorMap(
      of: PicturePair(expected: picture(expected), actual: picture(actual)), in: owners)
  }

  @Test func `are mapped onto each other where pixels belong to a letter`() throws {
    let map = try #require(Self.map([10, 30, 50, 200], [0, 10, 20, 30], [0, 1, 0, -1]))
    #expect(map.channels.count == 1)
    #expect(abs(map.channels[0].factor - 2) < 1e-9)
    #expect(abs(map.channels[0].more - 10) < 1e-9)
    #expect(abs(map.gain - 2) < 1e-9)
    #expect(map.level(25, of: 0) == 60)
    let back = try #require(Self.map([200, 150, 100], [0, 100, 200], [0, 0, 0]))
    #expect(back.level(0, of: 0) == 200 && back.level(255, of: 0) == 73)
    #expect(abs(back.gain - 0.5) < 1e-9)
  }

  @Test func `are not mapped where one picture has one colour`() {
    #expect(Self.map([7, 7, 7], [1, 2, 3], [0, 0, 0]) == nil)
    #expect(Self.map([1, 2, 3], [7, 7, 7], [0, 0, 0]) == nil)
    #expect(Self.map([1, 2, 3], [1, 2, 3], [-1, -1, -1]) == nil)
  }

  @Test func `stay as they are without a map`() {
    #expect(ColorMap.identity.level(77, of: 3) == 77)
    #expect(ColorMap.identity.gain == 1)
  }

  /// A block of 6 × 14 px, one pixel of which is paler.
  static func block(_ level: UInt8) -> Bitmap {
    var bytes = [UInt8](repeating: 255, count: 12 * 20)
    for row in 3..<17 { for column in 3..<9 { bytes[row * 12 + column] = 0 } }
    bytes[9 * 12 + 5] = level
    return Bitmap(width: 12, height: 20, format: .gray8, bytes: bytes)
  }

  static let letter = area(0, 0, 12, 20)

  @Test func `are those of one letter where no pixel differs by a sixth of its contrast`() {
    let isSame = { (level: UInt8) -> Bool in
      LetterComparison(
        expected: Self.block(0), actual: Self.block(level), letters: [Self.letter], isAll: true
      ).isSame
    }
    #expect(isSame(2))
    #expect(isSame(40))
    #expect(!isSame(44))
  }

  static func changesLetters(
    _ causes: [Cause], verdict: TextJudgement.Verdict = .changed, isSame: Bool
  ) -> Bool {
    TextJudgement(
      verdict: verdict, findings: causes.map { Finding(cause: $0, area: letter) },
      clusters: [letter]
    ).changesLetters(expected: block(0), actual: block(isSame ? 0 : 100))
  }

  @Test func `are of other letters where a finding says so`() {
    let causes: [Cause] = [
      .text, .shape, .reflowed, .inkAppeared(.mark), .inkVanished(.line),
    ]
    for cause in causes {
      #expect(Self.changesLetters([.shifted(dx: 1, dy: 0), cause], isSame: true), "\(cause)")
      #expect(!Self.changesLetters([cause], verdict: .rasteriserNoise, isSame: false))
      let judgement = TextJudgement(
        verdict: .changed, findings: [Finding(cause: cause, area: Self.letter)], clusters: [])
      #expect(judgement.changesText)
    }
  }

  @Test func `are of other letters where pixels say so, and more than the ground changed`() {
    let ground = Cause.ground(from: .white, to: .black)
    let others: [Cause] = [
      .shifted(dx: 1, dy: 0), .size(ratio: 2), .weight(dilation: 1), .other,
      .color(from: .white, to: .black), .spacing(.even(perPixel: 1)),
      .antialiasing(from: .gray, to: .none),
    ]
    for cause in others {
      #expect(!Self.changesLetters([cause], isSame: true), "\(cause)")
      #expect(Self.changesLetters([cause], isSame: false), "\(cause)")
      #expect(Self.changesLetters([ground, cause], isSame: false), "\(cause)")
    }
    #expect(!Self.changesLetters([ground, ground], isSame: false))
  }
}
