// “Scaling Dynamic Type with Font Descriptors”, Keith Harrison: some limitations.

import Foundation
import Testing
import UIKitTypography

// MARK: As published

private func italicDescriptor(style: UIFont.TextStyle) -> UIFontDescriptor? {
  let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
  let myDescriptor = descriptor.withSymbolicTraits(.traitItalic)
  return myDescriptor
}

private func verdana() -> UIFont {
  let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline)
  let myDescriptor = descriptor.withFamily("Verdana")  // repaired: nothing to unwrap
  let myFont = UIFont(descriptor: myDescriptor, size: 0)
  return myFont
}

// MARK: What it does

@MainActor @Suite struct `Limitations of descriptors of a text style` {
  @Test func `The italic trait takes effect`() {
    #expect(italicDescriptor(style: .body)?.symbolicTraits.contains(.traitItalic) == true)
  }

  @Test func `Not every trait does: condensed and expanded were ignored before iOS 16`() {
    let traits = phone(system: UISystemVersion(15)).run {
      UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        .withSymbolicTraits([.traitCondensed, .traitExpanded])?.symbolicTraits
    }
    #expect(traits == [])
  }

  @Test func `Not every trait does: monospace gave nothing before iOS 16`() {
    let descriptor = phone(system: UISystemVersion(15)).run {
      UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        .withSymbolicTraits(.traitMonoSpace)
    }
    #expect(descriptor == nil)
  }

  @Test func `Another family has no effect`() {
    phone().run {
      #expect(verdana() == UIFont.preferredFont(forTextStyle: .headline))
      #expect(verdana().familyName == UIFont.preferredFont(forTextStyle: .body).familyName)
      #expect(UIFont(name: "Verdana", size: 17) != nil)
    }
  }

  @Test func `Another face has none either`() {
    phone().run {
      let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline)
      #expect(descriptor.withFace("Bold") == descriptor)
    }
  }
}
