#if canImport(UIKit)
  import UIKit
#else
  import UIKitTypography
#endif

/// A conversation: bubbles as wide as their words need, but never the whole width.
final class ChatViewController: UIViewController {
  private let column = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    column.axis = .vertical
    column.spacing = 8
    add(makeNote("Today 9:41", .caption1), side: .centerX)
    add(ChatBubble("Are you coming to the reading tonight?", isMine: false), side: .leading)
    add(ChatBubble("Yes! I booked *two* seats.", isMine: true), side: .trailing)
    add(
      ChatBubble(
        "Great. The café round the corner is open until *eleven*, so we could talk about the "
          + "translation afterwards.", isMine: false), side: .leading)
    add(ChatBubble("See you at seven", isMine: true), side: .trailing)
    add(makeNote("Delivered", .caption2), side: .trailing)

    let scrollView = UIScrollView()
    for view in [scrollView, column] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(scrollView)
    scrollView.addSubview(column)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      column.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
      column.leadingAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.trailingAnchor, constant: -16),
      column.bottomAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -16),
      column.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
    ])
  }

  private func makeNote(_ words: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = words
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .quiet
    label.numberOfLines = 0
    return label
  }

  private func add(_ view: UIView, side: NSLayoutConstraint.Attribute) {
    let line = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    line.addSubview(view)
    column.addArrangedSubview(line)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: line.topAnchor),
      view.bottomAnchor.constraint(equalTo: line.bottomAnchor),
      view.leadingAnchor.constraint(greaterThanOrEqualTo: line.leadingAnchor),
      view.trailingAnchor.constraint(lessThanOrEqualTo: line.trailingAnchor),
      NSLayoutConstraint(
        item: view, attribute: side, relatedBy: .equal, toItem: line, attribute: side,
        multiplier: 1, constant: 0),
    ])
    if view is ChatBubble {
      view.widthAnchor.constraint(lessThanOrEqualTo: line.widthAnchor, multiplier: 0.85).isActive =
        true
    }
  }
}
