import Testing
import UIKitTypography

@MainActor @Suite struct `What the descriptor of a text style ignores` {
  private func traits(
    _ traits: UIFontDescriptor.SymbolicTraits, system: UISystemVersion = .latest
  ) -> UIFontDescriptor.SymbolicTraits? {
    phone(system: system).run {
      UIFontDescriptor.preferredFontDescriptor(withTextStyle: .footnote)
        .withSymbolicTraits(traits)?.symbolicTraits
    }
  }

  @Test func `is not the italic trait`() {
    #expect(traits(.traitItalic) == .traitItalic)
    #expect(traits(.traitItalic, system: UISystemVersion(15)) == .traitItalic)
  }

  @Test func `was the width before iOS 16`() {
    #expect(traits([.traitCondensed, .traitExpanded], system: UISystemVersion(15)) == [])
  }

  @Test func `was nothing at all for monospace before iOS 16, which gave nil`() {
    #expect(traits(.traitMonoSpace, system: UISystemVersion(15)) == nil)
  }

  @Test func `is another family`() {
    phone().run {
      let title = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
      let font = UIFont(descriptor: title.withFamily("Lantern-Book"), size: 0)
      #expect(font == UIFont.preferredFont(forTextStyle: .title1))
      #expect(font.familyName == UIFont.systemFont(ofSize: 12).familyName)
      #expect(UIFont(name: "Lantern-Book", size: 28) != nil)
    }
  }

  @Test func `is another face`() {
    phone().run {
      let title = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
      #expect(title.withFace("Light") == title)
    }
  }
}
