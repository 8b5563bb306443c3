import DynamicType
import Foundation
import Snapshots
import Testing
import TextEngine

@testable import UIKitTypography

@MainActor @Suite struct `What a row shows` {
  private func row(_ change: (inout UIListContentConfiguration) -> Void) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    change(&content)
    cell.contentConfiguration = content
    let height = cell.sizeThatFits(CGSize(width: 320, height: 0)).height
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: height)
    cell.layoutIfNeeded()
    return cell
  }

  private func labels(_ cell: UITableViewCell) -> [UILabel] {
    cell.contentView.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
  }

  @Test func `stands side by side where both texts fit`() {
    Stage.device().run {
      let cell = row {
        $0.text = "Language"
        $0.secondaryText = "Deutsch"
      }
      let labels = labels(cell)
      #expect(labels[0].frame.minX == 16)
      #expect(abs(labels[1].frame.maxX - 304) < 0.5)
      #expect(labels[0].frame.minY == labels[1].frame.minY)
      #expect(cell.frame.height == 44)
    }
  }

  @Test func `stands one below the other where they do not, and at the accessibility sizes`() {
    for (category, value) in [
      (UIContentSizeCategory.large, "As in the settings of the device"),
      (.accessibilityMedium, "Deutsch"),
    ] {
      Stage.device(category).run {
        let cell = row {
          $0.text = "Language"
          $0.secondaryText = value
        }
        let labels = labels(cell)
        #expect(labels[1].frame.minX == 16)
        #expect(labels[1].frame.minY >= labels[0].frame.maxY)
      }
    }
  }

  @Test func `follows the text size unless told otherwise`() throws {
    try Stage.device().run {
      let cell = row { $0.text = "Language" }
      let fixed = row {
        $0.text = "Language"
        $0.textProperties.adjustsFontForContentSizeCategory = false
      }
      let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
      for (view, size) in [(cell, 33.0), (fixed, 17)] {
        UISimulatedDevice.current.change(
          to: UITraitCollection(preferredContentSizeCategory: .large), showing: view)
        let frame = try view.interfaceFrame(traits: large)
        #expect(frame.elements.compactMap { $0.text?.pointSize.value } == [size])
      }
    }
  }

  /// As an app writes it, after Apple's protocol.
  private struct OwnContent: UIContentConfiguration {
    var words: String
    func makeContentView() -> any UIView & UIContentView { OwnView(self) }
    func updated(for state: any UIConfigurationState) -> OwnContent {
      guard let state = state as? UICellConfigurationState else { return self }
      var updated = self
      updated.words += state.isSelected ? " chosen" : " resting"
      return updated
    }
  }

  private final class OwnView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ content: OwnContent) {
      configuration = content
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `is a configuration of the app's own, for the state of the row`() {
    Stage.device().run {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = OwnContent(words: "Row")
      let view = cell.contentView.subviews.first as? OwnView
      #expect((view?.configuration as? OwnContent)?.words == "Row resting")
    }
  }

  @Test func `is a configuration of the app's own in a collection, too`() {
    Stage.device().run {
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      cell.contentConfiguration = OwnContent(words: "Cell")
      let view = cell.contentView.subviews.first as? OwnView
      #expect((view?.configuration as? OwnContent)?.words == "Cell resting")
    }
  }

  @Test func `leaves room for a switch, which keeps its size`() {
    Stage.device(.accessibilityLarge).run {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryView = UISwitch()
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: 61)
      cell.layoutIfNeeded()
      #expect(cell.accessoryView?.frame == CGRect(x: 253, y: 15, width: 51, height: 31))
      #expect(cell.contentView.frame.width == 253)
    }
  }

  @Test func `stands between views of the app above and below its section`() throws {
    final class Headed: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1
      }
      override func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
      ) -> UIView? {
        let label = UILabel()
        label.text = "Above"
        return UIStackView(arrangedSubviews: [label])
      }
    }
    try Stage.device().run {
      let controller = Headed(style: .plain)
      let frame = try controller.view.interfaceFrame(size: CGSize(width: 320, height: 400))
      let header = try #require(frame.elements.first { $0.text?.styled.text.string == "Above" })
      let cell = try #require(controller.tableView.visibleCells.first)
      #expect(header.box.width == 320)
      #expect(Double(cell.frame.minY) == header.box.maxY.value)
    }
  }
}

/// Attributed text says of a view what its first letter has.
@MainActor @Suite struct `The font of attributed text` {
  @Test func `is that of its first letter`() {
    let text = NSMutableAttributedString()
    text.append(
      NSAttributedString(string: "Aa", attributes: [.font: UIFont.systemFont(ofSize: 30)]))
    text.append(NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 9)]))
    let label = UILabel()
    label.attributedText = text
    #expect(label.font == .systemFont(ofSize: 30))
    let view = UITextView()
    view.attributedText = text
    #expect(view.font == .systemFont(ofSize: 30))
  }
}
