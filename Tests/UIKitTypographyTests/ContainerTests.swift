import DynamicType
import Foundation
import Snapshots
import Testing
import TextEngine

@testable import UIKitTypography

@MainActor @Suite struct `Controllers in others` {
  private func size(_ text: String, in frame: InterfaceFrame) -> Double? {
    frame.elements.first { $0.text?.styled.text.string == text }?.text?.pointSize.value
  }

  private let ax3 = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
  private let room = CGSize(width: 300, height: 500)

  @Test func `stand below a bar whose large title follows the text size`() throws {
    try Stage.device().run {
      let content = UIViewController()
      content.title = "Letters"
      let navigation = UINavigationController(rootViewController: content)
      navigation.navigationBar.prefersLargeTitles = true
      let large = try navigation.view.interfaceFrame(size: room)
      // Large titles are 34 pt at Large and 52 pt at AX3.
      #expect(size("Letters", in: large) == 34)
      #expect(content.view.frame.minY > 44)
      let larger = try navigation.view.interfaceFrame(size: room, traits: ax3)
      #expect(size("Letters", in: larger) == 52)
      #expect(content.view.frame.maxY == 500)
      #expect(content.navigationController === navigation)
    }
  }

  @Test func `have a tab bar item with their title and no tag`() {
    let controller = UIViewController()
    controller.title = "Letters"
    #expect(controller.tabBarItem.title == "Letters")
    #expect(controller.tabBarItem.tag == 0)
  }

  @Test func `have a large title as the one below has it, unless told otherwise`() throws {
    try Stage.device().run {
      let (first, second) = (UIViewController(), UIViewController())
      first.title = "Letters"
      second.title = "Drafts"
      let navigation = UINavigationController(rootViewController: first)
      navigation.navigationBar.prefersLargeTitles = true
      navigation.pushViewController(second, animated: false)
      let modes: [(UINavigationItem.LargeTitleDisplayMode, UINavigationItem.LargeTitleDisplayMode)]
      modes = [
        (.automatic, .automatic), (.never, .automatic), (.always, .automatic), (.always, .never),
      ]
      for ((below, own), points) in zip(modes, [34.0, 17, 34, 17]) {
        first.navigationItem.largeTitleDisplayMode = below
        second.navigationItem.largeTitleDisplayMode = own
        let frame = try navigation.view.interfaceFrame(size: room)
        #expect(size("Drafts", in: frame) == points)
      }
    }
  }

  @Test func `show all that is to be pressed, from the edges inwards`() throws {
    try Stage.device().run {
      let content = UIViewController()
      let item = content.navigationItem
      item.leftBarButtonItems = [UIBarButtonItem(title: "Back"), UIBarButtonItem(title: "Up")]
      item.rightBarButtonItem = UIBarButtonItem(title: "Edit")
      item.rightBarButtonItems?.append(UIBarButtonItem(title: "Find"))
      item.rightBarButtonItem = UIBarButtonItem(title: "Done")
      let field = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
      item.title = "Letters"
      item.titleView = field
      let navigation = UINavigationController(rootViewController: content)
      let frame = try navigation.view.interfaceFrame(size: room)
      let shown = frame.elements.filter { $0.text != nil }.sorted { $0.box.x < $1.box.x }
      #expect(shown.map { $0.text?.styled.text.string } == ["Back", "Up", "Find", "Done"])
      #expect(shown.last?.box.maxX == 292)
      #expect(field.frame.midY == 22)
      #expect(field.frame.size == CGSize(width: 40, height: 30))
      item.titleView = nil
      #expect(size("Letters", in: try navigation.view.interfaceFrame(size: room)) == 17)
      #expect(field.superview == nil)
    }
  }

  @Test func `take the room of a bar that is hidden`() throws {
    try Stage.device().run {
      let content = UIViewController()
      let navigation = UINavigationController(rootViewController: content)
      for (isHidden, top) in [(true, 0.0), (false, 44)] {
        navigation.setNavigationBarHidden(isHidden, animated: true)
        _ = try navigation.view.interfaceFrame(size: room)
        #expect(Double(content.view.frame.minY) == top)
      }
    }
  }

  @Test func `have a title of 17 pt in a bar that does not grow`() throws {
    try Stage.device().run {
      let content = UIViewController()
      content.navigationItem.title = "Letters"
      content.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
      let navigation = UINavigationController(rootViewController: content)
      let frame = try navigation.view.interfaceFrame(size: room, traits: ax3)
      #expect(size("Letters", in: frame) == 17)
      #expect(size("Edit", in: frame) == 17)
      #expect(content.view.frame.minY == 44)
      let shown = frame.elements.filter { $0.largeContent?.isReachable == true }
      #expect(shown.map(\.largeContent?.title) == ["Letters", "Edit"])
    }
  }

  @Test func `go back to the one below, and never past the first`() {
    Stage.device().run {
      let (first, second) = (UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: first)
      navigation.pushViewController(second, animated: false)
      #expect(navigation.topViewController === second)
      #expect(second.view.superview == nil)
      #expect(navigation.popViewController(animated: false) === second)
      #expect(navigation.popViewController(animated: false) == nil)
      #expect(navigation.topViewController === first)
    }
  }

  @Test func `stand above a bar of tabs, one at a time`() throws {
    try Stage.device().run {
      let (one, two) = (UIViewController(), UIViewController())
      one.title = "One"
      two.title = "Two"
      let tabs = UITabBarController()
      tabs.viewControllers = [one, two]
      tabs.selectedIndex = 1
      let frame = try tabs.view.interfaceFrame(size: room, traits: ax3)
      #expect(two.view.frame == CGRect(x: 0, y: 0, width: 300, height: 451))
      #expect(one.viewIfLoaded?.superview == nil)
      #expect(size("One", in: frame) == 10)
      #expect(tabs.selectedViewController === two)
      tabs.selectedIndex = 7
      #expect(tabs.selectedViewController == nil)
      tabs.selectedViewController = one
      #expect(tabs.selectedIndex == 0)
      tabs.selectedViewController = UIViewController()
      #expect(tabs.selectedIndex == 0)
    }
  }
}

/// The traits in force, as code sees and sets them.
@MainActor @Suite struct `The current traits` {
  private let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)

  @Test func `hold until the action ends in which they were set`() {
    Stage.device().run {
      UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
        UITraitCollection.current = large
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 33)
      }
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    }
  }

  @Test func `hold on the device until its settings change`() {
    let device = Stage.device()
    device.run {
      UITraitCollection.current = large
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 33)
      device.change(to: UITraitCollection(preferredContentSizeCategory: .small))
      // Body at S is 15 pt.
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 15)
    }
  }
}
