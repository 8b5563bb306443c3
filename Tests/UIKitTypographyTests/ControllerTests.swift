import DynamicType
import Foundation
import Snapshots
import Testing
import TextEngine

@testable import UIKitTypography

@MainActor @Suite struct `A view controller` {
  /// Notes whom it moves to.
  private final class Told: UIViewController {
    var steps: [String] = []
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      steps.append(parent == nil ? "will leave" : "will come")
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      steps.append(parent == nil ? "left" : "came")
    }
  }

  @Test func `makes its view when it is asked for`() {
    let controller = UIViewController()
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    #expect(controller.next == nil)
    let view = controller.view
    #expect(controller.isViewLoaded)
    #expect(controller.viewIfLoaded === view)
  }

  /// UIKit tells of the coming itself, and leaves it to the container to tell that it is over; and the
  /// other way round where a controller goes.
  @Test func `is told that it will come, and that it left`() {
    let (parent, child) = (UIViewController(), Told())
    parent.addChild(child)
    #expect(child.steps == ["will come"])
    #expect(child.parent === parent)
    child.removeFromParent()
    #expect(child.steps == ["will come", "left"])
    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
  }

  @Test func `is told once each where a container of UIKit takes it in and lets it go`() {
    let (first, second) = (Told(), Told())
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    #expect(first.steps == ["will come", "came"])
    #expect(second.steps == ["will come", "came"])
    navigation.popViewController(animated: false)
    #expect(first.steps == ["will come", "came"])
    #expect(second.steps == ["will come", "came", "will leave", "left"])
    #expect(navigation.children.count == 1)
  }

  @Test func `goes from one parent to another`() {
    let (one, two, child) = (UIViewController(), UIViewController(), UIViewController())
    one.addChild(child)
    two.addChild(child)
    #expect(one.children.isEmpty)
    #expect(two.children.count == 1)
    #expect(child.parent === two)
  }

  @Test func `finds the containers around it, however deep`() {
    let (inner, outer) = (UIViewController(), UIViewController())
    outer.addChild(inner)
    let navigation = UINavigationController(nibName: nil, bundle: nil)
    #expect(navigation.viewControllers.isEmpty)
    #expect(navigation.topViewController == nil)
    navigation.viewControllers = [outer]
    let tabs = UITabBarController()
    tabs.setViewControllers([navigation], animated: false)
    #expect(inner.navigationController === navigation)
    #expect(inner.tabBarController === tabs)
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.navigationController == nil)
    #expect(tabs.tabBarController == nil)
    #expect(UIViewController().tabBarController == nil)
  }

  /// UIKit's documentation of `title`: it sets that of the items the controller has, too.
  @Test func `has its title in both bars, also where it changes`() {
    let controller = UIViewController()
    controller.title = "One"
    #expect(controller.navigationItem.title == "One")
    #expect(controller.tabBarItem.title == "One")
    controller.title = "Two"
    #expect(controller.navigationItem.title == "Two")
    #expect(controller.tabBarItem.title == "Two")
  }

  @Test func `shows in the tab bar what its item is now`() throws {
    try Stage.device().run {
      let (one, two) = (UIViewController(), UIViewController())
      let tabs = UITabBarController()
      tabs.viewControllers = [one, two]
      one.title = "Letters"
      two.tabBarItem = UITabBarItem(title: "Drafts", image: nil, tag: 3)
      let frame = try tabs.view.interfaceFrame(size: CGSize(width: 320, height: 400))
      #expect(frame.elements.compactMap(\.text).map(\.styled.text.string) == ["Letters", "Drafts"])
      #expect(tabs.tabBar.items?.map(\.tag) == [0, 3])
      #expect(tabs.tabBar.selectedItem === one.tabBarItem)
    }
  }

  @Test func `is dark where it says so, whatever is around it`() {
    Stage.device().run {
      let (parent, child) = (UIViewController(), UIViewController())
      parent.view.addSubview(child.view)
      child.overrideUserInterfaceStyle = .dark
      #expect(child.overrideUserInterfaceStyle == .dark)
      #expect(child.traitCollection.userInterfaceStyle == .dark)
      #expect(child.view.traitCollection.userInterfaceStyle == .dark)
      #expect(parent.view.traitCollection.userInterfaceStyle == .light)
    }
  }

  @Test func `has traits of its own before it has a view`() {
    Stage.device().run {
      let controller = UIViewController()
      controller.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      #expect(controller.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
      #expect(controller.traitOverrides.preferredContentSizeCategory == .accessibilityLarge)
      #expect(controller.view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    }
  }

  @Test func `is told of the traits it asked for until it asks no more`() {
    let device = Stage.device()
    device.run {
      let controller = UIViewController()
      controller.loadViewIfNeeded()
      var log: [String] = []
      let registration = controller.registerForTraitChanges(
        [UITraitPreferredContentSizeCategory.self]
      ) { (controller: UIViewController, previous: UITraitCollection) in
        let now = controller.traitCollection.preferredContentSizeCategory
        log.append("\(previous.preferredContentSizeCategory == .large) \(now == .small)")
      }
      controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (_: UIViewController, _: UITraitCollection) in log.append("style")
      }
      device.change(
        to: UITraitCollection(preferredContentSizeCategory: .small), showing: controller.view)
      #expect(log == ["true true"])
      controller.unregisterForTraitChanges(registration)
      device.change(
        to: UITraitCollection(preferredContentSizeCategory: .large), showing: controller.view)
      #expect(log == ["true true"])
      device.change(to: UITraitCollection(userInterfaceStyle: .dark), showing: controller.view)
      #expect(log == ["true true", "style"])
    }
  }

  @Test func `moves what keeps to its safe area when that becomes smaller`() {
    Stage.device().run {
      let controller = UIViewController()
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      let guide = controller.view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: guide.topAnchor),
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      ])
      controller.view.layoutIfNeeded()
      let before = view.frame.origin
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 7, bottom: 0, right: 0)
      controller.view.layoutIfNeeded()
      #expect(view.frame.origin == CGPoint(x: before.x + 7, y: before.y + 20))
    }
  }

  @Test func `says nothing where it would appear no more`() {
    let controller = UIViewController()
    controller.viewWillDisappear(true)
    controller.viewDidDisappear(true)
    #expect(!controller.isViewLoaded)
  }
}

