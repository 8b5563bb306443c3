import Imaging
import Testing

@testable import Rendering

private func short(_ number: Int) -> [UInt8] {
  [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
}
private func long(_ number: Int) -> [UInt8] { short(number >> 16) + short(number) }

/// Returns the paint of glyph 2, whose bytes begin with its format (OpenType, “COLR”).
private func read(
  _ bytes: [UInt8], layers: [[UInt8]] = [], isVaried: Bool = false
) throws -> NamedPaint? {
  let face = try FreeTypeFace(
    try PaintedFont.file(bytes, layers: layers), index: 0, in: FreeTypeLibrary())
  let colors = try #require(face.colors)
  return try colors.paint(of: 2, isVaried: isVaried)
}

private func complaint(
  _ bytes: [UInt8], layers: [[UInt8]] = [], isVaried: Bool = false
) -> RenderError? {
  #expect(throws: RenderError.self) {
    try read(bytes, layers: layers, isVaried: isVaried)
  }
}

private func unreadable(_ detail: String) -> RenderError {
  .unreadableGlyph(id: 2, detail: detail)
}

private let varying = unreadable(
  "its colours change along the font's axes, which is not supported")
private let tooMany = unreadable("its colours have too many parts")

@Suite struct `A paint that moves another` {
  private struct Move {
    let format: UInt8
    let fields: [UInt8]
    /// Where (10, 20) and (-30, 5) go.
    let places: [Double]
  }

  private static let moves = [
    // 1.5, -0.25, 0.5 and 2, then 4.75 and -6.5, in 16 bits before the point and 16 behind it.
    Move(
      format: 12,
      fields: [
        0, 1, 0x80, 0, 0xFF, 0xFF, 0xC0, 0, 0, 0, 0x80, 0, 0, 2, 0, 0, 0, 4, 0xC0, 0, 0xFF, 0xF9,
        0x80, 0,
      ], places: [29.75, 31, -37.75, 11]),
    Move(format: 14, fields: [0, 4, 0xFF, 0xFA], places: [14, 14, -26, -1]),
    // Half as wide and 1.5 times as high, then so around (4, -6).
    Move(format: 16, fields: [0x20, 0, 0x60, 0], places: [5, 30, -15, 7.5]),
    Move(
      format: 18, fields: [0x20, 0, 0x60, 0, 0, 4, 0xFF, 0xFA], places: [7, 33, -13, 10.5]),
    Move(format: 20, fields: [0x60, 0], places: [15, 30, -45, 7.5]),
    Move(format: 22, fields: [0x60, 0, 0, 4, 0xFF, 0xFA], places: [13, 33, -47, 10.5]),
    // Half of 180° against the clock.
    Move(format: 24, fields: [0x20, 0], places: [-20, 10, -5, -30]),
    Move(format: 26, fields: [0x20, 0, 0, 4, 0xFF, 0xFA], places: [-22, 0, -7, -40]),
    // 45° along x, and 45° the other way along y.
    Move(format: 28, fields: [0x10, 0, 0xF0, 0], places: [-10, 10, -35, 35]),
    Move(
      format: 30, fields: [0x10, 0, 0xF0, 0, 0, 4, 0xFF, 0xFA], places: [-16, 14, -41, 39]),
  ]

  /// A move of glyph 1. An odd format ends in a number for its variations.
  private func bytes(_ move: Move, isVariable: Bool) -> [UInt8] {
    let fields = isVariable ? move.fields + PaintedFont.zeros(4) : move.fields
    let format = isVariable ? move.format + 1 : move.format
    // A matrix has a place of its own.
    let start: [UInt8] =
      move.format == 12
      ? [format, 0, 0, UInt8(7 + fields.count), 0, 0, 7]
      : [format, 0, 0, UInt8(4 + fields.count)]
    return start + fields + PaintedFont.glyph(1, PaintedFont.solid(0))
  }

