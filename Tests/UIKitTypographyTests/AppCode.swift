// Code as apps have it, with nothing but the import: that it compiles is half of the test.
import UIKitTypography

/// A kind of text in the app: its size in the app's own face, and the style it grows along.
struct Lettering {
  let points: CGFloat
  let curve: UIFont.TextStyle

  static let heading = Lettering(points: 36, curve: .largeTitle)
  static let story = Lettering(points: 18, curve: .callout)

  func font(isBold: Bool = false) -> UIFont {
    let name = isBold ? "Noto Serif" : "NotoSerif-Regular"
    let base = UIFont(name: name, size: points) ?? .systemFont(ofSize: points)
    return UIFontMetrics(forTextStyle: curve).scaledFont(for: base)
  }
}

extension UIFont {
  /// A text style for a poster.
  static func enlarged(_ style: UIFont.TextStyle, by factor: CGFloat = 1.5) -> UIFont {
    let usual = preferredFont(forTextStyle: style)
    return usual.withSize(factor * usual.pointSize)
  }
}

/// A sign whose text is written again after each change.
final class SignView: UIView {
  let textView = UITextView()
  private(set) var writings = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(textView)
    write()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (sign: SignView, _) in
      sign.write()
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func write() {
    writings += 1
    let lines = NSMutableParagraphStyle()
    lines.lineHeightMultiple = 1.2
    let track: [NSAttributedString.Key: Any] = [
      .font: UIFont.preferredFont(forTextStyle: .headline), .paragraphStyle: lines,
      .foregroundColor: UIColor.systemPink,
    ]
    let hour: [NSAttributedString.Key: Any] = [
      .font: UIFont.preferredFont(forTextStyle: .callout), .kern: 0.5,
      .underlineStyle: NSUnderlineStyle.single.rawValue,
    ]
    let text = NSMutableAttributedString(string: "Track 5 ", attributes: track)
    text.append(NSAttributedString(string: "at noon", attributes: hour))
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
    turn()
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

  /// The screen says how large text is.
  private func turn() {
    let category = UIScreen.main.traitCollection.preferredContentSizeCategory
    stackView.axis = category <= .accessibilityLarge ? .horizontal : .vertical
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    let category = traitCollection.preferredContentSizeCategory
    if previous?.preferredContentSizeCategory != category { turn() }
  }
}

/// Rows measured by hand, as in the days before rows sized themselves.
final class NamesViewController: UITableViewController {
  let names = ["Alpha", "A name so long that it takes two lines of a narrow screen"]
  private var font: UIFont { .preferredFont(forTextStyle: .body) }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { names.count }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "name")
    cell.textLabel?.text = names[indexPath.row]
    cell.textLabel?.font = font
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    let column = tableView.bounds.insetBy(dx: 24, dy: 0).width
    let text = names[indexPath.row].boundingRect(
      with: CGSize(width: column, height: .greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    return max(48, text.integral.insetBy(dx: 0, dy: -12).height)
  }
}
