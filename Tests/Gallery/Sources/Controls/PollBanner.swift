#if canImport(UIKit)
  import UIKit
#else
  import UIKitTypography
#endif

/// A question with its answers, which stand side by side until the words need the whole width.
final class PollBanner: UIView {
  private let answers = UIStackView()
  private let column = UIStackView()
  var onAnswer: ((String) -> Void)?

  init(question: String, answers titles: [String]) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 14
    layer.cornerCurve = .continuous
    let questionLabel = UILabel()
    questionLabel.text = question
    questionLabel.font = .preferredFont(forTextStyle: .headline)
    questionLabel.adjustsFontForContentSizeCategory = true
    questionLabel.numberOfLines = 0
    questionLabel.accessibilityTraits = .header
    for title in titles { answers.addArrangedSubview(makeButton(title)) }
    answers.spacing = 8
    column.addArrangedSubview(questionLabel)
    column.addArrangedSubview(answers)
    column.axis = .vertical
    column.isLayoutMarginsRelativeArrangement = true
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: topAnchor),
      column.leadingAnchor.constraint(equalTo: leadingAnchor),
      column.trailingAnchor.constraint(equalTo: trailingAnchor),
      column.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    arrange()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (self: PollBanner, _: UITraitCollection) in
      self.arrange()
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func makeButton(_ title: String) -> UIButton {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = title
    configuration.titleAlignment = .center
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      attributes in
      var changed = attributes
      changed.font = UIFont.preferredFont(forTextStyle: .callout)
      return changed
    }
    configuration.baseForegroundColor = .label
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 12, leading: 12, bottom: 12, trailing: 12)
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in self?.onAnswer?(title) })
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    return button
  }

  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    answers.axis = isLarge ? .vertical : .horizontal
    answers.distribution = isLarge ? .fill : .fillEqually
    let gap = min(UIFontMetrics.default.scaledValue(for: 12, compatibleWith: traitCollection), 20)
    column.spacing = gap
    column.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: gap, leading: gap, bottom: gap, trailing: gap)
  }
}

/// A screen with a poll.
final class PollViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let banner = PollBanner(
      question: "Which game shall we play next?", answers: ["Chess", "Go", "Shogi"])
    banner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(banner)
    NSLayoutConstraint.activate([
      banner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      banner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      banner.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}
