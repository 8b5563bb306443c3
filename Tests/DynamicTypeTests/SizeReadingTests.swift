import DynamicType
import Testing

/// Sizes of `ios-text-styles`: body is 17 at Large, 28 at AX1, 33 at AX2, 40 at AX3.
@Suite struct `Reading sizes that are not as they should be` {
  private func reading(
    _ sizes: [(ContentSizeCategory, Points, Points)], of style: TextStyle = .body,
    sizeAtLarge: Points = 17
  ) -> SizeReading? {
    SizeReading(
      sizes.map { SizeObservation(category: $0.0, expected: $0.1, actual: $0.2) }, of: style,
      sizeAtLarge: sizeAtLarge)
  }

  @Test func `finds text that does not scale`() {
    #expect(
      reading([(.extraSmall, 14, 17), (.accessibilityMedium, 28, 17)]) == .doesNotScale(17))
    #expect(reading([(.accessibilityMedium, 28, 17)]) == .doesNotScale(17))
  }

  @Test func `finds text that was scaled twice`() {
    // Body's leading is 22 at Large and 34 at AX1: 28 × 34 ÷ 22 is 43.27.
    #expect(reading([(.accessibilityMedium, 28, 43)]) == .scaledTwice)
  }

  @Test func `finds the curve of another style`() {
    #expect(
      reading([
        (.accessibilityLarge, 33, 32), (.accessibilityExtraLarge, 40, 38),
      ]) == .curve(of: [.callout]))
    #expect(
      reading([(.accessibilityExtraLarge, 40, 38)])?.description == "the callout curve fits")
  }

  @Test func `finds what should not be compared with`() {
    #expect(reading([(.accessibilityExtraLarge, 38, 40)]) == .ownCurve)
  }

  // Leadings of callout: 18 at XS, 21 at Large, 32 at AX1, 60 at AX5; of largeTitle: 38, 41, 52, 70.
  // So 16 pt is 14, 24 and 46 pt along the one, and 15, 20 and 27 pt along the other.
  @Test func `finds that text of one's own follows another curve than before`() {
    let reading = reading(
      [
        (.extraSmall, 14, 15), (.accessibilityMedium, 24, 20),
        (.accessibilityExtraExtraExtraLarge, 46, 27),
      ],
      of: .largeTitle, sizeAtLarge: 16)
    #expect(reading == .exchangedCurve(to: .largeTitle, from: [.callout]))
    #expect(reading?.description == "its curve is that of largeTitle, was that of callout")
  }

  @Test func `finds that text of one's own has the sizes of another curve than its own`() {
    #expect(
      reading(
        [
          (.extraSmall, 15, 14), (.accessibilityMedium, 20, 24),
          (.accessibilityExtraExtraExtraLarge, 27, 46),
        ], of: .largeTitle, sizeAtLarge: 16)
        == .curve(of: [.callout]))
  }

  // 15 pt along callout is 23 pt at AX1 (22.86), 43 pt at AX5 (42.86).
  @Test func `finds another size at Large`() {
    let reading = reading(
      [
        (.large, 15, 16), (.accessibilityMedium, 23, 24),
        (.accessibilityExtraExtraExtraLarge, 43, 46),
      ],
      of: .callout, sizeAtLarge: 16)
    #expect(reading == .otherSizeAtLarge(16, was: 15))
    #expect(reading?.description == "its size at Large is 16 pt, was 15 pt")
  }

  @Test func `finds a category taken for another`() {
    // Large taken for Medium, and AX2 for AX1.
    #expect(
      reading([(.large, 17, 16), (.accessibilityLarge, 33, 28)]) == .otherCategory(steps: -1))
    #expect(
      reading([(.large, 17, 16), (.accessibilityLarge, 33, 28)])?.description
        == "it is the size of 1 category smaller")
  }

  @Test func `finds a size where growing stops`() {
    #expect(
      reading([(.accessibilityMedium, 28, 27), (.accessibilityLarge, 33, 27)])
        == .capped(at: 27))
  }

  @Test func `finds one factor between all sizes`() {
    #expect(
      reading([(.large, 17, 34), (.accessibilityMedium, 28, 56)]) == .factor(2))
  }

  @Test func `finds nothing where nothing explains all of them`() {
    #expect(reading([(.large, 17, 18), (.accessibilityMedium, 28, 41)]) == nil)
    #expect(reading([(.accessibilityMedium, 28, 27)]) == nil)
    #expect(reading([]) == nil)
    #expect(reading([(.large, 17, 17)]) == nil)
    #expect(reading([(.large, 16, 17)], of: .largeTitle) == nil)
  }
}
