import Foundation
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `Constraints on record` {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private static let across: [Attribute] = [
    .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
    .trailingMargin, .centerXWithinMargins,
  ]
  private static let down: [Attribute] = [
    .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
    .centerYWithinMargins,
  ]
  private static let relations: [NSLayoutConstraint.Relation] = [
    .lessThanOrEqual, .equal, .greaterThanOrEqual,
  ]

  private func ground() -> UIView {
    let ground = UIView()
    ground.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 5, leading: 30, bottom: 7, trailing: 11)
    return ground
  }

  private func bind(
    _ one: UIView, _ first: Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
    to other: UIView?, _ second: Attribute, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, at priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      item: one, attribute: first, relatedBy: relation, toItem: other, attribute: second,
      multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.isActive = true
  }

  @Test func `place views by each attribute as they did`() throws {
    var record = ViewRecord("constraints-attributes", in: RecordedLook.directions, height: 100)
    for first in Self.across {
      try record.place("\(first)") {
        let ground = ground()
        let tiles = Self.across.map { second in
          let tile = Exhibit.add(Tile(40, 10), to: ground)
          tile.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 1, leading: 2, bottom: 3, trailing: 4)
          bind(tile, first, to: ground, second, plus: 6)
          return tile
        }
        for tile in tiles { bind(tile, .top, to: ground, .top) }
        return ground
      }
    }
    for first in Self.down {
      try record.place("\(first)") {
        let ground = ground()
        let label = Exhibit.add(Exhibit.label("Words", style: .title2), to: ground)
        bind(label, .top, to: ground, .top, plus: 9)
        for second in Self.down {
          let other = Exhibit.add(Exhibit.label("Other"), to: ground)
          bind(other, first, to: label, second, plus: 3)
          bind(other, .leading, to: ground, .leading)
        }
        return ground
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `relate views as they did`() throws {
    var record = ViewRecord("constraints-relations", in: RecordedLook.directions, height: 90)
    for relation in Self.relations {
      for second in [Attribute.leading, .trailing, .left, .right] {
        try record.place("\(second) \(relation.rawValue)") {
          let ground = ground()
          let tile = Exhibit.add(Tile(40, 10), to: ground)
          bind(tile, second, relation, to: ground, second, plus: 20)
          bind(tile, second, to: ground, second, plus: 5, at: .defaultHigh)
          bind(tile, .leading, to: ground, .leading, plus: 150, at: .defaultLow)
          bind(tile, .top, relation, to: ground, .top, plus: 11)
          return ground
        }
      }
      try record.place("sizes \(relation.rawValue)") {
        let ground = ground()
        let (one, other) = (
          Exhibit.add(Tile(40, 10), to: ground), Exhibit.add(Tile(50, 30), to: ground)
        )
        bind(one, .width, relation, to: ground, .width, times: 0.25, plus: 3)
        bind(one, .height, relation, to: nil, .notAnAttribute, plus: 17)
        bind(other, .height, relation, to: one, .width, times: 0.5)
        bind(other, .width, relation, to: other, .height, times: 2, plus: -1)
        for view in [one, other] {
          bind(view, .top, to: ground, .top)
          bind(view, .centerX, to: ground, .centerX, times: 0.5)
        }
        return ground
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `leave what has less priority as they did`() throws {
    let priorities: [UILayoutPriority] = [
      .fittingSizeLevel, .defaultLow - 1, .defaultLow, .defaultLow + 1, .defaultHigh - 1,
      .defaultHigh, .defaultHigh + 1, .required - 1, .required,
    ]
    var record = ViewRecord("constraints-priorities", in: RecordedLook.sizes, height: 70)
    for priority in priorities {
      for length: CGFloat in [20, 200] {
        try record.place("\(length) at \(priority.rawValue)") {
          let ground = ground()
          let label = Exhibit.add(Exhibit.label("Some words"), to: ground)
          label.widthAnchor.constraint(equalToConstant: 60).isActive = true
          label.constraints[0].constant = length
          label.constraints[0].priority = priority == .required ? .required : .defaultHigh
          bind(label, .height, to: nil, .notAnAttribute, plus: length / 4, at: priority)
          bind(label, .leading, to: ground, .leading)
          bind(label, .top, to: ground, .top)
          return ground
        }
      }
    }
    try record.place("two labels in a row") {
      let ground = ground()
      var before: UIView = ground
      let texts: [(Float, Float, String)] = [
        (251, 750, "One"), (250, 749, Exhibit.words), (250, 751, "Three words"),
      ]
      for (hugging, resistance, words) in texts {
        let label = Exhibit.add(Exhibit.label(words), to: ground)
        label.setContentHuggingPriority(.init(hugging), for: .horizontal)
        label.setContentCompressionResistancePriority(.init(resistance), for: .horizontal)
        bind(label, .leading, to: before, before === ground ? .leading : .trailing, plus: 8)
        bind(label, .centerY, to: ground, .centerY)
        before = label
      }
      bind(before, .trailing, to: ground, .trailing, plus: -8)
      return ground
    }
    try record.place("conflicts") {
      let ground = ground()
      let tile = Exhibit.add(Tile(40, 10), to: ground)
      bind(tile, .width, to: nil, .notAnAttribute, plus: 50)
      bind(tile, .width, to: nil, .notAnAttribute, plus: 60)
      bind(tile, .height, .greaterThanOrEqual, to: tile, .width)
      bind(tile, .height, .lessThanOrEqual, to: nil, .notAnAttribute, plus: 30)
      ground.subviews[0].constraints[1].identifier = "sixty"
      return ground
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `keep the distances of the system as they did`() throws {
    var record = ViewRecord("constraints-spacing", in: RecordedLook.usual, height: 200)
    try record.place("system spacing") {
      let ground = ground()
      let (one, two, three) = (
        Exhibit.add(Exhibit.label("One"), to: ground),
        Exhibit.add(Exhibit.label("Two", style: .title1), to: ground),
        Exhibit.add(Exhibit.label("Three", style: nil), to: ground)
      )
      let tile = Exhibit.add(Tile(10, 10), to: ground)
      NSLayoutConstraint.activate([
        one.leadingAnchor.constraint(
          equalToSystemSpacingAfter: ground.leadingAnchor, multiplier: 2),
        one.topAnchor.constraint(equalToSystemSpacingBelow: ground.topAnchor, multiplier: 1.5),
        two.leadingAnchor.constraint(
          greaterThanOrEqualToSystemSpacingAfter: one.trailingAnchor, multiplier: 1),
        two.firstBaselineAnchor.constraint(
          equalToSystemSpacingBelow: one.lastBaselineAnchor, multiplier: 1),
        three.firstBaselineAnchor.constraint(
          greaterThanOrEqualToSystemSpacingBelow: two.lastBaselineAnchor, multiplier: 0.5),
        three.leadingAnchor.constraint(
          lessThanOrEqualToSystemSpacingAfter: two.trailingAnchor, multiplier: 1),
        tile.topAnchor.constraint(
          lessThanOrEqualToSystemSpacingBelow: three.bottomAnchor, multiplier: 1),
        tile.firstBaselineAnchor.constraint(
          equalToSystemSpacingBelow: three.lastBaselineAnchor, multiplier: 1),
      ])
      return ground
    }
    try record.place("anchors") {
      let ground = ground()
      let (one, two) = (Exhibit.add(Tile(9, 9), to: ground), Exhibit.add(Tile(8, 8), to: ground))
      NSLayoutConstraint.activate([
        one.leftAnchor.constraint(greaterThanOrEqualTo: ground.leftAnchor, constant: 31),
        one.rightAnchor.constraint(lessThanOrEqualTo: ground.rightAnchor, constant: -32),
        one.centerYAnchor.constraint(equalTo: ground.centerYAnchor),
        one.widthAnchor.constraint(lessThanOrEqualTo: ground.widthAnchor, multiplier: 0.1),
        one.widthAnchor.constraint(greaterThanOrEqualToConstant: 20),
        one.heightAnchor.constraint(
          greaterThanOrEqualTo: one.widthAnchor, multiplier: 1.5, constant: 2),
        two.centerXAnchor.constraint(equalTo: one.centerXAnchor),
        two.heightAnchor.constraint(equalTo: one.heightAnchor, multiplier: 0.5, constant: 1),
        two.heightAnchor.constraint(lessThanOrEqualToConstant: 900),
        two.bottomAnchor.constraint(lessThanOrEqualTo: ground.bottomAnchor, constant: -3),
        two.topAnchor.constraint(greaterThanOrEqualTo: one.bottomAnchor),
      ])
      return ground
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }
}
