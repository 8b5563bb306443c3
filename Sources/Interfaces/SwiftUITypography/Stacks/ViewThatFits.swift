import Foundation

/// The first of several views whose ideal size fits into the available space, or the last view.
public struct ViewThatFits<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// Creates a view from alternatives.
  ///
  /// - Parameters:
  ///   - axes: The dimensions in which a view must fit.
  ///   - content: The alternatives, in order of preference.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let candidates = content.layoutNodes(in: context)
    guard !candidates.isEmpty else { return [] }
    return [FittingNode(candidates, axes: axes, in: context)]
  }
}

private final class FittingNode: LayoutNode {
  private let candidates: [LayoutNode]
  private let axes: Axis.Set

  init(_ candidates: [LayoutNode], axes: Axis.Set, in context: ViewContext) {
    self.candidates = candidates
    self.axes = axes
    super.init(named: "ViewThatFits", in: context)
  }

  private func chosen(_ proposal: ProposedViewSize) -> LayoutNode {
    let fitting = candidates.first { candidate in
      // Explicit line ends stay: the ideal size is that of a proposal that says nothing.
      let ideal = candidate.size(.unspecified)
      return Axis.allCases.allSatisfy { axis in
        let isConstrained = axes.contains(axis == .horizontal ? .horizontal : .vertical)
        guard isConstrained, let room = proposal[axis] else { return true }
        return ideal[axis] <= room + 1.0 / 1024
      }
    }
    return fitting ?? candidates[candidates.count - 1]
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    chosen(proposal).size(proposal)
  }

  override func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { chosen(proposal).dimensions(proposal)[explicit: key] }

  override func place(in rect: CGRect, proposal: ProposedViewSize, on canvas: InterfaceCanvas) {
    let node = chosen(proposal)
    canvas.inside(canvas.paths(of: [node])[0]) {
      node.place(in: rect, proposal: proposal, on: canvas)
    }
  }
}
