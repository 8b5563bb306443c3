// “Scaling Dynamic Type with Font Descriptors”, Keith Harrison: scaling the font, updating the user
// interface.

import Foundation
import Testing
import UIKitTypography

// MARK: As published

extension UIFont {
  static func preferredFont(forTextStyle style: UIFont.TextStyle, scaleFactor: CGFloat) -> UIFont {
    let font = UIFont.preferredFont(forTextStyle: style)
    return font.withSize(font.pointSize * scaleFactor)
  }
}

private final class ScaledController: UIViewController {
  let title1Label = UILabel()
  let title2Label = UILabel()

  private func configureView() {
    let scaleFactor: CGFloat = 2.0
    title1Label.font = UIFont.preferredFont(forTextStyle: .title1, scaleFactor: scaleFactor)
    title2Label.font = UIFont.preferredFont(forTextStyle: .title2, scaleFactor: scaleFactor)
    // repaired: the line of dots
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    configureView()
    // repaired: a closure in place of the selector
    NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification,
      object: nil, queue: .main
    ) { [weak self] notification in
      MainActor.assumeIsolated { self?.updateTextStyles(notification) }
    }
  }

  // repaired: no @objc
  private func updateTextStyles(_ notification: Notification) {
    configureView()
  }
}

// MARK: What it does

@MainActor @Suite struct `Fonts scaled by a factor` {
  @Test func `A style is twice its size at every text size`() {
    let size = { (category: UIContentSizeCategory) in
      phone(category).run { UIFont.preferredFont(forTextStyle: .body, scaleFactor: 2).pointSize }
    }
    #expect(size(.extraSmall) == 28)
    #expect(size(.large) == 34)
    #expect(size(.accessibilityExtraExtraExtraLarge) == 106)
  }

  @Test func `A label cannot rely on the automatic adjustment, asked for or not`() {
    let device = phone()
    device.run {
      let label = UILabel()
      label.font = UIFont.preferredFont(forTextStyle: .body, scaleFactor: 2)
      label.adjustsFontForContentSizeCategory = true
      device.change(to: .accessibilityExtraExtraExtraLarge, showing: label)
      #expect(label.font.pointSize == 34)
    }
  }

  @Test func `A view that listens for the notification follows, and back`() {
    let device = phone()
    device.run {
      let controller = ScaledController()
      controller.loadViewIfNeeded()
      #expect(controller.title1Label.font.pointSize == 56)
      #expect(controller.title2Label.font.pointSize == 44)
      device.change(to: .accessibilityExtraExtraExtraLarge, showing: controller.view)
      #expect(controller.title1Label.font.pointSize == 116)
      #expect(controller.title2Label.font.pointSize == 112)
      device.change(to: .large, showing: controller.view)
      #expect(controller.title1Label.font.pointSize == 56)
    }
  }
}
