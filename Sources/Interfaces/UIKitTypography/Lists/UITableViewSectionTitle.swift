import Foundation

/// The title above or below a section, in the footnote style, which follows the text size.
final class UITableViewSectionTitle: UIView {
  private let label = UILabel()

  init(_ title: String) {
    super.init(frame: .zero)
    label.text = title
    label.byItself {
      $0.font = .preferredFont(forTextStyle: .footnote)
      $0.adjustsFontForContentSizeCategory = true
      $0.textColor = .secondaryLabel
    }
    label.numberOfLines = 0
    addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inner = label.sizeThatFits(CGSize(width: max(1, size.width - 32), height: 0))
    return CGSize(width: size.width, height: inner.height + 12)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // A title that is given no height is not to be seen.
    label.isHidden = bounds.height < 1
    label.frame = CGRect(
      x: 16, y: 6, width: max(0, bounds.width - 32), height: max(0, bounds.height - 12))
  }
}
