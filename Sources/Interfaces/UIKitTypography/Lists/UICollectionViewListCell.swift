public import Foundation

/// A cell that looks like the row of a list.
open class UICollectionViewListCell: UICollectionViewCell {
  private var shown: (any UIView & UIContentView)?

  /// What the cell shows.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      shown?.removeFromSuperview()
      shown = contentConfiguration?.makeContentView()
      guard let shown else { return }
      contentView.addSubview(shown)
      shown.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        shown.topAnchor.constraint(equalTo: contentView.topAnchor),
        shown.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        shown.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        shown.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }
  }

  /// What is behind the content. It has no effect here.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  /// Creates a cell with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty cell, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The usual content: an image, a text and a second one.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
