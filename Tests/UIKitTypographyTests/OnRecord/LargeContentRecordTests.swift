import Foundation
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `Large contents on record` {
  private static func pressing(
    _ name: String, at category: UIContentSizeCategory = .accessibilityExtraLarge,
    isRightToLeft: Bool = false, isDark: Bool = false
  ) -> RecordedLook {
    RecordedLook(
      category: category, isRightToLeft: isRightToLeft, isDark: isDark, pressed: name)
  }

  private func tabs() -> UIView {
    let bar = UITabBar()
    let item = UITabBarItem(title: "Other", image: Exhibit.symbol(), tag: 0)
    item.largeContentSizeImage = Exhibit.symbol("heart.fill")
    bar.items = [
      UITabBarItem(title: "Fonts", image: Exhibit.symbol(), tag: 0), item,
      UITabBarItem(title: "A title that is longer than the panel is wide", image: nil, tag: 0),
    ]
    return bar
  }

  @Test func `of bars are shown as they were`() throws {
    let looks = ["Fonts", "Other"].flatMap { name in
      [
        Self.pressing(name), Self.pressing(name, isRightToLeft: true, isDark: true),
        Self.pressing(name, at: .accessibilityExtraExtraExtraLarge),
        Self.pressing(name, at: .extraExtraExtraLarge),
      ]
    }
    var record = ViewRecord("large-contents-of-bars", in: looks, height: 600)
    try record.show("tab bar") { tabs() }
    try record.show(
      "long title", in: [Self.pressing("A title that is longer than the panel is wide")]
    ) { tabs() }
    try record.show("navigation bar", in: [Self.pressing("Title"), Self.pressing("Add")]) {
      let bar = UINavigationBar()
      let item = UINavigationItem(title: "Title")
      item.rightBarButtonItem = UIBarButtonItem(
        title: "Add", image: UIImage(systemName: "plus"))
      bar.items = [item]
      return bar
    }
    for (chosen, word) in [(-1, "Day"), (1, "Week")] {
      try record.show("segment \(chosen)", in: [Self.pressing(word)]) {
        let control = UISegmentedControl(items: ["Day", "Week"])
        control.selectedSegmentIndex = chosen
        return control
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `of other views are shown as they were`() throws {
    var record = ViewRecord("large-contents-of-views", in: RecordedLook.sizes, height: 300)
    let views: [(String, @MainActor () -> UIView)] = [
      ("label", { Exhibit.label("Label") }),
      (
        "button",
        {
          let button = UIButton(type: .system)
          button.setTitle("Button", for: .normal)
          button.setImage(Exhibit.symbol(), for: .normal)
          return button
        }
      ),
      ("plain view", { Tile(20, 20) }),
    ]
    for (name, make) in views {
      for isReachable in [false, true] {
        let looks: [RecordedLook]? =
          isReachable ? [Self.pressing("shown")] + RecordedLook.sizes : nil
        try record.show("\(name), \(isReachable)", in: looks) {
          let view = make()
          view.showsLargeContentViewer = true
          view.accessibilityIdentifier = "view"
          if isReachable {
            view.largeContentTitle = "shown"
            view.largeContentImage = Exhibit.symbol("bell")
          }
          let ground = Exhibit.stack([view])
          if isReachable { ground.addInteraction(UILargeContentViewerInteraction()) }
          return ground
        }
      }
      try record.show("\(name), by its path", in: [Self.pressing("UIStackView/view")]) {
        let view = make()
        view.showsLargeContentViewer = true
        view.accessibilityIdentifier = "view"
        view.addInteraction(UILargeContentViewerInteraction())
        return Exhibit.stack([view])
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }
}