  @Test(arguments: [false, true])
  func `stretches, turns and leans it as its format says`(isVariable: Bool) throws {
    for move in Self.moves {
      let paint = try read(bytes(move, isVariable: isVariable))
      guard case .transform(let transform, .glyph(_, _))? = paint else {
        Issue.record("\(move.format)")
        continue
      }
      let (one, other) = (transform.apply(10, 20), transform.apply(-30, 5))
      for (got, wanted) in zip([one.x, one.y, other.x, other.y], move.places) {
        #expect(abs(got - wanted) < 1e-9, "\(move.format)")
      }
    }
  }

  @Test func `may vary along axes at their default place alone`() {
    for move in Self.moves {
      #expect(throws: Never.self, "\(move.format)") {
        try read(bytes(move, isVariable: false), isVaried: true)
      }
      #expect(
        complaint(bytes(move, isVariable: true), isVaried: true) == varying, "\(move.format)")
    }
  }
}

@Suite struct `A paint in a table` {
  @Test func `of a varying colour is read at the default place alone`() throws {
    let color = [3] + short(0) + short(0x4000) + PaintedFont.zeros(4)
    #expect(throws: Never.self) { try read(color) }
    #expect(complaint(color, isVaried: true) == varying)
    #expect(throws: Never.self) { try read(PaintedFont.solid(0), isVaried: true) }
  }

  @Test func `of layers, or of another glyph, does not vary`() {
    let layer = PaintedFont.glyph(1, PaintedFont.solid(0))
    #expect(throws: Never.self) { try read([1, 1, 0, 0, 0, 0], layers: [layer], isVaried: true) }
    // It names itself.
    #expect(complaint([11, 0, 2], isVaried: true) == tooMany)
  }

  @Test(arguments: [(0, "paint 0"), (33, "paint 33"), (255, "paint 255")] as [(UInt8, String)])
  func `of an unknown kind is refused`(format: UInt8, name: String) {
    #expect(complaint([format]) == unreadable("its colours use \(name), which is unknown"))
  }

  @Test func `may be put together in 28 ways`() {
    let parts = PaintedFont.solid(0)
    for mode in [0, 27] as [UInt8] {
      #expect(throws: Never.self) { try read([32, 0, 0, 8, mode, 0, 0, 8] + parts) }
    }
    #expect(
      complaint([32, 0, 0, 8, 28, 0, 0, 8] + parts)
        == unreadable("its colours use composite mode 28, which is unknown"))
  }

  @Test func `names what is below it and what is above`() throws {
    let paint = try read([32, 0, 0, 8, 3, 0, 0, 13] + PaintedFont.solid(0) + PaintedFont.solid(2))
    guard case .composite(.solid(let source), 3, .solid(let backdrop))? = paint else {
      Issue.record("another paint")
      return
    }
    #expect(source.color == RGBAColor(red: 255, green: 0, blue: 0))
    #expect(backdrop.color == RGBAColor(red: 0, green: 0, blue: 255))
  }

  @Test func `may have a colour of its palette, which has four`() throws {
    guard case .solid(let pale)? = try read(PaintedFont.solid(3)) else {
      Issue.record("another paint")
      return
    }
    #expect(pale.color == RGBAColor(red: 255, green: 255, blue: 255, alpha: 128))
    #expect(pale.alpha == 1)
    #expect(
      complaint(PaintedFont.solid(4))
        == unreadable("it names colour 4, but the palette has 4 colours"))
  }

  @Test func `has the layers that there are`() {
    let layers = [PaintedFont.solid(0), PaintedFont.solid(1)]
    #expect(throws: Never.self) { try read([1, 1, 0, 0, 0, 1], layers: layers) }
    #expect(
      complaint([1, 2, 0, 0, 0, 1], layers: layers)
        == unreadable("it names a layer that does not exist"))
  }

  @Test func `ends with its table`() {
    let whole: [UInt8] = [2, 0, 0, 0x40, 0]
    #expect(throws: Never.self) { try read([1, 1, 0, 0, 0, 0], layers: [whole]) }
    for count in 1..<whole.count {
      #expect(
        complaint([1, 1, 0, 0, 0, 0], layers: [Array(whole[..<count])])
          == .unreadableFont(detail: "its table “COLR” ends too early"), "\(count)")
    }
  }

  @Test func `is 64 paints deep at most`() throws {
    func nested(_ count: Int) -> [UInt8] {
      (0..<count).flatMap { _ in [10, 0, 0, 6, 0, 1] as [UInt8] } + PaintedFont.solid(0)
    }
    #expect(try read(nested(63))?.partCount == 64)
    #expect(complaint(nested(64)) == tooMany)
  }

  @Test func `is made of four thousand parts at most`() throws {
    // Groups of the same 255 colours, which come after these in the list.
    func layers(last: UInt8) -> [[UInt8]] {
      let colors = [[UInt8]](repeating: PaintedFont.solid(0), count: 255)
      let groups = [[UInt8]](repeating: [1, 255, 0, 0, 0, 0], count: 15)
      return colors + groups + [[1, last, 0, 0, 0, 0]]
    }
    // One for the whole, sixteen groups, and 15 × 255 + 158 colours.
    let whole: [UInt8] = [1, 16, 0, 0, 0, 255]
    #expect(try read(whole, layers: layers(last: 158))?.partCount == 4000)
    #expect(complaint(whole, layers: layers(last: 159)) == tooMany)
  }
}

