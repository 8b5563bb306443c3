import Foundation
import Testing
import UIKitTypography

/// One row with the text of a notice.
private final class Notice: UITableViewDataSource {
  private let text: String

  init(_ text: String) { self.text = text }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = text
    return cell
  }
}

@MainActor @Suite struct `The height of a row` {
  private func height(
    of text: String = "Ferries that carry bicycles leave from the pier by the lighthouse",
    at category: UIContentSizeCategory, system: UISystemVersion = .latest,
    _ change: (UITableView) -> Void
  ) throws -> CGFloat {
    let notice = Notice(text)
    return try phone(category, system: system).run {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 340, height: 560))
      table.dataSource = notice
      change(table)
      table.layoutIfNeeded()
      return try #require(table.cellForRow(at: IndexPath(row: 0, section: 0))).frame.height
    }
  }

  private func estimate(_ table: UITableView) {
    table.estimatedRowHeight = UIFontMetrics.default.scaledValue(for: 56)
  }

  private func sizeItself(_ table: UITableView) {
    table.rowHeight = UITableView.automaticDimension
    estimate(table)
  }

  @Test func `can be estimated in proportion to the text, on whole pixels`() {
    let estimates = [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraLarge].map {
      phone($0).run {
        let table = UITableView(frame: .zero)
        estimate(table)
        return table.estimatedRowHeight
      }
    }
    // 56 · 19 ÷ 22 = 48.36 and 56 · 48 ÷ 22 = 122.18, to thirds.
    let expected: [CGFloat] = [48 + 1 / 3, 56, 122 + 1 / 3]
    for (estimate, expected) in zip(estimates, expected) {
      #expect(abs(estimate - expected) < 0.001)
    }
  }

  @Test func `is what its text needs, whatever the estimate says`() throws {
    let large = try height(at: .large, sizeItself)
    // Two lines.
    #expect(large > 44 && large < 80)
    #expect(try height(at: .accessibilityExtraExtraExtraLarge, sizeItself) > 300)
  }

  @Test func `needed an estimate before iOS 11, and needs none today`() throws {
    let largest = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
    let ios10 = UISystemVersion(10)
    #expect(try height(at: largest, system: ios10) { _ in } == 44)
    #expect(try height(at: largest, system: ios10, sizeItself) > 300)
    #expect(try height(at: largest) { _ in } == height(at: largest, sizeItself))
  }

  @Test func `cuts text off where it is fixed`() throws {
    let largest = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
    #expect(try height(of: "Lockers", at: largest) { $0.rowHeight = 48 } == 48)
    // 53 pt of the stand-in for the system's font are 64.1 pt high, and there is padding.
    #expect(try height(of: "Lockers", at: largest, sizeItself) > 65)
  }
}
