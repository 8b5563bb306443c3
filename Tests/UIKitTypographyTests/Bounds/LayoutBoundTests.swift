import DynamicType
import Foundation
import Snapshots
import TextEngine
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `A constraint that is written down` {
  private let root = UIView()
  private let one = UIView()
  private let other = UIView()

  init() {
    for (view, name) in [(one, "one"), (other, "other")] {
      view.accessibilityIdentifier = name
      root.addSubview(view)
    }
  }

  @Test func `says its items, its relation and what is not as usual`() {
    let (start, end) = (one.leadingAnchor, other.trailingAnchor)
    let described: [(NSLayoutConstraint, String)] = [
      (one.widthAnchor.constraint(equalToConstant: 80), "one.width == 80.0"),
      (one.widthAnchor.constraint(equalToConstant: 0), "one.width == 0.0"),
      (start.constraint(equalTo: end), "one.leading == other.trailing"),
      (start.constraint(equalTo: end, constant: 1), "one.leading == other.trailing + 1.0"),
      (start.constraint(equalTo: end, constant: -8), "one.leading == other.trailing - 8.0"),
      (start.constraint(greaterThanOrEqualTo: end), "one.leading >= other.trailing"),
      (start.constraint(lessThanOrEqualTo: end), "one.leading <= other.trailing"),
      (
        one.widthAnchor.constraint(equalTo: other.heightAnchor, multiplier: 0.5),
        "one.width == other.height * 0.5"
      ),
    ]
    for (constraint, words) in described { #expect(constraint.description == words) }
    let wish = start.constraint(equalTo: end)
    wish.priority = .defaultHigh
    #expect(wish.description == "one.leading == other.trailing @ 750.0")
    wish.identifier = "gap"
    #expect(wish.description == "gap: one.leading == other.trailing @ 750.0")
  }

  @Test func `has no constant and no factor unless it is given them`() {
    let (start, width) = (one.leadingAnchor, one.widthAnchor)
    let (otherStart, otherWidth) = (other.leadingAnchor, other.widthAnchor)
    let plain = [
      start.constraint(equalTo: otherStart), start.constraint(greaterThanOrEqualTo: otherStart),
      start.constraint(lessThanOrEqualTo: otherStart), width.constraint(equalTo: otherWidth),
    ]
    #expect(plain.map(\.constant) == [0, 0, 0, 0])
    #expect(plain.map(\.multiplier) == [1, 1, 1, 1])
    let multiplied = [
      width.constraint(equalTo: otherWidth, multiplier: 3),
      width.constraint(greaterThanOrEqualTo: otherWidth, multiplier: 3),
      width.constraint(lessThanOrEqualTo: otherWidth, multiplier: 3),
    ]
    #expect(multiplied.map(\.constant) == [0, 0, 0])
    #expect(multiplied.map(\.multiplier) == [3, 3, 3])
  }

  @Test func `takes a factor that is no number for 1`() {
    let constraint = one.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: .nan)
    #expect(constraint.multiplier == 1)
  }

  @Test func `is held once, however often it is made active`() {
    let constraint = one.leadingAnchor.constraint(equalTo: other.leadingAnchor)
    constraint.isActive = true
    constraint.isActive = true
    #expect(root.constraints.count == 1)
    NSLayoutConstraint.deactivate([constraint])
    NSLayoutConstraint.deactivate([constraint])
    #expect(root.constraints.isEmpty)
  }
}

