public import Foundation

/// A view that stands elsewhere than where layout put it.
private final class OffsetNode: ModifierNode {
  private let offset: CGPoint

  init(_ child: LayoutNode, offset: CGPoint, in context: ViewContext) {
    self.offset = offset
    super.init(child, in: context)
  }

  override func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { child.dimensions(proposal)[explicit: key] }

  override func childOrigin(in size: CGSize, proposal: ProposedViewSize) -> CGPoint { offset }
}

extension View {
  /// The view drawn elsewhere, while its room stays; away from the edge where the interface begins.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifiedNode {
      OffsetNode($0, offset: CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0), in: $1)
    }
  }
}
