import Foundation
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `Containers on record` {
  private final class Screen: UIViewController {
    private let words: String
    private let color: UIColor?

    init(_ words: String, _ color: UIColor? = nil) {
      self.words = words
      self.color = color
      super.init(nibName: nil, bundle: nil)
      title = words
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = color
      let label = Exhibit.add(Exhibit.label(words), to: view)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 10),
      ])
    }
  }

  @Test func `of navigation show what they showed`() throws {
    var record = ViewRecord(
      "containers-navigation", in: RecordedLook.usual + [.dark, .changed], height: 300)
    try record.showScreen("root") { UINavigationController(rootViewController: Screen("Root")) }
    try record.showScreen("pushed, large") {
      let stack = UINavigationController(rootViewController: Screen("Root", .systemGray6))
      stack.navigationBar.prefersLargeTitles = true
      stack.pushViewController(Screen("Pushed", .systemYellow), animated: false)
      stack.topViewController?.navigationItem.prompt = "Prompt"
      stack.topViewController?.navigationItem.rightBarButtonItem =
        stack.topViewController?.editButtonItem
      return stack
    }
    try record.showScreen("without a bar") {
      let stack = UINavigationController()
      stack.setViewControllers([Screen("One"), Screen("Two")], animated: false)
      stack.setNavigationBarHidden(true, animated: false)
      return stack
    }
    try record.showScreen("popped", in: [.large]) {
      let first = Screen("One", .systemGray)
      let stack = UINavigationController(rootViewController: first)
      stack.loadViewIfNeeded()
      for name in ["Two", "Three", "Four"] {
        stack.pushViewController(Screen(name, .systemMint), animated: true)
      }
      stack.popViewController(animated: true)
      stack.popToViewController(first, animated: true)
      stack.popToRootViewController(animated: true)
      return stack
    }
    try record.showScreen("a table") {
      let table = UITableViewController(style: .insetGrouped)
      table.title = "Table"
      table.navigationItem.searchController = UISearchController(searchResultsController: nil)
      let stack = UINavigationController(rootViewController: table)
      stack.navigationBar.prefersLargeTitles = true
      return stack
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `of tabs show what they showed`() throws {
    var record = ViewRecord(
      "containers-tabs", in: RecordedLook.usual + [.dark, .changed], height: 300)
    for chosen in [0, 1, 7] {
      try record.showScreen("tab \(chosen)") {
        let tabs = UITabBarController()
        let second = UINavigationController(rootViewController: Screen("Inner", .systemOrange))
        second.tabBarItem = UITabBarItem(title: "Second", image: Exhibit.symbol(), tag: 3)
        tabs.viewControllers = [Screen("First", .systemGray5), second]
        tabs.selectedIndex = chosen
        return tabs
      }
    }
    try record.showScreen("changed", in: [.large]) {
      let tabs = UITabBarController()
      let (one, two) = (Screen("One"), Screen("Two"))
      tabs.setViewControllers([one, two], animated: false)
      tabs.loadViewIfNeeded()
      tabs.selectedViewController = two
      tabs.selectedViewController = Screen("Other")
      one.title = "Renamed"
      two.tabBarItem = UITabBarItem(title: "Replaced", image: nil, tag: 0)
      return tabs
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `of columns, pages and children show what they showed`() throws {
    var record = ViewRecord("containers-others", in: [.large, .mirrored], height: 200)
    let styles: [UISplitViewController.Style] = [.unspecified, .doubleColumn, .tripleColumn]
    for style in styles {
      try record.showScreen("split view, \(style)") {
        let split = UISplitViewController(style: style)
        split.setViewController(Screen("Secondary"), for: .secondary)
        split.setViewController(Screen("Primary"), for: .primary)
        if style == .tripleColumn { split.setViewController(Screen("Compact"), for: .compact) }
        return split
      }
    }
    try record.showScreen("pages") {
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers(
        [Screen("First"), Screen("Second")], direction: .forward, animated: false)
      return pages
    }
    try record.showScreen("children with traits of their own") {
      let parent = Screen("Parent")
      let child = Screen("Child", .systemBackground)
      parent.addChild(child)
      child.overrideUserInterfaceStyle = .dark
      child.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
      child.traitOverrides.layoutDirection = .rightToLeft
      child.view.frame = CGRect(x: 20, y: 60, width: 150, height: 70)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      return parent
    }
    try record.showScreen("alerts, sheets and pickers draw nothing") {
      let alert = UIAlertController(title: "Alert", message: "Message", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      alert.addTextField { $0.placeholder = "Name" }
      return alert
    }
    try record.show("windows") {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      window.rootViewController = Screen("First", .systemGray5)
      window.rootViewController = Screen("Second", .systemGray4)
      window.makeKeyAndVisible()
      return window
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }
}
