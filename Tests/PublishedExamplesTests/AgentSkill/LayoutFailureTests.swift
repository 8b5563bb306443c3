// “txt-dynamic-type”, a skill for agents (sitapix/apple-text): layout failures and their fixes, and line
// height.

import Foundation
import Testing
import UIKitTypography

// MARK: As published

@MainActor private func wrap(_ button: UIButton) {
  button.titleLabel?.numberOfLines = 0
}

@MainActor private func selfSize(_ tableView: UITableView) {
  tableView.rowHeight = UITableView.automaticDimension
  tableView.estimatedRowHeight = 44  // repaired: the words name the property and no number
}

private final class TurningStack: UIStackView {
  // repaired: the words name the property and the observer, and no lines
  func turnByTrait() {
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (self: TurningStack, _) in
      let category = self.traitCollection.preferredContentSizeCategory
      self.axis = category.isAccessibilityCategory ? .vertical : .horizontal
    }
  }
}

@MainActor private func shrink(_ label: UILabel) {
  label.adjustsFontSizeToFitWidth = true
  label.minimumScaleFactor = 0.5  // repaired: it has no effect without
}

// MARK: What it does

@MainActor @Suite struct `Layout failures of the skill` {
  private func titleLines(_ setUp: (UIButton) -> Void) throws -> Int {
    try phone(.accessibilityExtraExtraExtraLarge).run {
      let button = UIButton(type: .system)
      button.setTitle("Restore all purchases", for: .normal)
      button.titleLabel?.font = .preferredFont(forTextStyle: .body)
      button.titleLabel?.adjustsFontForContentSizeCategory = true
      setUp(button)
      button.frame = CGRect(origin: .zero, size: button.sizeThatFits(CGSize(width: 300, height: 0)))
      return try button.shownTexts(width: 300, height: 400)[0].frame.lines.count
    }
  }

  @Test func `A button's title has one line until it is given any number`() throws {
    #expect(try titleLines { _ in } == 1)
    #expect(try titleLines(wrap) > 1)
  }

  @Test func `A fixed row cuts its text off, and one that sizes itself does not`() {
    final class Rows: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Wi-Fi"
        return cell
      }
    }
    let height = { (setUp: @MainActor (UITableView) -> Void) -> CGFloat in
      let rows = Rows()
      return phone(.accessibilityExtraExtraExtraLarge).run {
        let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        tableView.dataSource = rows
        setUp(tableView)
        tableView.layoutIfNeeded()
        return tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.height ?? 0
      }
    }
    #expect(height { $0.rowHeight = 44 } == 44)
    // 53 pt are 64.1 pt high in the stand-in for the system's font, and there is padding.
    #expect(height(selfSize) > 65)
  }

  @Test func `A stack that turns by a trait observer turns while it is on screen`() {
    let device = phone()
    device.run {
      let stack = TurningStack()
      stack.turnByTrait()
      device.change(to: .extraExtraExtraLarge, showing: stack)
      #expect(stack.axis == .horizontal)
      device.change(to: .accessibilityMedium, showing: stack)
      #expect(stack.axis == .vertical)
      device.change(to: .large, showing: stack)
      #expect(stack.axis == .horizontal)
    }
  }

  @Test func `A text that shrinks to fit is smaller than its reader asked for`() throws {
    let text = try phone(.accessibilityExtraExtraExtraLarge).run {
      let label = UILabel()
      label.text = "Notifications"
      label.font = .preferredFont(forTextStyle: .body)
      shrink(label)
      return try label.shownTexts(width: 200, height: 70)[0]
    }
    let size = text.frame.lines[0].runs[0].pointSize.value
    #expect(size < 53 && size >= 26.5)
    #expect(!text.isTruncated)
  }

  @Test func `A symbol in a text style's size grows by itself`() throws {
    let side = { (category: UIContentSizeCategory, configuration: UIImage.SymbolConfiguration) in
      phone(category).run {
        UIImage(systemName: "gear", withConfiguration: configuration)?.size.height ?? 0
      }
    }
    let (body, fixed) = (
      UIImage.SymbolConfiguration(textStyle: .body), UIImage.SymbolConfiguration(pointSize: 17)
    )
    let ax5 = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
    #expect(side(ax5, body) > 3 * side(.large, body))
    #expect(side(ax5, fixed) == side(.large, fixed))
  }

  @Test func `Padding and icons grow along the curve of the text`() {
    // 24 · 62 ÷ 22 = 67.64, on a third of a point.
    let value = phone(.accessibilityExtraExtraExtraLarge).run {
      UIFontMetrics.default.scaledValue(for: 24)
    }
    #expect(abs(value - 67.6667) < 0.0001)
  }

  @Test func `A line-height multiple must not be scaled, as it grows with the font already`() {
    let height = { (multiple: CGFloat) -> CGFloat in
      let style = NSMutableParagraphStyle()
      style.lineHeightMultiple = multiple
      return phone(.accessibilityExtraExtraExtraLarge).run {
        let text = NSAttributedString(
          string: "one\ntwo",
          attributes: [
            .font: UIFont.preferredFont(forTextStyle: .body), .paragraphStyle: style,
          ])
        return text.boundingRect(
          with: CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude),
          options: .usesLineFragmentOrigin, context: nil
        ).height
      }
    }
    let scaled = phone(.accessibilityExtraExtraExtraLarge).run {
      UIFontMetrics.default.scaledValue(for: 1.2)
    }
    #expect(abs(scaled - 3.3333) < 0.0001)
    #expect(height(scaled) > 2 * height(1.2))
  }

  @Test func `A line of a tall script grows, and a Latin line beside it does not`() throws {
    let baselines = try phone().run {
      let label = UILabel()
      label.text = "Latin\nLatin\nภาษาไทยที่สุด"
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: .body)
      return try label.shownTexts()[0].frame.lines.map(\.baseline.value)
    }
    #expect(baselines[1] - baselines[0] == 22)
    #expect(baselines[2] - baselines[1] > 22)
  }

  @Test func `Explicit line heights are obeyed where tall scripts need more`() {
    let height = { (text: String, maximum: CGFloat) -> CGFloat in
      let style = NSMutableParagraphStyle()
      style.maximumLineHeight = maximum
      return phone().run {
        NSAttributedString(
          string: text,
          attributes: [
            .font: UIFont.preferredFont(forTextStyle: .body), .paragraphStyle: style,
          ]
        ).boundingRect(
          with: CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude),
          options: .usesLineFragmentOrigin, context: nil
        ).height
      }
    }
    let thai = "ภาษาไทยที่สุด"
    #expect(height(thai, 0) > height("Plain", 0))
    #expect(height(thai, 20) == 20)
  }
}
