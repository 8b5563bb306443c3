import Foundation
import Testing
import UIKitTypography

@MainActor @Suite struct `The descriptor of a text style` {
  private func descriptor(
    _ style: UIFont.TextStyle, with traits: UIFontDescriptor.SymbolicTraits = []
  ) -> UIFontDescriptor? {
    let plain = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
    return traits.isEmpty ? plain : plain.withSymbolicTraits(traits)
  }

  private func emphasizedCallout() -> UIFont? {
    descriptor(.callout, with: .traitBold).map { UIFont(descriptor: $0, size: 0) }
  }

  private func weight(_ font: UIFont?) -> UIFont.Weight? {
    let traits = font?.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    return (traits?[.weight] as? CGFloat).map(UIFont.Weight.init(rawValue:))
  }

  @Test func `knows its style and its size`() {
    let title = phone(.extraExtraLarge).run { descriptor(.title2) }
    #expect(title?.object(forKey: .textStyle) as? UIFont.TextStyle == .title2)
    #expect(title?.pointSize == 26)
  }

  @Test func `is semibold with the bold trait in callout`() {
    phone().run {
      #expect(weight(.preferredFont(forTextStyle: .callout)) == .regular)
      #expect(weight(emphasizedCallout()) == .semibold)
      #expect(emphasizedCallout()?.pointSize == 16)
    }
  }

  @Test func `makes fonts of its own size where the size is zero`() {
    let sizes = [UIContentSizeCategory.extraSmall, .accessibilityExtraExtraExtraLarge].map {
      phone($0).run { emphasizedCallout()?.pointSize }
    }
    #expect(sizes == [13, 51])
  }

  @Test func `makes fonts of another size where one is given`() {
    let font = phone(.accessibilityLarge).run {
      descriptor(.title2).map { UIFont(descriptor: $0, size: 31) }
    }
    #expect(font?.pointSize == 31)
  }

  @Test func `follows the text size in a label with the flag, in its weight`() {
    let device = phone()
    device.run {
      let label = UILabel()
      label.font = emphasizedCallout()
      label.adjustsFontForContentSizeCategory = true
      device.change(to: .accessibilityExtraExtraLarge, showing: label)
      #expect(label.font.pointSize == 44)
      #expect(weight(label.font) == .semibold)
    }
  }

  @Test func `survives an archive`() throws {
    let stored = try #require(descriptor(.footnote, with: [.traitBold, .traitItalic]))
    let data = try NSKeyedArchiver.archivedData(withRootObject: stored, requiringSecureCoding: true)
    let restored = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFontDescriptor.self, from: data))
    #expect(restored == stored)
    #expect(restored.symbolicTraits == [.traitBold, .traitItalic])
  }
}
