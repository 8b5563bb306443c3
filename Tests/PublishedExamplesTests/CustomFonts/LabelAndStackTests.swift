// “Supporting Dynamic Type with Custom Fonts on iOS”, Tim Roesner: labels and stack views.

import Foundation
import Snapshots
import Testing
import UIKitTypography

// MARK: As published

@MainActor private func setUp(_ label: UILabel) {
  label.numberOfLines = 0
  label.adjustsFontForContentSizeCategory = true
}

extension NSLayoutConstraint.Axis {  // repaired: what it belongs to
  static var horizontalDynamic: NSLayoutConstraint.Axis {
    return UIScreen.main.traitCollection.preferredContentSizeCategory > .accessibilityLarge
      ? .vertical : .horizontal
  }  // repaired: the brace
}  // repaired: the brace

@MainActor private func turn(_ stackView: UIStackView) {
  stackView.axis = .horizontalDynamic
}

// MARK: What it does

@MainActor @Suite struct `Labels and stack views` {
  private func label(setUp: (UILabel) -> Void = { _ in }) -> UILabel {
    let label = UILabel()
    label.text = "Which game shall we play next? Tell us in the chat."
    label.font = .preferredFont(forTextStyle: .body)
    setUp(label)
    return label
  }

  @Test func `A label without a limit of lines shows all of its text at every size`() throws {
    for category in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
      let text = try phone(category).run { try label(setUp: setUp).shownTexts(width: 200)[0] }
      #expect(!text.isTruncated)
      #expect(text.frame.lines.count > 1)
    }
  }

  @Test func `A label of one line does not`() throws {
    let text = try phone().run { try label().shownTexts(width: 200)[0] }
    #expect(text.isTruncated)
    #expect(text.frame.lines.count == 1)
  }

  @Test func `A label adjusts its text while it is on screen`() {
    let device = phone()
    device.run {
      let label = label(setUp: setUp)
      device.change(to: .accessibilityExtraLarge, showing: label)
      #expect(label.font.pointSize == 40)
    }
  }

  private func axis(_ category: UIContentSizeCategory) -> NSLayoutConstraint.Axis {
    phone(category).run {
      let stackView = UIStackView()
      turn(stackView)
      return stackView.axis
    }
  }

  @Test func `A stack turns strictly above accessibilityLarge, so from AX3 on`() {
    #expect(
      [.extraSmall, .large, .accessibilityMedium, .accessibilityLarge].map(axis)
        == [.horizontal, .horizontal, .horizontal, .horizontal])
    #expect(
      [
        .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
      ].map(axis) == [.vertical, .vertical, .vertical])
  }

  @Test func `A stack does not turn while it is on screen, since it asks the screen once`() {
    let device = phone()
    device.run {
      let stackView = UIStackView()
      turn(stackView)
      device.change(to: .accessibilityExtraExtraExtraLarge, showing: stackView)
      #expect(stackView.axis == .horizontal)
      turn(stackView)
      #expect(stackView.axis == .vertical)
    }
  }

  @Test func `A stack that turned puts its views below each other`() throws {
    let views = try phone(.accessibilityExtraLarge).run {
      let views = ["Chess", "Go"].map { title in
        let label = UILabel()
        label.text = title
        return label
      }
      let stackView = UIStackView(arrangedSubviews: views)
      turn(stackView)
      _ = try stackView.interfaceFrame(size: CGSize(width: 200, height: 0))
      return views
    }
    #expect(views[1].frame.minY == views[0].frame.maxY)
    #expect(views[1].frame.minX == views[0].frame.minX)
  }
}
