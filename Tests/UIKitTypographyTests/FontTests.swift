import DynamicType
import Foundation
import Snapshots
import Testing

@testable import UIKitTypography

@Suite struct `A font` {
  private func on<Result>(
    _ category: UIContentSizeCategory, system: UISystemVersion = .latest,
    _ body: () throws -> Result
  ) rethrows -> Result {
    try Stage.device(category, system: system).perform(body)
  }

  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category)
  }

  @Test func `of the body style is 17 pt at Large and 53 pt at AX5`() {
    #expect(
      UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits(.large)).pointSize == 17)
    #expect(
      UIFont.preferredFont(
        forTextStyle: .body, compatibleWith: traits(.accessibilityExtraExtraExtraLarge)
      ).pointSize == 53)
  }

  @Test func `of a style takes the text size of the device where no traits are given`() {
    let size = on(.extraSmall) { UIFont.preferredFont(forTextStyle: .body).pointSize }
    #expect(size == 14)
  }

  @Test func `of a style takes the text size of the current traits before that of the device`() {
    let size = on(.extraSmall) {
      traits(.extraLarge).asCurrent { UIFont.preferredFont(forTextStyle: .body).pointSize }
    }
    #expect(size == 19)
  }

  @Test func `of caption2 is never smaller than 11 pt`() {
    #expect(
      UIFont.preferredFont(forTextStyle: .caption2, compatibleWith: traits(.extraSmall)).pointSize
        == 11)
  }

  @Test func `of a name nobody registered is nil`() {
    let font = on(.large) { UIFont(name: "Avenir-Medium", size: 17) }
    #expect(font == nil)
  }

  @Test func `is found by its family, its PostScript name and its full name`() {
    let names = on(.large) {
      [
        "Noto Serif", "NotoSerif-Regular", "JetBrains Mono", "JetBrainsMono-Regular",
        "InterVariable-Bold",
      ]
      .map { UIFont(name: $0, size: 17)?.familyName }
    }
    #expect(
      names == ["Noto Serif", "Noto Serif", "JetBrains Mono", "JetBrains Mono", "Inter Variable"])
  }

  @Test func `is not found by the path of its file`() {
    let font = on(.large) { UIFont(name: "Inter/InterVariable.ttf", size: 17) }
    #expect(font == nil)
  }

  @Test func `of the system is not changed by the text size`() {
    #expect(on(.accessibilityLarge) { UIFont.systemFont(ofSize: 17).pointSize } == 17)
    #expect(!UIFont.systemFont(ofSize: 17).followsContentSizeCategory)
  }

  @Test func `with a size that is none is 12 pt`() {
    #expect(UIFont.systemFont(ofSize: -3).pointSize == 12)
    #expect(UIFont.systemFont(ofSize: .nan).pointSize == 12)
    #expect(UIFont.systemFont(ofSize: .infinity).pointSize == 2000)
  }

  @Test func `resized from a style follows no text size`() {
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits(.large))
    let doubled = font.withSize(font.pointSize * 2)
    #expect(doubled.pointSize == 34)
    #expect(doubled.adjusted(for: traits(.accessibilityLarge)).pointSize == 34)
  }

  @Test func `at Large equals the same scaled along another style, which is a trap`() {
    let (plain, body, title) = on(.large) {
      let plain = UIFont(name: "Noto Serif", size: 17) ?? .systemFont(ofSize: 1)
      return (
        plain, UIFontMetrics.default.scaledFont(for: plain),
        UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: plain)
      )
    }
    #expect(plain == body)
    #expect(body == title)
    #expect(body.hashValue == title.hashValue)
  }

  @Test func `of the system is heavier where it was made under Bold Text`() {
    let bold = UITraitCollection(legibilityWeight: .bold)
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: bold)
    #expect(font.drawn.weight.rawValue == 600)
    #expect(UIFont.preferredFont(forTextStyle: .body).drawn.weight.rawValue == 400)
  }

  @Test func `that no file has is 0 pt high`() throws {
    let device = Stage.device()
    device.fonts?.systemFont = "Nobody's"
    device.perform {
      let font = UIFont.systemFont(ofSize: 17)
      #expect([font.ascender, font.descender, font.capHeight, font.leading] == [0, 0, 0, 0])
    }
  }

  @Test func `knows the metrics of its face`() {
    // Inter: ascender 1984 and descender −494 of 2048 units; sizes end at 2000 pt.
    let (ascender, descender, line) = on(.large) {
      let font = UIFont.systemFont(ofSize: 2048)
      return (font.ascender, font.descender, font.lineHeight)
    }
    #expect(ascender == 1937.5)
    #expect(descender == -482.421875)
    #expect(line == 2419.921875)
  }

  @Test func `has the weights of UIKit's numbers`() {
    #expect(UIFont.Weight.semibold.weight.rawValue == 600)
    #expect(UIFont.Weight(0.35).weight.rawValue == 650)
    #expect(UIFont.Weight(-2).weight.rawValue == 100)
    #expect(UIFont.Weight(2).weight.rawValue == 900)
  }

  @Test func `has the sizes that UIKit names`() {
    #expect(UIFont.labelFontSize == 17)
    #expect(UIFont.buttonFontSize == 18)
    #expect(UIFont.systemFontSize == 14)
    #expect(UIFont.smallSystemFontSize == 12)
  }
}

