// “Implementing Dynamic Type on iOS 7”, J. Szumski, 2013: using custom fonts with Dynamic Type. The
// document is in Objective-C; these are its words in Swift.

import Testing
import UIKitTypography

// MARK: As published

extension UIFont {
  static func preferredAvenirFont(forTextStyle textStyle: UIFont.TextStyle) -> UIFont? {
    // choose the font size
    var fontSize: CGFloat = 16.0
    let contentSize = UIApplication.shared.preferredContentSizeCategory

    if contentSize == .extraSmall {
      fontSize = 12.0

    } else if contentSize == .small {
      fontSize = 14.0

    } else if contentSize == .medium {
      fontSize = 16.0

    } else if contentSize == .large {
      fontSize = 18.0

    } else if contentSize == .extraLarge {
      fontSize = 20.0

    } else if contentSize == .extraExtraLarge {
      fontSize = 22.0

    } else if contentSize == .extraExtraExtraLarge {
      fontSize = 24.0
    }

    // choose the font weight
    if textStyle == .headline || textStyle == .subheadline {

      return UIFont(name: "Avenir-Black", size: fontSize)

    } else {
      return UIFont(name: "Avenir-Medium", size: fontSize)
    }
  }
}

// MARK: What it does

@MainActor @Suite struct `A table of sizes of an app's own` {
  private func size(_ category: UIContentSizeCategory) -> CGFloat? {
    phone(category).run { UIFont.preferredAvenirFont(forTextStyle: .body)?.pointSize }
  }

  @Test func `It grows 2 pt at each of the seven sizes of 2013`() {
    #expect(
      [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
        .extraExtraExtraLarge,
      ].map(size) == [12, 14, 16, 18, 20, 22, 24])
  }

  @Test func `It falls back to 16 pt at every accessibility size, smaller than at Large`() {
    #expect(
      [
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
        .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
      ].map(size) == [16, 16, 16, 16, 16])
  }

  @Test func `It has headlines in the black face and all else in the medium one`() {
    let faces = phone().run {
      [UIFont.TextStyle.headline, .subheadline, .body, .footnote, .caption1, .caption2].map {
        UIFont.preferredAvenirFont(forTextStyle: $0)?.fontDescriptor.object(forKey: .family)
          as? String
      }
    }
    #expect(
      faces == [
        "Avenir-Black", "Avenir-Black", "Avenir-Medium", "Avenir-Medium", "Avenir-Medium",
        "Avenir-Medium",
      ])
  }

  @Test func `Its fonts stay behind in a label that asks for them anew, since nothing scaled them`()
  {
    let device = phone()
    device.run {
      let label = UILabel()
      label.font = UIFont.preferredAvenirFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      device.change(to: .extraExtraExtraLarge, showing: label)
      #expect(label.font.pointSize == 18)
    }
  }
}
