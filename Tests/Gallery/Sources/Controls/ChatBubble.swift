#if canImport(UIKit)
  import UIKit
#else
  import UIKitTypography
#endif

/// What somebody said. Words between asterisks are set in bold, at the size of the others.
final class ChatBubble: UIView {
  private let label = UILabel()

  init(_ message: String, isMine: Bool) {
    super.init(frame: .zero)
    backgroundColor = isMine ? .systemIndigo : .secondarySystemBackground
    layer.cornerRadius = 18
    label.attributedText = Self.attributed(message, color: isMine ? .white : .label)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 9, leading: 14, bottom: 9, trailing: 14)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private static func attributed(_ message: String, color: UIColor) -> NSAttributedString {
    let plain = UIFont.preferredFont(forTextStyle: .body)
    let bold = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 17, weight: .bold))
    let text = NSMutableAttributedString()
    for (index, part) in message.components(separatedBy: "*").enumerated() {
      text.append(
        NSAttributedString(
          string: part,
          attributes: [
            .font: index.isMultiple(of: 2) ? plain : bold, .foregroundColor: color,
          ]))
    }
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineSpacing = 2
    text.addAttribute(
      .paragraphStyle, value: paragraph, range: NSRange(location: 0, length: text.length))
    return text
  }
}
