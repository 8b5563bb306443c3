import Glibc
import Imaging

/// Reads the paints of one glyph from a `COLR` table of version 1.
///
/// Paints may lead anywhere in the table, also back to themselves: depth and number are bounded.
struct PaintReader {
  let table: ColorTable
  let glyph: UInt32
  let isVaried: Bool
  private var count = 0
  private var stopCount = 0

  /// The deepest that paints may nest.
  private static let greatestDepth = 64
  /// The most paints that one glyph may be made of.
  private static let greatestCount = 4000
  /// The maximum number of colours in all gradients of one glyph, even if paints share a colour
  /// line. One colour line can have that many.
  private static let greatestStopCount = 65_535

  private var bytes: TableBytes { table.layers }

  init(table: ColorTable, glyph: UInt32, isVaried: Bool) {
    self.table = table
    self.glyph = glyph
    self.isVaried = isVaried
  }

  /// Returns the paint of a glyph, clipped to its clip box; `nil` if it has none.
  mutating func paint(
    ofGlyph glyph: UInt32, depth: Int = 0
  ) throws(RenderError) -> NamedPaint? {
    let list = try bytes.uint32(at: 14)
    guard list > 0,
      let record = try table.position(
        of: glyph, among: try bytes.uint32(at: list), recordsOf: 6, at: list + 4)
    else { return nil }
    let paint = try paint(at: list + (try bytes.uint32(at: record + 2)), depth: depth)
    return try clipBox(of: glyph).map { .clip($0, paint) } ?? paint
  }

  private mutating func paint(at start: Int, depth: Int) throws(RenderError) -> NamedPaint {
    count += 1
    guard depth < Self.greatestDepth, count <= Self.greatestCount else {
      throw .unreadableGlyph(id: glyph, detail: "its colours have too many parts")
    }
    let format = try bytes.uint8(at: start)
    // From 2 to 31, odd formats are those before them, with places on axes added.
    let isVariable = (2...31).contains(format) && format % 2 == 1 && format != 11
    guard !(isVariable && isVaried) else { throw varying }
    switch format {
    case 1: return try layers(at: start, depth: depth)
    case 2, 3:
      return .solid(
        try table.color(
          try bytes.uint16(at: start + 1), alpha: try bytes.fraction(at: start + 3), glyph: glyph))
    case 4...9: return try gradient(at: start, isVariable: isVariable)
    case 10:
      return .glyph(
        UInt32(try bytes.uint16(at: start + 4)), try part(of: start, at: 1, depth: depth))
    case 11:
      let other = UInt32(try bytes.uint16(at: start + 1))
      guard let paint = try paint(ofGlyph: other, depth: depth + 1) else {
        throw .unreadableGlyph(
          id: glyph, detail: "it names the colours of glyph \(other), which has none")
      }
      return paint
    case 12...31:
      return .transform(
        try transform(format - format % 2, at: start), try part(of: start, at: 1, depth: depth))
    case 32:
      let mode = UInt8(try bytes.uint8(at: start + 4))
      guard mode < 28 else { throw unknown("composite mode \(mode)") }
      return .composite(
        source: try part(of: start, at: 1, depth: depth), mode: mode,
        backdrop: try part(of: start, at: 5, depth: depth))
    default: throw unknown("paint \(format)")
    }
  }

  private var varying: RenderError {
    .unreadableGlyph(
      id: glyph, detail: "its colours change along the font's axes, which is not supported")
  }

  private func unknown(_ what: String) -> RenderError {
    .unreadableGlyph(id: glyph, detail: "its colours use \(what), which is unknown")
  }

  /// Returns the paint that another one refers to by an offset.
  private mutating func part(
    of start: Int, at offset: Int, depth: Int
  ) throws(RenderError) -> NamedPaint {
    try paint(at: start + (try bytes.uint24(at: start + offset)), depth: depth + 1)
  }

  private mutating func layers(at start: Int, depth: Int) throws(RenderError) -> NamedPaint {
    let list = try bytes.uint32(at: 18)
    let first = try bytes.uint32(at: start + 2)
    var paints: [NamedPaint] = []
    for index in first..<first + (try bytes.uint8(at: start + 1)) {
      guard list > 0, index < (try bytes.uint32(at: list)) else {
        throw .unreadableGlyph(id: glyph, detail: "it names a layer that does not exist")
      }
      let layer = list + (try bytes.uint32(at: list + 4 + index * 4))
      paints.append(try paint(at: layer, depth: depth + 1))
    }
    return .layers(paints)
  }

