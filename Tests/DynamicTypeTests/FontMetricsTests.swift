import DynamicType
import Testing

@Suite struct `Scaling along a text style` {
  private let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge

  @Test func `17 pt at Medium is a length of 16 and a third at 3x`() {
    // Published observation: jaredsinclair.com/2024/03/02/scaled-metrics.html.
    let medium = TraitCollection(preferredContentSizeCategory: .medium, displayScale: .x3)
    let scaled = FontMetrics.default.scaledValue(for: 17, compatibleWith: medium)
    #expect(scaled == Points(49.0 / 3))
  }

  @Test func `17 pt at Large stays 17`() {
    // The same source.
    let large = TraitCollection(preferredContentSizeCategory: .large, displayScale: .x3)
    #expect(FontMetrics.default.scaledValue(for: 17, compatibleWith: large) == 17)
  }

  @Test func `a font of 17 pt along body is 48 at AX5`() throws {
    // Published observation: Stack Overflow, question 51243804.
    let font = try FontMetrics.default.scaledFont(
      for: .custom("Avenir", size: 17),
      compatibleWith: TraitCollection(preferredContentSizeCategory: largest))
    #expect(font.pointSize == 48)
  }

  @Test(arguments: [TextStyle.largeTitle, .title1, .title2])
  func `a preferred body stays 17 along any title at Large`(style: TextStyle) throws {
    // Published observation: dotnet/macios issue 18335.
    let body = ScalableFont.preferredFont(forTextStyle: .body)
    let scaled = try FontMetrics(forTextStyle: style).scaledFont(for: body)
    #expect(scaled.pointSize == 17)
  }

  @Test func `each step is told`() {
    // Body leads 62 at AX5 and 22 at Large: 17 · 62 ÷ 22 = 47.909…
    let scaled = FontMetrics.default.scaling(of: 17, at: largest, to: .wholePoint, maximum: 40)
    #expect(scaled.leading == 62)
    #expect(scaled.leadingAtLarge == 22)
    #expect(abs(scaled.unrounded.value - 47.909) < 0.001)
    #expect(scaled.rounded == 48)
    #expect(scaled.result == 40)
    #expect(scaled.isCapped)
  }

  @Test func `the limit applies after rounding and need not be whole`() {
    // 47.9 rounds to 48 and is then held at 47.9…; rounded last, it would be 48.
    let scaled = FontMetrics.default.scaling(
      of: 17, at: largest, to: .wholePoint, maximum: 47.95)
    #expect(scaled.result == 47.95)
  }

  @Test func `a limit above the size changes nothing`() {
    let scaled = FontMetrics.default.scaling(of: 17, at: largest, to: .wholePoint, maximum: 60)
    #expect(scaled.result == 48)
    #expect(!scaled.isCapped)
  }

  @Test(arguments: [Points(0), Points(-1)])
  func `a limit not above zero is none`(maximum: Points) {
    let scaled = FontMetrics.default.scaling(
      of: 17, at: largest, to: .wholePoint, maximum: maximum)
    #expect(scaled.result == 48)
    #expect(scaled.maximum == nil)
  }

  @Test func `half a point rounds away from zero`() {
    // Caption 1 leads 16 at Large and 28 at AX1: 6 · 28 ÷ 16 = 10.5, whose even neighbour is 10.
    let metrics = FontMetrics(forTextStyle: .caption1)
    let category = ContentSizeCategory.accessibilityMedium
    #expect(metrics.scaling(of: 6, at: category, to: .wholePoint).result == 11)
    #expect(metrics.scaling(of: -6, at: category, to: .wholePoint).result == -11)
  }

  @Test func `a scaled font may fall below 11 pt`() {
    // Footnote leads 16 at XS and 18 at Large: 11 · 16 ÷ 18 = 9.78.
    let metrics = FontMetrics(forTextStyle: .footnote)
    #expect(metrics.scaling(of: 11, at: .extraSmall, to: .wholePoint).result == 10)
  }

  @Test func `each style has its own curve`() {
    // largeTitle leads 70 on 41, caption 2 48 on 13: 10 pt become 17.07 and 36.92.
    let title = FontMetrics(forTextStyle: .largeTitle)
    let caption = FontMetrics(forTextStyle: .caption2)
    #expect(title.scaling(of: 10, at: largest, to: .wholePoint).result == 17)
    #expect(caption.scaling(of: 10, at: largest, to: .wholePoint).result == 37)
  }

  @Test func `without traits, those in force decide`() {
    let traits = TraitCollection(preferredContentSizeCategory: .medium, displayScale: .x1)
    #expect(FontMetrics.default.scaledValue(for: 17) == 17)
    #expect(traits.performAsCurrent { FontMetrics.default.scaledValue(for: 17) } == 16)
  }
}

@Suite struct `Rounding a size` {
  @Test(arguments: [
    (SizeRounding.none, 16.24), (.wholePoint, 16), (.pixelGrid(.x2), 16), (.quarterPoint, 16.25),
  ])
  func `16.24 pt come to rest`(rounding: SizeRounding, expected: Double) {
    #expect(rounding.rounded(16.24) == Points(expected))
  }

  @Test func `half a pixel goes away from zero`() {
    #expect(SizeRounding.pixelGrid(.x2).rounded(16.25) == 16.5)
    #expect(SizeRounding.pixelGrid(.x2).rounded(-16.25) == -16.5)
  }
}

@Suite struct `A scaled metric` {
  @ScaledMetric(
    compatibleWith: TraitCollection(preferredContentSizeCategory: .medium, displayScale: .x3))
  private var body: Points = 17

  @ScaledMetric(
    relativeTo: .caption2,
    compatibleWith: TraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge, displayScale: .x1))
  private var caption = 10.0

  @ScaledMetric private var followsSurroundings: Points = 17

  @Test func `grows as body by default and lands on a pixel`() {
    #expect(body == Points(49.0 / 3))
  }

  @Test func `grows as the style named, and may be a plain number`() {
    #expect(caption == 37)
  }

  @Test func `is scaled anew at each reading`() {
    let medium = TraitCollection(preferredContentSizeCategory: .medium, displayScale: .x1)
    #expect(followsSurroundings == 17)
    #expect(medium.performAsCurrent { followsSurroundings } == 16)
  }
}
