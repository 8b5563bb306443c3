import Audit
import DynamicType
import Foundation
import Snapshots
import Testing
import TextEngine

@testable import UIKitTypography

@MainActor @Suite struct `A table` {
  private final class Cell: UITableViewCell {
    let label = UILabel()
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      ])
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Source: UITableViewDataSource, UITableViewDelegate {
    let texts: [String]
    var heights: CGFloat?
    var asked = 0
    init(_ texts: [String]) { self.texts = texts }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      asked += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.label.text = texts[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      heights ?? UITableView.automaticDimension
    }
  }

  private func table(_ source: Source) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    return table
  }

  private let texts = ["One", "A row whose text is long enough to need a second line on a phone"]

  @Test func `lets rows size themselves, lower than 44 pt too`() {
    Stage.device().run {
      let source = Source(texts)
      let table = table(source)
      table.layoutIfNeeded()
      let heights = table.visibleCells.map(\.frame.height)
      // One line of Inter at 17 pt is 20.57 pt, 20.67 on whole pixels, and 20 pt are around it.
      #expect(abs(heights[0] - 40.667) < 0.001)
      #expect(heights[1] > 60)
      #expect(table.visibleCells[1].frame.minY == heights[0])
      #expect(table.contentSize.height == heights[0] + heights[1])
    }
  }

  @Test func `lets rows size themselves where a delegate says so, whatever its own height`() {
    Stage.device().run {
      let source = Source(texts)
      let table = table(source)
      table.rowHeight = 100
      table.layoutIfNeeded()
      // As above, one line and 20 pt around it.
      #expect(abs(table.visibleCells[0].frame.height - 40.667) < 0.001)
    }
  }

  @Test func `grows with cells that follow`() {
    let device = Stage.device()
    device.run {
      let source = Source(texts)
      let table = table(source)
      table.layoutIfNeeded()
      let before = table.contentSize.height
      device.change(
        to: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge),
        showing: table)
      #expect(table.contentSize.height > 2 * before)
      #expect(source.asked == 2)
    }
  }

  @Test func `keeps the heights a delegate gave until it is loaded anew`() {
    let device = Stage.device()
    device.run {
      let source = Source(texts)
      source.heights = 50
      let table = table(source)
      table.layoutIfNeeded()
      source.heights = 90
      device.change(
        to: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge),
        showing: table)
      #expect(table.visibleCells.map(\.frame.height) == [50, 50])
      table.reloadData()
      table.layoutIfNeeded()
      #expect(table.visibleCells.map(\.frame.height) == [90, 90])
    }
  }

  /// Both ask for heights anew and make no cell: it is how rows are made to grow while they are shown.
  @Test(arguments: [true, false])
  func `asks for heights anew after changes of rows`(inBatch: Bool) {
    Stage.device().run {
      let source = Source(texts)
      source.heights = 50
      let table = table(source)
      table.layoutIfNeeded()
      source.heights = 90
      if inBatch {
        table.performBatchUpdates(nil)
      } else {
        table.beginUpdates()
        table.endUpdates()
      }
      table.layoutIfNeeded()
      #expect(table.visibleCells.map(\.frame.height) == [90, 90])
      #expect(source.asked == 2)
    }
  }

  @Test func `says that nothing is registered, and goes on`() {
    let device = Stage.device()
    device.run {
      let source = Source(["One"])
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.dataSource = source
      table.layoutIfNeeded()
      #expect(table.visibleCells.map(\.frame.height) == [44])
    }
    #expect(device.misuses == [.noCell(identifier: "cell")])
  }

  @Test func `has plain rows of 44 pt that grow, whose labels stay as they are`() {
    final class Plain: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Name"
        cell.detailTextLabel?.text = "Value"
        return cell
      }
    }
    let device = Stage.device()
    device.run {
      let source = Plain()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.dataSource = source
      table.layoutIfNeeded()
      #expect(table.visibleCells[0].frame.height == 44)
      device.change(
        to: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge),
        showing: table)
      #expect(table.visibleCells[0].textLabel?.font.pointSize == 17)
      table.reloadData()
      table.layoutIfNeeded()
      #expect(table.visibleCells[0].textLabel?.font.pointSize == 40)
      #expect(table.visibleCells[0].frame.height > 100)
    }
  }

  @Test func `draws a line of one pixel between rows, and of 1 pt at the accessibility sizes`()
    throws
  {
    for (category, width) in [(UIContentSizeCategory.large, 1.0 / 3), (.accessibilityLarge, 1)] {
      try Stage.device(category).run {
        let source = Source(["One"])
        let frame = try table(source).interfaceFrame()
        let line = frame.elements.first { $0.path.hasSuffix("separator") }
        #expect(abs((line?.box.height.value ?? 0) - width) < 1e-9)
      }
    }
  }
}

