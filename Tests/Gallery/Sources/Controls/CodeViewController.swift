#if canImport(UIKit)
  import UIKit
#else
  import UIKitTypography
#endif

/// Code with coloured tokens in the app's own font, which follows the callout style.
final class CodeViewController: UIViewController {
  private let textView = UITextView()

  private let code = """
    struct Tally {
      let name = "Laps"
      var count = 0

      // Counts up.
      func step() {
        count += 1
      }
    }
    """

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tally.swift"
    view.backgroundColor = .systemBackground
    textView.attributedText = highlighted(code)
    textView.adjustsFontForContentSizeCategory = true
    textView.backgroundColor = .secondarySystemBackground
    textView.isEditable = false
    textView.textContainerInset = UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
    textView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(textView)
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      textView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      textView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private var font: UIFont {
    let size: CGFloat = 14
    let base =
      UIFont(name: "JetBrainsMono-Regular", size: size)
      ?? .monospacedSystemFont(ofSize: size, weight: .regular)
    return UIFontMetrics(forTextStyle: .callout).scaledFont(for: base)
  }

  private func highlighted(_ code: String) -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: code, attributes: [.font: font, .foregroundColor: UIColor.label])
    let colors: [(pattern: String, color: UIColor)] = [
      ("\\b(struct|let|var|func)\\b", .keyword), ("\\b[A-Z][A-Za-z]*\\b", .typeName),
      ("\\b[0-9]+\\b|\"[^\"]*\"", .literal), ("//.*", .quiet),
    ]
    let whole = NSRange(location: 0, length: text.length)
    for (pattern, color) in colors {
      guard let expression = try? NSRegularExpression(pattern: pattern) else { continue }
      for match in expression.matches(in: code, range: whole) {
        text.addAttribute(.foregroundColor, value: color, range: match.range)
      }
    }
    return text
  }
}
