import Foundation
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `A constraint` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  private func made(
    _ first: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    to second: NSLayoutConstraint.Attribute, _ multiplier: CGFloat = 1, _ constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: view, attribute: first, relatedBy: relation,
      toItem: second == .notAnAttribute ? nil : root, attribute: second, multiplier: multiplier,
      constant: constant)
  }

  @Test func `is made of items and attributes`() {
    let constraint = made(.width, .equal, to: .height, 0.5, 7)
    #expect(constraint.firstItem === view)
    #expect(constraint.secondItem === root)
    #expect(constraint.firstAttribute == .width)
    #expect(constraint.secondAttribute == .height)
    #expect(constraint.relation == .equal)
    #expect(constraint.priority == .required)
    #expect(!constraint.isActive)
    let alone = made(.height, .equal, to: .notAnAttribute, 1, 30)
    #expect(alone.secondItem == nil)
    root.addConstraints([
      constraint, alone, made(.left, .equal, to: .left, 1, 9),
      made(.centerY, .equal, to: .centerY),
    ])
    #expect(constraint.isActive)
    root.layoutIfNeeded()
    // 200 · 0.5 + 7, in the middle of 200.
    #expect(view.frame == CGRect(x: 9, y: 85, width: 107, height: 30))
  }

  @Test func `takes a multiplier that is no number for 1`() {
    #expect(made(.width, .equal, to: .height, .nan).multiplier == 1)
    #expect(made(.width, .equal, to: .height, .infinity).multiplier == 1)
    #expect(made(.width, .equal, to: .height, 3).multiplier == 3)
  }

  @Test func `keeps to the margins by their attributes`() {
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 20, bottom: 3, trailing: 40)
    NSLayoutConstraint.activate([
      made(.leading, .equal, to: .leadingMargin), made(.trailing, .equal, to: .trailingMargin),
      made(.top, .equal, to: .topMargin), made(.bottom, .equal, to: .bottomMargin),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 1, width: 240, height: 196))
  }

  @Test func `keeps to the middle of the margins`() {
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 10, leading: 20, bottom: 30, trailing: 40)
    NSLayoutConstraint.activate([
      made(.centerX, .equal, to: .centerXWithinMargins),
      made(.centerY, .equal, to: .centerYWithinMargins),
      made(.width, .equal, to: .notAnAttribute, 1, 50),
      made(.height, .equal, to: .notAnAttribute, 1, 40),
    ])
    root.layoutIfNeeded()
    // Between 20 and 260 the middle is 140, and between 10 and 170 it is 90.
    #expect(view.frame == CGRect(x: 115, y: 70, width: 50, height: 40))
  }

  @Test func `gives way when its priority becomes less than another's`() {
    let (short, long) = (
      view.widthAnchor.constraint(equalToConstant: 50),
      view.widthAnchor.constraint(equalToConstant: 80)
    )
    short.priority = UILayoutPriority(600)
    long.priority = UILayoutPriority(500)
    NSLayoutConstraint.activate([short, long])
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    short.priority = UILayoutPriority(400)
    root.layoutIfNeeded()
    #expect(view.frame.width == 80)
  }

  @Test func `holds no more when it is inactive`() {
    let constraints = [
      made(.width, .equal, to: .notAnAttribute, 1, 50),
      made(.height, .equal, to: .notAnAttribute, 1, 40),
    ]
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 50, height: 40))
    NSLayoutConstraint.deactivate(constraints)
    #expect(constraints.allSatisfy { !$0.isActive })
    #expect(root.constraints.isEmpty)
    #expect(view.constraints.isEmpty)
  }

  @Test func `leaves with others that are taken out`() {
    let (one, two, stays) = (
      made(.left, .equal, to: .left), made(.top, .equal, to: .top), made(.right, .equal, to: .right)
    )
    root.addConstraints([one, two, stays])
    root.removeConstraints([one, two])
    #expect(root.constraints.map(ObjectIdentifier.init) == [ObjectIdentifier(stays)])
    #expect(!one.isActive)
    #expect(stays.isActive)
  }

  /// UIKit's defaults: 250 for hugging and 750 for compression.
  @Test func `is weighed against how much a view keeps to its content`() {
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    view.setContentHuggingPriority(UILayoutPriority(7), for: .horizontal)
    view.setContentCompressionResistancePriority(UILayoutPriority(8), for: .vertical)
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 7)
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == 250)
    #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 8)
    #expect(view.contentCompressionResistancePriority(for: .horizontal).rawValue == 750)
  }

  @Test func `leaves a view as large as it may be where it is asked for the largest size`() {
    #expect(UIView.layoutFittingCompressedSize == .zero)
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 500).isActive = true
    NSLayoutConstraint.activate([
      made(.left, .equal, to: .left), made(.right, .equal, to: .right),
      made(.top, .equal, to: .top), made(.bottom, .equal, to: .bottom),
    ])
    #expect(root.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).width == 500)
  }
}
