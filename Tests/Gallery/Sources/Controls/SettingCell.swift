#if canImport(UIKit)
  import UIKit
#else
  import UIKitTypography
#endif

/// A setting and its value: side by side, and one below the other where the words are large.
final class SettingCell: UITableViewCell {
  static let reuseIdentifier = "SettingCell"

  private let icon = UIImageView()
  private let titleLabel = UILabel()
  private let valueLabel = UILabel()
  private let texts = UIStackView()
  private let row = UIStackView()
  private lazy var iconWidth = icon.widthAnchor.constraint(equalToConstant: 28)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func show(_ setting: Setting) {
    titleLabel.text = setting.title
    valueLabel.text = setting.value
    icon.image = UIImage(
      systemName: setting.symbol,
      withConfiguration: UIImage.SymbolConfiguration(textStyle: .body))
    accessoryType = .disclosureIndicator
  }

  private func setUp() {
    for label in [titleLabel, valueLabel] {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    valueLabel.textColor = .quiet
    titleLabel.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    valueLabel.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
    icon.contentMode = .scaleAspectFit
    icon.tintColor = .accent
    texts.addArrangedSubview(titleLabel)
    texts.addArrangedSubview(valueLabel)
    texts.spacing = 4
    row.addArrangedSubview(icon)
    row.addArrangedSubview(texts)
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: margins.topAnchor),
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    turn()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = traitCollection.preferredContentSizeCategory
    if category != previousTraitCollection?.preferredContentSizeCategory { turn() }
  }

  private func turn() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    texts.axis = isLarge ? .vertical : .horizontal
    texts.alignment = isLarge ? .leading : .firstBaseline
    row.axis = texts.axis
    row.alignment = isLarge ? .leading : .center
    let metrics = UIFontMetrics.default
    row.spacing = isLarge ? 4 : metrics.scaledValue(for: 12, compatibleWith: traitCollection)
    // Alone in its line it stands where the words begin.
    iconWidth.isActive = !isLarge
    iconWidth.constant = metrics.scaledValue(for: 28, compatibleWith: traitCollection)
  }
}
