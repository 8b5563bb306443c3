import Foundation
import Testing
import UIKitTypography

/// Prices beside each other, or below each other where text is large.
private final class PriceList: UIStackView {
  /// Asks the screen for the text size, once.
  func arrange() {
    let category = UIScreen.main.traitCollection.preferredContentSizeCategory
    axis = .horizontal
    if category > .accessibilityLarge { axis = .vertical }
  }

  /// Asks at each change of the text size.
  func arrangeAtChanges() {
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (list: PriceList, _) in
      let isLarge = list.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      list.axis = isLarge ? .vertical : .horizontal
    }
  }
}

@MainActor @Suite struct `A stack that turns at large text` {
  private func axis(at category: UIContentSizeCategory) -> NSLayoutConstraint.Axis {
    phone(category).run {
      let list = PriceList()
      list.arrange()
      return list.axis
    }
  }

  @Test func `above accessibilityLarge is vertical from AX3 on`() {
    for category in [UIContentSizeCategory.extraSmall, .large, .accessibilityMedium] {
      #expect(axis(at: category) == .horizontal)
    }
    #expect(axis(at: .accessibilityLarge) == .horizontal)
    #expect(axis(at: .accessibilityExtraLarge) == .vertical)
    #expect(axis(at: .accessibilityExtraExtraLarge) == .vertical)
    #expect(axis(at: .accessibilityExtraExtraExtraLarge) == .vertical)
  }

  @Test func `does not turn on screen where it asked the screen once`() {
    let device = phone()
    device.run {
      let list = PriceList()
      list.arrange()
      device.change(to: .accessibilityExtraExtraLarge, showing: list)
      #expect(list.axis == .horizontal)
      list.arrange()
      #expect(list.axis == .vertical)
    }
  }

  @Test func `turns on screen, and back, where it observes the trait`() {
    let device = phone()
    device.run {
      let list = PriceList()
      list.arrangeAtChanges()
      let categories: [UIContentSizeCategory] = [
        .extraExtraExtraLarge, .accessibilityMedium, .medium,
      ]
      let axes = categories.map { category in
        device.change(to: category, showing: list)
        return list.axis
      }
      #expect(axes == [.horizontal, .vertical, .horizontal])
    }
  }

  @Test func `puts its views below each other`() throws {
    try phone(.accessibilityExtraExtraLarge).run {
      let list = PriceList()
      let (adult, child) = (UILabel(), UILabel())
      (adult.text, child.text) = ("Adult", "Child")
      list.addArrangedSubview(adult)
      list.addArrangedSubview(child)
      list.arrange()
      _ = try list.interfaceFrame(size: CGSize(width: 240, height: 0))
      #expect(child.frame.minX == adult.frame.minX)
      #expect(child.frame.minY == adult.frame.maxY)
    }
  }
}
