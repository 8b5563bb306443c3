import Foundation

/// Divides the length of a row or a column among its views.
///
/// As in SwiftUI, views of a higher priority come first; the minimum length of the others is kept
/// free. Among equal priorities, the least flexible view comes first, and each is offered an equal
/// part of the remaining length. By default the space between views is that of ``ViewSpacing``, and
/// there is none beside a spacer.
struct StackLayout {
  let axis: Axis
  let spacing: CGFloat?

  /// Creates the layout of a row or a column.
  ///
  /// - Parameter spacing: The space between views; the default one if it is `nil` or not finite.
  init(axis: Axis, spacing: CGFloat?) {
    self.axis = axis
    self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
  }

  static let defaultSpacing: CGFloat = 8

  /// Returns the space before each view.
  func spaces(before subviews: LayoutSubviews) -> [CGFloat] {
    subviews.indices.map { index in
      guard index > 0 else { return 0 }
      if let spacing { return spacing }
      return subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
    }
  }

  /// Returns the distances that the views at the edges keep.
  func spacing(around subviews: LayoutSubviews) -> ViewSpacing {
    let distances = subviews.map(\.spacing)
    guard let first = distances.first, let last = distances.last else { return ViewSpacing() }
    var spacing = distances.dropFirst().reduce(first) { $0.union($1) }
    switch axis {
    case .horizontal:
      spacing.leading = first.leading
      spacing.trailing = last.trailing
    case .vertical:
      spacing.top = first.top
      spacing.bottom = last.bottom
    }
    return spacing
  }

  /// Returns the size to propose to each view, in the order of the views.
  func proposals(
    for subviews: LayoutSubviews, in proposal: ProposedViewSize
  ) -> [ProposedViewSize] {
    var proposals = subviews.map { _ in
      var inner = proposal
      inner[axis] = nil
      return inner
    }
    guard let length = proposal[axis] else { return proposals }
    var left = length - spaces(before: subviews).reduce(0, +)
    guard left.isFinite else {
      for index in proposals.indices { proposals[index][axis] = left }
      return proposals
    }
    let bounds = subviews.map { subview in
      (
        least: extent(of: subview, proposed: 0, in: proposal),
        greatest: extent(of: subview, proposed: .infinity, in: proposal)
      )
    }
    let priorities = Set(subviews.map(\.priority)).sorted(by: >)
    for priority in priorities {
      let group = subviews.indices.filter { subviews[$0].priority == priority }
      let kept = subviews.indices.filter { subviews[$0].priority < priority }
        .reduce(0) { $0 + bounds[$1].least }
      var room = left - kept
      let ordered = group.sorted { one, other in
        let flexibility = bounds[one].greatest - bounds[one].least
        let others = bounds[other].greatest - bounds[other].least
        return flexibility == others ? one < other : flexibility < others
      }
      for (served, index) in ordered.enumerated() {
        let share = max(0, room / CGFloat(ordered.count - served))
        proposals[index][axis] = share
        let taken = subviews[index].sizeThatFits(proposals[index])[axis]
        room -= taken
        left -= taken
      }
    }
    return proposals
  }

  private func extent(
    of subview: LayoutSubview, proposed length: CGFloat, in proposal: ProposedViewSize
  ) -> CGFloat {
    var inner = proposal
    inner[axis] = length
    return subview.sizeThatFits(inner)[axis]
  }

  /// Returns the size of all views together and the position of the guide across the axis.
  func size(
    of subviews: LayoutSubviews, in proposal: ProposedViewSize, guide: AlignmentKey
  ) -> (size: CGSize, before: CGFloat) {
    let proposals = proposals(for: subviews, in: proposal)
    var length = spaces(before: subviews).reduce(0, +)
    var (before, after) = (-CGFloat.infinity, -CGFloat.infinity)
    for (subview, proposal) in zip(subviews, proposals) {
      let dimensions = subview.dimensions(in: proposal)
      let size = CGSize(width: dimensions.width, height: dimensions.height)
      length += size[axis]
      before = max(before, dimensions[guide])
      // What has no end has none on either side of its guide.
      let rest = size[axis.other] - dimensions[guide]
      after = max(after, rest.isNaN ? .infinity : rest)
    }
    guard !subviews.isEmpty else { return (.zero, 0) }
    var size = CGSize.zero
    size[axis] = length
    size[axis.other] = before + after
    return (size, before)
  }

  /// Places the views one after the other.
  func place(
    _ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize, guide: AlignmentKey
  ) {
    let proposals = proposals(for: subviews, in: proposal)
    let spaces = spaces(before: subviews)
    let before = size(of: subviews, in: proposal, guide: guide).before
    var pen: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      let dimensions = subview.dimensions(in: proposals[index])
      pen += spaces[index]
      let across = before - dimensions[guide]
      let place =
        axis == .horizontal
        ? CGPoint(x: bounds.minX + pen, y: bounds.minY + across)
        : CGPoint(x: bounds.minX + across, y: bounds.minY + pen)
      subview.place(at: place, proposal: proposals[index])
      pen += axis == .horizontal ? dimensions.width : dimensions.height
    }
  }
}
