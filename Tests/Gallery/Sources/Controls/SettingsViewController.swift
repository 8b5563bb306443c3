#if canImport(UIKit)
  import UIKit
#else
  import UIKitTypography
#endif

/// Something that can be set.
struct Setting {
  let title: String
  let value: String
  let symbol: String
}

/// The settings of a reader: rows that size themselves, in groups below a large title.
final class SettingsViewController: UITableViewController {
  private let settings = [
    Setting(title: "Text Size", value: "Large", symbol: "textformat.size"),
    Setting(title: "Alerts", value: "On", symbol: "bell.fill"),
    Setting(title: "Use Mobile Data", value: "Ask", symbol: "antenna.radiowaves.left.and.right"),
    Setting(title: "Language", value: "Deutsch", symbol: "globe"),
  ]

  init() {
    super.init(style: .insetGrouped)
    title = "Settings"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 44
    tableView.register(SettingCell.self, forCellReuseIdentifier: SettingCell.reuseIdentifier)
    tableView.register(SwitchCell.self, forCellReuseIdentifier: SwitchCell.reuseIdentifier)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 3 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? settings.count : 1
  }

  override func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? {
    guard section == 1 else { return nil }
    let label = UILabel()
    label.text = "Words that lead somewhere are underlined."
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .quiet
    label.numberOfLines = 0
    let footer = UIStackView(arrangedSubviews: [label])
    footer.isLayoutMarginsRelativeArrangement = true
    footer.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 6, leading: 16, bottom: 6, trailing: 16)
    return footer
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if indexPath.section == 1 { return linksCell(at: indexPath) }
    if indexPath.section == 2 { return resetCell(at: indexPath) }
    let cell = tableView.dequeueReusableCell(
      withIdentifier: SettingCell.reuseIdentifier, for: indexPath)
    (cell as? SettingCell)?.show(settings[indexPath.row])
    return cell
  }

  private func linksCell(at indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: SwitchCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? SwitchCell {
      cell.label.text = "Show Links"
      cell.toggle.isOn = true
    }
    return cell
  }

  private func resetCell(at indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Reset"
    content.textProperties.color = .accent
    cell.contentConfiguration = content
    return cell
  }
}
