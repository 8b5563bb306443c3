// “Scaling Fonts Automatically”, Apple: configuring text styles in source code.

import Foundation
import Testing
import UIKitTypography

// MARK: As published

@MainActor private func setBody(_ label: UILabel) {
  label.font = UIFont.preferredFont(forTextStyle: .body)
  label.adjustsFontForContentSizeCategory = true
}

@MainActor private func setCustomFont(_ label: UILabel) {
  guard let customFont = UIFont(name: "CustomFont-Light", size: UIFont.labelFontSize) else {
    fatalError(
      """
      Failed to load the "CustomFont-Light" font.
      Make sure the font file is included in the project and the font name is spelled correctly.
      """
    )
  }
  label.font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: customFont)
  label.adjustsFontForContentSizeCategory = true
}

// MARK: What it does

@MainActor @Suite struct `Text styles in source code` {
  private func size(
    _ category: UIContentSizeCategory, from start: UIContentSizeCategory = .large,
    _ setUp: (UILabel) -> Void
  ) -> CGFloat {
    let device = phone(start)
    return device.run {
      let label = UILabel()
      setUp(label)
      device.change(to: category, showing: label)
      return label.font.pointSize
    }
  }

  @Test func `A body label follows the setting to its largest size and back`() {
    #expect(size(.large, setBody) == 17)
    #expect(size(.accessibilityExtraExtraExtraLarge, setBody) == 53)
    #expect(size(.large, from: .accessibilityExtraExtraExtraLarge, setBody) == 17)
  }

  @Test func `A label without the flag has the right size at first and does not respond`() {
    let setUp = { (label: UILabel) in
      setBody(label)
      label.adjustsFontForContentSizeCategory = false
    }
    #expect(size(.extraLarge, from: .extraLarge, setUp) == 19)
    #expect(size(.accessibilityLarge, from: .extraLarge, setUp) == 19)
  }

  @Test func `The flag is false until it is set`() {
    #expect(!UILabel().adjustsFontForContentSizeCategory)
    #expect(!UITextField().adjustsFontForContentSizeCategory)
    #expect(!UITextView().adjustsFontForContentSizeCategory)
  }

  @Test func `A custom font of 17 pt along headline is 48 pt at AX5, not the system's 53`() {
    #expect(size(.large, setCustomFont) == 17)
    #expect(size(.accessibilityExtraExtraExtraLarge, setCustomFont) == 48)
    #expect(
      size(.accessibilityExtraExtraExtraLarge) {
        $0.font = .preferredFont(forTextStyle: .headline)
        $0.adjustsFontForContentSizeCategory = true
      } == 53)
  }

  @Test func `A custom font is missing where nobody added it, which ends the example`() {
    let font = phone(fonts: ExampleFonts.none).run {
      UIFont(name: "CustomFont-Light", size: UIFont.labelFontSize)
    }
    #expect(font == nil)
  }

  @Test func `The option has no effect on a custom font that was not scaled`() {
    #expect(
      size(.accessibilityExtraExtraExtraLarge) {
        $0.font = UIFont(name: "CustomFont-Light", size: UIFont.labelFontSize)
        $0.adjustsFontForContentSizeCategory = true
      } == 17)
  }

  private final class Card: UIView {
    let label = UILabel()

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      if traitCollection.preferredContentSizeCategory
        != previousTraitCollection?.preferredContentSizeCategory
      {
        label.font = UIFont.preferredFont(forTextStyle: .body)
      }
    }
  }

  @Test func `A view that is told of changed traits can set its fonts anew`() {
    let device = phone()
    device.run {
      let card = Card()
      card.label.font = UIFont.preferredFont(forTextStyle: .body)
      device.change(to: .accessibilityMedium, showing: card)
      #expect(card.label.font.pointSize == 28)
    }
  }
}
