public import Foundation

/// What a table asks for its rows.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// How many sections there are; 1 unless told otherwise.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The title above a section.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The title below a section.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// No title.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// No title.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}

/// What a table lets others decide.
@preconcurrency @MainActor
public protocol UITableViewDelegate: AnyObject {
  /// The height of a row; ``UITableView/automaticDimension`` lets it size itself.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The view above a section, in place of its title; it sizes itself.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// The view below a section, in place of its title; it sizes itself.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// The height of the view above a section; ``UITableView/automaticDimension`` lets it size itself.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The height of the view below a section; ``UITableView/automaticDimension`` lets it size itself.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// A guess at the height of a row; not asked for here.
  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat
  /// Called where a row was chosen.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  /// The table's own.
  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }
  /// The table's own.
  public func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }
  /// None.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }
  /// None.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }
  /// The table's own height of rows.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  /// The table's own guess.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.estimatedRowHeight }
  /// Nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

/// Rows below each other.
///
/// All rows are made and measured, in view or not, up to ``greatestRowCount``. Cells stay as they are
/// until ``reloadData()``; heights are found anew at each layout, as cells that size themselves do
/// after a change of the text size, while a height that the delegate gave is kept until then.
open class UITableView: UIScrollView {
  /// How a table looks.
  public enum Style: Int, Hashable, Sendable {
    /// Rows from edge to edge.
    case plain
    /// Rows in groups.
    case grouped
    /// Rows in groups with round corners.
    case insetGrouped
  }

  /// What lets a row size itself.
  public static let automaticDimension: CGFloat = -1
  /// The most rows that are made.
  public static let greatestRowCount = 10_000

  /// How it looks.
  public let style: Style
  /// Where rows come from.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// Who decides about rows.
  open weak var delegate: (any UITableViewDelegate)? { didSet { reloadData() } }
  /// The height of rows; ``automaticDimension`` lets them size themselves.
  open var rowHeight = UITableView.automaticDimension { didSet { rowsDidChange() } }
  /// A guess at the height of rows. It is optional since iOS 11, and 0 before that turned
  /// self-sizing off; here it does so where ``UISimulatedDevice/system`` is older.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { rowsDidChange() } }
  /// What stands between rows.
  open var separatorStyle = UITableViewCellSeparatorStyle.singleLine
  /// How far those lines begin and end from the edges.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The height of the views above sections that the delegate says nothing of; they size themselves.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { rowsDidChange() } }
  /// The height of the views below sections that the delegate says nothing of; they size themselves.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { rowsDidChange() } }
  /// A guess at the height of the views above sections; not asked for here.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// What stands above all rows, as high as its frame.
  open var tableHeaderView: UIView? { didSet { rowsDidChange() } }
  /// What stands below all rows, as high as its frame.
  open var tableFooterView: UIView? { didSet { rowsDidChange() } }

  private struct Row {
    let path: IndexPath
    let view: UIView
    var fixedHeight: CGFloat?
  }

  private var rows: [Row] = []
  /// Where the rows of each section stand.
  private var groups: [CGRect] = []
  private static let gapOfGroups: CGFloat = 18
  private var needsReload = true
  private var registered: [String: UITableViewCell.Type] = [:]
  var registeredHeaders: [String: UITableViewHeaderFooterView.Type] = [:]

