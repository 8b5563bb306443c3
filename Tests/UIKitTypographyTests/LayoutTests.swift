import DynamicType
import Foundation
import Snapshots
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `Layout by constraints` {
  private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    return view
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  @Test func `has priorities above and below those with names`() {
    #expect((UILayoutPriority.defaultLow + 1).rawValue == 251)
    #expect((UILayoutPriority.defaultHigh - 1).rawValue == 749)
    #expect(UILayoutPriority.required + 1 == .required)
  }

  @Test func `pins a view to edges`() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 5, width: 270, height: 135))
  }

  @Test func `turns leading and trailing from right to left`() {
    root.traitOverrides.layoutDirection = .rightToLeft
    let view = box(50, 50)
    root.addSubview(view)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 240, y: 0, width: 50, height: 50))
  }

  @Test func `follows a constant that changes`() {
    let view = box(50, 50)
    root.addSubview(view)
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    leading.isActive = true
    root.layoutIfNeeded()
    leading.constant = 33
    root.layoutIfNeeded()
    #expect(view.frame.origin.x == 33)
    leading.isActive = false
    #expect(root.constraints.isEmpty)
  }

  @Test func `breaks one of two constraints that cannot both hold, and tells which`() {
    let view = box(50, 50)
    root.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 80).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    #expect(root.layoutTrouble.count == 1)
    #expect(root.layoutTrouble.first?.contains("UIView.width == nothing") == false)
    #expect(root.layoutTrouble.first?.contains("UIView.width == 80.0") == true)
  }

  @Test func `says when a view is placed by its frame and by constraints`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 80).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 10)
    #expect(root.layoutTrouble.count == 1)
  }

  @Test func `writes down a constraint between strangers`() {
    let device = Stage.device()
    device.run {
      let constraint = UIView().leadingAnchor.constraint(equalTo: root.leadingAnchor)
      constraint.isActive = true
      #expect(!constraint.isActive)
    }
    #expect(device.misuses.count == 1)
  }

  @Test func `keeps to margins and guides`() {
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      guide.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      guide.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 2, y: 1, width: 294, height: 196))
  }

  @Test func `lets what cannot be stretched or compressed keep its size`() {
    Stage.device().run {
      let (short, long) = (UILabel(), UILabel())
      short.text = "On"
      long.text = "Notifications and reminders of all kinds, and more"
      long.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      let row = UIStackView(arrangedSubviews: [long, short])
      row.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
      row.layoutIfNeeded()
      #expect(short.frame.width == short.intrinsicContentSize.width)
      #expect(long.frame.maxX == short.frame.minX)
    }
  }

  @Test func `gives a label of many lines the height of its width`() {
    Stage.device().run {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "one two three four five six seven eight nine ten eleven twelve"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        label.trailingAnchor.constraint(lessThanOrEqualTo: root.leadingAnchor, constant: 120),
        label.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      root.layoutIfNeeded()
      #expect(label.frame.width <= 120)
      #expect(label.frame.height > 80)
      #expect(label.frame.height == label.sizeThatFits(label.frame.size).height)
    }
  }

  @Test func `puts first baselines on a line`() {
    Stage.device().run {
      let (large, small) = (UILabel(), UILabel())
      large.text = "Large"
      large.font = .systemFont(ofSize: 40)
      small.text = "small"
      let row = UIStackView(arrangedSubviews: [large, small])
      row.alignment = .firstBaseline
      row.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
      row.layoutIfNeeded()
      let drop = large.font.ascender - small.font.ascender
      #expect(large.frame.minY == 0)
      #expect(abs(small.frame.minY - drop) < 0.34)
    }
  }

  @Test func `puts a label without text on the line by its bottom`() {
    Stage.device().run {
      let (label, empty) = (UILabel(), UILabel())
      label.text = "Large"
      label.font = .systemFont(ofSize: 40)
      let row = UIStackView(arrangedSubviews: [label, empty])
      row.alignment = .firstBaseline
      row.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
      row.layoutIfNeeded()
      #expect(abs(empty.frame.maxY - (label.frame.minY + label.font.ascender)) < 0.34)
    }
  }

  @Test func `measures what scrolls by constraints to its edges`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let content = box(250, 400)
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
    ])
    root.addSubview(scroll)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 250, height: 400))
    #expect(scroll.frame.size == CGSize(width: 100, height: 100))
  }
}

