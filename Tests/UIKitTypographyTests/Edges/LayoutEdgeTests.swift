import DynamicType
import Foundation
import Snapshots
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `A layout that changes itself` {
  /// Asks for another layout in each one before a given one.
  private final class Restless: UIView {
    let lastRound: Int
    var rounds = 0

    init(until lastRound: Int) {
      self.lastRound = lastRound
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      rounds += 1
      guard rounds < lastRound else { return }
      setNeedsLayout()
      setNeedsUpdateConstraints()
    }
  }

  @Test func `may take eight rounds`() {
    let view = Restless(until: 8)
    view.layoutIfNeeded()
    #expect(view.rounds == 8)
    #expect(view.layoutTrouble.isEmpty)
  }

  @Test func `is given up after eight rounds, and that is told`() {
    let view = Restless(until: 9)
    view.layoutIfNeeded()
    #expect(view.rounds == 8)
    #expect(
      view.layoutTrouble == [
        "Layout did not settle: each round of layoutSubviews changed the result of the "
          + "previous one."
      ])
  }

  @Test func `does not begin again within itself`() {
    final class Nested: UIView {
      var count = 0
      override func layoutSubviews() {
        count += 1
        setNeedsLayout()
        layoutIfNeeded()
      }
    }
    let view = Nested(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    #expect(view.count == 1)
    view.layoutIfNeeded()
    #expect(view.count == 2)
  }
}

@MainActor @Suite struct `Sizes on a grid of pixels` {
  /// Sums may miss a pixel by a thousandth of it.
  @Test func `are rounded up, but for the last bits`() {
    let sizes = [10, 10.0005, 10.0015, 10.5].map { (length: CGFloat) in
      CGSize(width: length, height: length + 1).roundedUp(to: 1)
    }
    #expect(sizes.map(\.width) == [10, 10, 11, 11])
    #expect(sizes.map(\.height) == [11, 11, 12, 12])
  }

  /// A device whose screen has no known number of pixels per point.
  private var device: UISimulatedDevice {
    let device = Stage.device()
    device.traits.displayScale = 0
    return device
  }

  private func isWhole(_ length: CGFloat) -> Bool { length > 0 && length == length.rounded() }

  @Test func `are whole points where the scale is not known, by constraints`() {
    device.run {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 3.3),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 2.6),
        view.widthAnchor.constraint(equalToConstant: 10.4),
        view.heightAnchor.constraint(equalToConstant: 5.2),
      ])
      root.layoutIfNeeded()
      // From 3.3 to 13.7, and from 2.6 to 7.8.
      #expect(view.frame == CGRect(x: 3, y: 3, width: 11, height: 5))
      #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 11, height: 6))
    }
  }

  @Test func `are whole points where the scale is not known, in controls`() {
    device.run {
      let field = UITextField()
      field.text = "Ada"
      #expect(isWhole(field.intrinsicContentSize.width))
      #expect(isWhole(field.intrinsicContentSize.height))
      let text = UITextView()
      text.isScrollEnabled = false
      text.text = "Ada"
      #expect(isWhole(text.intrinsicContentSize.width))
      #expect(isWhole(text.intrinsicContentSize.height))
      let button = UIButton(type: .system)
      button.setTitle("Ada", for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
      button.layoutIfNeeded()
      let title = button.titleLabel?.frame ?? .zero
      #expect(isWhole(title.width))
      #expect(isWhole(title.minX))
    }
  }

  @Test func `are whole points where the scale is not known, in rows`() {
    device.run {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Ada"
      cell.layoutIfNeeded()
      let label = cell.textLabel?.frame ?? .zero
      #expect(isWhole(label.width))
      #expect(isWhole(label.minY))
      var content = UIListContentConfiguration.cell()
      content.text = "Ada"
      let view = UIListContentView(configuration: content)
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
      view.layoutIfNeeded()
      #expect(isWhole(view.subviews[1].frame.width))
      #expect(isWhole(view.subviews[1].frame.minY))
    }
  }
}

@MainActor @Suite struct `A size for an interface` {
  private func size(_ view: UIView, in width: CGFloat, _ height: CGFloat) throws -> CGSize {
    try Stage.device().run {
      let frame = try view.interfaceFrame(size: CGSize(width: width, height: height))
      return CGSize(width: frame.width.value, height: frame.height.value)
    }
  }

  @Test func `is taken from 1 to 100,000 pt`() throws {
    for length in [1, 7, 100_000] as [CGFloat] {
      let expected = CGSize(width: length, height: length)
      #expect(try size(Tile(40, 10), in: length, length) == expected)
    }
  }

  @Test func `is that of the content if it is none of an interface`() throws {
    for length in [0, -5, 100_001, .infinity] as [CGFloat] {
      #expect(
        try size(Tile(40, 10), in: length, length) == CGSize(width: 40, height: 10), "\(length)")
    }
    #expect(try size(Tile(40, 10), in: 100_001, 20) == CGSize(width: 40, height: 20))
    #expect(try size(UIView(), in: 0, 0) == CGSize(width: 0, height: 0))
  }

  @Test func `is no more than 100,000 pt for large content`() throws {
    #expect(
      try size(Tile(200_000, 300_000), in: 0, 0) == CGSize(width: 100_000, height: 100_000))
  }
}

@MainActor @Suite struct `A view in another` {
  @Test func `cannot be around that as well, which is written down`() {
    let device = Stage.device()
    device.run {
      let (outer, inner) = (UIView(), UIView())
      inner.accessibilityIdentifier = "inner"
      outer.accessibilityIdentifier = "outer"
      outer.addSubview(inner)
      inner.addSubview(outer)
      inner.addSubview(inner)
      #expect(outer.superview == nil)
      #expect(inner.subviews.isEmpty)
      #expect(inner.superview === outer)
    }
    #expect(device.misuses == [.cycle(view: "outer"), .cycle(view: "inner")])
  }

  @Test func `is put at the back`() {
    let outer = UIView()
    let views = (0..<4).map { _ in UIView() }
    outer.addSubview(views[0])
    outer.insertSubview(views[1], at: 0)
    outer.insertSubview(views[2], at: -3)
    outer.insertSubview(views[3], belowSubview: views[2])
    #expect(outer.subviews == [views[3], views[2], views[1], views[0]])
  }

  @Test func `has the name of its type where its own is empty`() {
    let view = UILabel()
    #expect(view.elementName == "UILabel")
    view.accessibilityIdentifier = ""
    #expect(view.elementName == "UILabel")
    view.accessibilityIdentifier = "name"
    #expect(view.elementName == "name")
  }

  @Test func `is never stretched to less than nothing`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 90))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(view)
    outer.frame.size = CGSize(width: 50, height: 40)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 0, height: 0))
  }

  @Test func `is not stretched if constraints place it`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 90))
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 20))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    outer.frame.size = CGSize(width: 150, height: 140)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 10, height: 20))
  }
}