@Suite struct `Font metrics` {
  private let ax5 = UITraitCollection(
    preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

  @Test func `scale 17 pt along body to 48 pt at AX5`() {
    let font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 17), compatibleWith: ax5)
    #expect(font.pointSize == 48)
  }

  @Test func `hold a scaled font to a greatest size`() {
    let font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: 28, compatibleWith: ax5)
    #expect(font.pointSize == 28)
  }

  @Test func `take a greatest size of 0 for none`() {
    let font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: 0, compatibleWith: ax5)
    #expect(font.pointSize == 48)
  }

  @Test func `have no smallest size`() {
    let font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .systemFont(ofSize: 11),
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraSmall))
    #expect(font.pointSize == 10)
  }

  @Test func `scale a length to the pixel grid`() {
    let value = UIFontMetrics.default.scaledValue(
      for: 17, compatibleWith: UITraitCollection(preferredContentSizeCategory: .medium))
    #expect(abs(value - 16.3333) < 0.001)
  }

  @Test func `scale a preferred font twice`() {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: ax5)
    // 53 · 62 ÷ 22
    #expect(UIFontMetrics.default.scaledFont(for: body, compatibleWith: ax5).pointSize == 149)
  }

  @Test func `refuse a font they scaled, and write that down`() {
    let device = Stage.device()
    device.perform {
      let once = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: ax5)
      let twice = UIFontMetrics.default.scaledFont(for: once, compatibleWith: ax5)
      #expect(twice.pointSize == 48)
    }
    #expect(device.misuses.count == 1)
    #expect(device.misuses.first?.description.contains("scaled already") == true)
  }

  @Test func `let a scaled font follow later changes`() {
    let font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 17),
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    #expect(font.pointSize == 17)
    #expect(font.adjusted(for: ax5).pointSize == 48)
  }
}

@Suite struct `A font descriptor` {
  private let body = UIFontDescriptor.preferredFontDescriptor(
    withTextStyle: .body,
    compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraLarge))

  @Test func `keeps its size where a font is made with size 0`() {
    #expect(UIFont(descriptor: body, size: 0).pointSize == 19)
  }

  @Test func `makes the subheadline semibold by the bold trait`() {
    let subheadline = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .subheadline)
    let bold = subheadline.withSymbolicTraits(.traitBold)
    #expect(bold.map { UIFont(descriptor: $0, size: 0).scalable.weight.rawValue } == 600)
  }

  @Test func `of a style ignores another family and face`() {
    #expect(body.withFamily("Noto Serif") == body)
    #expect(body.withFace("Bold") == body)
  }

  @Test func `of a style ignores condensed and expanded`() {
    #expect(body.withSymbolicTraits([.traitCondensed, .traitExpanded])?.symbolicTraits == [])
  }

  @Test func `of a style could not be monospaced before iOS 16`() {
    let before = Stage.device(system: UISystemVersion(15)).perform {
      body.withSymbolicTraits(.traitMonoSpace)
    }
    #expect(before == nil)
    #expect(body.withSymbolicTraits(.traitMonoSpace)?.symbolicTraits == .traitMonoSpace)
  }

  @Test func `of a style leads 2 pt less when tight`() {
    let tight = body.withSymbolicTraits(.traitTightLeading)
    // Body at XL is 19/24.
    #expect(tight?.descriptor.leading?.value == 22)
  }

  @Test func `is set in the usual face in the rounded and serif designs`() {
    #expect(body.withDesign(.rounded) == body)
    #expect(body.withDesign(.serif) == body)
    #expect(body.withDesign(.monospaced)?.symbolicTraits == .traitMonoSpace)
  }

  @Test func `comes back from an archive as it was`() throws {
    let bold = try #require(body.withSymbolicTraits([.traitBold, .traitItalic]))
    let custom = UIFontDescriptor(
      fontAttributes: [.family: "Noto Serif", .size: 21, .face: "Bold"])
    for descriptor in [body, bold, custom] {
      let archive = try NSKeyedArchiver.archivedData(
        withRootObject: descriptor, requiringSecureCoding: true)
      let read = try NSKeyedUnarchiver.unarchivedObject(
        ofClass: UIFontDescriptor.self, from: archive)
      #expect(read == descriptor)
    }
  }

  @Test func `says what it is by name`() {
    #expect(body.object(forKey: .size) as? CGFloat == 19)
    #expect(body.object(forKey: .textStyle) as? UIFont.TextStyle == .body)
  }

  @Test func `takes a weight among other attributes`() {
    let heavy = UIFontDescriptor().addingAttributes([
      .size: 20, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy],
    ])
    #expect(heavy.pointSize == 20)
    #expect(heavy.descriptor.weight.rawValue == 800)
  }
}
