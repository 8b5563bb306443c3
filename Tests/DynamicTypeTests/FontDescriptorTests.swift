import DynamicType
import Testing

@Suite struct `The descriptor of a text style` {
  private let body = FontDescriptor.preferredFontDescriptor(withTextStyle: .body)

  @Test func `takes its category from the traits`() {
    let descriptor = FontDescriptor.preferredFontDescriptor(
      withTextStyle: .caption2,
      compatibleWith: TraitCollection(preferredContentSizeCategory: .extraExtraLarge))
    #expect(descriptor.pointSize == 15)
    #expect(descriptor.leading == 20)
  }

  @Test func `is bold in the style's emphasized weight`() throws {
    let bold = try #require(body.withSymbolicTraits(.bold))
    let title = FontDescriptor.preferredFontDescriptor(withTextStyle: .title2)
    #expect(bold.weight == .semibold)
    #expect(try #require(title.withSymbolicTraits(.bold)).weight == .bold)
  }

  @Test func `can be italic`() throws {
    #expect(try #require(body.withSymbolicTraits(.italic)).symbolicTraits == .italic)
  }

  @Test func `moves its lines by 2 pt with tight or loose leading`() throws {
    #expect(try #require(body.withSymbolicTraits(.tightLeading)).leading == 20)
    #expect(try #require(body.withSymbolicTraits(.looseLeading)).leading == 24)
    #expect(Platform.watchOS.leadingTraitStep == 1)
  }

  @Test func `ignores condensed and expanded`() throws {
    let asked: FontDescriptor.SymbolicTraits = [.condensed, .expanded, .italic]
    #expect(try #require(body.withSymbolicTraits(asked)).symbolicTraits == .italic)
  }

  @Test func `cannot be monospaced before iOS 16`() {
    #expect(body.withSymbolicTraits(.monoSpace, behavior: .beforeIOS16) == nil)
    #expect(body.withSymbolicTraits(.monoSpace) != nil)
  }

  @Test func `keeps its family and face`() {
    #expect(body.withFamily("Avenir") == body)
    #expect(body.withFace("Black") == body)
  }

  @Test func `keeps its size, and goes on following, at size 0`() {
    let font = ScalableFont(descriptor: body, size: 0)
    #expect(font.pointSize == 17)
    #expect(font.followsContentSizeCategory)
  }

  @Test func `is the system's face at another size`() {
    let resized = body.withSize(34)
    #expect(resized.origin == .system)
    #expect(resized.pointSize == 34)
    // 22 pt of body at 17, kept in proportion: thread 1382146916402790401 of threadreaderapp.com.
    #expect(resized.leading == 44)
    #expect(resized.withFamily("Avenir").leading == nil)
  }
}

@Suite struct `The descriptor of a custom font` {
  private let avenir = FontDescriptor.custom(family: "Avenir", size: 17, weight: .medium)

  @Test func `takes a family, a face and any trait`() throws {
    #expect(avenir.withFamily("Lantern").origin == .custom(family: "Lantern"))
    #expect(avenir.withFace("Black").origin == .custom(family: "Avenir", face: "Black"))
    #expect(try #require(avenir.withSymbolicTraits(.condensed)).symbolicTraits == .condensed)
  }

  @Test func `is at least bold with the bold trait`() throws {
    #expect(try #require(avenir.withSymbolicTraits(.bold)).weight == .bold)
    let black = avenir.withWeight(.black)
    #expect(try #require(black.withSymbolicTraits(.bold)).weight == .black)
  }
}
