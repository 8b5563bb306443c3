public import Foundation

/// A cell that looks like the row of a list.
open class UICollectionViewListCell: UICollectionViewCell {
  private var shown: (any UIView & UIContentView)?

  /// The configuration of the cell's content; `nil` for none. Setting it replaces the content.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      shown?.removeFromSuperview()
      let state = UICellConfigurationState(traitCollection: traitCollection)
      shown = contentConfiguration?.updated(for: state).makeContentView()
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

  /// The configuration of the cell's background; no effect here.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  /// Creates a cell with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty cell, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a configuration of a list cell without content, for you to fill in.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
