import DynamicType
import Foundation
import Snapshots
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `A change of the text size` {
  private let ax5 = UITraitCollection(
    preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
  private let large = UITraitCollection(preferredContentSizeCategory: .large)

  private func label(_ font: UIFont, adjusts: Bool) -> UILabel {
    let label = UILabel()
    label.text = "Text"
    label.font = font
    label.adjustsFontForContentSizeCategory = adjusts
    return label
  }

  @Test func `reaches labels that ask for their font anew, and no others`() {
    let device = Stage.device()
    device.run {
      let body = UIFont.preferredFont(forTextStyle: .body)
      let (following, stale) = (label(body, adjusts: true), label(body, adjusts: false))
      let stack = UIStackView(arrangedSubviews: [following, stale])
      device.change(to: ax5, showing: stack)
      #expect(following.font.pointSize == 53)
      #expect(stale.font.pointSize == 17)
    }
  }

  @Test func `does not reach a fixed font, asked for anew or not`() {
    let device = Stage.device()
    device.run {
      let fixed = label(.systemFont(ofSize: 17), adjusts: true)
      device.change(to: ax5, showing: fixed)
      #expect(fixed.font.pointSize == 17)
    }
  }

  @Test func `reaches a scaled font along its style`() {
    let device = Stage.device()
    device.run {
      let scaled = label(
        UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17)), adjusts: true)
      device.change(to: ax5, showing: scaled)
      #expect(scaled.font.pointSize == 48)
    }
  }

  private func runs(system: UISystemVersion) -> [CGFloat?] {
    let device = Stage.device(system: system)
    return device.run {
      let text = NSMutableAttributedString(
        string: "a", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
      text.append(
        NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
      text.append(
        NSAttributedString(
          string: "c",
          attributes: [.font: UIFont.preferredFont(forTextStyle: .body).withSize(34)]))
      let label = UILabel()
      label.attributedText = text
      label.adjustsFontForContentSizeCategory = true
      device.change(to: ax5, showing: label)
      return (0..<3).map { index in
        (label.attributedText?.attribute(.font, at: index, effectiveRange: nil) as? UIFont)?
          .pointSize
      }
    }
  }

  @Test func `leaves runs of attributed text with fixed fonts behind`() {
    #expect(runs(system: .latest) == [53, 17, 34])
  }

  @Test func `left all runs of attributed text behind before iOS 11`() {
    #expect(runs(system: UISystemVersion(10)) == [17, 17, 34])
  }

  @Test func `is told to whoever listens, after the fonts changed`() {
    let device = Stage.device()
    device.run {
      let label = label(.preferredFont(forTextStyle: .body), adjusts: true)
      var told: [CGFloat] = []
      let observer = NotificationCenter.default.addObserver(
        forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: .main
      ) { _ in
        MainActor.assumeIsolated { told.append(label.font.pointSize) }
      }
      device.change(to: ax5, showing: label)
      device.change(to: ax5, showing: label)
      NotificationCenter.default.removeObserver(observer)
      #expect(told == [53])
    }
  }

  private final class Listener: UIView {
    var previous: [UIContentSizeCategory?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      previous.append(previousTraitCollection?.preferredContentSizeCategory)
    }
  }

  @Test func `is told to views, with the traits before`() {
    let device = Stage.device()
    device.run {
      let view = Listener()
      device.change(to: ax5, showing: view)
      device.change(to: UITraitCollection(displayScale: 2), showing: view)
      #expect(view.previous == [.large, .accessibilityExtraExtraExtraLarge])
    }
  }

  @Test func `is told to those who registered for it, and not other changes`() {
    let device = Stage.device()
    device.run {
      let view = Listener()
      var count = 0
      let registration = view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        (view: Listener, previous: UITraitCollection) in
        #expect(previous.preferredContentSizeCategory == .large)
        count += 1
      }
      device.change(to: UITraitCollection(userInterfaceStyle: .dark), showing: view)
      #expect(count == 0)
      device.change(to: ax5, showing: view)
      view.unregisterForTraitChanges(registration)
      device.change(to: large, showing: view)
      #expect(count == 1)
    }
  }

  @Test func `stops at a view's bounds`() {
    let device = Stage.device()
    device.run {
      let label = label(.preferredFont(forTextStyle: .body), adjusts: true)
      let outer = UIView()
      outer.maximumContentSizeCategory = .accessibilityMedium
      outer.addSubview(label)
      device.change(to: ax5, showing: outer)
      #expect(label.font.pointSize == 28)
      label.minimumContentSizeCategory = .accessibilityLarge
      #expect(label.font.pointSize == 33)
    }
  }

  @Test func `of a minimum above the maximum keeps to the maximum alone`() {
    let device = Stage.device(.extraSmall)
    device.run {
      let view = UIView()
      view.minimumContentSizeCategory = .accessibilityLarge
      view.maximumContentSizeCategory = .large
      #expect(view.traitCollection.preferredContentSizeCategory == .extraSmall)
    }
  }

  @Test func `and back again leaves what was there at the start`() throws {
    let device = Stage.device()
    try device.run {
      let label = label(.preferredFont(forTextStyle: .body), adjusts: true)
      label.numberOfLines = 0
      label.text = "Some words that wrap at the larger sizes"
      let stack = UIStackView(arrangedSubviews: [label])
      let size = CGSize(width: 200, height: 0)
      let before = try stack.interfaceFrame(size: size)
      let grown = try stack.interfaceFrame(size: size, traits: ax5)
      let after = try stack.interfaceFrame(size: size, traits: large)
      #expect(grown.height > before.height)
      #expect(after.height == before.height)
      #expect(after.elements.map(\.box) == before.elements.map(\.box))
      #expect(
        after.elements.compactMap(\.text).map(\.styled)
          == before.elements.compactMap(\.text).map(\.styled))
    }
  }

  @Test func `shows in the elements who follows`() throws {
    let device = Stage.device()
    try device.run {
      let body = UIFont.preferredFont(forTextStyle: .body)
      let stack = UIStackView(
        arrangedSubviews: [label(body, adjusts: true), label(body, adjusts: false)])
      let frame = try stack.interfaceFrame(size: CGSize(width: 300, height: 60))
      let texts = frame.elements.filter { $0.text != nil }
      #expect(texts.map(\.path) == ["UIStackView/UILabel", "UIStackView/UILabel[2]"])
      #expect(texts.map(\.following) == [.adjusts, .byHand])
    }
  }

  @Test func `turns a stack whose axis a trait observer sets`() {
    let device = Stage.device()
    device.run {
      let stack = UIStackView(arrangedSubviews: [label(.systemFont(ofSize: 10), adjusts: false)])
      stack.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        (stack: UIStackView, _) in
        stack.axis =
          stack.traitCollection.preferredContentSizeCategory > .accessibilityLarge
          ? .vertical : .horizontal
      }
      device.change(
        to: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge), showing: stack)
      #expect(stack.axis == .horizontal)
      device.change(
        to: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge),
        showing: stack)
      #expect(stack.axis == .vertical)
    }
  }

  @Test func `reaches windows and their controllers`() {
    final class Controller: UIViewController {
      var count = 0
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        count += 1
      }
    }
    let device = Stage.device()
    device.run {
      let controller = Controller()
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      device.change(to: ax5)
      #expect(controller.count == 1)
      #expect(controller.traitCollection.preferredContentSizeCategory.isAccessibilityCategory)
      #expect(UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory)
      #expect(
        UIApplication.shared.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
    }
  }

  @Test func `leaves a manual layout as it is until somebody asks for another`() {
    final class Manual: UIView {
      let label = UILabel()
      override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(origin: .zero, size: label.sizeThatFits(.zero))
      }
    }
    let device = Stage.device()
    device.run {
      let view = Manual(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      view.addSubview(view.label)
      view.label.text = "Text"
      view.label.font = .preferredFont(forTextStyle: .body)
      view.label.adjustsFontForContentSizeCategory = true
      view.layoutIfNeeded()
      let before = view.label.frame
      device.change(to: ax5, showing: view)
      #expect(view.label.frame == before)
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(view.label.frame.height > 2 * before.height)
    }
  }
}
