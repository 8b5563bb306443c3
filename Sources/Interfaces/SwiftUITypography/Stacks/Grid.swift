public import Foundation
import Snapshots

/// Rows whose cells are aligned in columns, like SwiftUI's `Grid`.
///
/// A view outside a ``GridRow`` takes the whole width.
/// Columns share the width as views in a row do.
public struct Grid<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let spacing: CGSize
  private let content: Content

  /// Creates a grid. The default spacing between rows and between columns is 8 pt. (Modelled.)
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    spacing = CGSize(
      width: horizontalSpacing ?? StackLayout.defaultSpacing,
      height: verticalSpacing ?? StackLayout.defaultSpacing)
    self.content = content()
  }

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let inner = context.changing {
      $0.stackAxis = .vertical
      $0.isInGrid = true
    }
    return [
      GridNode(
        of: content.layoutNodes(in: inner), alignment: alignment, spacing: spacing, in: context)
    ]
  }
}

/// A row of a ``Grid``. Outside a grid, or in another container in a grid, it is a group of its
/// views. Modifiers of the row apply to each cell.
public struct GridRow<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Creates a row. An alignment of `nil` uses that of the grid.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  func nodes(in context: ViewContext) -> [LayoutNode] {
    guard context.environment.isInGrid else { return content.layoutNodes(in: context) }
    let inner = context.changing { $0.stackAxis = .horizontal }
    return [GridRowNode(content.layoutNodes(in: inner), alignment: alignment, in: context)]
  }
}

nonisolated extension View {
  /// Sets the number of columns that the cell spans, at least 1.
  public func gridCellColumns(_ count: Int) -> some View {
    changingSettings { $0.columns = max(1, count) }
  }

  /// Keeps the cell from enlarging its column or row along some axes. It has no effect here.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }

  /// Sets the alignment of the cell within its space. It has no effect here.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }

  /// Sets the horizontal alignment of all cells in the column. It has no effect here.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
}

extension EnvironmentValues {
  private enum GridKey: EnvironmentKey { static let defaultValue = false }

  /// Whether a ``GridRow`` here is a row of a grid, and not a group of its views.
  var isInGrid: Bool {
    get { self[GridKey.self] }
    set { self[GridKey.self] = newValue }
  }
}

/// The cells of a row. The grid lays them out. Where the row is not a direct part of the grid, such
/// as in `ViewThatFits`, it is laid out like an `HStack`.
private final class GridRowNode: LayoutNode {
  let cells: [LayoutNode]
  let alignment: VerticalAlignment?
  private lazy var stack = ContainerNode(
    AnyLayout(HStackLayout(alignment: alignment ?? .center)), of: cells, named: nil, in: context)

  init(_ cells: [LayoutNode], alignment: VerticalAlignment?, in context: ViewContext) {
    self.cells = cells
    self.alignment = alignment
    super.init(named: "GridRow", in: context)
    for cell in cells { settings.add(cell.settings) }
  }

  override func modified(by modifier: (LayoutNode) -> LayoutNode) -> LayoutNode {
    let row = GridRowNode(cells.map(modifier), alignment: alignment, in: context)
    row.names = names
    return row
  }

  override var spacing: ViewSpacing { stack.spacing }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { stack.size(proposal) }

  override func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { stack.dimensions(proposal)[explicit: key] }

  override func place(in rect: CGRect, proposal: ProposedViewSize, on canvas: InterfaceCanvas) {
    stack.place(in: rect, proposal: proposal, on: canvas)
  }
}

private final class GridNode: LayoutNode {
  /// A row and its alignment. A view outside a ``GridRow`` is a row with one cell.
  private struct Row {
    let node: LayoutNode
    let cells: [LayoutNode]
    let alignment: VerticalAlignment?
    let isWhole: Bool
  }

  /// The positions of columns and rows for a proposed size.
  private struct Arrangement {
    /// The left edge and the width of each column.
    var columns: [(x: CGFloat, width: CGFloat)] = []
    /// The top edge and the height of each row, and how far below the edge its cells are aligned.
    var rows: [(y: CGFloat, height: CGFloat, guide: CGFloat)] = []
    var size = CGSize.zero
  }

  private let rows: [Row]
  private let alignment: Alignment
  private let distance: CGSize
  private let columnCount: Int
  private var known: [ProposedViewSize: Arrangement] = [:]

  init(
    of nodes: [LayoutNode], alignment: Alignment, spacing: CGSize, in context: ViewContext
  ) {
    rows = nodes.map { node in
      guard let row = node as? GridRowNode else {
        return Row(node: node, cells: [node], alignment: nil, isWhole: true)
      }
      return Row(node: node, cells: row.cells, alignment: row.alignment, isWhole: false)
    }
    self.alignment = alignment
    distance = spacing
    columnCount = rows.map { $0.cells.reduce(0) { $0 + $1.settings.columns } }.max() ?? 0
    super.init(named: "Grid", in: context)
    for node in nodes { settings.add(node.settings) }
  }

