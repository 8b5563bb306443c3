import DynamicType
import Testing

@Suite struct `A scaled size at an edge` {
  @Test(
    arguments: [
      (-16, -28), (-4, -8), (-200, -200), (0, 0), (9, 18), (15, 27), (65, 69),
    ] as [(Double, Double)])
  func `lies on Android's lines, the same below zero`(size: Double, scaled: Double) throws {
    // At 2, 8 becomes 16, 10 becomes 20, 14 is 26, 18 is 30, 30 is 38, and 100 stays 100.
    let curve = ScaleCurve.androidNonLinear(fontScale: 2)
    #expect(abs(try curve.size(of: Points(size), at: .large).value - scaled) < 1e-9)
  }

  @Test func `has a scale of Android's for each category`() throws {
    let sizes = try ContentSizeCategory.allCases.map { category in
      try ScaleCurve.android.size(of: 14, at: category).value
    }
    #expect(sizes == [14, 14, 14, 14, 16.4, 18.8, 22, 24.4, 26, 26, 26, 26])
  }

  @Test func `may be smaller by a factor`() throws {
    #expect(try ScaleCurve.factor(0.5).size(of: 17, at: .large) == 8.5)
    #expect(try ScaleCurve.preferred(.body, factor: 0.5).size(of: 1, at: .large) == 8.5)
  }

  @Test func `says what it cannot be made of`() {
    #expect(
      ScaleCurveError.notAFactor(-1).description
        == "Text cannot be scaled by -1. Give a number above zero.")
    #expect(
      ScaleCurveError.missingCategory(.large, present: []).description
        == "The table of sizes has no size for L, only for none. Add one, or let the table use "
        + "the nearest.")
  }

  @Test func `is tracked between the first two printed sizes, and not before them`() {
    // 0.24 at 6 and 0.23 at 7.
    #expect(abs(SystemTracking.tracking(at: 6.5).value - 0.235) < 1e-9)
    #expect(SystemTracking.tracking(at: 5.9) == 0.24)
    #expect(SystemTracking.tracking(at: 6) == 0.24)
    #expect(SystemTracking.tracking(at: 96) == 0)
    #expect(SystemTracking.tracking(at: 97) == 0)
  }

  @Test(arguments: [(17, false), (16, true), (18, false)] as [(Points, Bool)])
  func `is capped where its limit is below it`(maximum: Points, isCapped: Bool) {
    let size = FontMetrics(forTextStyle: .body)
      .scaling(of: 17, at: .large, to: .wholePoint, maximum: maximum)
    #expect(size.isCapped == isCapped)
  }

  @Test(
    arguments: [
      (3, .x1, 3), (3.0005, .x1, 3), (3.0015, .x1, 4), (3.5, .x1, 4), (1.2, .x2, 1.5), (0, .x3, 0),
    ] as [(Points, DisplayScale, Points)])
  func `covers whole pixels, but none by a rounding error`(
    length: Points, scale: DisplayScale, covered: Points
  ) {
    #expect(SizeRounding.wholePixels(covering: length, at: scale) == covered)
  }

  @Test(arguments: [(10.1, 10), (10.125, 10.25), (-10.125, -10.25)] as [(Points, Points)])
  func `goes to quarters of a point where text shrinks`(size: Points, rounded: Points) {
    #expect(SizeRounding.quarterPoint.rounded(size) == rounded)
  }
}

@Suite struct `A reading of sizes in words` {
  @Test(
    arguments: [
      (.ownCurve, "its own curve fits"), (.scaledTwice, "it looks scaled twice"),
      (.doesNotScale(17), "it does not scale: 17 pt is its size at Large"),
      (.capped(at: 20.5), "it stops growing at 20.5 pt"),
      (.curve(of: [.body]), "the body curve fits"),
      (.curve(of: [.body, .callout]), "the curves of body, callout fit"),
      (
        .exchangedCurve(to: .body, from: [.callout, .title1]),
        "its curve is that of body, was that of callout or title1"
      ),
      (.otherCategory(steps: 1), "it is the size of 1 category larger"),
      (.otherCategory(steps: -1), "it is the size of 1 category smaller"),
      (.otherCategory(steps: 2), "it is the size of 2 categories larger"),
      (.otherCategory(steps: -2), "it is the size of 2 categories smaller"),
      (.factor(2), "it is 2 times as large as it should be"),
      (.factor(1.23456), "it is 1.235 times as large as it should be"),
    ] as [(SizeReading, String)])
  func `says what fits`(reading: SizeReading, words: String) {
    #expect(reading.description == words)
  }
}

