// Code as apps have it, with nothing but the conditional import: that it compiles is half of the test.
#if canImport(UIKit)
  import UIKit
#else
  import UIKitTypography
#endif

enum TextSize: CGFloat {
  case titleExtraLarge = 34
  case title = 18
  case body = 16
  case footnote = 12
}

enum SerifWeight {
  case medium, bold
  var fontName: String {
    switch self {
    case .medium: "NotoSerif-Regular"
    case .bold: "Noto Serif"
    }
  }
}

func metrics(for size: TextSize) -> UIFontMetrics {
  switch size {
  case .titleExtraLarge: UIFontMetrics(forTextStyle: .largeTitle)
  case .title: UIFontMetrics(forTextStyle: .title3)
  case .body: UIFontMetrics(forTextStyle: .body)
  case .footnote: UIFontMetrics(forTextStyle: .footnote)
  }
}

extension UIFont {
  static func serif(_ size: TextSize, _ weight: SerifWeight) -> UIFont {
    guard let font = UIFont(name: weight.fontName, size: size.rawValue) else {
      return .systemFont(ofSize: size.rawValue)
    }
    return metrics(for: size).scaledFont(for: font)
  }

  static func preferredFont(forTextStyle style: UIFont.TextStyle, scaleFactor: CGFloat) -> UIFont {
    let font = UIFont.preferredFont(forTextStyle: style)
    return font.withSize(font.pointSize * scaleFactor)
  }
}

extension NSLayoutConstraint.Axis {
  @MainActor static var horizontalDynamic: NSLayoutConstraint.Axis {
    UIScreen.main.traitCollection.preferredContentSizeCategory > .accessibilityLarge
      ? .vertical : .horizontal
  }
}

/// A text whose runs are reapplied by hand after each change.
final class EditorView: UIView {
  let textView = UITextView()
  private(set) var updates = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(textView)
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (self: EditorView, _) in
      self.updateFonts()
    }
    updateFonts()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func updateFonts() {
    updates += 1
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineHeightMultiple = 1.2
    let text = NSMutableAttributedString(
      string: "func ",
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .headline), .foregroundColor: UIColor.systemPink,
        .paragraphStyle: paragraph,
      ])
    text.append(
      NSAttributedString(
        string: "main",
        attributes: [
          .font: UIFont.preferredFont(forTextStyle: .body), .kern: 0.5,
          .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]))
    textView.attributedText = text
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    textView.frame = bounds
  }
}

/// A banner that turns where the text grows, with a button that the Large Content Viewer shows.
final class PollViewController: UIViewController {
  let titleLabel = UILabel()
  let voteButton = UIButton(type: .system)
  let stackView = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.text = "Which colour should the new banner have?"
    titleLabel.font = UIFont.preferredFont(forTextStyle: .body)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
    voteButton.setTitle("Vote", for: .normal)
    voteButton.titleLabel?.font = UIFontMetrics.default.scaledFont(for: .boldSystemFont(ofSize: 17))
    voteButton.titleLabel?.adjustsFontForContentSizeCategory = true
    voteButton.titleLabel?.numberOfLines = 0
    voteButton.showsLargeContentViewer = true
    voteButton.largeContentTitle = "Vote"
    voteButton.largeContentImage = UIImage(systemName: "checkmark")
    voteButton.addInteraction(UILargeContentViewerInteraction())
    voteButton.setContentHuggingPriority(.required, for: .horizontal)
    stackView.axis = .horizontalDynamic
    stackView.spacing = UIFontMetrics.default.scaledValue(for: 8)
    stackView.alignment = .firstBaseline
    stackView.translatesAutoresizingMaskIntoConstraints = false
    stackView.addArrangedSubview(titleLabel)
    stackView.addArrangedSubview(voteButton)
    view.addSubview(stackView)
    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard
      previousTraitCollection?.preferredContentSizeCategory
        != traitCollection.preferredContentSizeCategory
    else { return }
    stackView.axis = .horizontalDynamic
  }
}

/// Rows measured by hand, as in the days before rows sized themselves.
final class NamesViewController: UITableViewController {
  let names = ["Alpha", "A code name so long that it stands in two lines of a narrow screen"]

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { names.count }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "name")
    cell.textLabel?.text = names[indexPath.row]
    cell.textLabel?.font = UIFont.preferredFont(forTextStyle: .body)
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    let rect = names[indexPath.row].boundingRect(
      with: CGSize(
        width: tableView.bounds.integral.width - 40, height: CGFloat.greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin,
      attributes: [.font: UIFont.preferredFont(forTextStyle: .body)], context: nil)
    return max(44, rect.integral.height + 20)
  }
}
