import DynamicType
import Foundation
import Snapshots
import Testing

@testable import UIKitTypography

/// Rows of one cell each time, which counts how often it is asked for.
private final class Rows: UITableViewDataSource, UITableViewDelegate {
  let count: Int
  var asked = 0
  var header: UIView?
  let make: (() -> UITableViewCell)?

  init(_ count: Int = 1, _ make: (() -> UITableViewCell)? = nil) {
    self.count = count
    self.make = make
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked += 1
    return make?() ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    header
  }
}

@MainActor @Suite struct `A table at its limits` {
  private let first = IndexPath(row: 0, section: 0)

  private func table(
    _ source: Rows, _ style: UITableView.Style = .plain, width: CGFloat = 320
  ) -> UITableView {
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: width, height: 480), style: style)
    table.dataSource = source
    table.delegate = source
    return table
  }

  private func textCell(_ text: String) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = text
    return cell
  }

  @Test func `has no more than 10,000 rows`() {
    Stage.device().run {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let source = Rows(10_002) { cell }
      let table = table(source)
      table.rowHeight = 1
      table.layoutSubviews()
      #expect(source.asked == 10_000)
      #expect(table.visibleCells.count == 10_000)
    }
  }

  @Test func `has rows of no more than 100,000 pt`() {
    Stage.device().run {
      let source = Rows()
      let table = table(source)
      table.rowHeight = 200_000
      table.layoutIfNeeded()
      #expect(table.rectForRow(at: first).height == 100_000)
      #expect(table.contentSize.height == 100_000)
    }
  }

  /// 16 pt of ground are on each side of its rows.
  @Test func `has rows without a width where there is room for its ground alone`() {
    Stage.device().run {
      let source = Rows()
      let table = table(source, .insetGrouped, width: 20)
      table.rowHeight = 50
      table.layoutIfNeeded()
      #expect(table.rectForRow(at: first).width == 0)
    }
  }

  @Test func `has a header of no height if nothing in it has one`() {
    Stage.device().run {
      let source = Rows()
      source.header = UIView()
      let table = table(source)
      table.rowHeight = 50
      table.layoutIfNeeded()
      #expect(source.header?.superview === table)
      #expect(table.rectForRow(at: first).minY == 0)
    }
  }

  @Test func `draws no separator that is left without a width`() throws {
    try Stage.device().run { () throws in
      let source = Rows(2)
      let table = table(source)
      table.rowHeight = 50
      let separators = { () throws -> Int in
        try table.interfaceFrame().elements.filter { $0.path.contains("/separator") }.count
      }
      #expect(try separators() == 2)
      table.separatorInset = UIEdgeInsets(top: 0, left: 200, bottom: 0, right: 140)
      #expect(try separators() == 0)
    }
  }

  @Test func `says that updates of its rows came to their end`() {
    Stage.device().run {
      let source = Rows()
      let table = table(source)
      var steps: [String] = []
      table.performBatchUpdates {
        steps.append("updates")
      } completion: {
        steps.append("\($0)")
      }
      #expect(steps == ["updates", "true"])
    }
  }

  /// Estimated heights are optional since iOS 11.
  @Test func `lets rows size themselves since iOS 11`() {
    for (system, isTall) in [(10, false), (11, true)] {
      Stage.device(system: UISystemVersion(system)).run {
        let source = Rows(1) { textCell(Exhibit.words) }
        let table = table(source, width: 120)
        table.layoutIfNeeded()
        let height = table.rectForRow(at: first).height
        #expect((height > 60) == isTall, "iOS \(system)")
        #expect((height == 44) == !isTall, "iOS \(system)")
      }
    }
  }

  @Test func `has rows of whole points where the scale of the screen is not known`() {
    let device = Stage.device()
    device.traits.displayScale = 0
    device.run {
      let source = Rows(1) { textCell(Exhibit.words) }
      let table = table(source, width: 120)
      table.layoutIfNeeded()
      let height = table.rectForRow(at: first).height
      #expect(height > 60)
      #expect(height == height.rounded())
    }
  }

  @Test func `hides a title of a section that is lower than a point`() {
    Stage.device().run {
      let title = UITableViewSectionTitle("Above")
      for (height, isHidden) in [(0.5, true), (1, false)] as [(CGFloat, Bool)] {
        title.frame = CGRect(x: 0, y: 0, width: 200, height: height)
        title.layoutIfNeeded()
        #expect(title.subviews.map(\.isHidden) == [isHidden], "\(height)")
      }
    }
  }
}