@MainActor @Suite struct `A stack` {
  private final class Block: UIView {
    let size: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) {
      size = .zero
      super.init(coder: coder)
    }
    override var intrinsicContentSize: CGSize { size }
  }

  private func frames(
    _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment = .fill,
    spacing: CGFloat = 10, width: CGFloat = 200, axis: NSLayoutConstraint.Axis = .horizontal
  ) -> [CGRect] {
    let blocks = [Block(20, 10), Block(40, 30), Block(60, 20)]
    let stack = UIStackView(arrangedSubviews: blocks)
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = spacing
    stack.axis = axis
    stack.frame = CGRect(x: 0, y: 0, width: width, height: 100)
    stack.layoutIfNeeded()
    #expect(stack.layoutTrouble == [])
    return blocks.map(\.frame)
  }

  @Test func `fills its room, and one view gives way`() {
    let frames = frames(.fill)
    #expect(frames.map(\.height) == [100, 100, 100])
    #expect(frames[0].minX == 0)
    #expect(frames[2].maxX == 200)
    #expect(frames[1].minX - frames[0].maxX == 10)
  }

  @Test func `shares its room equally`() {
    let frames = frames(.fillEqually, width: 140)
    #expect(frames.map(\.width) == [40, 40, 40])
    #expect(frames.map(\.minX) == [0, 50, 100])
  }

  @Test func `shares its room in proportion to content`() {
    #expect(frames(.fillProportionally, spacing: 0, width: 240).map(\.width) == [40, 80, 120])
  }

  @Test func `makes gaps alike`() {
    let frames = frames(.equalSpacing)
    #expect(frames.map(\.width) == [20, 40, 60])
    #expect(frames.map(\.minX) == [0, 60, 140])
  }

  @Test func `sets middles as far apart as each other`() {
    let frames = frames(.equalCentering)
    #expect(frames.map(\.width) == [20, 40, 60])
    #expect(frames.map(\.midX) == [10, 90, 170])
  }

  @Test func `puts views at the top, in the middle and at the bottom`() {
    #expect(frames(.equalSpacing, .top).map(\.minY) == [0, 0, 0])
    #expect(frames(.equalSpacing, .center).map(\.midY) == [50, 50, 50])
    #expect(frames(.equalSpacing, .bottom).map(\.maxY) == [100, 100, 100])
  }

  @Test func `is as small as its views where nothing else says so`() {
    let stack = UIStackView(arrangedSubviews: [Block(20, 10), Block(40, 30)])
    stack.spacing = 7
    stack.alignment = .center
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 67, height: 30))
    stack.axis = .vertical
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 40, height: 47))
  }

  @Test func `leaves out what is hidden, with its spacing`() {
    let blocks = [Block(20, 10), Block(40, 30), Block(60, 20)]
    let stack = UIStackView(arrangedSubviews: blocks)
    stack.spacing = 10
    stack.setCustomSpacing(25, after: blocks[0])
    blocks[1].isHidden = true
    #expect(stack.systemLayoutSizeFitting(.zero).width == 105)
  }

  @Test func `keeps to its margins`() {
    let stack = UIStackView(arrangedSubviews: [Block(20, 10)])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 26, height: 14))
  }

  @Test func `runs from right to left where the interface does`() {
    let blocks = [Block(20, 10), Block(40, 10)]
    let stack = UIStackView(arrangedSubviews: blocks)
    stack.semanticContentAttribute = .forceRightToLeft
    stack.frame = CGRect(x: 0, y: 0, width: 60, height: 10)
    stack.layoutIfNeeded()
    #expect(blocks.map(\.frame.minX) == [40, 0])
  }

  @Test func `of 10,000 views is laid out`() {
    let blocks = (0..<10_000).map { _ in Block(10, 2) }
    let stack = UIStackView(arrangedSubviews: blocks)
    stack.axis = .vertical
    stack.spacing = 1
    let size = stack.systemLayoutSizeFitting(.zero)
    #expect(size == CGSize(width: 10, height: 29_999))
    stack.frame.size = size
    stack.layoutIfNeeded()
    #expect(blocks[9999].frame == CGRect(x: 0, y: 29_997, width: 10, height: 2))
  }
}
