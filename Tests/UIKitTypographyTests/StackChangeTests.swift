import Foundation
import Testing

@testable import UIKitTypography

/// Views that come into a stack, leave it, and change places in it.
@MainActor @Suite struct `The views of a stack` {
  private let one = UIView()
  private let two = UIView()
  private let three = UIView()
  private let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 40))

  init() {
    for (view, name) in [(one, "one"), (two, "two"), (three, "three")] {
      view.accessibilityIdentifier = name
      let width = view.widthAnchor.constraint(equalToConstant: 30)
      width.priority = UILayoutPriority(900)
      width.isActive = true
      stack.addArrangedSubview(view)
    }
    stack.distribution = .equalSpacing
  }

  private var order: [String] { stack.arrangedSubviews.compactMap(\.accessibilityIdentifier) }

  @Test func `are told their places by the stack alone`() {
    #expect(order == ["one", "two", "three"])
    #expect(!one.translatesAutoresizingMaskIntoConstraints)
    stack.layoutIfNeeded()
    #expect([one, two, three].map(\.frame.minX) == [0, 135, 270])
    #expect(one.frame.height == 40)
  }

  @Test func `change places when they are put in anew`() {
    stack.insertArrangedSubview(three, at: 0)
    #expect(order == ["three", "one", "two"])
    stack.insertArrangedSubview(three, at: 1)
    #expect(order == ["one", "three", "two"])
    stack.addArrangedSubview(one)
    #expect(order == ["three", "two", "one"])
    stack.addArrangedSubview(one)
    #expect(order == ["three", "two", "one"])
    #expect(stack.subviews.count == 3)
    stack.layoutIfNeeded()
    #expect([one, two, three].map(\.frame.minX) == [270, 135, 0])
  }

  @Test func `are put in at the ends where their place is beyond them`() {
    let (first, last) = (UIView(), UIView())
    first.accessibilityIdentifier = "first"
    last.accessibilityIdentifier = "last"
    stack.insertArrangedSubview(first, at: -3)
    stack.insertArrangedSubview(last, at: 90)
    #expect(order == ["first", "one", "two", "three", "last"])
  }

  /// Apple's documentation has it so: a view that is arranged no more is still a subview.
  @Test func `stay where they are when they are let go`() {
    stack.setCustomSpacing(5, after: two)
    stack.removeArrangedSubview(two)
    #expect(order == ["one", "three"])
    #expect(two.superview === stack)
    #expect(stack.customSpacing(after: two) == UIStackView.spacingUseDefault)
    stack.layoutIfNeeded()
    #expect([one, three].map(\.frame.minX) == [0, 270])
  }

  @Test func `are arranged no more when they leave`() {
    two.removeFromSuperview()
    #expect(order == ["one", "three"])
    #expect(two.superview == nil)
    let other = UIStackView()
    other.addArrangedSubview(one)
    #expect(order == ["three"])
    #expect(other.arrangedSubviews.map(ObjectIdentifier.init) == [ObjectIdentifier(one)])
  }

  @Test func `have distances of their own after them`() {
    stack.distribution = .fill
    stack.spacing = 10
    stack.setCustomSpacing(25, after: one)
    #expect(stack.customSpacing(after: one) == 25)
    #expect(stack.customSpacing(after: two) == UIStackView.spacingUseDefault)
    stack.layoutIfNeeded()
    #expect(two.frame.minX == one.frame.maxX + 25)
    #expect(three.frame.minX == two.frame.maxX + 10)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: two)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: one)
    stack.layoutIfNeeded()
    #expect(two.frame.minX == one.frame.maxX + 10)
    #expect(three.frame.minX == two.frame.maxX + 8)
    #expect(stack.customSpacing(after: one) == UIStackView.spacingUseDefault)
    #expect(stack.customSpacing(after: two) == UIStackView.spacingUseSystem)
  }

  // Of `spacing`, UIKit's header says that the system's may be asked for, and that the default is 0.
  @Test(arguments: [1, 64])
  func `are as far apart as in the system, where the stack says so`(solved: Int) {
    stack.distribution = .fill
    stack.greatestSolvedCount = solved
    stack.spacing = UIStackView.spacingUseSystem
    stack.layoutIfNeeded()
    #expect(two.frame.minX == one.frame.maxX + 8)
    #expect(three.frame.minX == two.frame.maxX + 8)
    stack.spacing = UIStackView.spacingUseDefault
    stack.layoutIfNeeded()
    #expect(two.frame.minX == one.frame.maxX)
    #expect(three.frame.minX == two.frame.maxX)
  }
}

/// Apple's documentation of `UIStackView` names the view: the tallest of a row, for both baselines, and the
/// first and the last of a column.
@MainActor @Suite struct `The baseline of a stack` {
  private final class Block: UIView {
    var size = CGSize.zero
    override var intrinsicContentSize: CGSize { size }
  }

  private func block(_ height: CGFloat) -> Block {
    let block = Block()
    block.size = CGSize(width: 10, height: height)
    return block
  }

  @Test func `is that of the first and last view of a column that show`() {
    let blocks = [block(10), block(30), block(20), block(40)]
    let column = UIStackView(arrangedSubviews: blocks)
    column.axis = .vertical
    #expect(column.forFirstBaselineLayout === blocks[0])
    #expect(column.forLastBaselineLayout === blocks[3])
    blocks[0].isHidden = true
    blocks[3].isHidden = true
    #expect(column.forFirstBaselineLayout === blocks[1])
    #expect(column.forLastBaselineLayout === blocks[2])
  }

