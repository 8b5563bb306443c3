public import Foundation

/// One or more columns of a ``LazyVGrid``, or rows of a ``LazyHGrid``.
public struct GridItem: Sendable {
  /// The width of columns or the height of rows.
  public enum Size: Sendable {
    /// One column or row with a fixed length in points.
    case fixed(CGFloat)
    /// One column or row that shares the length left by the fixed ones.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns or rows as fit into that share, each at least the minimum.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The width of the columns or the height of the rows.
  public var size: Size
  /// The distance to the next column or row in points; `nil` for 8 pt. (Modelled.)
  public var spacing: CGFloat?
  /// The alignment of cells in the column or row; `nil` for that of the grid.
  public var alignment: Alignment?

  /// Creates a description of columns or rows.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A grid that grows downwards, with columns that share its width. All views are created, including
/// those outside the visible area. A header or footer of a section is an ordinary cell.
public struct LazyVGrid<Content: View>: PrimitiveView {
  private let container: LayoutContainer<Content>

  /// Creates a grid that grows downwards.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: The alignment of the columns if they do not fill the width.
  ///   - spacing: The distance between rows in points; `nil` for 8 pt. (Modelled.)
  ///   - pinnedViews: The views that stay at the edge during scrolling. They have no effect here.
  ///   - content: The cells.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    let layout = LazyGridLayout(
      tracks: columns, axis: .horizontal, lineSpacing: spacing ?? StackLayout.defaultSpacing,
      alignment: Alignment(horizontal: alignment, vertical: .center))
    container = LayoutContainer(layout: AnyLayout(layout), name: "LazyVGrid", content: content())
  }

  func nodes(in context: ViewContext) -> [LayoutNode] { container.nodes(in: context) }
}

/// A grid that grows sideways, with rows that share its height. All views are created, including
/// those outside the visible area. A header or footer of a section is an ordinary cell.
public struct LazyHGrid<Content: View>: PrimitiveView {
  private let container: LayoutContainer<Content>

  /// Creates a grid that grows sideways.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - alignment: The alignment of the rows if they do not fill the height.
  ///   - spacing: The distance between columns in points; `nil` for 8 pt. (Modelled.)
  ///   - pinnedViews: The views that stay at the edge during scrolling. They have no effect here.
  ///   - content: The cells.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    let layout = LazyGridLayout(
      tracks: rows, axis: .vertical, lineSpacing: spacing ?? StackLayout.defaultSpacing,
      alignment: Alignment(horizontal: .center, vertical: alignment))
    container = LayoutContainer(layout: AnyLayout(layout), name: "LazyHGrid", content: content())
  }

  func nodes(in context: ViewContext) -> [LayoutNode] { container.nodes(in: context) }
}

/// A layout of cells in lines. Each line is as thick as its thickest cell.
private struct LazyGridLayout: Layout {
  private struct Track {
    let start: CGFloat
    let length: CGFloat
    let alignment: Alignment
  }

  /// The columns or rows that share the length.
  let tracks: [GridItem]
  /// The axis along which the tracks share the length.
  let axis: Axis
  let lineSpacing: CGFloat
  let alignment: Alignment

  private func gap(after track: GridItem) -> CGFloat {
    track.spacing ?? StackLayout.defaultSpacing
  }

  /// Returns the tracks that share a length. Fixed ones come first; each other one gets an equal
  /// part of the rest, within its bounds. Without a length, each has its minimum.
  private func placed(in room: CGFloat?) -> [Track] {
    var left = room.flatMap { $0.isFinite ? $0 : nil } ?? 0
    left -= tracks.dropLast().reduce(0) { $0 + gap(after: $1) }
    var others = 0
    for track in tracks {
      if case .fixed(let length) = track.size { left -= length } else { others += 1 }
    }
    var start: CGFloat = 0
    var made: [Track] = []
    for track in tracks {
      let gap = gap(after: track)
      let lengths = lengths(of: track, share: max(0, left / CGFloat(max(1, others))), gap: gap)
      for length in lengths {
        made.append(Track(start: start, length: length, alignment: track.alignment ?? alignment))
        start += length + gap
      }
      if case .fixed = track.size { continue }
      left -= lengths.reduce(0, +) + gap * CGFloat(lengths.count - 1)
      others -= 1
    }
    return made
  }

  private func lengths(of track: GridItem, share: CGFloat, gap: CGFloat) -> [CGFloat] {
    switch track.size {
    case .fixed(let length): return [max(0, length)]
    case .flexible(let minimum, let maximum): return [max(minimum, min(share, maximum))]
    case .adaptive(let minimum, let maximum):
      let count = max(1, ((share + gap) / max(1, minimum + gap)).rounded(.down))
      let length = (share + gap) / count - gap
      return Array(repeating: max(minimum, min(length, maximum)), count: Int(min(count, 10_000)))
    }
  }

  private func proposal(in track: Track) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    proposal[axis] = track.length
    return proposal
  }

  /// Returns the thickness of each line.
  private func lines(of subviews: Subviews, in tracks: [Track]) -> [CGFloat] {
    stride(from: 0, to: subviews.count, by: max(1, tracks.count)).map { first in
      zip(subviews[first...], tracks).map { subview, track in
        subview.sizeThatFits(proposal(in: track))[axis.other]
      }.max() ?? 0
    }
  }

  private func size(of tracks: [Track], lines: [CGFloat]) -> CGSize {
    var size = CGSize.zero
    size[axis] = tracks.last.map { $0.start + $0.length } ?? 0
    size[axis.other] = lines.reduce(0, +) + lineSpacing * CGFloat(max(0, lines.count - 1))
    return size
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let tracks = placed(in: proposal[axis])
    var size = size(of: tracks, lines: lines(of: subviews, in: tracks))
    if let room = proposal[axis] { size[axis] = max(size[axis], room) }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let tracks = placed(in: proposal[axis])
    guard !tracks.isEmpty else { return }
    let lines = lines(of: subviews, in: tracks)
    let whole = ViewDimensions(size(of: tracks, lines: lines)) { _ in nil }
    let corner = alignment.origin(of: whole, in: bounds.size)
    var start: CGFloat = 0
    for (line, thickness) in lines.enumerated() {
      for (subview, track) in zip(subviews[(line * tracks.count)...], tracks) {
        var cell = CGSize.zero
        cell[axis] = track.length
        cell[axis.other] = thickness
        let inner = self.proposal(in: track)
        let origin = track.alignment.origin(of: subview.dimensions(in: inner), in: cell)
        let (x, y) = axis == .horizontal ? (track.start, start) : (start, track.start)
        subview.place(
          at: CGPoint(
            x: bounds.minX + corner.x + x + origin.x, y: bounds.minY + corner.y + y + origin.y),
          proposal: inner)
      }
      start += thickness + lineSpacing
    }
  }
}