/// Titles above and below sections, and what is behind rows.
@MainActor @Suite struct `A section of a table` {
  private final class Sections: UITableViewController {
    var headerHeight = UITableView.automaticDimension
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Above" }
    override func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { headerHeight }
  }

  private let room = CGSize(width: 320, height: 600)

  private func titles(_ controller: Sections) -> [UIView] {
    controller.view.subviews.filter { $0 is UITableViewSectionTitle }
  }

  @Test func `has a title as high as the delegate says, which is asked anew`() throws {
    try Stage.device().run {
      let controller = Sections(style: .plain)
      controller.headerHeight = 28
      _ = try controller.view.interfaceFrame(size: room)
      #expect(titles(controller).map(\.frame.height) == [28, 28])
      controller.headerHeight = 40
      controller.tableView.performBatchUpdates(nil)
      controller.view.layoutIfNeeded()
      #expect(titles(controller).map(\.frame.height) == [40, 40])
    }
  }

  @Test func `has a title as high as the table says where nobody else does`() {
    final class Source: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
      func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { "Above" }
      func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
      ) -> String? { "Below" }
    }
    Stage.device().run {
      let source = Source()
      let table = UITableView(frame: CGRect(origin: .zero, size: room))
      table.dataSource = source
      table.sectionHeaderHeight = 28
      table.sectionFooterHeight = 31
      table.layoutIfNeeded()
      #expect(table.subviews.map(\.frame.height) == [28, 31])
    }
  }

  /// 16 pt on each side, and 6 pt above and below.
  @Test func `has a title that breaks where its margins begin`() {
    Stage.device().run {
      let words = "Above all of the rows"
      let label = UILabel()
      label.text = words
      label.font = .preferredFont(forTextStyle: .footnote)
      let line = label.intrinsicContentSize
      let title = UITableViewSectionTitle(words)
      for (width, count) in [(line.width + 33, 1), (line.width + 31, 2)] as [(CGFloat, CGFloat)] {
        let size = title.sizeThatFits(CGSize(width: width, height: 0))
        #expect(size.width == width)
        // Half of a line is 9 pt, and lines end on whole pixels.
        #expect(abs(size.height - count * line.height - 12) < 4)
      }
      title.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
      title.layoutIfNeeded()
      #expect(title.subviews.map(\.frame) == [CGRect(x: 16, y: 6, width: 168, height: 18)])
      #expect(title.subviews.map(\.isHidden) == [false])
      title.frame.size.height = 0
      title.layoutIfNeeded()
      #expect(title.subviews.map(\.isHidden) == [true])
    }
  }

  @Test func `of a fixed height cuts its title off at the largest size, which is found`() throws {
    try Stage.device(.accessibilityExtraExtraExtraLarge).run {
      let controller = Sections(style: .plain)
      controller.headerHeight = 28
      let frame = try controller.view.interfaceFrame(size: room)
      let findings = InterfaceAudit(
        of: "sections", frames: [.accessibilityExtraExtraExtraLarge: frame]
      ).findings
      let isFound = findings.contains {
        $0.severity == .error && String(describing: $0).contains("Above")
      }
      #expect(isFound)
    }
  }

  @Test func `has a ground that scrolls with its rows, below the bars`() throws {
    try Stage.device().run {
      let controller = Sections(style: .insetGrouped)
      controller.title = "Rows"
      controller.headerHeight = 300
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: controller)]
      _ = try tabs.view.interfaceFrame(size: room)
      controller.tableView.contentOffset = CGPoint(x: 0, y: 340)
      let elements = try tabs.view.interfaceFrame().elements
      let grounds = elements.filter { $0.path.contains("/group") }
      let steps = grounds.map { $0.path.split(separator: "/").last }
      #expect(steps == ["group", "group[2]"])
      // The bars are 44 and 49 pt high.
      let shown = PointRect(x: 0, y: 44, width: 320, height: 600 - 44 - 49)
      #expect(grounds.map { $0.clip?.rect } == [shown, shown])
      let last = try #require(elements.lastIndex { $0.path.contains("/group") })
      for bar in ["/UINavigationBar", "/UITabBar"] {
        let first = try #require(elements.firstIndex { $0.path.contains(bar) })
        #expect(first > last)
      }
    }
  }
}

@MainActor @Suite struct `A collection` {
  private final class Source: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 100, height: 30) }
  }

  @Test func `sets items in lines`() {
    Stage.device().run {
      let source = Source()
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 220, height: 300),
        collectionViewLayout: UICollectionViewFlowLayout())
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      view.dataSource = source
      view.delegate = source
      view.layoutIfNeeded()
      #expect(view.visibleCells.map(\.frame.origin.x) == [0, 110, 0])
      #expect(view.visibleCells.map(\.frame.origin.y) == [0, 0, 40])
    }
  }
}
