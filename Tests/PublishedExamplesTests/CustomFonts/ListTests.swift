// “Supporting Dynamic Type with Custom Fonts on iOS”, Tim Roesner: table, collection and scroll views.

import Foundation
import Testing
import UIKitTypography

// MARK: As published

@MainActor private func setUp(_ tableView: UITableView) {
  tableView.rowHeight = UITableView.automaticDimension
  tableView.estimatedRowHeight = UIFontMetrics.default.scaledValue(for: 60)
}

private final class Grid: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    // repaired: the body that was lost, after the words below it: a static width, and a height that
    // grows.
    let text = NSAttributedString(
      string: name, attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    let rect = text.boundingRect(
      with: CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin, context: nil)
    return CGSize(width: 120, height: rect.integral.height)
  }
}

private let name = "A channel with a long name"

@MainActor private func showMoreBelow(_ scrollView: UIScrollView) {
  scrollView.flashScrollIndicators()  // repaired: the line was lost; the words name what it does
}

// MARK: What it does

@MainActor @Suite struct `Table, collection and scroll views` {
  private final class Rows: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "A row whose text needs several lines at the largest of all sizes"
      cell.textLabel?.adjustsFontForContentSizeCategory = true
      return cell
    }
  }

  private func rowHeight(
    _ category: UIContentSizeCategory, system: UISystemVersion = .latest,
    _ setUp: (UITableView) -> Void
  ) -> CGFloat {
    let rows = Rows()
    return phone(category, system: system).run {
      let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      tableView.dataSource = rows
      setUp(tableView)
      tableView.layoutIfNeeded()
      return tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.height ?? 0
    }
  }

  @Test func `The estimate of a row grows with the text, on whole pixels`() {
    let estimates = [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraLarge].map {
      phone($0).run {
        let tableView = UITableView(frame: .zero)
        setUp(tableView)
        return (tableView.estimatedRowHeight * 1000).rounded() / 1000
      }
    }
    // 60 · 19 ÷ 22 and 60 · 48 ÷ 22, to thirds.
    #expect(estimates == [51.667, 60, 131])
  }

  @Test func `A row is as high as its text needs, whatever the estimate`() {
    let (large, ax5) = (
      rowHeight(.large, setUp), rowHeight(.accessibilityExtraExtraExtraLarge, setUp)
    )
    #expect(large > 44 && large < 80)
    #expect(ax5 > 300)
  }

  @Test func `The estimate was required before iOS 11, and is not today`() {
    let size = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
    #expect(rowHeight(size) { _ in } == rowHeight(size, setUp))
    let old = UISystemVersion(10)
    #expect(rowHeight(size, system: old) { _ in } == 44)
    #expect(rowHeight(size, system: old, setUp) > 300)
  }

  @Test func `A cell of a collection keeps its width and grows in height`() {
    let sizes = [UIContentSizeCategory.large, .accessibilityExtraLarge].map {
      phone($0).run {
        let layout = UICollectionViewFlowLayout()
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        return Grid().collectionView(
          view, layout: layout, sizeForItemAt: IndexPath(item: 0, section: 0))
      }
    }
    #expect(sizes.map(\.width) == [120, 120])
    // Two lines of body text: 22 pt between baselines, and 20.6 pt for the face itself. At AX3 a line
    // of 40 pt takes 48 pt.
    #expect(sizes[0].height == 43)
    #expect(sizes[1].height >= 4 * 48)
  }

  @Test func `Indicators show that there is more only after they were flashed`() throws {
    let shown = try [false, true].map { flashes in
      try phone(.accessibilityExtraLarge).run {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        scrollView.contentSize = CGSize(width: 320, height: 900)
        if flashes { showMoreBelow(scrollView) }
        return try scrollView.interfaceFrame().elements.contains { $0.path.hasSuffix("indicator") }
      }
    }
    #expect(shown == [false, true])
  }
}
