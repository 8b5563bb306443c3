import DynamicType
import Foundation
import Snapshots
import Testing

@testable import UIKitTypography

/// So many sections of so many rows or items, which count how often they are asked for.
private final class Counted: UITableViewDataSource, UICollectionViewDataSource {
  let sections: Int
  let members: Int
  var counts = 0
  var cells = 0

  init(_ sections: Int, of members: Int) {
    self.sections = sections
    self.members = members
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts += 1
    return members
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cells += 1
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    counts += 1
    return members
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cells += 1
    return UICollectionViewCell(frame: .zero)
  }
}

@MainActor @Suite struct `A list that has nothing` {
  private let bounds = CGRect(x: 0, y: 0, width: 320, height: 200)

  @Test func `is asked for no rows without sections`() {
    Stage.device().run {
      for sections in [0, -1] {
        let source = Counted(sections, of: 3)
        let table = UITableView(frame: bounds)
        table.dataSource = source
        table.layoutIfNeeded()
        #expect(source.counts == 0)
        #expect(source.cells == 0)
        #expect(table.visibleCells.isEmpty)
        #expect(table.contentSize.height == 0)
      }
    }
  }

  @Test func `is asked for no cells without rows`() {
    Stage.device().run {
      for rows in [0, -1] {
        let source = Counted(2, of: rows)
        let table = UITableView(frame: bounds)
        table.dataSource = source
        table.layoutIfNeeded()
        #expect(source.counts >= 2)
        #expect(source.cells == 0)
        #expect(table.visibleCells.isEmpty)
      }
    }
  }

  @Test func `is asked for no items without sections, and for no cells without items`() {
    Stage.device().run {
      for (sections, items) in [(0, 3), (-1, 3), (2, 0), (2, -1)] {
        let source = Counted(sections, of: items)
        let view = UICollectionView(
          frame: bounds, collectionViewLayout: UICollectionViewFlowLayout())
        view.dataSource = source
        view.layoutIfNeeded()
        #expect((source.counts > 0) == (sections > 0))
        #expect(source.cells == 0)
        #expect(view.visibleCells.isEmpty)
        #expect(view.contentSize.height == 0)
      }
    }
  }
}

@MainActor @Suite struct `The height of a row` {
  private final class Long: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = Exhibit.words
      return cell
    }
  }

  private func height(_ change: (UITableView) -> Void) -> CGFloat {
    let source = Long()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 120, height: 480))
    table.dataSource = source
    change(table)
    return withExtendedLifetime(source) {
      table.layoutIfNeeded()
      return table.rectForRow(at: IndexPath(row: 0, section: 0)).height
    }
  }

  @Test func `may be said to be nothing, or less than a point`() {
    Stage.device().run {
      for length in [0, 0.5, 1, 7] as [CGFloat] {
        #expect(height { $0.rowHeight = length } == length)
      }
      for length in [-1, .infinity] as [CGFloat] {
        #expect(height { $0.rowHeight = length } > 60, "\(length)")
      }
    }
  }

  /// Systems before iOS 11 asked rows for their height where there was an estimate for it.
  @Test func `is that of its text before iOS 11 with any estimate above 0`() {
    Stage.device(system: UISystemVersion(10)).run {
      for estimate in [-1, 0] as [CGFloat] {
        #expect(height { $0.estimatedRowHeight = estimate } == 44, "\(estimate)")
      }
      for estimate in [0.5, 1, 44] as [CGFloat] {
        #expect(height { $0.estimatedRowHeight = estimate } > 60, "\(estimate)")
      }
    }
  }
}
