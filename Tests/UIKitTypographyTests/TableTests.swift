import DynamicType
import Foundation
import Imaging
import Rendering
import Snapshots
import Testing
import TextEngine

@testable import UIKitTypography

@MainActor @Suite struct `The ends of a table` {
  private final class Rows: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(reusedAs: "none")
    }
  }

  private func table(_ source: Rows) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 50
    table.dataSource = source
    return table
  }

  @Test func `have views as wide as the table and as high as they are`() {
    Stage.device().run {
      let source = Rows()
      let table = table(source)
      let (header, footer) = (UIView(), UIView())
      header.frame.size = CGSize(width: 7, height: 30)
      footer.frame.size = CGSize(width: 7, height: 20)
      table.tableHeaderView = header
      table.tableFooterView = footer
      table.layoutIfNeeded()
      #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
      #expect(table.visibleCells.map(\.frame.minY) == [30, 80])
      #expect(footer.frame == CGRect(x: 0, y: 130, width: 320, height: 20))
      #expect(table.contentSize == CGSize(width: 320, height: 150))
      #expect(header.superview === table)
    }
  }

  @Test func `have one view each, which makes room for the next one`() {
    Stage.device().run {
      let source = Rows()
      let table = table(source)
      let (first, second) = (UIView(), UIView())
      first.frame.size.height = 30
      second.frame.size.height = 10
      table.tableHeaderView = first
      table.layoutIfNeeded()
      table.tableHeaderView = second
      table.layoutIfNeeded()
      #expect(first.superview == nil)
      #expect(table.visibleCells.map(\.frame.minY) == [10, 60])
      table.tableHeaderView = nil
      table.tableFooterView = second
      table.layoutIfNeeded()
      #expect(second.superview === table)
      #expect(second.frame.minY == 100)
      table.tableFooterView = nil
      table.layoutIfNeeded()
      #expect(second.superview == nil)
      #expect(table.contentSize.height == 100)
    }
  }

  @Test func `stay where rows are loaded anew`() {
    Stage.device().run {
      let source = Rows()
      let table = table(source)
      table.layoutIfNeeded()
      let cell = table.visibleCells.first
      #expect(cell?.reuseIdentifier == "row")
      table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      table.layoutIfNeeded()
      #expect(table.visibleCells.count == 2)
      #expect(table.visibleCells.first !== cell)
      #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    }
  }

  /// A delegate that says nothing leaves heights to the table.
  @Test func `have heights of the table's own where nobody says them`() {
    final class Silent: UITableViewDelegate {}
    Stage.device().run {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let silent = Silent()
      let path = IndexPath(row: 0, section: 0)
      table.rowHeight = 51
      table.estimatedRowHeight = 52
      table.sectionHeaderHeight = 53
      table.sectionFooterHeight = 54
      let controller = UITableViewController(style: .plain)
      let shown: UITableView = controller.tableView
      (shown.sectionHeaderHeight, shown.sectionFooterHeight) = (55, 56)
      #expect(silent.tableView(table, heightForRowAt: path) == 51)
      #expect(silent.tableView(table, estimatedHeightForRowAt: path) == 52)
      #expect(silent.tableView(table, heightForHeaderInSection: 0) == 53)
      #expect(silent.tableView(table, heightForFooterInSection: 0) == 54)
      #expect(silent.tableView(table, viewForHeaderInSection: 0) == nil)
      #expect(silent.tableView(table, viewForFooterInSection: 0) == nil)
      #expect(controller.tableView(shown, heightForHeaderInSection: 0) == 55)
      #expect(controller.tableView(shown, heightForFooterInSection: 0) == 56)
      silent.tableView(table, didSelectRowAt: path)
      controller.tableView(shown, didSelectRowAt: path)
      UITableViewHeaderFooterView(reuseIdentifier: nil).prepareForReuse()
    }
  }
}

