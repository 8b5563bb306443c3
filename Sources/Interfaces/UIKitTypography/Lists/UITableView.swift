public import Foundation

/// A view that arranges rows in a column.
///
/// All rows are created and measured, visible or not, up to ``greatestRowCount``. Cells stay until
/// ``reloadData()``. Self-sizing cells are measured at each layout. A height from the delegate is
/// kept until ``reloadData()``, ``endUpdates()`` or ``performBatchUpdates(_:completion:)``.
open class UITableView: UIScrollView {
  /// The style of a table.
  public enum Style: Int, Hashable, Sendable {
    /// Rows from edge to edge.
    case plain
    /// Rows in groups.
    case grouped
    /// Rows in groups with round corners.
    case insetGrouped
  }

  /// A height that lets a row size itself.
  public static let automaticDimension: CGFloat = -1
  /// The maximum number of rows that are created.
  public static let greatestRowCount = 10_000

  /// The style of the table.
  public let style: Style
  /// The object that provides the rows. Setting it creates all rows again.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The delegate, which may set heights, headers and footers. Setting it creates all rows again.
  open weak var delegate: (any UITableViewDelegate)? { didSet { reloadData() } }
  /// The height of rows; ``automaticDimension`` lets them size themselves.
  open var rowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The estimated height of rows, which is optional since iOS 11. If ``UISimulatedDevice/system``
  /// is older, rows size themselves only if it is above 0.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { rowsDidChange() } }
  /// The style of the separators between rows.
  open var separatorStyle = UITableViewCellSeparatorStyle.singleLine
  /// The insets of the separators.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { wasSet(\UITableView.separatorInset) }
  }
  /// The height of headers for which the delegate returns none. By default they size themselves.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }
  /// The height of footers for which the delegate returns none. By default they size themselves.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }
  /// The estimated height of headers; not used here.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The view above all rows, as high as its frame.
  open var tableHeaderView: UIView? { didSet { endsDidChange(from: oldValue) } }
  /// The colour of the separators; `nil` for the system's.
  open var separatorColor: UIColor?
  /// A view behind the rows. It is not drawn here.
  open var backgroundView: UIView?
  /// Whether rows can be selected; no effect here.
  open var allowsSelection = true
  /// Whether several rows can be selected; no effect here.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected in editing mode; no effect here.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected in editing mode; no effect here.
  open var allowsMultipleSelectionDuringEditing = false
  /// The distance above headers; no effect here.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// Whether rows are no wider than readable text; no effect here.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether the table is in editing mode. Rows look the same in it here.
  open var isEditing: Bool {
    get { isInEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var isInEditing = false
  /// Starts or ends the editing mode. Rows look the same in it here.
  open func setEditing(_ editing: Bool, animated: Bool) { isInEditing = editing }
  /// The view below all rows, as high as its frame.
  open var tableFooterView: UIView? { didSet { endsDidChange(from: oldValue) } }

  private struct Row {
    enum Kind { case header, cell, footer }

    let kind: Kind
    let path: IndexPath
    let view: UIView
    /// The height from the delegate or the table; `nil` if the row sizes itself.
    var fixedHeight: CGFloat?
  }

  private var rows: [Row] = []
  /// The rectangle around the rows of each section; empty in the plain style.
  private var groups: [CGRect] = []
  private static let gapOfGroups: CGFloat = 18
  private var needsReload = true
  private var needsHeights = true
  /// The number of rows in each section when the cells were created.
  private var counts: [Int] = []
  private var registered: [String: UITableViewCell.Type] = [:]
  var registeredHeaders: [String: UITableViewHeaderFooterView.Type] = [:]

  /// Creates a table with a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    byItself {
      $0.backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }
  }

  /// Creates a plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates an empty table, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    byItself { $0.backgroundColor = .systemBackground }
  }

  /// Registers a class of cells for a reuse identifier.
  open func register(
    _ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String
  ) {
    registered[identifier] = cellClass
  }

  /// Returns a new cell for an identifier. Without a registered class, UIKit raises an exception.
  /// Here the method returns a plain cell and records a ``UIMisuse``.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let type = registered[identifier] else {
      UISimulatedDevice.current.report(.noCell(identifier: identifier))
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    return type.init(reusedAs: identifier)
  }

  /// Returns a cell for an identifier; `nil` if no class is registered for it.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    registered[identifier].map { $0.init(reusedAs: identifier) }
  }

  /// Creates all cells again at the next layout.
  open func reloadData() {
    needsReload = true
    rowsDidChange()
  }

  /// Creates cells again; here those of all rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }

  /// Runs a closure that changes rows, and updates the heights of all rows.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    heightsDidChange()
    completion?(true)
  }

  /// Begins changes of rows. It has no effect: ``endUpdates()`` updates the heights.
  open func beginUpdates() {}

  /// Selects a row; no effect here.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}

  /// Deselects a row; no effect here.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}

  /// Scrolls to a row; no effect here.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}

  /// The position to which a row is scrolled; no effect here.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// The row moves no more than is needed to make it visible.
    case none
    /// The row moves to the top.
    case top
    /// The row moves to the middle.
    case middle
    /// The row moves to the bottom.
    case bottom
  }

  /// A control that refreshes the table. It is not drawn here.
  open var refreshControl: UIRefreshControl?

  /// Ends changes of rows, and updates the heights of all rows.
  open func endUpdates() { heightsDidChange() }

  private func heightsDidChange() {
    needsHeights = true
    rowsDidChange()
  }

  /// Removes a replaced header or footer of the table, and requests a layout.
  private func endsDidChange(from old: UIView?) {
    if let old, old !== tableHeaderView, old !== tableFooterView, old.superview === self {
      old.removeFromSuperview()
    }
    rowsDidChange()
  }

  private func rowsDidChange() {
    setNeedsLayout()
    setNeedsSolving()
  }

  /// All cells, visible or not, in order.
  open var visibleCells: [UITableViewCell] { cells.compactMap { $0.view as? UITableViewCell } }

  /// The rows without headers and footers, which an app may make of cells, too.
  private var cells: [Row] { rows.filter { $0.kind == .cell } }

  /// Returns the cell of a row; `nil` if there is none.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    cells.first { $0.path == indexPath }?.view as? UITableViewCell
  }

  func path(of cell: UITableViewCell) -> IndexPath? { cells.first { $0.view === cell }?.path }

  /// The number of sections; 0 without a data source.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// Returns the number of rows in a section; 0 without a data source.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  private func load() {
    for row in rows { row.view.removeFromSuperview() }
    rows = []
    counts = countsNow
    for (section, count) in counts.enumerated() {
      add(
        .header, section: section,
        delegate?.tableView(self, viewForHeaderInSection: section)
          ?? title(dataSource?.tableView(self, titleForHeaderInSection: section)))
      for index in 0..<max(0, count) {
        guard rows.count < Self.greatestRowCount else { return }
        let path = IndexPath(row: index, section: section)
        guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { continue }
        addSubview(cell)
        if style != .plain, cell.backgroundColor === UIColor.systemBackground {
          cell.byItself {
            $0.backgroundColor = style == .grouped ? .secondarySystemGroupedBackground : nil
          }
        }
        rows.append(Row(kind: .cell, path: path, view: cell))
      }
      add(
        .footer, section: section,
        delegate?.tableView(self, viewForFooterInSection: section)
          ?? title(dataSource?.tableView(self, titleForFooterInSection: section)))
    }
  }

  private var countsNow: [Int] {
    (0..<max(0, numberOfSections)).map(numberOfRows(inSection:))
  }

  private func title(_ words: String?) -> UIView? {
    guard let words, !words.isEmpty else { return nil }
    return UITableViewSectionTitle(words)
  }

  private func add(_ kind: Row.Kind, section: Int, _ view: UIView?) {
    guard let view else { return }
    addSubview(view)
    rows.append(Row(kind: kind, path: IndexPath(row: -1, section: section), view: view))
  }

  private func askForHeights() {
    for index in rows.indices {
      let (path, section) = (rows[index].path, rows[index].path.section)
      let height =
        switch rows[index].kind {
        case .header:
          delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        case .cell: delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        case .footer:
          delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        }
      rows[index].fixedHeight = height >= 0 && height.isFinite ? height : nil
    }
  }

  private func height(of row: Row, width: CGFloat) -> CGFloat {
    if let fixed = row.fixedHeight { return fixed }
    if row.kind != .cell {
      if row.view is UITableViewSectionTitle {
        return row.view.sizeThatFits(CGSize(width: width, height: 0)).height
      }
      return row.view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    if UISimulatedDevice.current.system < UISystemVersion(11), estimatedRowHeight <= 0 { return 44 }
    let size = row.view.sizeThatFits(CGSize(width: width, height: 0))
    // Heights are whole pixels, with the hairline below.
    return size.roundedUp(to: max(1, traitCollection.displayScale)).height
  }

  /// Creates cells if needed and places them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsReload || needsHeights {
      // Rows that are others now cannot be asked about before there are cells for them.
      if needsReload || counts != countsNow { load() }
      needsReload = false
      needsHeights = false
      askForHeights()
    }
    let inset: CGFloat = style == .insetGrouped ? 16 : 0
    let width = max(0, bounds.width - 2 * inset)
    var top: CGFloat = 0
    if let view = tableHeaderView {
      if view.superview !== self { addSubview(view) }
      view.frame = CGRect(x: 0, y: top, width: bounds.width, height: view.frame.height)
      top += view.frame.height
    }
    groups = []
    for (index, row) in rows.enumerated() {
      let height = min(height(of: row, width: width), 100_000)
      if style != .plain, index == 0 || rows[index - 1].path.section != row.path.section {
        top += Self.gapOfGroups
        groups.append(CGRect(x: inset, y: top, width: width, height: 0))
      }
      if let last = groups.indices.last, row.kind == .cell {
        if groups[last].height == 0 { groups[last].origin.y = top }
        groups[last].size.height = top + height - groups[last].minY
      }
      row.view.frame = CGRect(x: inset, y: top, width: width, height: height)
      top += height
    }
    if let view = tableFooterView {
      if view.superview !== self { addSubview(view) }
      view.frame = CGRect(x: 0, y: top, width: bounds.width, height: view.frame.height)
      top += view.frame.height
    }
    if !groups.isEmpty { top += Self.gapOfGroups }
    contentSize = CGSize(width: bounds.width, height: top)
  }

  /// Draws the background of each inset group. (Corners and distances are modelled.)
  override func contents(_ drawing: inout ElementDrawing) throws {
    if style == .insetGrouped {
      for (index, group) in groups.enumerated() {
        drawing.fill(
          group, radius: 10, .secondarySystemGroupedBackground,
          named: "group".ofSiblings(index + 1), cutBy: .content)
      }
    }
    try super.contents(&drawing)
  }

  override func adjustFonts(for traits: UITraitCollection) { rowsDidChange() }

  override var takesContentSize: Bool { false }

  /// Draws the separators between rows: one pixel high, or 1 pt at the accessibility sizes.
  override func overlay(_ drawing: inout ElementDrawing) {
    guard separatorStyle == .singleLine else { return }
    let traits = traitCollection
    let width =
      traits.preferredContentSizeCategory.isAccessibilityCategory
      ? 1 : 1 / max(1, traits.displayScale)
    var number = 0
    for (index, row) in rows.enumerated() where row.kind == .cell {
      let next = index + 1 < rows.count ? rows[index + 1] : nil
      let isLast = next.map { $0.kind != .cell || $0.path.section != row.path.section } ?? true
      if style == .insetGrouped, isLast { continue }
      number += 1
      let frame = row.view.frame
      let inset = (row.view as? UITableViewCell)?.separatorInset ?? separatorInset
      let (start, end) = isRightToLeft ? (inset.right, inset.left) : (inset.left, inset.right)
      drawing.fill(
        CGRect(
          x: frame.minX + start, y: frame.maxY - width, width: max(0, frame.width - start - end),
          height: width),
        separatorColor ?? .separator, named: "separator".ofSiblings(number))
    }
  }
}
