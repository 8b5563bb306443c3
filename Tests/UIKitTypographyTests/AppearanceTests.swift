import DynamicType
import Foundation
import Snapshots
import Testing
import TextEngine

@testable import UIKitTypography

@MainActor @Suite struct `An appearance proxy` {
  private let room = CGSize(width: 300, height: 300)

  private func size(_ text: String, in frame: InterfaceFrame) -> Double? {
    frame.elements.first { $0.text?.styled.text.string == text }?.text?.pointSize.value
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    label.text = text
    return label
  }

  // MARK: What can be told

  @Test func `of navigation bars sets their titles`() throws {
    try Stage.device().run {
      UINavigationBar.appearance().titleTextAttributes = [.font: UIFont.systemFont(ofSize: 21)]
      let content = UIViewController()
      content.title = "Letters"
      let navigation = UINavigationController(rootViewController: content)
      try #expect(size("Letters", in: navigation.view.interfaceFrame(size: room)) == 21)
    }
  }

  @Test func `of navigation bars sets their look`() throws {
    try Stage.device().run {
      let look = UINavigationBarAppearance()
      look.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 40)]
      look.backgroundColor = .systemRed
      UINavigationBar.appearance().standardAppearance = look
      UINavigationBar.appearance().prefersLargeTitles = true
      let content = UIViewController()
      content.title = "Letters"
      let navigation = UINavigationController(rootViewController: content)
      try #expect(size("Letters", in: navigation.view.interfaceFrame(size: room)) == 40)
      #expect(navigation.navigationBar.backgroundColor === UIColor.systemRed)
    }
  }

  @Test func `of navigation bars sets a ground that a pushed controller keeps`() throws {
    try Stage.device().run {
      UINavigationBar.appearance().backgroundColor = .systemRed
      let navigation = UINavigationController(rootViewController: UIViewController())
      _ = try navigation.view.interfaceFrame(size: room)
      navigation.pushViewController(UIViewController(), animated: false)
      #expect(navigation.navigationBar.backgroundColor === UIColor.systemRed)
    }
  }

  @Test func `of labels sets their font`() throws {
    try Stage.device().run {
      UILabel.appearance().font = .systemFont(ofSize: 23)
      try #expect(size("One", in: label("One").interfaceFrame()) == 23)
    }
  }

  @Test func `of labels is in force when a view is measured`() throws {
    try Stage.device().run {
      UILabel.appearance().font = .systemFont(ofSize: 40)
      let proxied = try label("One").interfaceFrame(size: .zero)
      let own = label("One")
      own.font = .systemFont(ofSize: 40)
      try #expect(proxied.width == own.interfaceFrame(size: .zero).width)
    }
  }

  @Test func `of bar button items sets their titles`() throws {
    try Stage.device().run {
      UIBarButtonItem.appearance().setTitleTextAttributes(
        [.font: UIFont.systemFont(ofSize: 19)], for: .normal)
      let content = UIViewController()
      content.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
      let navigation = UINavigationController(rootViewController: content)
      try #expect(size("Edit", in: navigation.view.interfaceFrame(size: room)) == 19)
    }
  }

  @Test func `of tab bar items sets their titles`() throws {
    try Stage.device().run {
      UITabBarItem.appearance().setTitleTextAttributes(
        [.font: UIFont.systemFont(ofSize: 13)], for: .normal)
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
      bar.items = [UITabBarItem(title: "Home", image: nil, tag: 0)]
      try #expect(size("Home", in: bar.interfaceFrame()) == 13)
    }
  }

  @Test func `of segmented controls sets their titles`() throws {
    try Stage.device().run {
      UISegmentedControl.appearance().setTitleTextAttributes(
        [.font: UIFont.systemFont(ofSize: 18)], for: .normal)
      let control = UISegmentedControl(items: ["Day", "Week"])
      try #expect(size("Week", in: control.interfaceFrame(size: room)) == 18)
    }
  }

  @Test func `of buttons sets their tint, and that of what they show`() throws {
    try Stage.device().run {
      UIButton.appearance().tintColor = .systemRed
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      _ = try button.interfaceFrame(size: room)
      #expect(button.tintColor === UIColor.systemRed)
      #expect(button.titleLabel?.textColor === UIColor.systemRed)
    }
  }

  @Test func `of buttons sets the colour of titles state by state`() throws {
    try Stage.device().run {
      UIButton.appearance().setTitleColor(.systemRed, for: .normal)
      UIButton.appearance().setTitleColor(.systemGray, for: .disabled)
      let button = UIButton(type: .system)
      button.setTitleColor(.systemGreen, for: .normal)
      _ = try button.interfaceFrame(size: room)
      #expect(button.titleLabel?.textColor === UIColor.systemGreen)
      button.isEnabled = false
      #expect(button.titleLabel?.textColor === UIColor.systemGray)
    }
  }

  @Test func `of text fields sets their font`() throws {
    try Stage.device().run {
      UITextField.appearance().font = .systemFont(ofSize: 22)
      let field = UITextField()
      field.text = "Name"
      try #expect(size("Name", in: field.interfaceFrame(size: room)) == 22)
    }
  }

  @Test func `of tables sets their ground, which they set themselves otherwise`() throws {
    try Stage.device().run {
      UITableView.appearance().backgroundColor = .systemYellow
      let table = UITableView(frame: CGRect(origin: .zero, size: room), style: .grouped)
      _ = try table.interfaceFrame()
      #expect(table.backgroundColor === UIColor.systemYellow)
    }
  }

  @Test func `of views sets the tint of all of them`() throws {
    try Stage.device().run {
      UIView.appearance().tintColor = .systemPurple
      let (outer, inner) = (UIView(), UISwitch())
      outer.addSubview(inner)
      _ = try outer.interfaceFrame(size: room)
      #expect(outer.tintColor === UIColor.systemPurple)
      #expect(inner.tintColor === UIColor.systemPurple)
    }
  }

  // MARK: The proxy

  @Test func `is the same each time it is asked for`() {
    Stage.device().run {
      #expect(UILabel.appearance() === UILabel.appearance())
      #expect(
        UILabel.appearance() !== UILabel.appearance(whenContainedInInstancesOf: [UIButton.self]))
    }
  }

  @Test func `was told nothing by the initialiser of its class`() {
    final class Red: UIView {
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        backgroundColor = .systemRed
      }
    }
    Stage.device().run {
      _ = Red.appearance()
      let view = Red(frame: .zero)
      view.layoutIfNeeded()
      #expect(view.backgroundColor == nil)
    }
  }

  /// What `wasSet` is called for in the sources is what the table says.
  @Test func `can be told what the documentation names`() throws {
    var repository = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { repository.deleteLastPathComponent() }
    let folder = repository.appendingPathComponent("Sources/Interfaces/UIKitTypography")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var inCode: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for call in text.matches(of: /(?:wasSet|lookDidChange)\(\\(\w+)\.\[?(\w+)/) {
        inCode.insert("\(call.1) \(call.2)")
      }
    }
    let page = try String(
      contentsOf: repository.appendingPathComponent("docs/uikit.md"), encoding: .utf8)
    let section = try #require(
      page.split(separator: "\n## ").first { $0.hasPrefix("Appearance proxies") })
    var inTable: Set<String> = []
    for row in section.matches(of: /\| `(\w+)` \|([^|\n]*)\|/) {
      for name in row.2.matches(of: /`(\w+)/) { inTable.insert("\(row.1) \(name.1)") }
    }
    let methods = [
      "UIBarItem titleTextAttributes": "UIBarItem setTitleTextAttributes",
      "UISegmentedControl titleTextAttributes": "UISegmentedControl setTitleTextAttributes",
      "UIButton titleColorFor": "UIButton setTitleColor",
    ]
    #expect(inTable == Set(inCode.map { methods[$0] ?? $0 }))
  }
}
