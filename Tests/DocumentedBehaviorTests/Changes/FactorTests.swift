import Foundation
import Testing
import UIKitTypography

extension UIFont {
  /// A text style at three times its size.
  fileprivate static func poster(_ style: TextStyle) -> UIFont {
    let plain = preferredFont(forTextStyle: style)
    return plain.withSize(3 * plain.pointSize)
  }
}

/// A poster that sets its fonts when it is loaded, and again at every notification.
private final class Poster: UIViewController {
  let lines: [(style: UIFont.TextStyle, label: UILabel)] = [
    (.title1, UILabel()), (.footnote, UILabel()),
  ]
  var sizes: [CGFloat] { lines.map(\.label.font.pointSize) }

  override func viewDidLoad() {
    super.viewDidLoad()
    let setFonts: @MainActor @Sendable () -> Void = { [weak self] in
      self?.lines.forEach { $0.label.font = .poster($0.style) }
    }
    setFonts()
    NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: .main
    ) { _ in
      MainActor.assumeIsolated { setFonts() }
    }
  }
}

@MainActor @Suite struct `A preferred font times a factor` {
  @Test func `has the multiple of its style at every size`() {
    let sizes = [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge].map {
      phone($0).run { UIFont.poster(.callout).pointSize }
    }
    #expect(sizes == [39, 48, 153])
  }

  @Test func `is not adjusted by the flag`() {
    let device = phone()
    device.run {
      let label = UILabel()
      label.font = .poster(.callout)
      label.adjustsFontForContentSizeCategory = true
      device.change(to: .accessibilityExtraLarge, showing: label)
      #expect(label.font.pointSize == 48)
    }
  }

  @Test func `follows where it is set again at the notification, and back`() {
    let device = phone()
    device.run {
      let poster = Poster()
      poster.loadViewIfNeeded()
      #expect(poster.sizes == [84, 39])
      device.change(to: .accessibilityExtraExtraExtraLarge, showing: poster.view)
      #expect(poster.sizes == [174, 132])
      device.change(to: .large, showing: poster.view)
      #expect(poster.sizes == [84, 39])
    }
  }
}