@Suite struct `A reading of body's sizes` {
  /// Body is 14 at XS, then 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, and 53 at AX5.
  private func reading(
    _ sizes: (ContentSizeCategory, expected: Points, actual: Points)...
  ) -> SizeReading? {
    SizeReading(
      sizes.map { SizeObservation(category: $0.0, expected: $0.expected, actual: $0.actual) },
      of: .body, sizeAtLarge: 17)
  }

  @Test(
    arguments: [(1, 19, 33), (2, 21, 40), (-1, 16, 23), (-2, 15, 21)] as [(Int, Points, Points)])
  func `looks one or two categories away`(steps: Int, large: Points, first: Points) {
    #expect(
      reading((.large, 17, large), (.accessibilityMedium, 28, first))
        == .otherCategory(steps: steps))
  }

  @Test func `looks no farther, nor beyond the last category`() {
    #expect(reading((.large, 17, 23), (.accessibilityMedium, 28, 47)) == nil)
    #expect(reading((.accessibilityExtraExtraExtraLarge, 53, 10)) == nil)
    #expect(reading((.extraSmall, 14, 10)) == nil)
  }

  @Test func `finds a factor of all, to half a point`() {
    #expect(reading((.large, 20, 30.5), (.accessibilityMedium, 40, 60)) == .factor(1.5))
    #expect(reading((.large, 20, 29.5), (.accessibilityMedium, 40, 60)) == .factor(1.5))
    #expect(reading((.large, 20, 30.75), (.accessibilityMedium, 40, 60)) == nil)
    #expect(reading((.large, 20, 29.25), (.accessibilityMedium, 40, 60)) == nil)
  }
}

@Suite struct `Plain values of fonts` {
  @Test func `are seven traits, each by itself`() {
    let traits: [FontDescriptor.SymbolicTraits] = [
      .bold, .italic, .condensed, .expanded, .monoSpace, .tightLeading, .looseLeading,
    ]
    let all: FontDescriptor.SymbolicTraits = traits.reduce([]) { $0.union($1) }
    #expect(all.rawValue.nonzeroBitCount == 7)
    for trait in traits {
      #expect(trait.rawValue.nonzeroBitCount == 1)
      #expect(all.subtracting(trait).rawValue.nonzeroBitCount == 6)
    }
  }

  @Test func `are nine weights, from 100 to 900`() {
    let weights: [FontWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(weights.map(\.rawValue) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
    #expect(!(FontWeight.bold < .bold))
  }

  @Test func `are styles with titles, whose words and figures stand apart`() {
    let styles: [TextStyle] = [.largeTitle, .title1, .extraLargeTitle2, .body, .subheadline]
    #expect(
      styles.map(\.title)
        == ["Large Title", "Title 1", "Extra Large Title 2", "Body", "Subheadline"])
  }

  @Test func `are rectangles that have common parts`() {
    let whole = PointRect(x: 10, y: 20, width: 100, height: 50)
    #expect(
      whole.intersection(PointRect(x: 60, y: 10, width: 100, height: 30))
        == PointRect(x: 60, y: 20, width: 50, height: 20))
    #expect(
      whole.intersection(PointRect(x: 0, y: 30, width: 40, height: 100))
        == PointRect(x: 10, y: 30, width: 30, height: 40))
    #expect(whole.intersection(PointRect(x: 200, y: 0, width: 10, height: 10)).isEmpty)
    #expect(whole.intersection(PointRect(x: 110, y: 20, width: 10, height: 10)).isEmpty)
    #expect(
      whole.offset(x: 1, y: -2) == PointRect(x: 11, y: 18, width: 100, height: 50))
    #expect([whole.maxX, whole.maxY] == [110, 70])
  }

  @Test(arguments: [(0, 5), (5, 0), (-1, 5), (5, -1), (-1, -1)] as [(Points, Points)])
  func `are empty rectangles without an area`(width: Points, height: Points) {
    #expect(PointRect(x: 1, y: 1, width: width, height: height).isEmpty)
    #expect(!PointRect(x: -9, y: -9, width: 0.5, height: 0.5).isEmpty)
  }
}
