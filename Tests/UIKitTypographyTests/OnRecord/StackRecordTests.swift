import Foundation
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `Stacks on record` {
  private static let alignments: [UIStackView.Alignment] = [
    .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
  ]

  private func views() -> [UIView] {
    [
      Exhibit.label("One", style: .title2), Tile(30, 20),
      Exhibit.label("A text of two lines or more at some sizes") { $0.numberOfLines = 0 },
    ]
  }

  /// Each arrangement is made by constraints, and without them as in a long stack.
  @Test(arguments: [0, 1, 2, 3, 4]) func `distribute their views as they did`(kind: Int) throws {
    let distribution = try #require(UIStackView.Distribution(rawValue: kind))
    var record = ViewRecord(
      "stacks-\(distribution)", in: [.large, .hugeMirrored], height: 150)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for alignment in Self.alignments {
        for count in [64, 0] {
          try record.place("\(axis), \(alignment), up to \(count)") {
            Exhibit.stack(views(), axis: axis, alignment: alignment, spacing: 7) {
              $0.distribution = distribution
              $0.greatestSolvedCount = count
            }
          }
        }
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test(arguments: [0, 1, 2, 3, 4]) func `keep to their room as they did`(kind: Int) throws {
    let distribution = try #require(UIStackView.Distribution(rawValue: kind))
    var record = ViewRecord("stacks-room-\(distribution)", in: [.large], height: 60)
    for width: CGFloat in [40, 130, 320] {
      for count in [64, 0] {
        try record.place("in \(width), up to \(count)", width: width) {
          Exhibit.stack(
            [Tile(31, 10), Tile(20, 12), Tile(47, 5), Tile(0, 7)], axis: .horizontal, spacing: 6
          ) {
            $0.distribution = distribution
            $0.greatestSolvedCount = count
            $0.setCustomSpacing(25, after: $0.arrangedSubviews[1])
          }
        }
        try record.place("in \(width), up to \(count), by priorities", width: width) {
          let tiles = [Tile(31, 10), Tile(20, 12), Tile(47, 5)]
          tiles[0].setContentHuggingPriority(.init(100), for: .horizontal)
          tiles[1].setContentCompressionResistancePriority(.init(400), for: .horizontal)
          tiles[2].widthAnchor.constraint(equalToConstant: 55).isActive = true
          return Exhibit.stack(tiles, axis: .horizontal, spacing: 6) {
            $0.distribution = distribution
            $0.greatestSolvedCount = count
          }
        }
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `have the gaps and margins that they had`() throws {
    var record = ViewRecord("stacks-gaps", in: RecordedLook.directions)
    let spacings: [(String, CGFloat)] = [
      ("19", 19), ("-3", -3), ("system", UIStackView.spacingUseSystem),
      ("default", UIStackView.spacingUseDefault),
    ]
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for count in [64, 0] {
        for (name, spacing) in spacings {
          try record.place("\(axis), up to \(count), \(name)", height: 120) {
            Exhibit.stack([Tile(20, 20), Tile(30, 30), Tile(25, 9)], axis: axis) {
              $0.setCustomSpacing(spacing, after: $0.arrangedSubviews[0])
              $0.greatestSolvedCount = count
            }
          }
        }
        try record.place("\(axis), up to \(count), margins", height: 120) {
          Exhibit.stack([Tile(20, 20), Tile(30, 30)], axis: axis) {
            $0.isLayoutMarginsRelativeArrangement = true
            $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
              top: 1, leading: 22, bottom: 3, trailing: 44)
            $0.greatestSolvedCount = count
          }
        }
        try record.place("\(axis), up to \(count), usual margins", height: 120) {
          Exhibit.stack([Tile(20, 20)], axis: axis) {
            $0.isLayoutMarginsRelativeArrangement = true
            $0.isBaselineRelativeArrangement = true
            $0.greatestSolvedCount = count
          }
        }
        try record.place("\(axis), up to \(count), hidden", height: 120) {
          Exhibit.stack([Tile(20, 20), Tile(30, 30), Tile(25, 9)], axis: axis, spacing: 8) {
            $0.arrangedSubviews[1].isHidden = true
            $0.setCustomSpacing(33, after: $0.arrangedSubviews[1])
            $0.greatestSolvedCount = count
          }
        }
      }
      try record.place("\(axis), nothing", height: 0) { Exhibit.stack([], axis: axis) }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `hold stacks, texts and more than 64 views as they did`() throws {
    var record = ViewRecord("stacks-nested", in: [.large, .huge, .mirrored])
    try record.place("form") {
      let rows = [("Name", "Ada Lovelace"), ("A longer word", "See"), ("No", Exhibit.words)].map {
        name, value in
        Exhibit.stack(
          [Exhibit.label(name), Exhibit.label(value, style: .title3) { $0.numberOfLines = 0 }],
          axis: .horizontal, alignment: .firstBaseline, spacing: 12)
      }
      return Exhibit.stack(rows, alignment: .fill, spacing: 10)
    }
    for count in [64, 0] {
      try record.place("baselines of stacks, up to \(count)") {
        let column = Exhibit.stack([Exhibit.label("One"), Exhibit.label("Two", style: .title1)])
        let row = Exhibit.stack(
          [Tile(5, 40), Exhibit.label("Beside"), Tile(5, 3)], axis: .horizontal)
        return Exhibit.stack(
          [column, row, Exhibit.label("End", style: .caption1)], axis: .horizontal,
          alignment: count == 0 ? .firstBaseline : .lastBaseline
        ) { $0.greatestSolvedCount = count }
      }
      try record.place("constrained views, up to \(count)") {
        let ground = UIView()
        let label = Exhibit.add(Exhibit.label(Exhibit.words), to: ground)
        label.numberOfLines = 0
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: ground.topAnchor, constant: 5),
          label.leadingAnchor.constraint(equalTo: ground.leadingAnchor, constant: 6),
          label.trailingAnchor.constraint(equalTo: ground.trailingAnchor, constant: -7),
          label.bottomAnchor.constraint(equalTo: ground.bottomAnchor, constant: -8),
        ])
        return Exhibit.stack([Tile(300, 3), ground, UIView()], alignment: .fill) {
          $0.greatestSolvedCount = count
        }
      }
    }
    try record.place("many") {
      Exhibit.stack((0..<70).map { Exhibit.label("Row \($0)", style: .footnote) }, spacing: 1)
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `change their views as they did`() throws {
    var record = ViewRecord("stacks-changed", in: [.large], height: 50)
    try record.place("inserted, moved and removed") {
      let tiles = (1...5).map { Tile(CGFloat($0) * 10, 9) }
      return Exhibit.stack(Array(tiles.prefix(3)), axis: .horizontal) {
        $0.insertArrangedSubview(tiles[3], at: 1)
        $0.insertArrangedSubview(tiles[4], at: -1)
        $0.insertArrangedSubview(tiles[0], at: 99)
        $0.addArrangedSubview(tiles[0])
        $0.removeArrangedSubview(tiles[2])
        tiles[1].removeFromSuperview()
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }
}
