import Foundation
import Testing

@testable import UIKitTypography

/// A view of a natural size.
private final class Block: UIView {
  let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat = 10) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

@MainActor @Suite struct `A stack that places its views by itself` {
  private func stack(_ views: [UIView], _ axis: NSLayoutConstraint.Axis) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.greatestSolvedCount = 0
    stack.axis = axis
    return stack
  }

  @Test func `has more than 64 of them`() {
    let stack = UIStackView(arrangedSubviews: (0..<64).map { _ in UIView() })
    #expect(!stack.placesArrangedSubviews)
    stack.addArrangedSubview(UIView())
    #expect(stack.placesArrangedSubviews)
  }

  @Test func `is as large as its margins where none of them shows`() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for alignment in [UIStackView.Alignment.fill, .firstBaseline, .lastBaseline] {
        let block = Block(20)
        block.isHidden = true
        let stack = stack([block], axis)
        stack.alignment = alignment
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(
          stack.intrinsicContentSize == CGSize(width: 6, height: 4), "\(axis), \(alignment)")
      }
    }
  }

  @Test func `gives a text the width between its margins`() {
    Stage.device().run {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        let label = UILabel()
        label.text = "one two three four five six seven eight nine ten eleven twelve"
        label.numberOfLines = 0
        let stack = stack([label], axis)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
        let height = label.sizeThatFits(CGSize(width: 120, height: 0)).height
        #expect(stack.contentHeight(forWidth: 180) == height + 4, "\(axis)")
      }
    }
  }

  /// A view half as high as it is wide, of some width where nothing asks for another one.
  private func half(_ width: CGFloat) -> UIView {
    let view = UIView()
    let wish = view.widthAnchor.constraint(equalToConstant: width)
    wish.priority = UILayoutPriority(400)
    NSLayoutConstraint.activate([
      wish, view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])
    return view
  }

  private func frame(of view: UIView, _ alignment: UIStackView.Alignment) -> CGRect {
    let column = stack([view, Block(5)], .vertical)
    column.distribution = .equalSpacing
    column.alignment = alignment
    column.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    column.layoutIfNeeded()
    return view.frame
  }

  @Test func `asks for their heights in the widths that they get`() {
    #expect(frame(of: half(20), .fill) == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(frame(of: half(20), .leading) == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(frame(of: half(300), .leading) == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func `gives no height to a view that asks for none`() {
    let (outer, inner) = (UIView(), UIView())
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
    ])
    #expect(frame(of: outer, .fill) == CGRect(x: 0, y: 0, width: 100, height: 0))
  }

  /// The widths of two views in 100 pt. The first one hugs its content less than the second.
  private func widths(
    _ width: CGFloat = 20, hugging: Float = 250, _ change: (UIView) -> Void
  ) -> [CGFloat] {
    let (one, other) = (Block(width), Block(20))
    one.setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
    other.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    change(one)
    let row = stack([one, other], .horizontal)
    row.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    row.layoutIfNeeded()
    return [one.frame.width, other.frame.width]
  }

  @Test func `holds a view to its width by a constraint on just that`() {
    #expect(widths { _ in } == [80, 20])
    #expect(widths { $0.widthAnchor.constraint(equalToConstant: 30).isActive = true } == [30, 70])
  }

  @Test func `does not take other constraints of a view for its width`() {
    #expect(widths { $0.heightAnchor.constraint(equalToConstant: 10).isActive = true } == [80, 20])
    #expect(
      widths { $0.widthAnchor.constraint(greaterThanOrEqualToConstant: 5).isActive = true }
        == [80, 20])
    #expect(
      widths { view in
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        guide.widthAnchor.constraint(equalToConstant: 7).isActive = true
      } == [80, 20])
    #expect(
      widths { view in
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        view.widthAnchor.constraint(equalTo: inner.widthAnchor).isActive = true
      } == [80, 20])
  }

  @Test func `keeps to the priority of a view whose content has no width`() {
    #expect(widths(0, hugging: 250) { _ in } == [80, 20])
    #expect(widths(0, hugging: 252) { _ in } == [0, 100])
  }
}

@MainActor @Suite struct `A stack in constraints` {
  private let ground = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  /// The width of a column of a view of 20 pt, with a wish for 100 pt.
  private func width(at priority: Float) -> CGFloat {
    let column = UIStackView(arrangedSubviews: [Block(20)])
    column.axis = .vertical
    column.alignment = .leading
    column.translatesAutoresizingMaskIntoConstraints = false
    ground.addSubview(column)
    let wish = column.widthAnchor.constraint(equalToConstant: 100)
    wish.priority = UILayoutPriority(priority)
    NSLayoutConstraint.activate([
      wish, column.leadingAnchor.constraint(equalTo: ground.leadingAnchor),
      column.topAnchor.constraint(equalTo: ground.topAnchor),
    ])
    ground.layoutIfNeeded()
    return column.frame.width
  }

  /// UIKit's own constraint has the priority 51.
  @Test func `is no larger than its views unless something asks for more, above 51`() {
    #expect(width(at: 51.5) == 100)
    #expect(width(at: 50) == 20)
  }

  /// The start of the second of three views, with a wish for a gap of 10 pt before it.
  private func start(at priority: Float) -> CGFloat {
    let blocks = [Block(20), Block(40), Block(60)]
    let row = UIStackView(arrangedSubviews: blocks)
    row.distribution = .equalCentering
    row.frame = CGRect(x: 0, y: 0, width: 200, height: 10)
    let wish = blocks[1].leadingAnchor.constraint(
      equalTo: blocks[0].trailingAnchor, constant: 10)
    wish.priority = UILayoutPriority(priority)
    wish.isActive = true
    row.layoutIfNeeded()
    return blocks[1].frame.minX
  }

  /// UIKit's own constraint has the priority 149.
  @Test func `sets middles as far apart as each other unless something is above 149`() {
    #expect(start(at: 149.5) == 30)
    // Middles are at 10, 90 and 170.
    #expect(start(at: 148) == 70)
  }

  private func widths(_ views: [UIView], in room: CGFloat) -> [CGFloat] {
    let row = UIStackView(arrangedSubviews: views)
    row.distribution = .fillProportionally
    row.frame = CGRect(x: 0, y: 0, width: room, height: 10)
    row.layoutIfNeeded()
    return views.map(\.frame.width)
  }

  @Test func `has views in proportion, however small they are`() {
    #expect(widths([Block(20), Block(1)], in: 42) == [40, 2])
    #expect(widths([Block(20), Block(40)], in: 30) == [10, 20])
  }

  @Test func `leaves views without content out of the proportion`() {
    // The view without content is free to take what is left.
    #expect(widths([Block(20), UIView(), Block(40)], in: 150) == [20, 90, 40])
    #expect(widths([Block(0), Block(20), Block(40)], in: 150) == [0, 50, 100])
  }

  @Test func `refuses what it stands in`() {
    let device = Stage.device()
    device.run {
      let (outer, inner) = (UIStackView(), UIStackView())
      outer.addArrangedSubview(inner)
      inner.addArrangedSubview(outer)
      #expect(inner.arrangedSubviews.isEmpty)
      #expect(outer.translatesAutoresizingMaskIntoConstraints)
      #expect(device.misuses.count == 1)
    }
  }
}
