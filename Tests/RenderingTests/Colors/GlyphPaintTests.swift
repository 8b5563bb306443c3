import Imaging
import Testing

@testable import Rendering

@Suite struct `A transform of paints` {
  private let transform = AffineTransform(xx: 2, yx: 3, xy: 4, yy: 7, dx: 11, dy: 13)

  private func places(_ transform: AffineTransform) -> [Double] {
    let places: [(Double, Double)] = [(0, 0), (1, 0), (0, 1), (3, 10)]
    return places.flatMap { x, y in
      let place = transform.apply(x, y)
      return [place.x, place.y]
    }
  }

  @Test func `maps a point by its six numbers`() {
    #expect(places(transform) == [11, 13, 13, 16, 15, 20, 57, 92])
    #expect(places(AffineTransform()) == [0, 0, 1, 0, 0, 1, 3, 10])
  }

  @Test func `after another does what both do, one after the other`() {
    let inner = AffineTransform(xx: 1, yx: 2, xy: -1, yy: 5, dx: 6, dy: -8)
    // (0, 0), (1, 0), (0, 1) and (3, 10) are first at (6, -8), (7, -6), (5, -3) and (-1, 48).
    let first: [(Double, Double)] = [(6, -8), (7, -6), (5, -3), (-1, 48)]
    let expected = first.flatMap { (x: Double, y: Double) -> [Double] in
      let right: Double = 2 * x + 4 * y + 11
      let up: Double = 3 * x + 7 * y + 13
      return [right, up]
    }
    #expect(places(transform.after(inner)) == expected)
  }

  @Test func `is undone by its inverse`() throws {
    let inverse = try #require(transform.inverse)
    #expect(places(inverse.after(transform)) == places(AffineTransform()))
    #expect(places(transform.after(inverse)) == places(AffineTransform()))
  }

  @Test func `has no inverse where it leaves nothing of an area`() {
    #expect(AffineTransform(xx: 0, yy: 1).inverse == nil)
    #expect(AffineTransform(xx: 2, yx: 4, xy: 3, yy: 6).inverse == nil)
    #expect(AffineTransform(xx: 1e-12, yy: 1).inverse == nil)
    #expect(AffineTransform(xx: 2e-12, yy: 1).inverse != nil)
    #expect(AffineTransform(xx: -2e-12, yy: 1).inverse != nil)
  }

  @Test func `around a point leaves that point where it is`() {
    let around = AffineTransform(xx: 2, yy: 3).around(x: 5, y: 7)
    let (middle, other) = (around.apply(5, 7), around.apply(6, 8))
    #expect([middle.x, middle.y, other.x, other.y] == [5, 7, 7, 10])
  }
}

@Suite struct `A colour for mixing` {
  @Test func `is multiplied by its opacity and that of its paint`() {
    let color = RGBAColor(red: 255, green: 51, blue: 0, alpha: 102)
    let mixed = PaintColor(color: color, alpha: 0.5).resolved(textColor: .black)
    for (got, wanted) in zip(
      [mixed.red, mixed.green, mixed.blue, mixed.alpha], [0.2, 0.04, 0, 0.2])
    {
      #expect(abs(got - wanted) < 1e-9)
    }
    let text = PaintColor(color: nil, alpha: 1).resolved(
      textColor: RGBAColor(red: 0, green: 0, blue: 255))
    #expect([text.red, text.green, text.blue, text.alpha] == [0, 0, 1, 1])
  }

  @Test func `is mixed with another by a share of it`() {
    let one = MixedColor(red: 0, green: 1, blue: 0.5, alpha: 1)
    let mixed = one.mixed(
      with: MixedColor(red: 1, green: 0.5, blue: 0.5, alpha: 0), share: 0.25)
    #expect([mixed.red, mixed.green, mixed.blue, mixed.alpha] == [0.25, 0.875, 0.5, 0.75])
  }

  @Test func `is the nearest pixel`() {
    #expect(MixedColor(red: 0.5, green: 0.25, blue: 0, alpha: 1).pixel == 0xFF80_4000)
    #expect(MixedColor(red: -1, green: 0.2, blue: 2, alpha: 0.6).pixel == 0x9900_33FF)
  }
}

@Suite struct `The parts of a glyph's paint` {
  private let solid = GlyphPaint<PaintOutline>.solid(PaintColor(color: .black, alpha: 1))

  private var gradient: GlyphPaint<PaintOutline> {
    let color = PaintColor(color: .black, alpha: 1)
    return .gradient(
      Gradient(
        shape: .linear(x0: 0, y0: 0, x1: 1, y1: 0), extend: .pad,
        stops: [(0, color), (0.5, color), (1, color)]))
  }

  /// A triangle of five steps: a move, three lines and an end.
  private var outline: PaintOutline {
    let point = { (x: Int, y: Int) in OutlinePath.Point(x: x, y: y) }
    return PaintOutline(
      OutlinePath(elements: [
        .move(to: point(0, 0)), .line(to: point(9, 0)), .line(to: point(0, 9)),
        .line(to: point(0, 0)), .close,
      ]))
  }

  @Test func `are its paints and the colours of gradients`() {
    #expect(solid.partCount == 1)
    #expect(gradient.partCount == 4)
    #expect(GlyphPaint.glyph(outline, gradient).partCount == 5)
    let box = Bounds(minX: 0, minY: 0, maxX: 1, maxY: 1)
    #expect(GlyphPaint.clip(box, .transform(AffineTransform(), solid)).partCount == 3)
    #expect(GlyphPaint.layers([solid, gradient]).partCount == 6)
    #expect(
      GlyphPaint.composite(source: solid, mode: 3, backdrop: gradient).partCount == 6)
  }

  @Test func `are gone through with the steps of the outlines around each colour`() {
    #expect(solid.stepCount() == 0)
    let inner = GlyphPaint.glyph(outline, solid)
    #expect(inner.stepCount() == 5)
    #expect(GlyphPaint.glyph(outline, inner).stepCount() == 10)
    #expect(GlyphPaint.glyph(outline, .layers([solid, inner, gradient])).stepCount() == 20)
    // The composite itself is painted, too.
    let both = GlyphPaint.composite(source: solid, mode: 3, backdrop: gradient)
    #expect(GlyphPaint.glyph(outline, both).stepCount() == 15)
  }

  @Test func `have the points of their contours`() {
    let point = { (x: Int, y: Int) in OutlinePath.Point(x: x, y: y) }
    let path = OutlinePath(elements: [
      .move(to: point(0, 0)), .quadratic(control: point(1, 2), to: point(3, 4)), .close,
      .move(to: point(5, 5)),
      .cubic(control1: point(6, 6), control2: point(7, 7), to: point(8, 8)), .close,
    ])
    #expect(
      PaintOutline(path).contours == [
        [point(0, 0), point(1, 2), point(3, 4)],
        [point(5, 5), point(6, 6), point(7, 7), point(8, 8)],
      ])
  }
}
