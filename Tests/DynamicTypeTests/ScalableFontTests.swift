import DynamicType
import Testing

private let ax5 = TraitCollection(
  preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

@Suite struct `A font and the text size` {
  @Test func `a preferred font brings the size and leading of its style`() {
    let font = ScalableFont.preferredFont(forTextStyle: .body, compatibleWith: ax5)
    #expect(font.pointSize == 53)
    #expect(font.leading == 62)
  }

  @Test func `a scaled font has the leading of its face`() throws {
    let scaled = try FontMetrics.default.scaledFont(for: .custom("Avenir", size: 17))
    let scaledPreferred = try FontMetrics.default.scaledFont(
      for: .preferredFont(forTextStyle: .body))
    #expect(scaled.leading == nil)
    #expect(scaledPreferred.leading == nil)
  }

  @Test func `a scaled font must not be scaled again`() throws {
    let scaled = try FontMetrics.default.scaledFont(
      for: .custom("Avenir", size: 17), compatibleWith: ax5)
    let error = #expect(throws: FontScalingError.self) {
      try FontMetrics.default.scaledFont(for: scaled)
    }
    #expect(error == .alreadyScaled(pointSize: 48, basePointSize: 17))
  }

  @Test func `a preferred font may be scaled, and is scaled twice`() throws {
    // 53 pt at AX5, times 62 ÷ 22: 149.36.
    let preferred = ScalableFont.preferredFont(forTextStyle: .body, compatibleWith: ax5)
    let scaled = try FontMetrics.default.scaledFont(for: preferred, compatibleWith: ax5)
    #expect(scaled.pointSize == 149)
  }

  @Test func `a scaled font is scaled anew from its base size, within its limit`() throws {
    let scaled = try FontMetrics.default.scaledFont(
      for: .custom("Avenir", size: 17), maximumPointSize: 40, compatibleWith: ax5)
    let medium = TraitCollection(preferredContentSizeCategory: .medium)
    #expect(scaled.pointSize == 40)
    // 17 · 21 ÷ 22 = 16.23.
    #expect(scaled.adjusted(for: medium).pointSize == 16)
    #expect(scaled.adjusted(for: medium).adjusted(for: ax5).pointSize == 40)
  }

  @Test func `a preferred font follows with its traits and weight`() throws {
    let descriptor = try #require(
      FontDescriptor.preferredFontDescriptor(withTextStyle: .body).withSymbolicTraits(.bold))
    let adjusted = ScalableFont(descriptor: descriptor).adjusted(for: ax5)
    #expect(adjusted.pointSize == 53)
    #expect(adjusted.weight == .semibold)
  }

  @Test func `a preferred font of another size does not follow`() {
    let body = ScalableFont.preferredFont(forTextStyle: .body)
    let doubled = body.withSize(body.pointSize * 2)
    #expect(!doubled.followsContentSizeCategory)
    #expect(doubled.adjusted(for: ax5).pointSize == 34)
    #expect(doubled.leading == 44)
  }

  @Test func `a system or custom font of a size does not follow`() {
    #expect(ScalableFont.systemFont(ofSize: 17).adjusted(for: ax5).pointSize == 17)
    #expect(ScalableFont.custom("Avenir", size: 17).adjusted(for: ax5).pointSize == 17)
    #expect(!ScalableFont.systemFont(ofSize: 17).followsContentSizeCategory)
  }

  @Test func `at Large, fonts of any scaling are equal`() throws {
    let plain = ScalableFont.custom("Avenir", size: 17)
    let body = try FontMetrics.default.scaledFont(for: plain)
    let title = try FontMetrics(forTextStyle: .largeTitle).scaledFont(
      for: plain, maximumPointSize: 20)
    #expect(body == plain)
    #expect(body == title)
    #expect(body.hashValue == plain.hashValue)
    #expect(body.scaling != title.scaling)
    #expect(body.adjusted(for: ax5) != title.adjusted(for: ax5))
  }

  @Test func `Bold Text makes the system's face heavier and leaves an app's own`() {
    let bold = TraitCollection(legibilityWeight: .bold)
    let system = ScalableFont.systemFont(ofSize: 17)
    let headline = ScalableFont.preferredFont(forTextStyle: .headline)
    let black = ScalableFont.systemFont(ofSize: 17, weight: .black)
    let custom = ScalableFont.custom("Avenir", size: 17)
    #expect(system.weight(compatibleWith: bold) == .semibold)
    #expect(headline.weight(compatibleWith: bold) == .heavy)
    #expect(black.weight(compatibleWith: bold) == .black)
    #expect(custom.weight(compatibleWith: bold) == .regular)
    #expect(system.weight(compatibleWith: TraitCollection()) == .regular)
  }
}

@Suite struct `A font made from another` {
  private let large = TraitCollection(preferredContentSizeCategory: .large)
  private let custom = ScalableFont.custom("Avenir", size: 17)

  private func preferred(_ style: TextStyle) -> ScalableFont {
    .preferredFont(forTextStyle: style, compatibleWith: large)
  }

  @Test func `in another weight follows as before`() {
    let scaled = custom.scaled(along: .body, compatibleWith: large).withWeight(.bold)
    #expect(scaled.weight == .bold)
    #expect(scaled.adjusted(for: ax5).pointSize == 48)
    #expect(scaled.adjusted(for: ax5).weight == .bold)
    let light = preferred(.headline).withWeight(.light)
    #expect(light.leading == 22)
    #expect(light.adjusted(for: ax5).pointSize == 53)
    #expect(light.adjusted(for: ax5).weight == .light)
    #expect(!custom.withWeight(.bold).followsContentSizeCategory)
  }

