import Testing

@testable import Rendering

@Suite struct `The way along a gradient` {
  private func isNear(_ one: Double?, _ other: Double) -> Bool {
    one.map { abs($0 - other) < 1e-9 } ?? false
  }

  @Test func `is square to a line, and none where that has no length`() {
    let level = Gradient.Shape.linear(x0: 1, y0: 2, x1: 5, y1: 2)
    #expect([1, 3, 7].map { level.progress(x: $0, y: 9) } == [0, 0.5, 1.5])
    let steep = Gradient.Shape.linear(x0: 1, y0: 1, x1: 4, y1: 5)
    #expect(steep.progress(x: 4, y: 5) == 1)
    #expect(steep.progress(x: 5, y: -2) == 0)
    #expect(steep.progress(x: -2, y: -3) == -1)
    #expect(Gradient.Shape.linear(x0: 1, y0: 2, x1: 1, y1: 2).progress(x: 1, y: 3) == nil)
  }

  @Test func `is the angle around a point, against the clock`() {
    let places = [(2.0, 1.0), (1.0, 2.0), (0.0, 1.0), (1.0, 0.0)]
    let whole = Gradient.Shape.sweep(x: 1, y: 1, start: 0, end: 1)
    for (place, wanted) in zip(places, [0, 0.25, 0.5, 0.75]) {
      #expect(isNear(whole.progress(x: place.0, y: place.1), wanted))
    }
    let part = Gradient.Shape.sweep(x: 1, y: 1, start: 0.25, end: 0.75)
    for (place, wanted) in zip(places, [-0.5, 0, 0.5, 1]) {
      #expect(isNear(part.progress(x: place.0, y: place.1), wanted))
    }
  }

  @Test func `jumps at an angle that is both its start and its end`() {
    let jump = Gradient.Shape.sweep(x: 0, y: 0, start: 0.5, end: 0.5)
    #expect(jump.progress(x: 0, y: 1) == -.infinity)
    #expect(jump.progress(x: -1, y: 0) == .infinity)
    #expect(jump.progress(x: 0, y: -1) == .infinity)
  }

  /// Two circles with middles on the x axis, and a point.
  struct Circles: Sendable {
    let x0: Double
    let r0: Double
    let x1: Double
    let r1: Double
    let x: Double
    let y: Double

    init(
      _ x0: Double, _ r0: Double, _ x1: Double, _ r1: Double, at x: Double, _ y: Double
    ) {
      self.x0 = x0
      self.r0 = r0
      self.x1 = x1
      self.r1 = r1
      self.x = x
      self.y = y
    }

    var progress: Double? {
      Gradient.Shape.radial(x0: x0, y0: 0, r0: r0, x1: x1, y1: 0, r1: r1).progress(x: x, y: y)
    }

    /// The same upwards, and elsewhere.
    var progressUpwards: Double? {
      Gradient.Shape.radial(x0: 7, y0: x0 - 3, r0: r0, x1: 7, y1: x1 - 3, r1: r1)
        .progress(x: 7 + y, y: x - 3)
    }
  }

  @Test(
    arguments: [
      // Around one middle: from a point to 10, then from 2 to 6.
      (Circles(0, 0, 0, 10, at: 5, 0), 0.5), (Circles(0, 0, 0, 10, at: 3, -4), 0.5),
      (Circles(0, 0, 0, 10, at: 0, 0), 0), (Circles(0, 2, 0, 6, at: 4, 0), 0.5),
      (Circles(0, 2, 0, 6, at: 0, 6), 1),
      // Between circles of 5: the later of the two that touch a point.
      (Circles(0, 5, 10, 5, at: 10, 0), 1.5), (Circles(0, 5, 10, 5, at: 0, 5), 0),
      (Circles(0, 5, 10, 5, at: 10, 3), 1.4),
      // From a point to a circle of 10 through that point, and back.
      (Circles(0, 0, 10, 10, at: 10, 0), 0.5), (Circles(0, 10, 10, 0, at: 0, 0), 0.5),
      // A cone to the right, and one that ends in a point.
      (Circles(0, 0, 10, 5, at: 10, 0), 2), (Circles(0, 0, 10, 5, at: 0, 0), 0),
      (Circles(0, 5, 10, 0, at: 10, 0), 1),
    ] as [(Circles, Double)])
  func `is that of the last circle through a point`(circles: Circles, wanted: Double) {
    #expect(isNear(circles.progress, wanted))
    #expect(isNear(circles.progressUpwards, wanted))
  }

