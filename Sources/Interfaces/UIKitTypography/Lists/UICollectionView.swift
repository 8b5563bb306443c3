public import Foundation

/// An object that provides the cells of a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// Returns the number of items in a section.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// Returns the cell of an item.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// Returns the number of sections, by default 1.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns a header or footer; never called here, because none is drawn.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// Returns an empty view by default.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  /// Returns 1 by default.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// A layout of a collection view. Only ``UICollectionViewFlowLayout`` places items here.
@preconcurrency @MainActor
open class UICollectionViewLayout {
  /// The collection view that uses the layout; `nil` for none.
  public internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout that no collection view uses yet.
  public init() {}

  /// Requests a new layout of the collection view.
  open func invalidateLayout() { collectionView?.setNeedsLayout() }
}

/// A layout that places items in lines, one line below the other.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// A value of ``estimatedItemSize`` that lets items size themselves. From a delegate, it leaves
  /// the size to the layout.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The size of items that do not size themselves, in points.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The estimated size of items. Any size but zero lets them size themselves.
  open var estimatedItemSize = CGSize.zero
  /// The minimum distance between lines in points.
  open var minimumLineSpacing: CGFloat = 10
  /// The minimum distance between items of a line in points.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The insets around the items of each section, in points.
  open var sectionInset = UIEdgeInsets.zero
}

/// A cell of a collection view.
///
/// A class that you register needs both `init(frame:)` and `init?(coder:)`, or no initialiser of
/// its own.
open class UICollectionViewCell: UIView {
  /// The view that contains the cell's content.
  public let contentView = UIView()

  /// Creates a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty cell, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.accessibilityIdentifier = "contentView"
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Creates a cell of a registered class. Collection views call it.
  public required convenience init(reused: Void) { self.init(frame: .zero) }

  /// Called before a cell is reused; never here, because every cell is new.
  open func prepareForReuse() {}

  /// Returns the preferred size of a self-sizing item; by default the size that satisfies its
  /// constraints.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.frame.size = contentView.systemLayoutSizeFitting(.zero)
    return layoutAttributes
  }
}

