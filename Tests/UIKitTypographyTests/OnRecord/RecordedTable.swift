import Foundation

@testable import UIKitTypography

/// A table of given cells in sections.
final class RecordedTable: UITableViewController {
  struct Section {
    var header: String?
    var footer: String?
    var cells: [() -> UITableViewCell] = []
  }

  private let sections: [Section]
  private let change: (UITableView) -> Void

  init(
    _ style: UITableView.Style, _ sections: [Section],
    _ change: @escaping (UITableView) -> Void = { _ in }
  ) {
    self.sections = sections
    self.change = change
    super.init(style: style)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    change(tableView)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].cells.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { sections[indexPath.section].cells[indexPath.row]() }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].header }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { sections[section].footer }
}

/// Returns what makes a cell of a text, as it is changed.
@MainActor func recordedCell(
  _ text: String?, _ style: UITableViewCell.CellStyle = .default,
  _ change: @escaping (UITableViewCell) -> Void = { _ in }
) -> () -> UITableViewCell {
  return {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    if let text { cell.textLabel?.text = text }
    change(cell)
    return cell
  }
}