  private func transform(_ format: Int, at start: Int) throws(RenderError) -> AffineTransform {
    let number = { (index: Int) throws(RenderError) in try bytes.fraction(at: start + 4 + index * 2)
    }
    let place = { (index: Int) throws(RenderError) in try bytes.int16(at: start + 4 + index * 2) }
    var result = AffineTransform()
    switch format {
    case 12:
      let matrix = start + (try bytes.uint24(at: start + 4))
      let entry = { (index: Int) throws(RenderError) in try bytes.fixed(at: matrix + index * 4) }
      return AffineTransform(
        xx: try entry(0), yx: try entry(1), xy: try entry(2), yy: try entry(3), dx: try entry(4),
        dy: try entry(5))
    case 14: return AffineTransform(dx: try place(0), dy: try place(1))
    case 16, 18: (result.xx, result.yy) = (try number(0), try number(1))
    case 20, 22: (result.xx, result.yy) = (try number(0), try number(0))
    case 24, 26:
      let angle = try number(0) * .pi
      result = AffineTransform(xx: cos(angle), yx: sin(angle), xy: -sin(angle), yy: cos(angle))
    default:
      result = AffineTransform(
        yx: tan(try number(1) * .pi), xy: -tan(try number(0) * .pi))
    }
    // Those around a point name it last.
    switch format {
    case 18, 30: return result.around(x: try place(2), y: try place(3))
    case 22, 26: return result.around(x: try place(1), y: try place(2))
    default: return result
    }
  }

  private func clipBox(of glyph: UInt32) throws(RenderError) -> Bounds? {
    let list = try bytes.uint32(at: 22)
    guard list > 0 else { return nil }
    // The last range that begins at the glyph or before it: they are in order, and share none.
    var (next, end) = (0, try bytes.uint32(at: list + 1))
    while next < end {
      let middle = (next + end) / 2
      if try bytes.uint16(at: list + 5 + middle * 7) <= Int(glyph) {
        next = middle + 1
      } else {
        end = middle
      }
    }
    let record = list + 5 + (next - 1) * 7
    guard next > 0, Int(glyph) <= (try bytes.uint16(at: record + 2)) else { return nil }
    let box = list + (try bytes.uint24(at: record + 4))
    if isVaried, try bytes.uint8(at: box) == 2 { throw varying }
    return Bounds(
      minX: try bytes.int16(at: box + 1), minY: try bytes.int16(at: box + 3),
      maxX: try bytes.int16(at: box + 5), maxY: try bytes.int16(at: box + 7))
  }
}

extension PaintReader {
  private mutating func gradient(at start: Int, isVariable: Bool) throws(RenderError) -> NamedPaint
  {
    let line = start + (try bytes.uint24(at: start + 1))
    let place = { [bytes] (index: Int) throws(RenderError) in
      try bytes.int16(at: start + 4 + index * 2)
    }
    let radius = { [bytes] (index: Int) throws(RenderError) in
      Double(try bytes.uint16(at: start + 4 + index * 2))
    }
    let shape: Gradient.Shape
    switch try bytes.uint8(at: start) {
    case 4, 5:
      shape = Self.linear(
        (try place(0), try place(1)), (try place(2), try place(3)), (try place(4), try place(5)))
    case 6, 7:
      shape = .radial(
        x0: try place(0), y0: try place(1), r0: try radius(2), x1: try place(3), y1: try place(4),
        r1: try radius(5))
    default:
      // Angles are half turns less one.
      shape = .sweep(
        x: try place(0), y: try place(1), start: (try bytes.fraction(at: start + 8) + 1) / 2,
        end: (try bytes.fraction(at: start + 10) + 1) / 2)
    }
    let extend: Gradient.Extend =
      switch try bytes.uint8(at: line) {
      case 1: .repeat
      case 2: .reflect
      default: .pad
      }
    return .gradient(
      Gradient(shape: shape, extend: extend, stops: try stops(at: line, isVariable: isVariable)))
  }

  /// The line across the colours starts at the first point and is square to the third.
  private static func linear(
    _ p0: (x: Double, y: Double), _ p1: (x: Double, y: Double), _ p2: (x: Double, y: Double)
  ) -> Gradient.Shape {
    let across = (x: p2.y - p0.y, y: p0.x - p2.x)
    let length = across.x * across.x + across.y * across.y
    guard length > 0 else { return .linear(x0: p0.x, y0: p0.y, x1: p0.x, y1: p0.y) }
    let share = ((p1.x - p0.x) * across.x + (p1.y - p0.y) * across.y) / length
    return .linear(
      x0: p0.x, y0: p0.y, x1: p0.x + across.x * share, y1: p0.y + across.y * share)
  }

  private mutating func stops(
    at line: Int, isVariable: Bool
  ) throws(RenderError) -> [Gradient.Stop] {
    let count = try bytes.uint16(at: line + 1)
    stopCount += count
    guard stopCount <= Self.greatestStopCount else {
      throw .unreadableGlyph(id: glyph, detail: "its gradients have too many colours")
    }
    var stops: [(offset: Double, index: Int, color: PaintColor)] = []
    for index in 0..<count {
      let stop = line + 3 + index * (isVariable ? 10 : 6)
      let color = try table.color(
        try bytes.uint16(at: stop + 2), alpha: try bytes.fraction(at: stop + 4), glyph: glyph)
      stops.append((try bytes.fraction(at: stop), index, color))
    }
    // Those at one place stay in their order.
    return stops.sorted { ($0.offset, $0.index) < ($1.offset, $1.index) }
      .map { ($0.offset, $0.color) }
  }
}
