import Foundation
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `Scroll views on record` {
  private func scroll(
    _ size: CGSize = CGSize(width: 600, height: 400), _ change: (UIScrollView) -> Void = { _ in }
  ) -> UIScrollView {
    let scroll = UIScrollView()
    scroll.contentSize = size
    let label = Exhibit.label("Content")
    label.frame = CGRect(x: 10, y: 20, width: 100, height: 30)
    let far = Tile(0, 0, .systemRed)
    far.frame = CGRect(x: 500, y: 390, width: 90, height: 9)
    scroll.addSubview(label)
    scroll.addSubview(far)
    change(scroll)
    return scroll
  }

  @Test func `show what they showed`() throws {
    var record = ViewRecord("scroll-views", in: [.large], height: 100)
    try record.show("usual") { scroll() }
    try record.show("offset") { scroll { $0.contentOffset = CGPoint(x: 30, y: 44) } }
    try record.show("offset beyond the ends") {
      scroll { $0.setContentOffset(CGPoint(x: -9, y: 900), animated: true) }
    }
    try record.show("inset") {
      scroll { $0.contentInset = UIEdgeInsets(top: 1, left: 22, bottom: 3, right: 44) }
    }
    try record.show("not scrolling") {
      scroll {
        $0.contentOffset.y = 5
        $0.isScrollEnabled = false
      }
    }
    try record.show("not clipped") { scroll { $0.clipsToBounds = false } }
    try record.show("round corners") {
      scroll {
        $0.layer.cornerRadius = 12
        $0.backgroundColor = .systemGray6
      }
    }
    try record.show("some round corners") {
      scroll {
        $0.layer.cornerRadius = 12
        $0.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
      }
    }
    try record.show("small content") { scroll(CGSize(width: 20, height: 10)) }
    try record.show("in another") {
      let outer = scroll()
      let inner = scroll { $0.contentOffset.x = 7 }
      inner.frame = CGRect(x: 40, y: 60, width: 200, height: 70)
      outer.addSubview(inner)
      return outer
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `have indicators where they had`() throws {
    var record = ViewRecord("scroll-indicators", in: [.large, .dark], height: 100)
    for (name, size) in [
      ("both", CGSize(width: 640, height: 300)), ("down", CGSize(width: 320, height: 2000)),
      ("across", CGSize(width: 321, height: 100)), ("none", CGSize(width: 320, height: 100)),
    ] {
      for offset: CGFloat in [-10, 0, 60] {
        try record.show("\(name), at \(offset)") {
          scroll(size) {
            $0.contentOffset = CGPoint(x: offset, y: offset * 2)
            $0.flashScrollIndicators()
          }
        }
      }
    }
    for isVertical in [true, false] {
      try record.show(isVertical ? "vertical alone" : "horizontal alone", in: [.large]) {
        scroll {
          $0.showsVerticalScrollIndicator = isVertical
          $0.showsHorizontalScrollIndicator = !isVertical
          $0.flashScrollIndicators()
        }
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }
}

@MainActor @Suite struct `A tree of views on record` {
  private func view(_ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat)
    -> UIView
  {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.accessibilityIdentifier = name
    view.backgroundColor = .systemGray
    return view
  }

  private func tree() -> UIView {
    let ground = view("ground", 7, 9, 200, 100)
    let (one, two, inner) = (
      view("one", 10, 20, 80, 50), view("two", 50, 40, 100, 30), view("inner", 5, 6, 40, 20)
    )
    ground.addSubview(one)
    ground.addSubview(two)
    one.addSubview(inner)
    two.bounds.origin = CGPoint(x: 3, y: 4)
    two.addSubview(view("shifted", 10, 10, 20, 10))
    return ground
  }

  @Test func `is drawn as it was`() throws {
    var record = ViewRecord("tree-drawn", in: [.large], height: 100)
    try record.show("usual") { tree() }
    try record.show("faded and hidden") {
      let ground = tree()
      ground.alpha = 0.5
      ground.subviews[0].alpha = 0.25
      ground.subviews[1].isHidden = true
      return ground
    }
    for alpha: CGFloat in [-1, 0, 0.001, 1, 3] {
      try record.show("alpha \(alpha)") {
        let ground = tree()
        ground.subviews[0].alpha = alpha
        return ground
      }
    }
    try record.show("clipped") {
      let ground = tree()
      ground.subviews[0].clipsToBounds = true
      ground.subviews[0].bounds.origin.x = 30
      ground.subviews[0].layer.cornerRadius = 5
      ground.subviews[1].layer.masksToBounds = true
      return ground
    }
    try record.show("siblings of one name") {
      Exhibit.ground([Tile(1, 1), UILabel(), Tile(1, 1), UIView(), Tile(1, 1)])
    }
    try record.show("moved") {
      let ground = tree()
      ground.sendSubviewToBack(ground.subviews[1])
      ground.insertSubview(view("between", 1, 1, 9, 9), belowSubview: ground.subviews[1])
      ground.insertSubview(view("above", 2, 2, 9, 9), aboveSubview: ground.subviews[0])
      ground.bringSubviewToFront(ground.subviews[0])
      ground.insertSubview(view("last", 2, 2, 9, 9), at: 99)
      ground.insertSubview(view("first", 2, 2, 9, 9), at: -9)
      ground.addSubview(ground)
      return ground
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `converts and finds places as it did`() throws {
    var record = ViewRecord("tree-places", in: [.large])
    try record.list("places") {
      let ground = tree()
      let (one, two) = (ground.subviews[0], ground.subviews[1])
      let inner = one.subviews[0]
      let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
      let others: [UIView?] = [ground, two, inner, nil]
      var values: [String] = []
      for view in [inner, one, two, ground] {
        for other in others {
          let (to, from) = (view.convert(rect, to: other), view.convert(rect, from: other))
          let name = other?.elementName ?? "none"
          values.append("\(view.elementName), \(name): \(to.onRecord), \(from.onRecord)")
        }
      }
      for x in stride(from: 0, through: 200, by: 25) {
        for y in stride(from: 5, through: 95, by: 30) {
          let hit = ground.hitTest(CGPoint(x: x, y: y), with: nil)
          values.append("\(x) \(y): \(hit?.elementName ?? "none")")
        }
      }
      two.isUserInteractionEnabled = false
      one.alpha = 0.01
      for view in [one, two] {
        let hit = ground.hitTest(view.center, with: nil)
        values.append("\(view.elementName) without touches: \(hit?.elementName ?? "none")")
      }
      return values
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }
}
