import Foundation
import Testing

@testable import UIKitTypography

/// A table whose delegate decides on heights and on views of sections.
private final class DelegatedRows: UITableViewController {
  override func numberOfSections(in tableView: UITableView) -> Int { 3 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section + 1
  }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { indexPath.row == 1 ? UITableView.automaticDimension : 33 }

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { section == 0 ? nil : Tile(10, 17, .systemRed) }

  override func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let label = Exhibit.add(Exhibit.label("Foot \(section)"), to: view.contentView)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.contentView.layoutMarginsGuide.topAnchor),
      label.bottomAnchor.constraint(equalTo: view.contentView.layoutMarginsGuide.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: view.contentView.layoutMarginsGuide.leadingAnchor),
    ])
    return view
  }

  override func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { section == 1 ? 21 : UITableView.automaticDimension }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Head \(section)" }
}

@MainActor @Suite struct `Tables on record` {
  private static let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]

  private func sections() -> [RecordedTable.Section] {
    [
      RecordedTable.Section(
        header: "Text", footer: "A footer that takes more than one line at most of the sizes",
        cells: [
          recordedCell("Font"),
          recordedCell("Size") { $0.accessoryType = .disclosureIndicator },
        ]),
      RecordedTable.Section(header: "", footer: nil, cells: []),
      RecordedTable.Section(
        header: nil, footer: "End",
        cells: [
          recordedCell("One") {
            $0.separatorInset = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 9)
          }
        ]),
    ]
  }

  @Test func `are drawn as they were, in each style`() throws {
    var record = ViewRecord("tables", in: RecordedLook.usual + [.dark], height: 480)
    for style in Self.styles {
      try record.showScreen("\(style)") { RecordedTable(style, sections()) }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `have the separators and grounds that they had`() throws {
    var record = ViewRecord("tables-changed", in: [.large], height: 300)
    for style in Self.styles {
      try record.showScreen("\(style), own separators") {
        RecordedTable(style, sections()) {
          $0.separatorColor = .systemRed
          $0.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 3)
        }
      }
      try record.showScreen("\(style), no separators") {
        RecordedTable(style, sections()) { $0.separatorStyle = .none }
      }
      try record.showScreen("\(style), ends and grounds") {
        RecordedTable(
          style,
          [
            RecordedTable.Section(cells: [
              recordedCell("Clear") { $0.backgroundColor = nil },
              recordedCell("Yellow") { $0.backgroundColor = .systemYellow },
              recordedCell("Usual"),
            ])
          ]
        ) {
          $0.backgroundColor = .systemGray3
          $0.tableHeaderView = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 26))
          $0.tableFooterView = Exhibit.label("End")
          $0.tableFooterView?.frame.size.height = 14
        }
      }
      try record.showScreen("\(style), scrolled") {
        RecordedTable(style, sections()) {
          $0.contentOffset.y = 31
          $0.flashScrollIndicators()
        }
      }
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `have the heights that they had`() throws {
    var record = ViewRecord("tables-heights", in: RecordedLook.sizes, height: 400)
    let heights: [(String, CGFloat)] = [("fixed", 51), ("none", 0), ("endless", .infinity)]
    for (name, height) in heights {
      try record.showScreen("\(name) rows") {
        RecordedTable(.plain, sections()) { $0.rowHeight = height }
      }
      try record.showScreen("\(name) ends") {
        RecordedTable(.grouped, sections()) {
          $0.sectionHeaderHeight = height
          $0.sectionFooterHeight = height
        }
      }
    }
    let old = RecordedLook(category: .accessibilityExtraLarge, system: UISystemVersion(10))
    for estimate: CGFloat in [0, 44] {
      try record.showScreen("iOS 10, estimated \(estimate)", in: [old]) {
        RecordedTable(.plain, sections()) { $0.estimatedRowHeight = estimate }
      }
    }
    for style in Self.styles {
      try record.showScreen("\(style), by a delegate") { DelegatedRows(style: style) }
    }
    try record.show("without a source", height: 50) { UITableView() }
    let difference = try record.difference()
    #expect(difference == nil)
  }

  @Test func `follow the text size as they did`() throws {
    var record = ViewRecord("tables-following", in: [.changed], height: 400)
    try record.showScreen("all") {
      RecordedTable(
        .insetGrouped,
        [
          RecordedTable.Section(
            header: "Header", footer: "Footer",
            cells: [
              recordedCell("Not following"),
              recordedCell("Following") { $0.textLabel?.adjustsFontForContentSizeCategory = true },
            ])
        ])
    }
    let difference = try record.difference()
    #expect(difference == nil)
  }
}
