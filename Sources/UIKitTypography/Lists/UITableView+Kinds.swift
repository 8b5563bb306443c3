import Foundation

extension UITableView {
  /// How rows change.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// By fading.
    case fade
    /// At once.
    case none
    /// As the system likes.
    case automatic
  }
}

/// What stands between rows.
public enum UITableViewCellSeparatorStyle: Int, Hashable, Sendable {
  /// Nothing.
  case none
  /// A line.
  case singleLine
}

/// The title above or below a section, in the footnote style, which follows the text size.
final class UITableViewSectionTitle: UIView {
  private let label = UILabel()

  init(_ title: String) {
    super.init(frame: .zero)
    label.text = title
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
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
    label.frame = bounds.inset(by: UIEdgeInsets(top: 6, left: 16, bottom: 6, right: 16))
  }
}
