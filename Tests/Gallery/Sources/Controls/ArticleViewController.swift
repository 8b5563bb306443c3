#if canImport(UIKit)
  import UIKit
#else
  import UIKitTypography
#endif

/// A screen that runs from right to left: an article in Arabic, with its author and a way to share it.
final class ArticleViewController: UIViewController {
  private let author = UIStackView()
  private let portrait = UIImageView(image: UIImage(systemName: "person.crop.circle"))
  private lazy var portraitWidth = portrait.widthAnchor.constraint(equalToConstant: 36)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    traitOverrides.layoutDirection = .rightToLeft
    portrait.tintColor = .secondaryLabel
    portrait.contentMode = .scaleAspectFit
    let names = UIStackView(arrangedSubviews: [
      makeLabel("ليلى حداد", .subheadline), makeLabel("٥ دقائق للقراءة", .footnote, .quiet),
    ])
    names.axis = .vertical
    names.spacing = 2
    author.addArrangedSubview(portrait)
    author.addArrangedSubview(names)
    author.spacing = 10
    let column = UIStackView(arrangedSubviews: [
      makeLabel("حجم الخط الذي تختاره", .title1), author,
      makeLabel("يكبر النص كله معًا، وتتسع الأسطر لعلامات التشكيل، ولا يُقطع شيء عند الحواف.", .body),
      makeShareButton(),
    ])
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    scrollView.addSubview(column)
    NSLayoutConstraint.activate([
      portraitWidth,
      portrait.heightAnchor.constraint(equalTo: portrait.widthAnchor),
      column.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -16),
      column.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -16),
      column.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -32),
    ])
    follow()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (self: ArticleViewController, _: UITraitCollection) in
      self.follow()
    }
  }

  private func follow() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    author.axis = isLarge ? .vertical : .horizontal
    author.alignment = isLarge ? .leading : .center
    portraitWidth.constant = UIFontMetrics(forTextStyle: .subheadline).scaledValue(
      for: 36, compatibleWith: traitCollection)
  }

  private func makeLabel(
    _ words: String, _ style: UIFont.TextStyle, _ color: UIColor = .label
  ) -> UILabel {
    let label = UILabel()
    label.text = words
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.numberOfLines = 0
    return label
  }

  private func makeShareButton() -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "مشاركة Typeproof"
    configuration.baseForegroundColor = .label
    configuration.image = UIImage(systemName: "square.and.arrow.up")
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
      textStyle: .body)
    configuration.imagePadding = 8
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 12, leading: 16, bottom: 12, trailing: 16)
    return UIButton(configuration: configuration, primaryAction: UIAction { _ in })
  }
}
