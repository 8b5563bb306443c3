import Foundation
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `Appearances on record` {
  private final class Outer: UIView {}
  private final class Inner: UIView {}
  private class OwnLabel: UILabel {}

  private func views() -> UIView {
    let (outer, inner, outermost) = (Outer(), Inner(), Outer())
    let labels = ["One", "Two", "Three", "Four"].enumerated().map { index, word in
      let label = index == 3 ? OwnLabel() : UILabel()
      label.text = word
      label.frame = CGRect(x: 5, y: CGFloat(index) * 25, width: 90, height: 24)
      return label
    }
    labels[0].textColor = .systemBrown
    let grounds: [UIView] = [outer, inner, outermost]
    for view in grounds {
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 120)
    }
    outermost.addSubview(inner)
    outermost.addSubview(labels[0])
    inner.addSubview(outer)
    inner.addSubview(labels[1])
    outer.addSubview(labels[2])
    outer.addSubview(labels[3])
    return outermost
  }

  @Test func `of labels hold where they held`() throws {
    var record = ViewRecord("appearances-of-labels", in: [.large, .huge, .changed], height: 120)
    let proxies: [(String, @MainActor () -> Void)] = [
      (
        "all",
        {
          UILabel.appearance().textColor = .systemRed
          UILabel.appearance().font = .preferredFont(forTextStyle: .footnote)
        }
      ),
      ("views", { UIView.appearance().backgroundColor = .systemGray }),
      ("own", { OwnLabel.appearance().textColor = .systemGreen }),
      (
        "contained",
        { UILabel.appearance(whenContainedInInstancesOf: [Inner.self]).textColor = .systemPink }
      ),
      (
        "twice",
        {
          UILabel.appearance(whenContainedInInstancesOf: [Inner.self, Outer.self]).textColor =
            .systemMint
        }
      ),
      (
        "other way round",
        {
          UILabel.appearance(whenContainedInInstancesOf: [Outer.self, Inner.self]).textColor =
            .systemTeal
        }
      ),
      ("following", { UILabel.appearance().adjustsFontForContentSizeCategory = true }),
    ]
    for (name, apply) in proxies {
      try record.show(name) {
        apply()
        return views()
      }
    }
    for (first, one) in proxies {
      for (second, other) in proxies where first < second {
        try record.show("\(first) and \(second)", in: [.large]) {
          one()
          other()
          return views()
        }
      }
    }
    try record.show("all of them", in: [.large]) {
      for (_, apply) in proxies.reversed() { apply() }
      return views()
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `of controls hold where they held`() throws {
    var record = ViewRecord("appearances-of-controls", in: [.large])
    try record.show("controls") {
      UISwitch.appearance().onTintColor = .systemRed
      UISwitch.appearance().thumbTintColor = .systemBlue
      UISlider.appearance().minimumTrackTintColor = .systemRed
      UISlider.appearance().maximumTrackTintColor = .systemGreen
      UISlider.appearance().thumbTintColor = .systemBlue
      UIProgressView.appearance().progressTintColor = .systemRed
      UIProgressView.appearance().trackTintColor = .systemGreen
      UIPageControl.appearance().pageIndicatorTintColor = .systemRed
      UIPageControl.appearance().currentPageIndicatorTintColor = .systemGreen
      UIActivityIndicatorView.appearance().color = .systemRed
      UITextField.appearance().textColor = .systemRed
      UITextField.appearance().font = .systemFont(ofSize: 9)
      UITextView.appearance().textColor = .systemGreen
      UITextView.appearance().font = .systemFont(ofSize: 8)
      UIButton.appearance().contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      UIButton.appearance().setTitleColor(.systemPink, for: .normal)
      UISegmentedControl.appearance().setTitleTextAttributes([.kern: 4], for: .normal)
      UIView.appearance().tintColor = .systemYellow
      let toggle = UISwitch()
      toggle.isOn = true
      let pages = UIPageControl()
      pages.numberOfPages = 2
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.startAnimating()
      let (field, view) = (UITextField(), UITextView())
      (field.text, view.text) = ("Field", "View")
      view.isScrollEnabled = false
      let button = UIButton(type: .system)
      button.setTitle("Button", for: .normal)
      return Exhibit.stack(
        [
          toggle, UISlider(), UIProgressView(), pages, spinner, field, view, button,
          UISegmentedControl(items: ["A", "B"]),
        ], alignment: .fill)
    }
    try record.show("bars", height: 200) {
      let look = UINavigationBarAppearance()
      look.backgroundColor = .systemOrange
      UINavigationBar.appearance().standardAppearance = look
      UINavigationBar.appearance().prefersLargeTitles = true
      UINavigationBar.appearance().largeTitleTextAttributes = [.kern: 2]
      UIBarButtonItem.appearance().setTitleTextAttributes([.kern: 3], for: .normal)
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self])
        .setTitleTextAttributes([.kern: 5], for: .normal)
      UITabBarItem.appearance().setTitleTextAttributes([.baselineOffset: 1], for: .normal)
      UITabBar.appearance().unselectedItemTintColor = .systemRed
      let (bar, tabs, tools) = (UINavigationBar(), UITabBar(), UIToolbar())
      let item = UINavigationItem(title: "Title")
      item.leftBarButtonItem = UIBarButtonItem(title: "Item")
      bar.items = [item]
      tabs.items = [UITabBarItem(title: "Tab", image: nil, tag: 0)]
      tools.items = [UIBarButtonItem(title: "Tool")]
      let bars: [UIView] = [bar, tabs, tools]
      for (index, view) in bars.enumerated() {
        view.frame = CGRect(x: 0, y: CGFloat(index) * 60, width: 300, height: 55)
      }
      return Exhibit.ground(bars)
    }
    try record.showScreen("tables", height: 120) {
      UITableViewCell.appearance().backgroundColor = .systemGray4
      UITableViewCell.appearance().separatorInset = UIEdgeInsets(
        top: 0, left: 3, bottom: 0, right: 4)
      UITableView.appearance().separatorInset = UIEdgeInsets(
        top: 0, left: 9, bottom: 0, right: 9)
      UITableView.appearance().backgroundColor = .systemBrown
      return RecordedTable(
        .plain, [RecordedTable.Section(cells: [recordedCell("One"), recordedCell("Two")])])
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }
}
