import Foundation
import Testing

@testable import UIKitTypography

@MainActor @Suite struct `List contents on record` {
  private typealias Content = UIListContentConfiguration

  private static let kinds: [(name: String, make: @MainActor () -> Content)] = [
    ("cell", { .cell() }), ("subtitle", { .subtitleCell() }), ("value", { .valueCell() }),
  ]

  private func view(_ content: Content, _ change: (inout Content) -> Void) -> UIListContentView {
    var content = content
    content.text = "Text"
    content.secondaryText = "Second"
    change(&content)
    return UIListContentView(configuration: content)
  }

  private func stack(_ views: [UIListContentView]) -> UIStackView {
    let heights = views.map { $0.sizeThatFits(CGSize(width: 320, height: 0)).height }
    for (view, height) in zip(views, heights) {
      view.heightAnchor.constraint(equalToConstant: height).isActive = true
    }
    return Exhibit.stack(views, alignment: .fill, spacing: 1)
  }

  @Test func `are drawn as they were, in each kind`() throws {
    var record = ViewRecord("list-contents", in: RecordedLook.usual + [.dark, .bold])
    for (name, make) in Self.kinds {
      try record.show(name) {
        stack([
          view(make()) { _ in },
          view(make()) { $0.image = Exhibit.symbol() },
          view(make()) { $0.image = Exhibit.picture(50, 70) },
          view(make()) { $0.secondaryText = nil },
          view(make()) { $0.text = nil },
          view(make()) {
            $0.text = Exhibit.words
            $0.secondaryText = Exhibit.words
          },
          view(make()) { $0.secondaryText = "A value that is nearly as long as" },
        ])
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `have the properties that they had`() throws {
    var record = ViewRecord("list-contents-changed", in: [.large, .mirrored, .changed])
    for (name, make) in Self.kinds {
      try record.show(name) {
        stack([
          view(make()) {
            $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
              top: 3, leading: 40, bottom: 9, trailing: 5)
          },
          view(make()) {
            $0.image = Exhibit.symbol()
            $0.imageToTextPadding = 31
            $0.textToSecondaryTextHorizontalPadding = 50
            $0.textToSecondaryTextVerticalPadding = 13
            $0.imageProperties.tintColor = .systemRed
            $0.imageProperties.preferredSymbolConfiguration = .init(textStyle: .caption2)
          },
          view(make()) { $0.prefersSideBySideTextAndSecondaryText.toggle() },
          view(make()) {
            $0.textProperties.font = .systemFont(ofSize: 9)
            $0.textProperties.color = .systemGreen
            $0.secondaryTextProperties.font = .preferredFont(forTextStyle: .title1)
            $0.secondaryTextProperties.adjustsFontForContentSizeCategory = false
          },
          view(make()) {
            $0.text = Exhibit.words
            $0.textProperties.numberOfLines = 1
            $0.textProperties.lineBreakMode = .byTruncatingMiddle
            $0.secondaryText = Exhibit.words
            $0.secondaryTextProperties.numberOfLines = 1
            $0.secondaryTextProperties.adjustsFontSizeToFitWidth = true
            $0.secondaryTextProperties.minimumScaleFactor = 0.5
          },
          view(make()) {
            $0.attributedText = Exhibit.attributed("Attributed", [.kern: 3])
            $0.secondaryAttributedText = Exhibit.attributed(
              "Second", [.foregroundColor: UIColor.systemPink])
          },
        ])
      }
    }
    try record.show("higher than its texts", height: 90) { view(.valueCell()) { _ in } }
    try record.show("lower than its texts", height: 20) { view(.subtitleCell()) { _ in } }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  /// Says on which states and traits a cell's content was made.
  private struct Own: UIContentConfiguration {
    var words = "not updated"

    func makeContentView() -> any UIView & UIContentView {
      var content = UIListContentConfiguration.cell()
      content.text = words
      return UIListContentView(configuration: content)
    }

    func updated(for state: any UIConfigurationState) -> Own {
      Own(words: "\(state.traitCollection.preferredContentSizeCategory.rawValue)")
    }
  }

  @Test func `stand in cells as they did`() throws {
    var record = ViewRecord("list-contents-in-cells", in: RecordedLook.usual, height: 500)
    try record.showScreen("cells") {
      let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
      let cells = styles.map { style in
        recordedCell(nil, style) {
          var content = $0.defaultContentConfiguration()
          content.text = "Text"
          content.secondaryText = "Second"
          content.image = Exhibit.symbol()
          $0.contentConfiguration = content
          $0.accessoryType = .disclosureIndicator
        }
      }
      let own = recordedCell(nil) { $0.contentConfiguration = Own() }
      return RecordedTable(.insetGrouped, [RecordedTable.Section(cells: cells + [own])])
    }
    for height: CGFloat in [44, 100] {
      try record.show("list cell, \(height) pt high", height: height) {
        let cell = UICollectionViewListCell(frame: .zero)
        var content = cell.defaultContentConfiguration()
        content.text = "Text"
        cell.contentConfiguration = content
        content.secondaryText = "Second"
        cell.contentConfiguration = content
        return cell
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }
}
