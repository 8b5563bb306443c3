import DynamicType
import Foundation
import Snapshots
import Testing
import TextEngine

@testable import UIKitTypography

@MainActor @Suite struct `A text field` {
  private func placeholderSize(_ system: UISystemVersion) -> Double? {
    let device = Stage.device(system: system)
    return device.run {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
      field.placeholder = "Name"
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      device.change(
        to: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge), showing: field)
      return (try? field.interfaceFrame())?.elements.compactMap(\.text).first?.pointSize.value
    }
  }

  @Test func `has a placeholder that follows today`() {
    #expect(placeholderSize(.latest) == 33)
  }

  @Test func `had a placeholder that did not follow on iOS 7`() {
    #expect(placeholderSize(UISystemVersion(7)) == 17)
  }
}

@MainActor @Suite struct `The Large Content Viewer` {
  private func button(_ category: UIContentSizeCategory, interaction: Bool) -> UIView? {
    Stage.device(category).run {
      let button = UIButton()
      button.showsLargeContentViewer = true
      button.largeContentTitle = "Settings"
      button.largeContentImage = UIImage(systemName: "gear")
      let outer = UIView()
      outer.addSubview(button)
      if interaction { outer.addInteraction(UILargeContentViewerInteraction()) }
      return button.largeContentViewerPanel()
    }
  }

  @Test func `comes up at the accessibility sizes alone`() {
    #expect(button(.accessibilityMedium, interaction: true) != nil)
    #expect(button(.extraExtraExtraLarge, interaction: true) == nil)
  }

  @Test func `does not come up without an interaction on the view or around it`() {
    #expect(button(.accessibilityMedium, interaction: false) == nil)
  }

  @Test func `is brought along by bars`() throws {
    try Stage.device(.accessibilityLarge).run {
      let bar = UITabBar()
      bar.items = [
        UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0),
        UITabBarItem(title: "Search", image: UIImage(systemName: "magnifyingglass"), tag: 1),
      ]
      let frame = try bar.interfaceFrame(size: CGSize(width: 320, height: 49))
      let offered = frame.elements.compactMap(\.largeContent)
      #expect(offered.map(\.title) == ["Home", "Search"])
      #expect(offered.map(\.isReachable) == [true, true])
      #expect(frame.elements.compactMap(\.text).map(\.pointSize.value) == [10, 10])
    }
  }

  @Test func `stands over the screen while something is pressed, at accessibility sizes`() throws {
    func shown(_ category: ContentSizeCategory, pressing name: String) throws -> InterfaceFrame {
      try Stage.device().run {
        let bar = UITabBar()
        bar.items = [UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)]
        var surroundings = InterfaceSurroundings(width: 320, height: 480, category: category)
        surroundings.pressed = name
        return try bar.interface(
          in: surroundings,
          typesetter: Typesetter(try #require(UISimulatedDevice.current.fonts)))
      }
    }
    let frame = try shown(.accessibilityLarge, pressing: "Home")
    let panel = frame.elements.filter { $0.path.hasPrefix("LargeContentViewer") }
    #expect(panel.compactMap(\.text).map(\.pointSize) == [34])
    #expect(panel.compactMap(\.text).map(\.styled.text.string) == ["Home"])
    let box = try #require(panel.first?.box)
    #expect(abs(box.x.value + box.width.value / 2 - 160) <= 0.5)
    #expect(abs(box.y.value + box.height.value / 2 - 240) <= 0.5)
    #expect(
      try shown(.extraExtraExtraLarge, pressing: "Home").elements.allSatisfy {
        !$0.path.hasPrefix("LargeContentViewer")
      })
    #expect(throws: NothingToPress("Search")) { try shown(.accessibilityLarge, pressing: "Search") }
  }

  @Test func `shows the title larger than the text around it`() throws {
    let panel = try #require(button(.accessibilityMedium, interaction: true))
    let frame = try Stage.device(.accessibilityMedium).run { try panel.interfaceFrame(size: .zero) }
    try Stage.keep(frame, as: "viewer")
    #expect(frame.width >= 200)
    #expect(frame.elements.compactMap(\.text).map(\.styled.text.string) == ["Settings"])
  }
}

@MainActor @Suite struct `What nobody should ask of a view` {
  @Test func `is clamped: endless, negative and impossible frames`() {
    let view = UIView(frame: CGRect(x: 10, y: 0, width: -20, height: CGFloat.infinity))
    #expect(view.frame == CGRect(x: -10, y: 0, width: 20, height: 1_000_000))
    view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    #expect(view.frame.origin.x == 0)
  }

  @Test func `is refused: a view in itself`() {
    let device = Stage.device()
    device.run {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      inner.addSubview(outer)
      outer.addSubview(outer)
      #expect(outer.superview == nil)
      #expect(device.misuses.count == 2)
    }
  }

  @Test func `comes to rest: constraints that go round`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let views = (0..<3).map { _ in UIView() }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    for index in 0..<3 {
      views[index].leadingAnchor.constraint(
        equalTo: views[(index + 1) % 3].leadingAnchor, constant: 10
      ).isActive = true
    }
    root.layoutIfNeeded()
    #expect(root.layoutTrouble.count == 1)
  }

  @Test func `comes to rest: a view that wants an endless width`() throws {
    final class Endless: UIView {
      override var intrinsicContentSize: CGSize {
        CGSize(width: CGFloat.infinity, height: CGFloat.nan)
      }
    }
    let stack = UIStackView(arrangedSubviews: [Endless(), UILabel()])
    let frame = try Stage.device().run { try stack.interfaceFrame(size: .zero) }
    #expect(frame.width == 0)
  }

  @Test func `comes to rest: a layout that never agrees with itself`() {
    final class Restless: UIView {
      override func layoutSubviews() {
        for view in subviews {
          view.frame.size.width += 1
        }
        setNeedsLayout()
      }
    }
    let view = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(UIView())
    view.layoutIfNeeded()
    #expect(view.layoutTrouble.count == 1)
  }

  @Test func `is told: no fonts to set text in`() {
    let device = UISimulatedDevice()
    device.run {
      let label = UILabel()
      label.text = "Text"
      guard UIFontRegistry.fonts == nil else { return }
      #expect(throws: UIFontsMissing()) {
        try label.interfaceFrame(size: CGSize(width: 100, height: 20))
      }
    }
  }
}
