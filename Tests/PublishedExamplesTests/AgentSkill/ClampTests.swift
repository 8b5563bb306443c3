// “txt-dynamic-type”, a skill for agents (sitapix/apple-text): clamps in UIKit, and the viewer of large
// content.

import Testing
import UIKitTypography

// MARK: As published

@MainActor private func clamp(_ view: UIView) {
  // UIKit
  view.minimumContentSizeCategory = .medium
  view.maximumContentSizeCategory = .accessibilityLarge
}

@MainActor private func offerLargeContent(_ button: UIButton) {
  button.showsLargeContentViewer = true
  button.largeContentTitle = "Settings"
  button.largeContentImage = UIImage(systemName: "gear")
}

// MARK: What it does

@MainActor @Suite struct `A clamped view` {
  /// The size of a body label in the view, at a text size.
  private func size(_ category: UIContentSizeCategory, _ clamp: (UIView) -> Void) -> CGFloat {
    let device = phone()
    return device.run {
      let (view, label) = (UIView(), UILabel())
      view.addSubview(label)
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      clamp(view)
      device.change(to: category, showing: view)
      return label.font.pointSize
    }
  }

  @Test func `It keeps what is in it between its bounds`() {
    #expect(size(.extraSmall, clamp) == 16)
    #expect(size(.medium, clamp) == 16)
    #expect(size(.large, clamp) == 17)
    #expect(size(.accessibilityLarge, clamp) == 33)
    #expect(size(.accessibilityExtraExtraExtraLarge, clamp) == 33)
  }

  @Test func `It keeps to the maximum alone where the minimum is above it`() {
    let crossed = { (view: UIView) in
      view.minimumContentSizeCategory = .accessibilityLarge
      view.maximumContentSizeCategory = .medium
    }
    #expect(size(.extraSmall, crossed) == 14)
    #expect(size(.accessibilityLarge, crossed) == 16)
  }

  @Test func `It leaves what stands beside it alone`() {
    let device = phone()
    device.run {
      let (view, sibling) = (UIView(), UILabel())
      clamp(view)
      sibling.font = .preferredFont(forTextStyle: .body)
      sibling.adjustsFontForContentSizeCategory = true
      let root = UIView()
      root.addSubview(view)
      root.addSubview(sibling)
      device.change(to: .accessibilityExtraExtraExtraLarge, showing: root)
      #expect(sibling.font.pointSize == 53)
    }
  }
}

@MainActor @Suite struct `The viewer of large content` {
  private func panel(
    _ category: UIContentSizeCategory, _ setUp: (UIButton, UIView) -> Void = { _, _ in }
  ) throws -> [String]? {
    try phone(category).run {
      let (bar, button) = (UIView(), UIButton(type: .system))
      bar.addSubview(button)
      offerLargeContent(button)
      setUp(button, bar)
      return try button.largeContentViewerPanel()?.shownTexts().map(\.styled.text.string)
    }
  }

  @Test func `The three lines alone do nothing`() throws {
    #expect(try panel(.accessibilityExtraLarge) == nil)
  }

  @Test func `They show title and picture where the view has an interaction`() throws {
    let shown = try panel(.accessibilityExtraLarge) { button, _ in
      button.addInteraction(UILargeContentViewerInteraction())
    }
    #expect(shown == ["Settings"])
  }

  @Test func `They show it where an ancestor has the interaction`() throws {
    let shown = try panel(.accessibilityMedium) { _, bar in
      bar.addInteraction(UILargeContentViewerInteraction())
    }
    #expect(shown == ["Settings"])
  }

  @Test func `They show nothing below the accessibility sizes`() throws {
    let shown = try panel(.extraExtraExtraLarge) { button, _ in
      button.addInteraction(UILargeContentViewerInteraction())
    }
    #expect(shown == nil)
  }
}