@MainActor @Suite struct `A screen` {
  @Test func `has the scale and the direction of the device`() {
    let device = Stage.device()
    device.run {
      #expect(UIScreen.main.scale == device.traits.displayScale)
      #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
      device.change(to: UITraitCollection(layoutDirection: .rightToLeft))
      #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
      device.change(to: UITraitCollection(displayScale: 1))
      #expect(UIScreen.main.scale == 1)
    }
  }

  @Test func `neither moves less nor reads out`() {
    #expect(!UIAccessibility.isReduceMotionEnabled)
    #expect(!UIAccessibility.isVoiceOverRunning)
    UIAccessibility.post(notification: .announcement, argument: "Text")
  }
}

/// What Interface Builder would make: there is none here, and such views come out as new ones.
@MainActor @Suite struct `A view of Interface Builder` {
  private let coder = NSCoder()

  @Test func `is what it would be if code had made it`() throws {
    try Stage.device().run { () throws in
      #expect(try #require(UIImageView(coder: coder)).image == nil)
      #expect(try #require(UISegmentedControl(coder: coder)).numberOfSegments == 0)
      #expect(try #require(UITextField(coder: coder)).text?.isEmpty == true)
      #expect(try #require(UITextView(coder: coder)).text.isEmpty)
      #expect(try #require(UISwitch(coder: coder)).intrinsicContentSize.width == 51)
      #expect(try #require(UIStackView(coder: coder)).arrangedSubviews.isEmpty)
      #expect(try #require(UITabBar(coder: coder)).items == nil)
      #expect(try #require(UIToolbar(coder: coder)).items == nil)
      #expect(try #require(UIWindow(coder: coder)).subviews.isEmpty)
      #expect(try #require(UIViewController(coder: coder)).isViewLoaded == false)
      #expect(try #require(UINavigationController(coder: coder)).viewControllers.isEmpty)
      #expect(try #require(UITabBarController(coder: coder)).viewControllers == nil)
      #expect(try #require(UITableViewController(coder: coder)).tableView.style == .plain)
    }
  }

  @Test func `of a row or a collection has what shows its content`() throws {
    try Stage.device().run {
      let cell = try #require(UITableViewCell(coder: coder))
      cell.textLabel?.text = "Row"
      #expect(cell.reuseIdentifier == nil)
      #expect(cell.contentView.superview === cell)
      #expect(cell.detailTextLabel == nil)
      let header = try #require(UITableViewHeaderFooterView(coder: coder))
      #expect(header.reuseIdentifier == nil)
      #expect(header.contentView.superview === header)
      let item = try #require(UICollectionViewCell(coder: coder))
      #expect(item.contentView.superview === item)
      item.frame = CGRect(x: 0, y: 0, width: 70, height: 30)
      #expect(item.contentView.frame == CGRect(x: 0, y: 0, width: 70, height: 30))
      let view = try #require(UICollectionView(coder: coder))
      #expect(view.collectionViewLayout is UICollectionViewFlowLayout)
      #expect(view.collectionViewLayout.collectionView === view)
    }
  }

  @Test func `of list content shows the configuration that it is given`() throws {
    try Stage.device().run {
      let view = try #require(UIListContentView(coder: coder))
      var content = UIListContentConfiguration.cell()
      content.text = "Row"
      view.configuration = content
      let frame = try view.interfaceFrame(size: CGSize(width: 320, height: 44))
      #expect(frame.elements.compactMap(\.text).map(\.styled.text.string) == ["Row"])
    }
  }
}