  @Test func `is that of the tallest view of a row that shows`() {
    let blocks = [block(10), block(30), block(20), block(40)]
    let row = UIStackView(arrangedSubviews: blocks)
    #expect(row.forFirstBaselineLayout === blocks[3])
    #expect(row.forLastBaselineLayout === blocks[3])
    blocks[3].isHidden = true
    #expect(row.forFirstBaselineLayout === blocks[1])
    #expect(row.forLastBaselineLayout === blocks[1])
  }

  @Test func `is that of the first of a row whose views are as tall as each other`() {
    let blocks = [block(30), block(30)]
    let row = UIStackView(arrangedSubviews: blocks)
    #expect(row.forFirstBaselineLayout === blocks[0])
    #expect(row.forLastBaselineLayout === blocks[0])
  }

  @Test func `is its own where it is empty`() {
    let stack = UIStackView()
    #expect(stack.forFirstBaselineLayout === stack)
    #expect(stack.forLastBaselineLayout === stack)
  }
}

/// Many views, placed without constraints, with views in them.
@MainActor @Suite struct `A long stack of views with content` {
  private func stack(_ views: [UIView], _ axis: NSLayoutConstraint.Axis) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.greatestSolvedCount = 0
    stack.axis = axis
    return stack
  }

  /// A view whose content has a size.
  private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let (outer, inner) = (UIView(), UIView())
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      inner.widthAnchor.constraint(equalToConstant: width),
      inner.heightAnchor.constraint(equalToConstant: height),
    ])
    return outer
  }

  @Test func `gives each the size that its constraints leave it`() {
    let boxes = [box(30, 20), box(50, 40)]
    let row = stack(boxes, .horizontal)
    row.alignment = .leading
    row.spacing = 5
    row.frame = CGRect(x: 0, y: 0, width: 85, height: 60)
    row.layoutIfNeeded()
    #expect(
      boxes.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 30, height: 20), CGRect(x: 35, y: 0, width: 50, height: 40),
      ])
  }

  @Test func `gives a label in a view the height of the width it fills`() {
    Stage.device().run {
      let (outer, label) = (UIView(), UILabel())
      label.text = "one two three four five six seven eight nine ten eleven twelve"
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        label.topAnchor.constraint(equalTo: outer.topAnchor, constant: 3),
        label.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -4),
      ])
      let column = stack([outer, box(10, 10)], .vertical)
      column.alignment = .leading
      column.frame = CGRect(x: 0, y: 0, width: 120, height: 400)
      let height = label.sizeThatFits(CGSize(width: 120, height: 0)).height
      #expect(height > 60)
      #expect(column.contentHeight(forWidth: 120) == height + 7 + 10)
      column.alignment = .fill
      #expect(column.contentHeight(forWidth: 120) == height + 7 + 10)
    }
  }

  private final class Content: UIView {
    var width: CGFloat = 0
    override var intrinsicContentSize: CGSize { CGSize(width: width, height: 10) }
  }

  @Test func `stretches the last of the views whose content may be stretched`() {
    let boxes = [30, 50].map { CGFloat($0) }.map { width in
      let (outer, inner) = (UIView(), Content())
      inner.width = width
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      ])
      return outer
    }
    let fixed = UIView()
    fixed.widthAnchor.constraint(equalToConstant: 10).isActive = true
    let row = stack(boxes + [fixed], .horizontal)
    row.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    row.layoutIfNeeded()
    // A fixed width is required, and of what hugs its content by 250 the last one gives way.
    #expect(boxes[0].frame == CGRect(x: 0, y: 0, width: 30, height: 60))
    #expect(boxes[1].frame == CGRect(x: 30, y: 0, width: 160, height: 60))
    #expect(fixed.frame == CGRect(x: 190, y: 0, width: 10, height: 60))
  }

  @Test func `keeps two views at their distance where middles cannot be as far apart`() {
    let blocks = [100, 10, 10].map { CGFloat($0) }.map { width in
      let view = UIView()
      view.widthAnchor.constraint(equalToConstant: width).isActive = true
      return view
    }
    let row = stack(blocks, .horizontal)
    row.distribution = .equalCentering
    row.spacing = 4
    row.frame = CGRect(x: 0, y: 0, width: 140, height: 10)
    row.layoutIfNeeded()
    // Middles from 50 to 135 would be 42.5 apart, which puts the second over the first: 4 pt stay
    // between these, and the rest is between the others.
    #expect(blocks.map(\.frame.minX) == [0, 104, 130])
    #expect(blocks.map(\.frame.width) == [100, 10, 10])
  }

  @Test func `puts baselines of views in views on one line`() {
    Stage.device().run {
      @MainActor func titled(_ size: CGFloat) -> (UIStackView, UILabel) {
        let label = UILabel()
        label.text = "Title"
        label.font = .systemFont(ofSize: size)
        let column = UIStackView(arrangedSubviews: [label])
        column.axis = .vertical
        return (column, label)
      }
      let ((large, title), (small, note)) = (titled(34), titled(17))
      let row = stack([large, small], .horizontal)
      row.alignment = .firstBaseline
      row.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
      row.layoutIfNeeded()
      // Places of what stands in the views are those of the layout before.
      row.setNeedsLayout()
      row.layoutIfNeeded()
      let rise = title.font.ascender - note.font.ascender
      #expect(abs(small.frame.minY - large.frame.minY - rise) <= 1)
    }
  }
}