@MainActor @Suite struct `A view beside one with a frame of its own` {
  private func add(_ view: UIView, to parent: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 7),
      view.heightAnchor.constraint(equalToConstant: 9),
    ])
  }

  @Test func `stands at its edges after it grew with the view around both`() {
    let ground = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 60))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    outer.translatesAutoresizingMaskIntoConstraints = false
    ground.addSubview(outer)
    let mark = UIView()
    add(mark, to: outer)
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: ground.leadingAnchor, constant: 30),
      outer.topAnchor.constraint(equalTo: ground.topAnchor, constant: 40),
      outer.widthAnchor.constraint(equalToConstant: 200),
      outer.heightAnchor.constraint(equalToConstant: 150),
      mark.leadingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 5),
      mark.topAnchor.constraint(equalTo: inner.bottomAnchor, constant: 3),
    ])
    ground.layoutIfNeeded()
    // 10 pt are left at the right, and 20 pt below.
    #expect(inner.frame == CGRect(x: 10, y: 20, width: 180, height: 110))
    #expect(mark.frame == CGRect(x: 195, y: 133, width: 7, height: 9))
  }

  @Test func `stands at its edges in a view that was scrolled`() {
    let ground = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    ground.bounds.origin = CGPoint(x: 30, y: 40)
    let fixed = UIView(frame: CGRect(x: 50, y: 60, width: 10, height: 10))
    let mark = UIView()
    ground.addSubview(fixed)
    add(mark, to: ground)
    NSLayoutConstraint.activate([
      mark.leadingAnchor.constraint(equalTo: fixed.leadingAnchor),
      mark.topAnchor.constraint(equalTo: fixed.topAnchor),
    ])
    ground.layoutIfNeeded()
    #expect(mark.frame == CGRect(x: 50, y: 60, width: 7, height: 9))
  }

  @Test func `is the content of a scroll view in one direction or both`() {
    let sizes: [CGSize] = [
      CGSize(width: 250, height: 0), CGSize(width: 0, height: 400), CGSize(width: 1, height: 0),
      CGSize(width: 0, height: 1), CGSize(width: 250, height: 400),
    ]
    for size in sizes {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let content = UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(content)
      if size.width > 0 {
        NSLayoutConstraint.activate([
          content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
          content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
          content.widthAnchor.constraint(equalToConstant: size.width),
        ])
      }
      if size.height > 0 {
        NSLayoutConstraint.activate([
          content.topAnchor.constraint(equalTo: scroll.topAnchor),
          content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
          content.heightAnchor.constraint(equalToConstant: size.height),
        ])
      }
      scroll.layoutIfNeeded()
      #expect(scroll.contentSize == size)
    }
  }

  @Test func `of text stands 8 pt from an edge, but a line from a baseline`() {
    Stage.device().run {
      let ground = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      let tile = UIView()
      add(tile, to: ground)
      let labels = (0..<3).map { _ in
        let label = UILabel()
        label.text = "Text"
        label.font = .preferredFont(forTextStyle: .body)
        label.translatesAutoresizingMaskIntoConstraints = false
        ground.addSubview(label)
        return label
      }
      NSLayoutConstraint.activate([
        tile.topAnchor.constraint(equalTo: ground.topAnchor),
        labels[0].firstBaselineAnchor.constraint(
          equalToSystemSpacingBelow: tile.bottomAnchor, multiplier: 1),
        labels[1].topAnchor.constraint(
          equalToSystemSpacingBelow: labels[0].lastBaselineAnchor, multiplier: 1),
        labels[2].firstBaselineAnchor.constraint(
          equalToSystemSpacingBelow: labels[0].lastBaselineAnchor, multiplier: 1),
      ])
      ground.layoutIfNeeded()
      // The tile is 9 pt high, and lines of body text are 22 pt apart.
      let baseline = labels[0].frame.minY + labels[0].font.ascender
      #expect(abs(baseline - 17) <= 1)
      #expect(abs(labels[1].frame.minY - (baseline + 8)) <= 1)
      #expect(abs(labels[2].frame.minY - labels[0].frame.minY - 22) <= 0.5)
    }
  }

  private final class Counting: UIView {
    var count = 0
    override func layoutSubviews() { count += 1 }
  }

  @Test func `lays out what is in it when it gets another size, not another place`() {
    let ground = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    ground.addSubview(view)
    ground.layoutIfNeeded()
    let count = view.count
    view.frame.origin.x = 50
    ground.layoutIfNeeded()
    #expect(view.count == count)
    view.frame.size.width = 20
    ground.layoutIfNeeded()
    #expect(view.count == count + 1)
  }
}

@MainActor @Suite struct `A custom view in a bar` {
  /// A view of 30 by 20 pt with constraints on some of its dimensions.
  private func view(_ width: CGFloat?, _ height: CGFloat?) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    return view
  }

  private static let sizes: [(width: CGFloat?, height: CGFloat?, size: CGSize)] = [
    (nil, nil, CGSize(width: 30, height: 20)), (50, nil, CGSize(width: 30, height: 20)),
    (nil, 40, CGSize(width: 30, height: 20)), (50, 40, CGSize(width: 50, height: 40)),
    (1, 40, CGSize(width: 1, height: 40)), (50, 1, CGSize(width: 50, height: 1)),
  ]

  private func expect(
    _ view: UIView, _ size: CGSize, at place: SourceLocation = #_sourceLocation
  ) {
    let shown = view.frame
    #expect(abs(shown.width - size.width) < 0.01, sourceLocation: place)
    #expect(abs(shown.height - size.height) < 0.01, sourceLocation: place)
  }

  @Test func `has the size of its constraints if they say both dimensions`() {
    Stage.device().run {
      for (width, height, size) in Self.sizes {
        let (tool, title) = (view(width, height), view(width, height))
        let tools = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        tools.items = [UIBarButtonItem(customView: tool)]
        tools.layoutIfNeeded()
        expect(tool, size)
        // 8 pt are left at each side.
        #expect(tool.superview?.frame.width == size.width + 16)
        let item = UINavigationItem(title: "")
        item.titleView = title
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [item]
        bar.layoutIfNeeded()
        expect(title, size)
        #expect(abs(title.frame.midX - 160) < 0.34)
      }
    }
  }

  @Test func `and all else stands at whole points where the device has no scale`() {
    let device = Stage.device()
    device.traits.displayScale = 0
    device.run {
      let (tool, title) = (view(nil, nil), view(nil, nil))
      let tools = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      tools.items = [UIBarButtonItem(customView: tool)]
      tools.layoutIfNeeded()
      #expect(tool.frame == CGRect(x: 8, y: 12, width: 30, height: 20))
      let item = UINavigationItem(title: "")
      item.titleView = title
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar.items = [item]
      bar.layoutIfNeeded()
      #expect(title.frame == CGRect(x: 145, y: 12, width: 30, height: 20))
      let stack = UIStackView(arrangedSubviews: [Tile(10.4, 10), Tile(10, 10)])
      stack.greatestSolvedCount = 0
      stack.frame = CGRect(x: 0, y: 0, width: 20.4, height: 10)
      stack.layoutIfNeeded()
      #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 10])
      let label = UILabel()
      label.text = "Text"
      let size = label.intrinsicContentSize
      #expect(size.width > 20 && size.width == size.width.rounded())
      let symbol = UIImage(systemName: "star")?.size(in: UITraitCollection()) ?? .zero
      #expect(symbol.height > 10 && symbol.height == symbol.height.rounded())
    }
  }
}