@MainActor @Suite struct `A plain row` {
  private func cell(_ style: UITableViewCell.CellStyle) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    return cell
  }

  @Test func `has its text behind its picture`() throws {
    try Stage.device().run {
      let cell = cell(.default)
      cell.textLabel?.text = "Row"
      cell.layoutIfNeeded()
      #expect(cell.textLabel?.frame.minX == 16)
      let bitmap = Bitmap(
        width: 30, height: 60, format: .rgba8, bytes: [UInt8](repeating: 0, count: 7200))
      cell.imageView?.image = UIImage(bitmap: bitmap)
      cell.setNeedsLayout()
      // 60 pt between margins of 11 pt.
      let height = cell.sizeThatFits(CGSize(width: 320, height: 0)).height
      #expect(height == 82)
      cell.frame.size.height = height
      cell.layoutIfNeeded()
      #expect(cell.imageView?.frame == CGRect(x: 16, y: 11, width: 30, height: 60))
      // 16 + 30 + 15 pt.
      #expect(cell.textLabel?.frame.minX == 61)
      let label = try #require(cell.textLabel)
      #expect(abs(label.frame.midY - 41) < 0.34)
      cell.prepareForReuse()
    }
  }

  @Test func `shows a configuration until there is none, in one view`() {
    Stage.device().run {
      let cell = cell(.default)
      var content = UIListContentConfiguration.cell()
      content.text = "One"
      cell.contentConfiguration = content
      let view = cell.contentView.subviews.first
      #expect(view is UIListContentView)
      content.text = "Two"
      cell.contentConfiguration = content
      #expect(cell.contentView.subviews.count == 1)
      #expect(cell.contentView.subviews.first === view)
      let shown = (view as? UIListContentView)?.configuration as? UIListContentConfiguration
      #expect(shown?.text == "Two")
      cell.contentConfiguration = nil
      #expect(cell.contentView.subviews.isEmpty)
      #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 44)
    }
  }

  @Test func `is as high as the view of a configuration of the app's own`() {
    final class Tall: UIView, UIContentView {
      var configuration: any UIContentConfiguration
      init(_ configuration: Content) {
        self.configuration = configuration
        super.init(frame: .zero)
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        addSubview(inner)
        NSLayoutConstraint.activate([
          inner.topAnchor.constraint(equalTo: topAnchor),
          inner.bottomAnchor.constraint(equalTo: bottomAnchor),
          inner.leadingAnchor.constraint(equalTo: leadingAnchor),
          inner.heightAnchor.constraint(equalToConstant: configuration.height),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    struct Content: UIContentConfiguration {
      let height: CGFloat
      func makeContentView() -> any UIView & UIContentView { Tall(self) }
      func updated(for state: any UIConfigurationState) -> Content { self }
    }
    Stage.device().run {
      let cell = cell(.default)
      cell.contentConfiguration = Content(height: 70)
      #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 70))
      cell.contentConfiguration = Content(height: 10)
      #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 44)
    }
  }

  @Test func `has the content of its style`() {
    Stage.device().run {
      let subtitle = cell(.subtitle).defaultContentConfiguration()
      // The second text is in caption 1, 12 pt at Large; that of a value is in body, 17 pt.
      #expect(subtitle.secondaryTextProperties.font.pointSize == 12)
      #expect(!subtitle.prefersSideBySideTextAndSecondaryText)
      let plain = cell(.default).defaultContentConfiguration()
      #expect(plain.textProperties.font.pointSize == 17)
      #expect(!plain.prefersSideBySideTextAndSecondaryText)
      let value = cell(.value1).defaultContentConfiguration()
      #expect(value.secondaryTextProperties.font.pointSize == 17)
      #expect(value.prefersSideBySideTextAndSecondaryText)
    }
  }

  private func accessory(_ type: UITableViewCell.AccessoryType) throws -> [ShapePath.Element] {
    try Stage.device().run {
      let cell = cell(.default)
      cell.accessoryType = type
      for element in try cell.interfaceFrame().elements where element.path.hasSuffix("accessory") {
        if case .stroke(let path, _, _) = element.content { return path.elements }
      }
      return []
    }
  }

  /// A tick: down to its lowest point, which is in the middle of three, and up to its highest.
  @Test func `has a tick, an arrow or nothing at its end`() throws {
    #expect(try accessory(.none).isEmpty)
    let tick = try accessory(.checkmark).compactMap { element -> ShapePath.Point? in
      switch element {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
    #expect(tick.count == 3)
    #expect(tick.map(\.x) == tick.map(\.x).sorted())
    #expect(tick[1].y > tick[0].y)
    #expect(tick[2].y < tick[0].y)
    // Within 30 pt of the right edge.
    #expect(tick.allSatisfy { $0.x > 290 && $0.x < 320 && $0.y > 10 && $0.y < 34 })
    #expect(try accessory(.disclosureIndicator).count == 3)
  }

  private func middleOfInfo(_ type: UITableViewCell.AccessoryType) throws -> Double? {
    try Stage.device().run {
      let cell = cell(.default)
      cell.accessoryType = type
      let info = try cell.interfaceFrame().elements.first { $0.path.hasSuffix("info") }
      return info.map { $0.box.x.value + $0.box.width.value / 2 }
    }
  }

  @Test func `has an info button at its end, or before an arrow`() throws {
    #expect(try accessory(.detailButton).isEmpty)
    #expect(try accessory(.detailDisclosureButton).count == 3)
    // Of 320 pt, 22 pt before the last 16, and before the last 30, which hold the arrow.
    let alone = try #require(try middleOfInfo(.detailButton))
    let together = try #require(try middleOfInfo(.detailDisclosureButton))
    #expect(abs(alone - 293) < 0.1)
    #expect(abs(together - 279) < 0.1)
    #expect(try middleOfInfo(.disclosureIndicator) == nil)
  }
}

@MainActor @Suite struct `The content of a row` {
  @Test func `has its texts behind a picture, which is in the middle`() {
    Stage.device().run {
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "Title"
      content.secondaryText = "Note"
      let bitmap = Bitmap(
        width: 40, height: 60, format: .rgba8, bytes: [UInt8](repeating: 0, count: 9600))
      content.image = UIImage(bitmap: bitmap)
      let view = UIListContentView(configuration: content)
      let height = view.sizeThatFits(CGSize(width: 300, height: 0)).height
      // 60 pt between margins of 11 pt.
      #expect(height == 82)
      #expect(view.contentHeight(forWidth: 300) == 82)
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
      view.layoutIfNeeded()
      #expect(view.subviews[0].frame == CGRect(x: 16, y: 20, width: 40, height: 60))
      // 16 + 40 + 16 pt.
      #expect(view.subviews[1].frame.minX == 72)
      #expect(view.subviews[2].frame.minX == 72)
    }
  }

  @Test func `has its picture in the tint around it, once no other one is named`() {
    Stage.device().run {
      var content = UIListContentConfiguration.cell()
      content.image = UIImage(systemName: "star")
      content.imageProperties.tintColor = .red
      let view = UIListContentView(configuration: content)
      view.tintColor = .green
      #expect(view.subviews[0].tintColor == .red)
      content.imageProperties.tintColor = nil
      view.configuration = content
      #expect(view.subviews[0].tintColor == .green)
    }
  }

  @Test func `stays where it is given what is no list content`() {
    struct Other: UIContentConfiguration {
      func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: .cell())
      }
      func updated(for state: any UIConfigurationState) -> Other { self }
    }
    Stage.device().run {
      var content = UIListContentConfiguration.cell()
      content.text = "One"
      let view = UIListContentView(configuration: content)
      view.configuration = Other()
      #expect((view.configuration as? UIListContentConfiguration)?.text == "One")
      content.text = "Two"
      view.configuration = content
      #expect((view.subviews[1] as? UILabel)?.text == "Two")
    }
  }
}

@MainActor @Suite struct `Rows that change` {
  private final class Rows: UITableViewDataSource {
    var count = 2
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test func `are made again, whatever is said of the change`() {
    Stage.device().run {
      let source = Rows()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.rowHeight = 50
      table.dataSource = source
      table.layoutIfNeeded()
      let path = IndexPath(row: 0, section: 0)
      for change: @MainActor () -> Void in [
        { table.insertRows(at: [path], with: .automatic) },
        { table.deleteRows(at: [path], with: .automatic) },
        { table.insertSections([0], with: .automatic) },
        { table.deleteSections([0], with: .automatic) },
        { table.reloadSections([0], with: .automatic) },
        { table.moveRow(at: path, to: IndexPath(row: 1, section: 0)) },
        { table.reconfigureRows(at: [path]) },
      ] {
        source.count += 1
        change()
        table.layoutIfNeeded()
        #expect(table.visibleCells.count == source.count)
      }
      source.count = 1
      table.deleteRows(at: [path], with: .none)
      table.layoutIfNeeded()
      #expect(table.indexPathsForVisibleRows == [path])
    }
  }

  private final class Heading: UITableViewDelegate {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      cell
    }
  }

  @Test func `are not headers, even if a header is a cell`() {
    Stage.device().run {
      let (source, heading) = (Rows(), Heading())
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.dataSource = source
      table.delegate = heading
      table.layoutIfNeeded()
      #expect(heading.cell.superview === table)
      #expect(table.visibleCells.count == 2 && !table.visibleCells.contains(heading.cell))
      #expect(table.indexPath(for: heading.cell) == nil)
      #expect(table.cellForRow(at: IndexPath(row: -1, section: 0)) == nil)
    }
  }

  @Test func `are found by a point, and have a place`() {
    Stage.device().run {
      let source = Rows()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.rowHeight = 50
      table.dataSource = source
      table.layoutIfNeeded()
      let second = IndexPath(row: 1, section: 0)
      #expect(table.rectForRow(at: second) == CGRect(x: 0, y: 50, width: 320, height: 50))
      #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)) == .zero)
      #expect(table.indexPathForRow(at: CGPoint(x: 3, y: 51)) == second)
      #expect(table.indexPathForRow(at: CGPoint(x: 3, y: 101)) == nil)
      #expect(table.indexPathForSelectedRow == nil && table.indexPathsForSelectedRows == nil)
    }
  }
}
