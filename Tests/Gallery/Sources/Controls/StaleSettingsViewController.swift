#if canImport(UIKit)
  import UIKit
#else
  import UIKitTypography
#endif

/// Settings as people ship them by mistake: right when they are made, and left behind by a change.
///
/// The first row's label does not ask for its font anew. The second cell sets its font once, when it is
/// made, by a size it looked up. The third row's height was measured once and kept.
final class StaleSettingsViewController: UITableViewController {
  private let titles = ["Text Size", "Notifications", "Download over Mobile Data"]
  private var keptHeight: CGFloat?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PlainCell.self, forCellReuseIdentifier: "plain")
    tableView.register(FixedCell.self, forCellReuseIdentifier: "fixed")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    guard indexPath.row == 2 else { return UITableView.automaticDimension }
    if let keptHeight { return keptHeight }
    let text = (titles[2] as NSString).boundingRect(
      with: CGSize(width: tableView.bounds.width - 32, height: .greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin,
      attributes: [.font: UIFont.preferredFont(forTextStyle: .body)], context: nil)
    let height = text.integral.height + 22
    keptHeight = height
    return height
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: indexPath.row == 1 ? "fixed" : "plain", for: indexPath)
    guard let cell = cell as? PlainCell else { return cell }
    cell.label.text = titles[indexPath.row]
    cell.label.adjustsFontForContentSizeCategory = indexPath.row > 0
    return cell
  }
}

/// A cell with one label.
class PlainCell: UITableViewCell {
  let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.font = .preferredFont(forTextStyle: .body)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let bottom = label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11)
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      bottom,
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A cell whose font has the size that body text had when the cell was made.
final class FixedCell: PlainCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let body = UIFont.preferredFont(forTextStyle: .body)
    label.font = .systemFont(ofSize: body.pointSize, weight: .medium)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
