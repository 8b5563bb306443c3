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
    Setting(title: "Notifications", value: "On", symbol: "bell.fill"),
    Setting(title: "Download over Mobile Data", value: "Ask Every Time", symbol: "arrow.down.circle"),
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
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "switch")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? settings.count : 1
  }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    section == 1 ? "Words are underlined where they lead somewhere." : nil
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard indexPath.section == 0 else { return switchCell(at: indexPath) }
    let cell = tableView.dequeueReusableCell(
      withIdentifier: SettingCell.reuseIdentifier, for: indexPath)
    (cell as? SettingCell)?.show(settings[indexPath.row])
    return cell
  }

  private func switchCell(at indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "switch", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Underline Links"
    cell.contentConfiguration = content
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.addAction(
      UIAction { action in
        guard let toggle = action.sender as? UISwitch else { return }
        toggle.accessibilityLabel = toggle.isOn ? "Links are underlined" : "Links are plain"
      }, for: .valueChanged)
    cell.accessoryView = toggle
    cell.selectionStyle = .none
    return cell
  }
}