  @Test func `in another weight is as bold with the trait as the heavier of both`() {
    // The emphasized weight of body is semibold.
    #expect(preferred(.body).withWeight(.light).adding(.bold).weight == .semibold)
    #expect(preferred(.body).withWeight(.black).adding(.bold).weight == .black)
    #expect(custom.withWeight(.light).adding(.bold).weight == .bold)
  }

  @Test func `with more traits follows as before, and keeps those it has`() {
    let scaled = custom.adding(.italic).scaled(along: .body, compatibleWith: large).adding(.bold)
    #expect(scaled.fontDescriptor.symbolicTraits == [.bold, .italic])
    #expect(scaled.adjusted(for: ax5).fontDescriptor.symbolicTraits == [.bold, .italic])
    #expect(scaled.adjusted(for: ax5).pointSize == 48)
    let body = preferred(.body).adding([.bold, .condensed])
    // A text style ignores the width.
    #expect(body.fontDescriptor.symbolicTraits == .bold)
    #expect(body.adjusted(for: ax5).leading == 62)
  }

  @Test func `scaled along a style starts from the size it has, whatever scaled it before`() {
    // 17 × 62 ÷ 22 = 47.9; 48 × 70 ÷ 41 = 81.95.
    let once = custom.scaled(along: .body, compatibleWith: ax5)
    let twice = once.scaled(along: .largeTitle, compatibleWith: ax5)
    #expect(once.pointSize == 48)
    #expect(twice.pointSize == 82)
    #expect(twice.scaling?.basePointSize == 48)
    #expect(twice.scaling?.textStyle == .largeTitle)
  }

  @Test func `scaled along a style keeps to its limit`() {
    let font = custom.scaled(along: .body, maximumPointSize: 20, compatibleWith: ax5)
    #expect(font.pointSize == 20)
    #expect(font.withWeight(.bold).adjusted(for: ax5).pointSize == 20)
  }

  @Test func `reapplied as a style is that style's, if it is the system's`() {
    let font = preferred(.body).withSize(34).reapplied(as: .title1, compatibleWith: ax5)
    #expect(font == .preferredFont(forTextStyle: .title1, compatibleWith: ax5))
    #expect(font.leading == 68)
    #expect(font.adjusted(for: large).pointSize == 28)
  }

  @Test func `reapplied as a style has the weight of that, unless it has another than regular`() {
    let regular = ScalableFont.systemFont(ofSize: 17)
    let thin = ScalableFont.systemFont(ofSize: 17, weight: .thin)
    #expect(regular.reapplied(as: .headline, compatibleWith: ax5).weight == .semibold)
    #expect(thin.reapplied(as: .headline, compatibleWith: ax5).weight == .thin)
  }

  @Test func `reapplied as a style is scaled along it, if it is the app's own`() {
    let font = custom.withWeight(.bold).reapplied(as: .body, compatibleWith: ax5)
    #expect(font.pointSize == 48)
    #expect(font.fontDescriptor.origin == .custom(family: "Avenir"))
    #expect(font.weight == .bold)
    #expect(font.leading == nil)
    #expect(font.adjusted(for: large).pointSize == 17)
  }

  // The tests of YMatterType, pull request 67: the three lightest go up by 100, the rest by 200.
  @Test(arguments: [
    (FontWeight.ultraLight, FontWeight.thin), (.thin, .light), (.light, .regular),
    (.regular, .semibold), (.medium, .bold), (.semibold, .heavy), (.bold, .black),
    (.heavy, .black), (.black, .black),
  ])
  func `Bold Text has a heavier weight for each of nine`(weight: FontWeight, heavier: FontWeight) {
    let font = ScalableFont.systemFont(ofSize: 17, weight: weight)
    #expect(font.weight(compatibleWith: TraitCollection(legibilityWeight: .bold)) == heavier)
  }

  @Test func `Bold Text leaves what is heavier than black`() {
    let font = ScalableFont.systemFont(ofSize: 17, weight: FontWeight(rawValue: 950))
    #expect(font.weight(compatibleWith: TraitCollection(legibilityWeight: .bold)).rawValue == 950)
  }
}

@Suite struct `A font in SwiftUI's words` {
  @Test func `custom with a size scales with body`() {
    #expect(Font.custom("Avenir", size: 17).resolved(in: ax5).pointSize == 48)
  }

  @Test func `custom relative to a style scales with that`() {
    // largeTitle leads 70 on 41: 34 · 70 ÷ 41 = 58.05.
    let font = Font.custom("Avenir", size: 34, relativeTo: .largeTitle)
    #expect(font.resolved(in: ax5).pointSize == 58)
  }

  @Test func `custom with a fixed size and system with a size do not scale`() {
    #expect(Font.custom("Avenir", fixedSize: 17).resolved(in: ax5).pointSize == 17)
    #expect(Font.system(size: 17).resolved(in: ax5).pointSize == 17)
  }

  @Test func `a text style is the preferred font`() {
    let font = Font.system(.body).resolved(in: ax5)
    #expect(font == .preferredFont(forTextStyle: .body, compatibleWith: ax5))
  }

  @Test func `bold gives a style its emphasized weight`() {
    #expect(Font.system(.title1).bold().resolved().weight == .bold)
    #expect(Font.system(.body).bold().resolved().weight == .semibold)
    #expect(Font.custom("Avenir", size: 17).weight(.light).resolved().weight == .light)
  }
}
