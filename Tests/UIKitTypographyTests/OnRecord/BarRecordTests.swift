import Foundation
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `Bars at the bottom on record` {
  private func items() -> [UITabBarItem] {
    [
      UITabBarItem(title: "Fonts", image: Exhibit.symbol(), tag: 1),
      UITabBarItem(title: "Sizes and weights", image: nil, tag: 2),
      UITabBarItem(title: nil, image: Exhibit.picture(), selectedImage: Exhibit.symbol()),
    ]
  }

  private func tabs(
    chosen: Int? = 0, _ change: (UITabBar) -> Void = { _ in }
  ) -> UITabBar {
    let bar = UITabBar()
    bar.items = items()
    bar.selectedItem = chosen.flatMap { bar.items?[$0] }
    change(bar)
    return bar
  }

  @Test func `have tabs as they had`() throws {
    var record = ViewRecord("tab-bars", in: RecordedLook.usual + [.dark, .bold, .coarse])
    for chosen in [nil, 0, 1, 2] as [Int?] {
      try record.show("tab \(chosen.map { "\($0)" } ?? "none")") { tabs(chosen: chosen) }
    }
    try record.show("colours and badges") {
      tabs {
        $0.tintColor = .systemRed
        $0.unselectedItemTintColor = .systemGreen
        $0.items?[1].badgeValue = "9"
        $0.items?[2].isEnabled = false
        $0.items?[2].accessibilityIdentifier = "last"
      }
    }
    try record.show("high", in: RecordedLook.directions, height: 90) { tabs() }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  private func look(_ color: UIColor) -> UITabBarAppearance {
    let look = UITabBarAppearance()
    look.backgroundColor = color
    look.stackedLayoutAppearance.normal.titleTextAttributes = [.kern: 2]
    look.stackedLayoutAppearance.normal.iconColor = color
    look.stackedLayoutAppearance.selected.titleTextAttributes = [
      .foregroundColor: color, .font: UIFont.systemFont(ofSize: 13),
    ]
    look.stackedLayoutAppearance.selected.iconColor = .systemPink
    look.inlineLayoutAppearance.normal.iconColor = .black
    return look
  }

  @Test func `have the looks that they had`() throws {
    var record = ViewRecord("tab-bars-looks", in: [.large])
    for place in 0..<5 {
      try record.show("look \(place)") {
        tabs {
          if place != 1 { $0.standardAppearance = look(.systemGray3) }
          switch place {
          case 0: break
          case 1: $0.scrollEdgeAppearance = look(.systemGray2)
          case 2: $0.scrollEdgeAppearance = look(.systemTeal)
          case 3: $0.items?[0].standardAppearance = look(.systemIndigo)
          default: $0.items?[0].scrollEdgeAppearance = look(.systemBrown)
          }
          // What items say is read when they are set.
          let (items, chosen) = ($0.items, $0.selectedItem)
          $0.setItems(items, animated: true)
          $0.selectedItem = chosen
        }
      }
    }
    try record.show("attributes of items") {
      tabs {
        for item in $0.items ?? [] {
          item.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 8)], for: .normal)
          item.setTitleTextAttributes([.kern: 3], for: .selected)
          item.setTitleTextAttributes([.kern: 9], for: .disabled)
        }
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  private func toolbar(_ items: [UIBarButtonItem]) -> UIToolbar {
    let bar = UIToolbar()
    bar.setItems(items, animated: false)
    return bar
  }

  @Test func `have tools as they had`() throws {
    var record = ViewRecord("toolbars", in: RecordedLook.usual + [.dark])
    try record.show("spaces") {
      toolbar([
        UIBarButtonItem(title: "Edit"), .flexibleSpace(), UIBarButtonItem(systemItem: .add),
        .fixedSpace(21), UIBarButtonItem(customView: Tile(30, 50)), .flexibleSpace(),
        UIBarButtonItem(systemItem: .flexibleSpace),
        UIBarButtonItem(image: Exhibit.picture(), style: .plain, target: nil, action: nil),
      ])
    }
    try record.show("too many") {
      toolbar((1...9).map { UIBarButtonItem(title: "Word \($0)") } + [.flexibleSpace()])
    }
    try record.show("custom view of its frame") {
      let view = UIView(frame: CGRect(x: 9, y: 9, width: 33, height: 22))
      view.backgroundColor = .systemYellow
      return toolbar([UIBarButtonItem(customView: view)])
    }
    for number in 0...24 {
      guard let item = UIBarButtonItem.SystemItem(rawValue: number) else { continue }
      try record.show("\(item)", in: [.large]) {
        toolbar([UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil)])
      }
    }
    try record.show("none", in: [.large]) { UIToolbar() }
    let difference = try record.difference()
    #expect(difference == nil)
  }
}