@Suite struct `A gradient in a table` {
  /// Stops, each an offset in 14 bits behind the point and a colour of the palette.
  private func line(_ extend: UInt8, _ stops: [(Int, Int)], isVariable: Bool = false) -> [UInt8] {
    [extend] + short(stops.count)
      + stops.flatMap { offset, color in
        short(offset) + short(color) + short(0x2000) + PaintedFont.zeros(isVariable ? 4 : 0)
      }
  }

  private func gradient(
    _ format: UInt8, _ numbers: [Int], extend: UInt8 = 0,
    stops: [(Int, Int)] = [(0, 0), (0x4000, 1)]
  ) throws -> Gradient? {
    let isVariable = format % 2 == 1
    let fields = numbers.flatMap(short) + PaintedFont.zeros(isVariable ? 4 : 0)
    let paint = try read(
      [format, 0, 0, UInt8(4 + fields.count)] + fields
        + line(extend, stops, isVariable: isVariable))
    guard case .gradient(let gradient)? = paint else { return nil }
    return gradient
  }

  private func numbers(_ gradient: Gradient?) -> [Double] {
    switch gradient?.shape {
    case .linear(let x0, let y0, let x1, let y1)?: [x0, y0, x1, y1]
    case .radial(let x0, let y0, let r0, let x1, let y1, let r1)?: [x0, y0, r0, x1, y1, r1]
    case .sweep(let x, let y, let start, let end)?: [x, y, start, end]
    case nil: []
    }
  }

  @Test(arguments: [4, 5] as [UInt8])
  func `runs square to the line from its first point to its third`(format: UInt8) throws {
    #expect(try numbers(gradient(format, [1, 2, 11, 2, 1, 12])) == [1, 2, 11, 2])
    // A line at 45° to the way from the first point to the second.
    #expect(try numbers(gradient(format, [1, 2, 11, 2, 11, 12])) == [1, 2, 6, -3])
    // No line at all.
    #expect(try numbers(gradient(format, [1, 2, 11, 2, 1, 2])) == [1, 2, 1, 2])
  }