@MainActor @Suite struct `A row at its limits` {
  @Test func `has no height if its constraints leave none`() {
    Stage.device().run {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
      view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor).isActive = true
      #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 0)
    }
  }

  /// There are 320 pt, less 16 pt on each side.
  @Test func `keeps no room for a second text that it does not have`() {
    Stage.device().run {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .body)
      label.text = "i"
      while label.intrinsicContentSize.width <= 281 { label.text = (label.text ?? "") + "i" }
      #expect(label.intrinsicContentSize.width <= 287)
      for style in [UITableViewCell.CellStyle.value1, .value2] {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = label.text
        #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 44)
      }
    }
  }

  @Test func `has its texts below each other if one of them has two lines`() {
    Stage.device().run {
      var content = UIListContentConfiguration.valueCell()
      content.text = "A\nB"
      content.secondaryText = "C"
      let view = UIListContentView(configuration: content)
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
      view.layoutIfNeeded()
      #expect(view.subviews[2].frame.minY >= view.subviews[1].frame.maxY)
      #expect(view.subviews[2].frame.minX == 16)
    }
  }

  @Test func `breaks its texts after each letter where it is narrower than its margins`() {
    Stage.device().run {
      var content = UIListContentConfiguration.cell()
      content.text = "Notifications"
      let view = UIListContentView(configuration: content)
      let natural = view.contentHeight(forWidth: 320) ?? 0
      #expect((view.contentHeight(forWidth: 20) ?? 0) > 4 * natural)
    }
  }
}

/// Items of one cell each time, which counts how often it is asked for.
private final class Items: UICollectionViewDataSource {
  let count: Int
  var asked = 0
  let make: (() -> UICollectionViewCell)?

  init(_ count: Int, _ make: (() -> UICollectionViewCell)? = nil) {
    self.count = count
    self.make = make
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked += 1
    return make?() ?? UICollectionViewCell(frame: .zero)
  }
}

@MainActor @Suite struct `A collection at its limits` {
  private func collection(_ source: Items, item: CGSize) -> UICollectionView {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = item
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: flow)
    view.dataSource = source
    return view
  }

  @Test func `has no more than 10,000 items`() {
    Stage.device().run {
      let cell = UICollectionViewCell(frame: .zero)
      let source = Items(10_002) { cell }
      let view = collection(source, item: CGSize(width: 50, height: 1))
      view.layoutSubviews()
      #expect(source.asked == 10_000)
      #expect(view.visibleCells.count == 10_000)
    }
  }

  @Test func `has items in a line that fill it exactly`() {
    Stage.device().run {
      let source = Items(4)
      // Three of 60 pt, with 10 pt between them.
      let view = collection(source, item: CGSize(width: 60, height: 20))
      view.layoutIfNeeded()
      #expect(view.visibleCells.map(\.frame.minX) == [0, 70, 140, 0])
      #expect(view.visibleCells.map(\.frame.minY) == [0, 0, 0, 30])
    }
  }
}

@MainActor @Suite struct `The places of items` {
  @Test func `have a section and a row even if they say less`() {
    let nowhere = IndexPath()
    #expect([nowhere.section, nowhere.row, nowhere.item] == ([0, 0, 0] as [Int]))
    let section = IndexPath(index: 3)
    #expect([section.section, section.row, section.item] == ([3, 0, 0] as [Int]))
  }

  @Test func `lead to items, or to none`() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["empty", "full"])
    snapshot.appendItems([5, 6, 7], toSection: "full")
    let paths = [(0, 1), (1, 1), (2, 1), (3, 1), (0, 0), (1, 0), (0, 2), (0, 9)] as [(Int, Int)]
    let found = paths.map { snapshot.item(at: IndexPath(row: $0.0, section: $0.1)) }
    #expect(found == [5, 6, 7, nil, nil, nil, nil, nil])
    #expect(snapshot.item(at: IndexPath(index: 1)) == nil)
    #expect(snapshot.item(at: IndexPath(indexes: [1, 0, 0])) == nil)
    let counts = [0, 1, 2].map { snapshot.count(inSectionAt: $0) }
    #expect(counts == ([0, 3, 0] as [Int]))
    #expect(snapshot.numberOfItems == 3)
  }
}
