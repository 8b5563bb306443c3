#if canImport(UIKit)
  import UIKit
#else
  import UIKitTypography
#endif

/// Code with coloured tokens in the app's own font, which follows the callout style.
final class CodeViewController: UIViewController {
  private let textView = UITextView()

  private let code = """
    struct Greeting: View {
      @Environment(\\.locale) var locale

      var body: some View {
        Text("Hello")
          .font(.title)
      }
    }
    """

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Greeting.swift"
    view.backgroundColor = .systemBackground
    textView.attributedText = highlighted(code)
    textView.adjustsFontForContentSizeCategory = true
    textView.backgroundColor = .secondarySystemBackground
    textView.layer.cornerRadius = 10
    textView.isEditable = false
    textView.textContainerInset = UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
    textView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(textView)
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      textView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      textView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      textView.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
    ])
  }

  private var font: UIFont {
    let size: CGFloat = 15
    let base =
      UIFont(name: "JetBrainsMono-Regular", size: size)
      ?? .monospacedSystemFont(ofSize: size, weight: .regular)
    return UIFontMetrics(forTextStyle: .callout).scaledFont(for: base)
  }

  private func highlighted(_ code: String) -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: code, attributes: [.font: font, .foregroundColor: UIColor.label])
    let colors: [(pattern: String, color: UIColor)] = [
      ("\\b(struct|var|some)\\b", .systemPink), ("\\b[A-Z][A-Za-z]*\\b", .systemIndigo),
      ("@[A-Za-z]+", .systemOrange), ("\"[^\"]*\"", .systemRed),
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