  @Test(
    arguments: [
      // Beside circles of 5, beside a cone and behind its point, and where circles only touch.
      Circles(0, 5, 10, 5, at: 0, 6), Circles(0, 0, 10, 5, at: 0, 5),
      Circles(0, 0, 10, 5, at: -10, 0), Circles(0, 0, 10, 10, at: 0, 5),
      Circles(0, 0, 10, 10, at: -10, 0), Circles(0, 10, 10, 0, at: 20, 0),
    ])
  func `is none where no circle comes`(circles: Circles) {
    #expect(circles.progress == nil)
    #expect(circles.progressUpwards == nil)
  }
}

@Suite struct `The colour of a gradient` {
  /// Returns the red of colours with 0, 1 and 0.5 of it, at 0.2, 0.4 and 0.8.
  private func red(_ extend: Gradient.Extend, at place: Double) -> Double? {
    red(extend, [(0.2, 0), (0.4, 1), (0.8, 0.5)], at: place)
  }

  private func red(
    _ extend: Gradient.Extend, _ stops: [(offset: Double, red: Double)], at place: Double
  ) -> Double? {
    let color = PaintColor(color: nil, alpha: 1)
    let gradient = Gradient(
      shape: .linear(x0: 0, y0: 0, x1: 1, y1: 0), extend: extend,
      stops: stops.map { ($0.offset, color) })
    let colors = stops.map { MixedColor(red: $0.red, green: 1 - $0.red, blue: 0, alpha: 1) }
    return gradient.color(at: place, of: colors)?.red
  }

  private func isNear(_ one: Double?, _ other: Double) -> Bool {
    one.map { abs($0 - other) < 1e-9 } ?? false
  }

  @Test(
    arguments: [
      (-.infinity, 0), (0.1, 0), (0.2, 0), (0.3, 0.5), (0.4, 1), (0.6, 0.75), (0.8, 0.5),
      (2, 0.5), (.infinity, 0.5),
    ] as [(Double, Double)])
  func `is mixed between stops, and goes on beyond them`(place: Double, wanted: Double) {
    #expect(isNear(red(.pad, at: place), wanted))
  }

  @Test(
    arguments: [(0.9, 0.5), (0, 0.75), (0.3, 0.5), (1.5, 0.5), (-0.3, 0.5)]
      as [(Double, Double)])
  func `starts again where it repeats`(place: Double, wanted: Double) {
    #expect(isNear(red(.repeat, at: place), wanted))
  }

  @Test(
    arguments: [(0.9, 0.625), (0, 1), (0.1, 0.5), (0.3, 0.5), (1.5, 0.5), (-0.9, 0.5)]
      as [(Double, Double)])
  func `turns back where it is reflected`(place: Double, wanted: Double) {
    #expect(isNear(red(.reflect, at: place), wanted))
  }

  @Test func `is none at no place where it repeats, nor without stops`() {
    for extend in [Gradient.Extend.repeat, .reflect] {
      #expect(red(extend, at: .infinity) == nil)
      #expect(red(extend, [(0.5, 1)], at: 0.5) == nil)
    }
    #expect(red(.pad, [], at: 0.5) == nil)
    #expect(red(.pad, [(0.5, 1)], at: 0.2) == 1)
  }

  @Test func `changes at once between two stops at one place`() {
    let stops: [(offset: Double, red: Double)] = [(0.5, 0), (0.5, 1)]
    #expect([0.4, 0.5, 0.6].map { red(.pad, stops, at: $0) } == [0, 1, 1])
  }
}
