import Foundation
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `Buttons on record` {
  private static let states: [(name: String, state: UIControl.State)] = [
    ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled),
    ("selected", .selected), ("selected and disabled", [.selected, .disabled]),
  ]

  private func button(
    _ type: UIButton.ButtonType = .system, _ title: String? = "Save",
    _ change: (UIButton) -> Void = { _ in }
  ) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    change(button)
    return button
  }

  private func put(_ button: UIButton, into state: UIControl.State) {
    button.isHighlighted = state.contains(.highlighted)
    button.isEnabled = !state.contains(.disabled)
    button.isSelected = state.contains(.selected)
  }

  @Test func `have the sizes and places that they had`() throws {
    var record = ViewRecord("buttons-plain")
    try record.show("alone") { button() }
    try record.show("custom") { button(.custom) }
    try record.show("natural sizes") {
      Exhibit.stack([
        button(), button(.custom), button(.system, nil), button(.system, ""),
        button(.system, nil) { $0.setImage(Exhibit.symbol(), for: .normal) },
        button { $0.setImage(Exhibit.symbol(), for: .normal) },
        button {
          $0.contentEdgeInsets = UIEdgeInsets(top: 3, left: 20, bottom: 5, right: 7)
          $0.setImage(Exhibit.picture(), for: .normal)
        },
        button(.system, "A title that is longer than 320 pt allow at any size"),
      ])
    }
    let alignments: [UIControl.ContentHorizontalAlignment] = [
      .center, .left, .right, .fill, .leading, .trailing,
    ]
    for alignment in alignments {
      try record.show("\(alignment)") {
        button {
          $0.contentHorizontalAlignment = alignment
          $0.contentEdgeInsets = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 30)
          $0.setImage(Exhibit.picture(), for: .normal)
        }
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `change with their state as they did`() throws {
    var record = ViewRecord("buttons-states", in: [.large, .dark])
    for (name, state) in Self.states {
      try record.show("\(name), of the system") { button { put($0, into: state) } }
      try record.show("\(name), with all") {
        button(.custom) {
          for (word, state) in Self.states {
            $0.setTitle(word, for: state)
            $0.setImage(UIImage(systemName: word == "normal" ? "star" : "star.fill"), for: state)
          }
          $0.setTitleColor(.systemGray, for: .normal)
          $0.setTitleColor(.systemRed, for: .highlighted)
          $0.setTitleColor(.systemGreen, for: .disabled)
          put($0, into: state)
        }
      }
      try record.show("\(name), attributed") {
        button {
          $0.setAttributedTitle(
            Exhibit.attributed("Attributed", [.font: UIFont.systemFont(ofSize: 11)]), for: .normal)
          $0.setAttributedTitle(
            Exhibit.attributed("Chosen", [.foregroundColor: UIColor.systemPink]), for: .selected)
          put($0, into: state)
        }
      }
      try record.show("\(name), configured") {
        let button = UIButton(configuration: .tinted())
        button.setTitle("Title", for: .normal)
        button.configurationUpdateHandler = { button in
          button.configuration?.subtitle = "\(button.state.rawValue)"
        }
        put(button, into: state)
        return button
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `have the tint and the fonts that they had`() throws {
    var record = ViewRecord("buttons-looks", in: RecordedLook.shades + [.huge, .changed])
    try record.show("tints") {
      Exhibit.stack([
        button(),
        button { $0.tintColor = .systemRed },
        button(.custom) { $0.tintColor = .systemRed },
        button { $0.setTitleColor(.systemGreen, for: .normal) },
        UIButton(primaryAction: UIAction(title: "Action", image: Exhibit.symbol()) { _ in }),
        UIButton(primaryAction: nil),
        UIButton(
          configuration: .plain(), primaryAction: UIAction(title: "Configured") { _ in }),
      ]) { $0.tintColor = .systemPurple }
    }
    try record.show("fonts") {
      Exhibit.stack([
        button { $0.titleLabel?.font = .preferredFont(forTextStyle: .title3) },
        button {
          $0.titleLabel?.font = .preferredFont(forTextStyle: .title3)
          $0.titleLabel?.adjustsFontForContentSizeCategory = true
        },
        button {
          $0.setPreferredSymbolConfiguration(.init(textStyle: .largeTitle), forImageIn: .normal)
          $0.setImage(Exhibit.symbol(), for: .normal)
        },
      ])
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `stand on the lines of labels as they did`() throws {
    var record = ViewRecord("buttons-baselines", in: RecordedLook.sizes, height: 120)
    let kinds: [(String, @MainActor () -> UIButton)] = [
      ("plain", { UIButton(type: .system) }),
      ("filled", { UIButton(configuration: .filled()) }),
      (
        "with insets",
        {
          let button = UIButton(type: .system)
          button.contentEdgeInsets = UIEdgeInsets(top: 20, left: 0, bottom: 3, right: 0)
          return button
        }
      ),
      (
        "wrapped",
        {
          let button = UIButton(configuration: .plain())
          button.configuration?.subtitle = "Below"
          return button
        }
      ),
    ]
    for (name, make) in kinds {
      try record.place(name) {
        let ground = UIView()
        let label = Exhibit.add(Exhibit.label("Label", style: .title1), to: ground)
        let button = Exhibit.add(make(), to: ground)
        let below = Exhibit.add(Exhibit.label("Below"), to: ground)
        button.setTitle("A button of one or more lines", for: .normal)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: ground.topAnchor, constant: 9),
          label.leadingAnchor.constraint(equalTo: ground.leadingAnchor),
          button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
          button.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
          button.trailingAnchor.constraint(equalTo: ground.trailingAnchor),
          below.leadingAnchor.constraint(equalTo: button.leadingAnchor),
          below.firstBaselineAnchor.constraint(
            equalToSystemSpacingBelow: button.lastBaselineAnchor, multiplier: 1),
        ])
        return ground
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }
}
