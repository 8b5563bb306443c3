public import Foundation

/// A header or footer of a section of a table.
///
/// A class that you register needs both `init(reuseIdentifier:)` and `init?(coder:)`, or no
/// initialiser of its own.
open class UITableViewHeaderFooterView: UIView {
  /// The view that contains the content of the header or footer.
  public let contentView = UIView()
  /// The reuse identifier of the view; `nil` for none.
  public let reuseIdentifier: String?

  /// Creates a header or footer with a reuse identifier.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  /// Creates an empty view, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    setUp()
  }

  /// Creates a view of a registered class. Tables call it.
  public required convenience init(reusedAs identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  private func setUp() {
    contentView.accessibilityIdentifier = "contentView"
    contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 6, leading: 16, bottom: 6, trailing: 16)
    contentView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(contentView)
    NSLayoutConstraint.activate([
      contentView.topAnchor.constraint(equalTo: topAnchor),
      contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
      contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  /// Called before a view is reused; never here, because every view is new.
  open func prepareForReuse() {}
}

extension UITableView {
  /// Registers a class of headers and footers for a reuse identifier.
  public func register(
    _ aClass: UITableViewHeaderFooterView.Type?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    registeredHeaders[identifier] = aClass
  }

  /// Returns a new view for an identifier; `nil` if no class is registered for it.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    registeredHeaders[identifier].map { $0.init(reusedAs: identifier) }
  }
}

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
