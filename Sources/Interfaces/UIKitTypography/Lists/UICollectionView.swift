public import Foundation

/// What a collection asks for its items.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// How many items a section has.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// The cell of an item.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// How many sections there are; 1 unless told otherwise.
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// What a collection lets others decide.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: AnyObject {}

/// What a collection in lines lets others decide.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}

/// How a collection places its items.
@preconcurrency @MainActor
open class UICollectionViewLayout {
  /// The collection it is of.
  public internal(set) weak var collectionView: UICollectionView?

  /// A layout.
  public init() {}

  /// Places all items anew.
  open func invalidateLayout() { collectionView?.setNeedsLayout() }
}

/// Places items in lines, one line below the other.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What lets items size themselves.
  public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 1)

  /// The size of items.
  open var itemSize = CGSize(width: 50, height: 50)
  /// A guess at the size of items. Anything but zero lets them size themselves.
  open var estimatedItemSize = CGSize.zero
  /// The least distance of lines in points.
  open var minimumLineSpacing: CGFloat = 10
  /// The least distance of items of a line in points.
  open var minimumInteritemSpacing: CGFloat = 10
  /// Distances around each section.
  open var sectionInset = UIEdgeInsets.zero
}

/// An item of a collection.
///
/// A class that is registered needs both `init(frame:)` and `init?(coder:)`, or none of its own.
open class UICollectionViewCell: UIView {
  /// What the item shows.
  public let contentView = UIView()

  /// A cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A cell of Interface Builder; see `UIView`.
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

  /// A cell that a collection makes of a registered class.
  public required convenience init(reused: Void) { self.init(frame: .zero) }

  /// Called before it is used again.
  open func prepareForReuse() {}

  /// Says which size the item would like to have, where items size themselves; what its constraints
  /// leave it, unless overridden.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.frame.size = contentView.systemLayoutSizeFitting(.zero)
    return layoutAttributes
  }
}

/// Items in lines.
///
/// All items are made, in view or not, up to ``UITableView/greatestRowCount``. Layouts other than
/// ``UICollectionViewFlowLayout`` place nothing.
open class UICollectionView: UIScrollView {
  /// How items are placed.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      setNeedsLayout()
    }
  }
  /// Where items come from.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Who decides about items.
  open weak var delegate: (any UICollectionViewDelegate)? { didSet { reloadData() } }
  private var registered: [String: UICollectionViewCell.Type] = [:]
  private var cells: [(path: IndexPath, cell: UICollectionViewCell, size: CGSize?)] = []
  private var needsReload = true

  /// A collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// A collection of Interface Builder; see `UIView`.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// Says which class cells of an identifier have.
  open func register(
    _ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String
  ) {
    registered[identifier] = cellClass
  }

  /// A cell of an identifier: a new one each time; see `UITableView`.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let type = registered[identifier] else {
      UISimulatedDevice.current.report(.noCell(identifier: identifier))
      return UICollectionViewCell(frame: .zero)
    }
    return type.init(reused: ())
  }

  /// Makes all cells anew at the next layout.
  open func reloadData() {
    needsReload = true
    setNeedsLayout()
    setNeedsSolving()
  }

  /// The cells that exist, in order.
  open var visibleCells: [UICollectionViewCell] { cells.map(\.cell) }

  private func load() {
    for entry in cells { entry.cell.removeFromSuperview() }
    cells = []
    guard let dataSource else { return }
    for section in 0..<max(0, dataSource.numberOfSections(in: self)) {
      let count = dataSource.collectionView(self, numberOfItemsInSection: section)
      for index in 0..<max(0, count) {
        guard cells.count < UITableView.greatestRowCount else { return }
        let path = IndexPath(item: index, section: section)
        let cell = dataSource.collectionView(self, cellForItemAt: path)
        addSubview(cell)
        let size = (delegate as? any UICollectionViewDelegateFlowLayout)?.collectionView(
          self, layout: collectionViewLayout, sizeForItemAt: path)
        cells.append((path, cell, size))
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

  /// Makes cells where that was asked for, and places them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsReload {
      needsReload = false
      load()
    }
    guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else { return }
    let inset = flow.sectionInset
    var (left, top, lineHeight) = (inset.left, inset.top, CGFloat(0))
    var section = cells.first?.path.section ?? 0
    for entry in cells {
      let size = size(of: entry, flow)
      if entry.path.section != section {
        section = entry.path.section
        top += lineHeight + inset.bottom + inset.top
        (left, lineHeight) = (inset.left, 0)
      } else if left > inset.left, left + size.width > bounds.width - inset.right {
        top += lineHeight + flow.minimumLineSpacing
        (left, lineHeight) = (inset.left, 0)
      }
      let x = isRightToLeft ? bounds.width - left - size.width : left
      entry.cell.frame = CGRect(origin: CGPoint(x: x, y: top), size: size)
      left += size.width + flow.minimumInteritemSpacing
      lineHeight = max(lineHeight, size.height)
    }
    contentSize = CGSize(width: bounds.width, height: top + lineHeight + inset.bottom)
  }

  override func adjustFonts(for traits: UITraitCollection) { setNeedsLayout() }
  override var takesContentSize: Bool { false }
}

/// Where an item of a collection stands.
@preconcurrency @MainActor
public final class UICollectionViewLayoutAttributes {
  /// Which item it is.
  public var indexPath: IndexPath
  /// Its rectangle.
  public var frame = CGRect.zero

  /// The place of an item.
  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
  }

  /// Its size.
  public var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
}
