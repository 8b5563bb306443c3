public import Foundation

/// A view of a collection view that is used again.
open class UICollectionReusableView: UIView {
  /// Creates a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty view, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before it is used again.
  open func prepareForReuse() {}
}

/// A controller whose view is a collection view. It is the view's data source and delegate.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let layout: UICollectionViewLayout

  /// Creates a controller with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of lines.
  public override init(nibName: String?, bundle: Bundle?) {
    layout = UICollectionViewFlowLayout()
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates an empty controller, because Interface Builder files are not supported; see
  /// `UIViewController`.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection view.
  open var collectionView: UICollectionView! { view as? UICollectionView }

  /// Makes the collection view.
  open override func loadView() {
    let collection = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: layout)
    collection.dataSource = self
    collection.delegate = self
    view = collection
  }

  /// One section, unless overridden.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// No items, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// An empty cell, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }
}

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

/// A file of Interface Builder. None can be read, so it stands for plain cells.
public final class UINib: Sendable {
  /// Creates a reference to a file.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
}

extension UITableView {
  /// Registers plain rows for an identifier, because Interface Builder files are not supported.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(nib.map { _ in UITableViewCell.self }, forCellReuseIdentifier: identifier)
  }
}

extension UICollectionView {
  /// Registers plain cells for an identifier, because Interface Builder files are not supported.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib.map { _ in UICollectionViewCell.self }, forCellWithReuseIdentifier: identifier)
  }
}