  @Test(arguments: [6, 7] as [UInt8])
  func `runs from circle to circle`(format: UInt8) throws {
    #expect(
      try numbers(gradient(format, [-1, 2, 65_535, 4, -5, 6])) == [-1, 2, 65_535, 4, -5, 6])
  }

  @Test(arguments: [8, 9] as [UInt8])
  func `runs around a point by angles that are told from -180°`(format: UInt8) throws {
    #expect(try numbers(gradient(format, [3, -4, 0, 0x2000])) == [3, -4, 0.5, 0.75])
    #expect(try numbers(gradient(format, [0, 0, -0x4000, 0x4000])) == [0, 0, 0, 1])
  }

  @Test func `goes on beyond its ends as it says`() throws {
    let ways = try [0, 1, 2, 3].map { try gradient(4, [0, 0, 1, 0, 0, 1], extend: $0)?.extend }
    #expect(ways == [.pad, .repeat, .reflect, .pad])
  }

  @Test(arguments: [4, 5] as [UInt8])
  func `has its colours by their offsets, and those of one offset in their order`(
    format: UInt8
  ) throws {
    let stops = try #require(
      try gradient(
        format, [0, 0, 1, 0, 0, 1], stops: [(0x2000, 1), (0x4000, 1), (0, 0), (0x2000, 2)])
    ).stops
    #expect(stops.map(\.offset) == [0, 0.5, 0.5, 1])
    #expect(
      stops.map { $0.color.color?.description } == ["#FF0000", "#00FF00", "#0000FF", "#00FF00"])
    #expect(stops.map(\.color.alpha) == [0.5, 0.5, 0.5, 0.5])
  }

  @Test func `has 65,535 colours at most`() throws {
    let stops = [(Int, Int)](repeating: (0, 0), count: 65_535)
    #expect(try gradient(4, [0, 0, 1, 0, 0, 1], stops: stops)?.stops.count == 65_535)
    // A gradient of one colour more beside it.
    let start: [UInt8] = [4, 0, 0, 16] + PaintedFont.zeros(12)
    #expect(
      complaint([1, 2, 0, 0, 0, 0], layers: [start + line(0, [(0, 0)]), start + line(0, stops)])
        == unreadable("its gradients have too many colours"))
  }
}

@Suite struct `A clip box in a table` {
  /// Returns the box that glyph 2 is clipped to, of ranges of glyphs with a box each. A box begins
  /// at ten times the number of its range.
  private func box(_ ranges: [(UInt8, UInt8)]) throws -> Bounds? {
    let paint = PaintedFont.glyph(1, PaintedFont.solid(0))
    var list: [UInt8] = [1] + long(ranges.count)
    for (index, range) in ranges.enumerated() {
      list += [0, range.0, 0, range.1, 0] + short(5 + ranges.count * 7 + index * 9)
    }
    for index in ranges.indices {
      list += [1] + short(index * 10) + short(-1) + short(100) + short(200)
    }
    let file = try PaintedFont.file(paint + list)
    var content = withExtendedLifetime(file) { Array(file.bytes) }
    // The table comes last: a header of 34 bytes, a list of 10, the paint, and a list of no layers.
    let table = content.count - (34 + 10 + paint.count + list.count + 4)
    content.replaceSubrange(table + 22..<table + 26, with: long(34 + 10 + paint.count))
    let face = try FreeTypeFace(FontBytes(content), index: 0, in: FreeTypeLibrary())
    let colors = try #require(face.colors)
    guard case .clip(let box, _)? = try colors.paint(of: 2, isVaried: false) else { return nil }
    return box
  }

  private func bounds(_ minX: Double) -> Bounds {
    Bounds(minX: minX, minY: -1, maxX: 100, maxY: 200)
  }

  @Test func `is that of the range with the glyph`() throws {
    #expect(try box([(2, 5)]) == bounds(0))
    #expect(try box([(1, 2)]) == bounds(0))
    #expect(try box([(0, 1), (2, 2)]) == bounds(10))
    #expect(try box([(0, 0), (1, 2), (3, 3)]) == bounds(10))
    #expect(try box([(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)]) == bounds(20))
  }

  @Test func `is none where no range has the glyph`() throws {
    #expect(try box([]) == nil)
    #expect(try box([(0, 1)]) == nil)
    #expect(try box([(3, 4)]) == nil)
    #expect(try box([(1, 1), (3, 4)]) == nil)
  }
}
