import Foundation
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `Navigation bars on record` {
  /// A bar of its natural height, with one item.
  private func bar(
    _ title: String = "Fonts", _ change: (UINavigationBar, UINavigationItem) -> Void = { _, _ in }
  ) -> UIView {
    let bar = UINavigationBar()
    let item = UINavigationItem(title: title)
    bar.items = [UINavigationItem(title: "Before"), item]
    change(bar, item)
    bar.frame.size = bar.sizeThatFits(CGSize(width: 320, height: 0))
    return Exhibit.ground([bar])
  }

  @Test func `have their titles as they had`() throws {
    var record = ViewRecord(
      "navigation-titles", in: RecordedLook.usual + [.dark, .bold], height: 200)
    for isLarge in [false, true] {
      let name = isLarge ? "large" : "small"
      try record.show(name) { bar { bar, _ in bar.prefersLargeTitles = isLarge } }
      try record.show("\(name), long") {
        bar(Exhibit.words) { bar, _ in bar.prefersLargeTitles = isLarge }
      }
      try record.show("\(name), prompt") {
        bar { bar, item in
          bar.prefersLargeTitles = isLarge
          item.prompt = "Choose one of the fonts below"
        }
      }
      try record.show("\(name), empty", in: [.large]) {
        bar("") { bar, _ in bar.prefersLargeTitles = isLarge }
      }
      let modes: [UINavigationItem.LargeTitleDisplayMode] = [.automatic, .always, .never]
      for mode in modes {
        for former in modes {
          try record.show("\(name), \(mode) after \(former)", in: [.large]) {
            bar { bar, item in
              bar.prefersLargeTitles = isLarge
              bar.items?.first?.largeTitleDisplayMode = former
              item.largeTitleDisplayMode = mode
            }
          }
        }
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `have their items as they had`() throws {
    var record = ViewRecord("navigation-items", in: RecordedLook.usual + [.dark], height: 60)
    try record.show("words") {
      bar { _, item in
        item.leftBarButtonItem = UIBarButtonItem(title: "Cancel")
        item.rightBarButtonItems = [
          UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil),
          UIBarButtonItem(image: Exhibit.symbol(), style: .plain, target: nil, action: nil),
        ]
      }
    }
    try record.show("spaces, views and states") {
      bar { bar, item in
        bar.tintColor = .systemRed
        let disabled = UIBarButtonItem(title: "Off")
        disabled.isEnabled = false
        let green = UIBarButtonItem(title: "Own")
        green.tintColor = .systemGreen
        let tile = Tile(20, 60, .systemBlue)
        item.leftBarButtonItems = [disabled, .fixedSpace(13), green]
        item.rightBarButtonItems = [
          UIBarButtonItem(customView: tile), UIBarButtonItem(systemItem: .add),
        ]
      }
    }
    try record.show("title view") {
      bar { _, item in
        item.titleView = Exhibit.label("View", style: .title3)
        item.leftBarButtonItem = UIBarButtonItem(title: "Back to all")
      }
    }
    try record.show("large title view without a size") {
      bar { bar, item in
        bar.prefersLargeTitles = true
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 11))
        view.backgroundColor = .systemYellow
        item.titleView = view
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `have the looks that they had`() throws {
    var record = ViewRecord("navigation-looks", in: [.large, .huge, .dark, .changed], height: 160)
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.preferredFont(forTextStyle: .caption1), .foregroundColor: UIColor.systemRed,
      .kern: 2,
    ]
    for isLarge in [false, true] {
      let name = isLarge ? "large" : "small"
      try record.show("\(name), of the bar") {
        bar { bar, _ in
          bar.prefersLargeTitles = isLarge
          bar.titleTextAttributes = attributes
          bar.largeTitleTextAttributes = attributes
        }
      }
      for place in 0..<4 {
        try record.show("\(name), look \(place)") {
          bar { bar, item in
            bar.prefersLargeTitles = isLarge
            bar.titleTextAttributes = [.kern: 9, .baselineOffset: 1]
            bar.largeTitleTextAttributes = [.foregroundColor: UIColor.systemMint]
            let look = UINavigationBarAppearance()
            look.backgroundColor = .systemGray4
            look.titleTextAttributes = attributes
            look.largeTitleTextAttributes = attributes
            switch place {
            case 0: bar.standardAppearance = look
            case 1: bar.scrollEdgeAppearance = look
            case 2: item.standardAppearance = look
            default: item.scrollEdgeAppearance = look
            }
          }
        }
      }
      try record.show("\(name), attributes of items") {
        bar { bar, item in
          bar.prefersLargeTitles = isLarge
          let button = UIBarButtonItem(title: "Item")
          button.setTitleTextAttributes(attributes, for: .normal)
          button.setTitleTextAttributes([.kern: 8], for: .selected)
          item.rightBarButtonItem = button
        }
      }
    }
    for ground in 0..<3 {
      try record.show("ground \(ground)", in: [.large, .dark]) {
        bar { bar, _ in
          bar.backgroundColor = .systemYellow
          let look = UINavigationBarAppearance()
          switch ground {
          case 0: look.configureWithDefaultBackground()
          case 1: look.configureWithOpaqueBackground()
          default: look.configureWithTransparentBackground()
          }
          bar.standardAppearance = look
        }
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `change as they did`() throws {
    var record = ViewRecord("navigation-changed", in: [.large], height: 120)
    try record.show("another item on top") {
      let ground = bar { _, item in
        item.titleView = Tile(30, 20)
        item.leftBarButtonItem = UIBarButtonItem(title: "One")
      }
      ground.layoutIfNeeded()
      let shown = ground.subviews[0] as? UINavigationBar
      let item = UINavigationItem(title: "Pushed")
      shown?.items?.append(item)
      ground.layoutIfNeeded()
      item.title = "Renamed"
      item.rightBarButtonItem = UIBarButtonItem(title: "Two")
      return ground
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }
}