/// A view that arranges items in lines.
///
/// All items are created, visible or not, up to ``UITableView/greatestRowCount``. Layouts other
/// than ``UICollectionViewFlowLayout`` place nothing.
open class UICollectionView: UIScrollView {
  /// The layout that places the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      setNeedsLayout()
    }
  }
  /// The object that provides the cells. Setting it creates all cells again.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The delegate, which may set sizes and spacings. Setting it creates all cells again.
  open weak var delegate: (any UICollectionViewDelegate)? { didSet { reloadData() } }
  private var registered: [String: UICollectionViewCell.Type] = [:]
  private var cells: [(path: IndexPath, cell: UICollectionViewCell, size: CGSize?)] = []
  private var sectionCount = 0
  private var needsReload = true

  /// Creates a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates an empty collection, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// Registers a class of cells for a reuse identifier.
  open func register(
    _ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String
  ) {
    registered[identifier] = cellClass
  }

  /// Returns a new cell of the class that is registered for an identifier. Without a class, it is
  /// an empty cell, and the method records a ``UIMisuse``.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let type = registered[identifier] else {
      UISimulatedDevice.current.report(.noCell(identifier: identifier))
      return UICollectionViewCell(frame: .zero)
    }
    return type.init(reused: ())
  }

  /// Registers a class of headers or footers; no effect here, because none is drawn.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {}

  /// Returns an empty header or footer. None is drawn here.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

  /// A control that refreshes the items. It is not drawn here.
  open var refreshControl: UIRefreshControl?
  /// A view behind the items. It is not drawn here.
  open var backgroundView: UIView?
  /// Whether items can be selected; no effect here.
  open var allowsSelection = true
  /// Whether several items can be selected; no effect here.
  open var allowsMultipleSelection = false
  /// Whether cells are prepared before they become visible; no effect here.
  open var isPrefetchingEnabled = true

  /// Returns the cell of an item; `nil` if there is none.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cells.first { $0.path == indexPath }?.cell
  }

  /// Returns the index path of a cell; `nil` if it is not in this view.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.cell === cell }?.path
  }

  /// The index paths of all items, visible or not.
  open var indexPathsForVisibleItems: [IndexPath] { cells.map(\.path) }

  /// Creates all cells again at the next layout.
  open func reloadData() {
    needsReload = true
    setNeedsLayout()
    setNeedsSolving()
  }

  /// All cells, visible or not, in order.
  open var visibleCells: [UICollectionViewCell] { cells.map(\.cell) }

  private func load() {
    for entry in cells { entry.cell.removeFromSuperview() }
    cells = []
    sectionCount = 0
    guard let dataSource else { return }
    for section in 0..<max(0, dataSource.numberOfSections(in: self)) {
      sectionCount += 1
      let count = dataSource.collectionView(self, numberOfItemsInSection: section)
      for index in 0..<max(0, count) {
        guard cells.count < UITableView.greatestRowCount else { return }
        let path = IndexPath(item: index, section: section)
        let cell = dataSource.collectionView(self, cellForItemAt: path)
        addSubview(cell)
        let size = (delegate as? any UICollectionViewDelegateFlowLayout)?.collectionView(
          self, layout: collectionViewLayout, sizeForItemAt: path)
        let isGiven = size != UICollectionViewFlowLayout.automaticSize
        cells.append((path, cell, isGiven ? size : nil))
      }
    }
  }

  private func size(
    of entry: (path: IndexPath, cell: UICollectionViewCell, size: CGSize?),
    _ flow: UICollectionViewFlowLayout
  ) -> CGSize {
    if let size = entry.size { return CGRect(origin: .zero, size: size).sanitized.size }
    if flow.estimatedItemSize == .zero { return flow.itemSize }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: entry.path)
    attributes.frame.size = flow.estimatedItemSize
    if flow.estimatedItemSize == UICollectionViewFlowLayout.automaticSize {
      attributes.frame.size = flow.itemSize
    }
    let size = entry.cell.preferredLayoutAttributesFitting(attributes).frame.size
    return CGRect(origin: .zero, size: size).sanitized.size
  }

  /// The insets and spacings of a section, from the delegate or else from the layout.
  private func distances(
    inSection section: Int, _ flow: UICollectionViewFlowLayout
  ) -> (inset: UIEdgeInsets, lines: CGFloat, items: CGFloat) {
    guard let delegate = delegate as? any UICollectionViewDelegateFlowLayout else {
      return (flow.sectionInset, flow.minimumLineSpacing, flow.minimumInteritemSpacing)
    }
    return (
      delegate.collectionView(self, layout: flow, insetForSectionAt: section),
      delegate.collectionView(self, layout: flow, minimumLineSpacingForSectionAt: section),
      delegate.collectionView(self, layout: flow, minimumInteritemSpacingForSectionAt: section)
    )
  }

  /// Creates cells if needed and places them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsReload {
      needsReload = false
      load()
    }
    guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else { return }
    var rest = cells[...]
    var top: CGFloat = 0
    for section in 0..<sectionCount {
      // A section without items has its insets, too.
      let (inset, lineGap, itemGap) = distances(inSection: section, flow)
      top += inset.top
      var (left, lineHeight) = (inset.left, CGFloat(0))
      while let entry = rest.first, entry.path.section == section {
        rest.removeFirst()
        let size = size(of: entry, flow)
        // Thirds of a width add up to it but for their last bits.
        if left > inset.left, left + size.width > bounds.width - inset.right + 0.001 {
          top += lineHeight + lineGap
          (left, lineHeight) = (inset.left, 0)
        }
        let x = isRightToLeft ? bounds.width - left - size.width : left
        entry.cell.frame = CGRect(origin: CGPoint(x: x, y: top), size: size)
        left += size.width + itemGap
        lineHeight = max(lineHeight, size.height)
      }
      top += lineHeight + inset.bottom
    }
    contentSize = CGSize(width: bounds.width, height: top)
  }

  override func adjustFonts(for traits: UITraitCollection) { setNeedsLayout() }
  override var takesContentSize: Bool { false }
}

/// The index path and the rectangle of an item in a collection view.
@preconcurrency @MainActor
public final class UICollectionViewLayoutAttributes {
  /// The index path of the item.
  public var indexPath: IndexPath
  /// The rectangle of the item, in points. Of a self-sizing item, only the size is used here.
  public var frame = CGRect.zero

  /// Creates the attributes of an item, with an empty rectangle.
  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
  }

  /// The size of the item, in points.
  public var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
}