  private func arrangement(_ proposal: ProposedViewSize) -> Arrangement {
    if let known = known[proposal] { return known }
    var made = Arrangement()
    var x: CGFloat = 0
    for width in columnWidths(in: proposal.width) {
      made.columns.append((x, width))
      x += width + distance.width
    }
    var whole = max(0, x - distance.width)
    for row in rows where row.isWhole {
      whole = max(whole, row.node.size(ProposedViewSize(width: proposal.width, height: nil)).width)
    }
    var y: CGFloat = 0
    for row in rows {
      let alignment = verticalAlignment(of: row)
      let cells = zip(row.cells, spans(of: row)).map { cell, span in
        let width = row.isWhole ? whole : self.width(of: span, in: made)
        return cell.dimensions(ProposedViewSize(width: width, height: nil))
      }
      let before = cells.map { $0[alignment] }.max() ?? 0
      let after = cells.map { $0.height - $0[alignment] }.max() ?? 0
      made.rows.append((y, before + after, before))
      y += before + after + distance.height
    }
    made.size = CGSize(width: whole, height: max(0, y - distance.height))
    known[proposal] = made
    return made
  }

  private func verticalAlignment(of row: Row) -> VerticalAlignment {
    row.alignment ?? alignment.vertical
  }

  /// Returns the columns that each cell of a row spans.
  private func spans(of row: Row) -> [Range<Int>] {
    if row.isWhole { return [0..<columnCount] }
    var next = 0
    return row.cells.map { cell in
      let span = next..<min(columnCount, next + cell.settings.columns)
      next = span.upperBound
      return span
    }
  }

  private func width(of span: Range<Int>, in made: Arrangement) -> CGFloat {
    guard let last = span.last else { return 0 }
    return made.columns[last].x + made.columns[last].width - made.columns[span.lowerBound].x
  }

  /// Returns the width of each column. The least flexible column is asked first. Each is offered an
  /// equal part of the remaining width.
  private func columnWidths(in width: CGFloat?) -> [CGFloat] {
    let cells = (0..<columnCount).map { column in
      rows.filter { !$0.isWhole }.flatMap { row in
        zip(row.cells, spans(of: row)).filter { $1 == column..<(column + 1) }.map(\.0)
      }
    }
    func widest(_ column: Int, proposed: CGFloat?) -> CGFloat {
      cells[column].map { $0.size(ProposedViewSize(width: proposed, height: nil)).width }.max() ?? 0
    }
    guard let width, width.isFinite else {
      return cells.indices.map { widest($0, proposed: width) }
    }
    let flexibility = cells.indices.map {
      widest($0, proposed: .infinity) - widest($0, proposed: 0)
    }
    var left = max(0, width - distance.width * CGFloat(max(0, columnCount - 1)))
    var widths = [CGFloat](repeating: 0, count: columnCount)
    let order = cells.indices.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
    for (place, column) in order.enumerated() {
      let part = left / CGFloat(order.count - place)
      widths[column] = widest(column, proposed: part)
      left = max(0, left - widths[column])
    }
    return widths
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { arrangement(proposal).size }

  override func place(in rect: CGRect, proposal: ProposedViewSize, on canvas: InterfaceCanvas) {
    let made = arrangement(proposal)
    canvas.add(.container, in: rect)
    let paths = canvas.paths(of: rows.map(\.node))
    for (index, row) in rows.enumerated() {
      let (y, height, guide) = made.rows[index]
      let line = CGRect(
        x: rect.minX, y: rect.minY + y, width: made.size.width, height: height)
      canvas.inside(paths[index]) {
        guard !row.isWhole else {
          return place(row.node, of: row, in: line, guide: guide, on: canvas)
        }
        canvas.add(.container, in: line)
        placeCells(of: row, in: line, guide: guide, made, on: canvas)
      }
    }
  }

  private func placeCells(
    of row: Row, in line: CGRect, guide: CGFloat, _ made: Arrangement, on canvas: InterfaceCanvas
  ) {
    let names = canvas.paths(of: row.cells)
    for (place, (cell, span)) in zip(row.cells, spans(of: row)).enumerated() where !span.isEmpty {
      let width = self.width(of: span, in: made)
      var left = made.columns[span.lowerBound].x
      if environment.isRightToLeft { left = line.width - left - width }
      let box = CGRect(x: line.minX + left, y: line.minY, width: width, height: line.height)
      canvas.inside(names[place]) {
        self.place(cell, of: row, in: box, guide: guide, on: canvas)
      }
    }
  }

  private func place(
    _ node: LayoutNode, of row: Row, in box: CGRect, guide: CGFloat, on canvas: InterfaceCanvas
  ) {
    let proposal = ProposedViewSize(width: box.width, height: box.height)
    let own = node.dimensions(proposal)
    let around = ViewDimensions(box.size) { _ in nil }
    var left = around[alignment.horizontal] - own[alignment.horizontal]
    if environment.isRightToLeft { left = box.width - left - own.width }
    // A view that grows into the height of the row may have its guide elsewhere then.
    let top = max(0, min(guide - own[verticalAlignment(of: row)], box.height - own.height))
    node.place(
      in: canvas.onPixels(
        CGRect(x: box.minX + left, y: box.minY + top, width: own.width, height: own.height)),
      proposal: proposal, on: canvas)
  }
}
