#if canImport(UIKit)
  import UIKit
#else
  import UIKitTypography
#endif

/// A setting that is on or off. Its switch stands below the words where these need the width.
final class SwitchCell: UITableViewCell {
  static let reuseIdentifier = "SwitchCell"

  let label = UILabel()
  let toggle = UISwitch()
  private let row = UIStackView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    row.addArrangedSubview(label)
    row.addArrangedSubview(toggle)
    row.spacing = 8
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      row.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
    ])
    selectionStyle = .none
    toggle.addAction(
      UIAction { action in
        guard let toggle = action.sender as? UISwitch else { return }
        toggle.accessibilityLabel = toggle.isOn ? "On" : "Off"
      }, for: .valueChanged)
    turn()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (self: SwitchCell, _: UITraitCollection) in
      self.turn()
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func turn() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    row.axis = isLarge ? .vertical : .horizontal
    row.alignment = isLarge ? .leading : .center
  }
}
