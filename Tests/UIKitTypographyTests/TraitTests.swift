import Foundation
import Imaging
import Testing

@testable import UIKitTypography

@Suite struct `A display scale that is no number of pixels` {
  @Test(arguments: [CGFloat.infinity, .nan, 0, -2])
  func `does not count`(scale: CGFloat) {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge),
      UITraitCollection(displayScale: scale),
    ])
    let length = UIFontMetrics(forTextStyle: .body).scaledValue(for: 17, compatibleWith: traits)
    // 17 × 62 ÷ 22 by the leadings of body, to a third of a pixel at most.
    #expect(abs(length - 47.9) < 0.34)
  }
}

@Suite struct `A content size category` {
  @Test func `has UIKit's raw values`() {
    #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
    #expect(
      UIContentSizeCategory.accessibilityExtraExtraExtraLarge.rawValue
        == "UICTContentSizeCategoryAccessibilityXXXL")
  }

  @Test func `is ordered by size`() {
    #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
    #expect(UIContentSizeCategory.accessibilityLarge > .large)
    #expect(UIContentSizeCategory.large >= .large)
    #expect(UIContentSizeCategory.large <= .large)
  }

  @Test func `that is unspecified compares with nothing`() {
    #expect(!(UIContentSizeCategory.unspecified < .large))
    #expect(!(UIContentSizeCategory.unspecified >= .large))
  }

  @Test func `is an accessibility category from AX1 on`() {
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
  }
}

@Suite struct `A trait collection` {
  @Test func `says nothing of what it was not told`() {
    let traits = UITraitCollection(displayScale: 2)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits.displayScale == 2)
  }

  @Test func `of several lets the later one hold`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .small),
      UITraitCollection(preferredContentSizeCategory: .extraLarge),
      UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(traits.preferredContentSizeCategory == .extraLarge)
    #expect(traits.userInterfaceStyle == .dark)
  }

  @Test func `can be put together in a closure`() {
    let traits = UITraitCollection { $0.preferredContentSizeCategory = .medium }
    #expect(traits == UITraitCollection(preferredContentSizeCategory: .medium))
    #expect(traits.modifyingTraits { $0.displayScale = 1 }.displayScale == 1)
  }

  @Test func `is current while an action runs`() {
    var inside = UIContentSizeCategory.unspecified
    UITraitCollection(preferredContentSizeCategory: .accessibilityLarge).performAsCurrent {
      inside = UITraitCollection.current.preferredContentSizeCategory
    }
    #expect(inside == .accessibilityLarge)
    #expect(
      Stage.device().perform { UITraitCollection.current.preferredContentSizeCategory } == .large)
  }
}

@Suite struct `A colour` {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let light = UITraitCollection(userInterfaceStyle: .light)

  @Test func `of the system depends on light and dark`() {
    #expect(UIColor.label.color(in: light).description == "#000000")
    #expect(UIColor.label.color(in: dark).description == "#FFFFFF")
    #expect(UIColor.systemBlue.color(in: dark).description == "#0A84FF")
  }

  @Test func `takes channels beyond their bounds for the bounds`() {
    #expect(
      UIColor(red: 2, green: -1, blue: .nan, alpha: 1).color(in: light).description == "#FF0000")
  }

  @Test func `of a provider that never ends is black`() {
    #expect(Endless.color.color(in: light).description == "#000000")
  }

  private enum Endless {
    static let color: UIColor = UIColor { _ in Endless.again }
    private static var again: UIColor { color }
  }

  @Test func `by hue is the one painters know`() {
    #expect(
      UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1).color(in: light).description
        == "#00FF00")
  }
}

@Suite struct `Measured text` {
  @Test func `takes the width of its letters and one line of its face`() {
    let size = Stage.device().perform {
      "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 2000)])
    }
    // Inter: (1984 + 494) ÷ 2048 of the size.
    #expect(abs(size.height - 2419.92) < 0.01)
    #expect(size.width > 3000 && size.width < 6000)
  }

  @Test func `wraps in the width it is given`() {
    let text = NSAttributedString(
      string: "one two three four five six seven eight nine ten",
      attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let (one, many) = Stage.device().perform {
      (
        text.boundingRect(
          with: CGSize(width: 1000, height: CGFloat.greatestFiniteMagnitude),
          options: .usesLineFragmentOrigin, context: nil),
        text.boundingRect(
          with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude),
          options: .usesLineFragmentOrigin, context: nil)
      )
    }
    #expect(many.height >= 3 * one.height)
    #expect(many.width <= 100)
    #expect(one.height.rounded(.up) == 21)
    #expect(one.integral.height == 21)
  }

  @Test func `in an endless or empty room takes one line`() {
    let text = NSAttributedString(
      string: "one two", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let sizes = Stage.device().perform {
      [CGSize(width: CGFloat.infinity, height: 0), CGSize(width: -5, height: -5), .zero].map {
        text.boundingRect(with: $0, options: .usesLineFragmentOrigin, context: nil).size
      }
    }
    #expect(Set(sizes.map(\.height)).count == 1)
    #expect(Set(sizes.map(\.width)).count == 1)
  }

  @Test func `counts the paragraph's line height`() {
    let style = NSMutableParagraphStyle()
    style.minimumLineHeight = 40
    style.maximumLineHeight = 40
    let height = Stage.device().perform {
      "Text".boundingRect(
        with: .zero, options: .usesLineFragmentOrigin,
        attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style], context: nil
      ).height
    }
    #expect(height == 40)
  }

  @Test func `is nothing without fonts, and no crash`() {
    #expect("Text".size(withAttributes: nil).width >= 0)
  }
}