  /// A table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// A plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// A table of Interface Builder; see `UIView`.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    backgroundColor = .systemBackground
  }

  /// Says which class cells of an identifier have.
  open func register(
    _ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String
  ) {
    registered[identifier] = cellClass
  }

  /// A cell of an identifier: a new one each time. Without a class registered UIKit raises an
  /// exception; here a plain cell comes, and a ``UIMisuse`` is written down.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let type = registered[identifier] else {
      UISimulatedDevice.current.report(.noCell(identifier: identifier))
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    return type.init(reusedAs: identifier)
  }

  /// A cell of an identifier; `nil` where no class is registered for it.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    registered[identifier].map { $0.init(reusedAs: identifier) }
  }

  /// Makes all cells anew at the next layout.
  open func reloadData() {
    needsReload = true
    rowsDidChange()
  }

  /// Makes cells anew; all of them here.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }

  /// Changes rows inside a closure, and measures them anew.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    rowsDidChange()
    completion?(true)
  }

  /// Begins changes.
  open func beginUpdates() {}

  /// Ends changes: rows are measured anew.
  open func endUpdates() {
    for index in rows.indices { rows[index].fixedHeight = nil }
    rowsDidChange()
  }

  private func rowsDidChange() {
    setNeedsLayout()
    setNeedsSolving()
  }

  /// The cells that exist, in order.
  open var visibleCells: [UITableViewCell] { rows.compactMap { $0.view as? UITableViewCell } }

  /// The cell of a row; `nil` where there is none.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rows.first { $0.path == indexPath }?.view as? UITableViewCell
  }

  /// How many sections it has.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  private func load() {
    for row in rows { row.view.removeFromSuperview() }
    rows = []
    for section in 0..<max(0, numberOfSections) {
      if let view = delegate?.tableView(self, viewForHeaderInSection: section) {
        let height = delegate?.tableView(self, heightForHeaderInSection: section)
        add(view, section: section, height: height ?? sectionHeaderHeight)
      } else {
        addTitle(dataSource?.tableView(self, titleForHeaderInSection: section), section: section)
      }
      for index in 0..<max(0, numberOfRows(inSection: section)) {
        guard rows.count < Self.greatestRowCount else { return }
        let path = IndexPath(row: index, section: section)
        guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { continue }
        addSubview(cell)
        if style != .plain, cell.backgroundColor === UIColor.systemBackground {
          cell.backgroundColor = style == .grouped ? .secondarySystemGroupedBackground : nil
        }
        rows.append(Row(path: path, view: cell))
      }
      if let view = delegate?.tableView(self, viewForFooterInSection: section) {
        let height = delegate?.tableView(self, heightForFooterInSection: section)
        add(view, section: section, height: height ?? sectionFooterHeight)
      } else {
        addTitle(dataSource?.tableView(self, titleForFooterInSection: section), section: section)
      }
    }
  }

  private func addTitle(_ title: String?, section: Int) {
    guard let title, !title.isEmpty else { return }
    add(UITableViewSectionTitle(title), section: section, height: Self.automaticDimension)
  }

  private func add(_ view: UIView, section: Int, height: CGFloat) {
    addSubview(view)
    rows.append(
      Row(
        path: IndexPath(row: -1, section: section), view: view,
        fixedHeight: height >= 0 && height.isFinite ? height : nil))
  }

  private func height(of row: Row, width: CGFloat) -> CGFloat {
    if row.path.row < 0 {
      if let fixed = row.fixedHeight { return fixed }
      if row.view is UITableViewSectionTitle {
        return row.view.sizeThatFits(CGSize(width: width, height: 0)).height
      }
      return row.view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    if let fixed = row.fixedHeight { return fixed }
    if rowHeight >= 0 { return rowHeight }
    if UISimulatedDevice.current.system < UISystemVersion(11), estimatedRowHeight <= 0 { return 44 }
    let size = row.view.sizeThatFits(CGSize(width: width, height: 0))
    // Heights are whole pixels, with the hairline below.
    return size.roundedUp(to: max(1, traitCollection.displayScale)).height
  }

  /// Makes cells where that was asked for, and places them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsReload {
      needsReload = false
      load()
      for index in rows.indices where rows[index].path.row >= 0 {
        let height = delegate?.tableView(self, heightForRowAt: rows[index].path)
        rows[index].fixedHeight = height.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
      }
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
      if let last = groups.indices.last, row.path.row >= 0 {
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

  /// What is behind the rows of inset groups. (Corners and distances are modelled.)
  override func contents(_ drawing: inout ElementDrawing) throws {
    if style == .insetGrouped {
      for (index, group) in groups.enumerated() {
        drawing.fill(
          group, radius: 10, .secondarySystemGroupedBackground, named: "group[\(index + 1)]")
      }
    }
    try super.contents(&drawing)
  }

  override func adjustFonts(for traits: UITraitCollection) { rowsDidChange() }

  override var takesContentSize: Bool { false }

  /// The lines between rows: one pixel, and 1 pt at the accessibility sizes.
  override func overlay(_ drawing: inout ElementDrawing) {
    guard separatorStyle == .singleLine else { return }
    let traits = traitCollection
    let width =
      traits.preferredContentSizeCategory.isAccessibilityCategory
      ? 1 : 1 / max(1, traits.displayScale)
    for (index, row) in rows.enumerated() where row.path.row >= 0 {
      let next = index + 1 < rows.count ? rows[index + 1].path : nil
      let isLast = next.map { $0.section != row.path.section || $0.row < 0 } ?? true
      if style == .insetGrouped, isLast { continue }
      let frame = row.view.frame
      let inset = (row.view as? UITableViewCell)?.separatorInset ?? separatorInset
      let (start, end) = isRightToLeft ? (inset.right, inset.left) : (inset.left, inset.right)
      drawing.fill(
        CGRect(
          x: frame.minX + start, y: frame.maxY - width, width: max(0, frame.width - start - end),
          height: width),
        .separator, named: "separator")
    }
  }
}
