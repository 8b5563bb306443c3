public import Foundation

/// A layout that places views on top of each other, later views in front.
///
/// Views of the highest layout priority determine the size. The others are offered that size, like
/// a background. (Modelled: Apple only says that layouts may use priorities.)
public struct ZStackLayout: Layout {
  /// The guides that align the views.
  public var alignment: Alignment

  /// Creates a layout of overlapping views.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// Returns the smallest size that contains all views of the highest priority.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    extent(of: foremost(of: subviews), proposal: proposal).size
  }

  /// Places the views on top of each other, aligned by their guides.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let foremost = foremost(of: subviews)
    let (size, guide) = extent(of: foremost, proposal: proposal)
    let priority = foremost.first?.priority
    for subview in subviews {
      let inner = subview.priority == priority ? proposal : ProposedViewSize(size)
      let dimensions = subview.dimensions(in: inner)
      subview.place(
        at: CGPoint(
          x: bounds.minX + guide.x - dimensions[alignment.horizontal],
          y: bounds.minY + guide.y - dimensions[alignment.vertical]), proposal: inner)
    }
  }

  /// Returns the views that determine the size.
  private func foremost(of subviews: Subviews) -> [LayoutSubview] {
    let priority = subviews.map(\.priority).max()
    return subviews.filter { $0.priority == priority }
  }

  private func extent(
    of subviews: [LayoutSubview], proposal: ProposedViewSize
  ) -> (size: CGSize, guide: CGPoint) {
    guard !subviews.isEmpty else { return (.zero, .zero) }
    var (left, right, above, below) = (
      -CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity
    )
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      left = max(left, dimensions[alignment.horizontal])
      right = max(right, Self.rest(of: dimensions.width, after: dimensions[alignment.horizontal]))
      above = max(above, dimensions[alignment.vertical])
      below = max(below, Self.rest(of: dimensions.height, after: dimensions[alignment.vertical]))
    }
    return (CGSize(width: left + right, height: above + below), CGPoint(x: left, y: above))
  }

  /// Returns the length behind a guide. It is infinite if the whole length is.
  private static func rest(of length: CGFloat, after guide: CGFloat) -> CGFloat {
    let rest = length - guide
    return rest.isNaN ? .infinity : rest
  }
}
