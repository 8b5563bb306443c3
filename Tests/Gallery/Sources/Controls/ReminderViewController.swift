#if canImport(UIKit)
  import UIKit
#else
  import UIKitTypography
#endif

/// A reminder with two buttons, which stand side by side until the text is large.
///
/// The sound one follows the reader's setting while it stands; the broken one was right when it was made:
/// its labels do not ask for their fonts anew, and it reads once which way its buttons stand.
final class ReminderViewController: UIViewController {
  private let isSound: Bool
  private let titleLabel = UILabel()
  private let noteLabel = UILabel()
  private let buttons = UIStackView()

  init(isSound: Bool) {
    self.isSound = isSound
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("A reminder is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    set(titleLabel, "Water the plants", .headline, .label)
    set(noteLabel, "The fern in the hall needs more than the others.", .body, .label)
    for title in ["Done", "Later"] {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.setTitleColor(.label, for: .normal)
      button.titleLabel?.font = .preferredFont(forTextStyle: .callout)
      button.titleLabel?.adjustsFontForContentSizeCategory = isSound
      button.titleLabel?.numberOfLines = 0
      button.backgroundColor = .secondarySystemBackground
      button.layer.cornerRadius = 10
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
      buttons.addArrangedSubview(button)
    }
    buttons.spacing = 8
    buttons.distribution = .fillEqually
    turn()
    layOut(UIStackView(arrangedSubviews: [titleLabel, noteLabel, buttons]))
    if isSound {
      registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        (self: ReminderViewController, _) in
        self.turn()
      }
    }
  }

  private func set(
    _ label: UILabel, _ words: String, _ style: UIFont.TextStyle, _ color: UIColor
  ) {
    label.text = words
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = isSound
    label.numberOfLines = 0
    label.textColor = color
  }

  private func turn() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    buttons.axis = isLarge ? .vertical : .horizontal
  }

  private func layOut(_ column: UIStackView) {
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      column.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -16),
    ])
  }
}
