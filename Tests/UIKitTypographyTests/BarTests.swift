import DynamicType
import Foundation
import Imaging
import Snapshots
import Testing
import TextEngine

@testable import UIKitTypography

@MainActor @Suite struct `Places in a bar` {
  private let room = CGSize(width: 320, height: 49)

  private func color(_ text: String, in frame: InterfaceFrame) -> RGBAColor? {
    frame.elements.first { $0.text?.styled.text.string == text }?.text?.styled.color
  }

  @Test func `share a tab bar of 49 pt equally, from where reading begins`() {
    Stage.device().run {
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
      let items = ["One", "Two", "Three"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
      bar.setItems(items, animated: true)
      #expect(bar.items?.count == 3)
      #expect(bar.intrinsicContentSize.height == 49)
      #expect(bar.intrinsicContentSize.width == UIView.noIntrinsicMetric)
      #expect(bar.sizeThatFits(CGSize(width: 77, height: 5)) == CGSize(width: 77, height: 49))
      bar.layoutIfNeeded()
      #expect(bar.subviews.map(\.frame.minX) == [0, 100, 200])
      #expect(bar.subviews.map(\.frame.width) == [100, 100, 100])
      bar.semanticContentAttribute = .forceRightToLeft
      bar.setNeedsLayout()
      bar.layoutIfNeeded()
      #expect(bar.subviews.map(\.frame.minX) == [200, 100, 0])
      bar.setItems(nil, animated: false)
      #expect(bar.subviews.isEmpty)
    }
  }

  @Test func `come in the tint where they are chosen, else in the color for the others`() throws {
    try Stage.device().run {
      let bar = UITabBar()
      let items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
      bar.items = items
      bar.selectedItem = items[0]
      bar.tintColor = .red
      var frame = try bar.interfaceFrame(size: room)
      #expect(color("One", in: frame) == RGBAColor(red: 255, green: 0, blue: 0))
      // System grey is 142, 142, 147.
      #expect(color("Two", in: frame) == RGBAColor(red: 142, green: 142, blue: 147))
      bar.unselectedItemTintColor = .blue
      frame = try bar.interfaceFrame(size: room)
      #expect(color("One", in: frame) == RGBAColor(red: 255, green: 0, blue: 0))
      #expect(color("Two", in: frame) == RGBAColor(red: 0, green: 0, blue: 255))
    }
  }

  @Test func `have another picture where they are chosen`() {
    let (star, fill) = (UIImage(systemName: "star"), UIImage(systemName: "star.fill"))
    let item = UITabBarItem(title: "Stars", image: star, selectedImage: fill)
    #expect(item.title == "Stars")
    #expect(item.image === star)
    #expect(item.selectedImage === fill)
    #expect(item.tag == 0)
  }

  @Test func `of a tool bar stand 16 pt from its ends, with the room between them`() {
    Stage.device().run {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let gear = UIBarButtonItem(title: nil, image: UIImage(systemName: "gear"))
      let star = UIBarButtonItem(title: nil, image: UIImage(systemName: "star"))
      bar.setItems([gear, .flexibleSpace(), star], animated: false)
      bar.layoutIfNeeded()
      // Pictures take 44 pt.
      #expect(
        bar.subviews.map(\.frame) == [
          CGRect(x: 16, y: 0, width: 44, height: 44), CGRect(x: 60, y: 0, width: 200, height: 44),
          CGRect(x: 260, y: 0, width: 44, height: 44),
        ])
      bar.semanticContentAttribute = .forceRightToLeft
      bar.setNeedsLayout()
      bar.layoutIfNeeded()
      #expect(bar.subviews.map(\.frame.minX) == [260, 60, 16])
    }
  }

  @Test func `of a tool bar share the room before, between and behind them`() {
    Stage.device().run {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let gear = UIBarButtonItem(title: nil, image: UIImage(systemName: "gear"))
      bar.items = [.flexibleSpace(), gear, .flexibleSpace()]
      bar.layoutIfNeeded()
      #expect(bar.subviews[1].frame.midX == 160)
      #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
      #expect(bar.sizeThatFits(CGSize(width: 77, height: 5)) == CGSize(width: 77, height: 44))
    }
  }

  @Test func `of a navigation bar are the first of those at a side`() {
    let item = UINavigationItem(title: "Title")
    #expect(item.leftBarButtonItem == nil)
    #expect(item.rightBarButtonItem == nil)
    let (one, two, three) = (
      UIBarButtonItem(title: "One"), UIBarButtonItem(title: "Two"), UIBarButtonItem(title: "Three")
    )
    item.leftBarButtonItems = [one, two]
    #expect(item.leftBarButtonItem === one)
    item.leftBarButtonItem = three
    #expect(item.leftBarButtonItems?.compactMap(\.title) == ["Three", "Two"])
    item.rightBarButtonItem = one
    #expect(item.rightBarButtonItem === one)
    item.rightBarButtonItem = nil
    #expect(item.rightBarButtonItem == nil)
  }

  private func ground(_ change: (UINavigationBar, UINavigationItem) -> Void) -> UIColor? {
    Stage.device().run {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let item = UINavigationItem(title: "Title")
      bar.items = [item]
      bar.layoutIfNeeded()
      change(bar, item)
      bar.layoutIfNeeded()
      return bar.backgroundColor
    }
  }

  private func look(_ color: UIColor) -> UINavigationBarAppearance {
    let look = UINavigationBarAppearance()
    look.backgroundColor = color
    return look
  }

  /// Content is at its top here, so the look of the scroll edge holds, and the item's before the bar's.
  @Test func `have the look of the item before that of the bar`() {
    #expect(ground { bar, _ in bar.standardAppearance = look(.red) } == .red)
    #expect(
      ground { bar, _ in
        bar.standardAppearance = look(.red)
        bar.scrollEdgeAppearance = look(.green)
      } == .green)
    #expect(
      ground { bar, item in
        bar.scrollEdgeAppearance = look(.green)
        item.standardAppearance = look(.blue)
      } == .blue)
    #expect(
      ground { bar, item in
        item.standardAppearance = look(.blue)
        item.scrollEdgeAppearance = look(.yellow)
        bar.scrollEdgeAppearance = look(.green)
      } == .yellow)
  }

  @Test func `have a ground that is usual, opaque or not there`() {
    let look = look(.red)
    look.configureWithOpaqueBackground()
    #expect(look.backgroundColor === UIColor.systemBackground)
    look.configureWithTransparentBackground()
    #expect(look.backgroundColor == .clear)
    look.configureWithDefaultBackground()
    #expect(look.backgroundColor == nil)
  }

  @Test func `stand below a large title with attributes of the bar's own`() throws {
    try Stage.device().run {
      let content = UIViewController()
      content.title = "Letters"
      let navigation = UINavigationController(rootViewController: content)
      navigation.navigationBar.prefersLargeTitles = true
      navigation.navigationBar.largeTitleTextAttributes = [
        .font: UIFont.systemFont(ofSize: 29), .foregroundColor: UIColor.red,
      ]
      let frame = try navigation.view.interfaceFrame(size: CGSize(width: 320, height: 400))
      let title = try #require(
        frame.elements.first { $0.text?.styled.text.string == "Letters" }?.text)
      #expect(title.pointSize == 29)
      #expect(title.styled.color == RGBAColor(red: 255, green: 0, blue: 0))
    }
  }
}
