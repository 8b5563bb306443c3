public import Foundation

/// The layout node of a view with an alignment guide of its own.
private final class AlignmentGuideNode: ModifierNode {
  private let key: AlignmentKey
  private let guide: (ViewDimensions) -> CGFloat

  init(
    _ child: LayoutNode, key: AlignmentKey, guide: @escaping (ViewDimensions) -> CGFloat,
    in context: ViewContext
  ) {
    self.key = key
    self.guide = guide
    super.init(child, in: context)
  }

  override func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    key == self.key
      ? guide(child.dimensions(proposal))
      : super.explicitGuide(key, size: size, proposal: proposal)
  }
}

nonisolated extension View {
  /// Sets the position of a horizontal alignment guide, in points from the view's leading edge.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifiedNode { AlignmentGuideNode($0, key: guide.key, guide: computeValue, in: $1) }
  }

  /// Sets the position of a vertical alignment guide, in points from the view's top edge.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifiedNode { AlignmentGuideNode($0, key: guide.key, guide: computeValue, in: $1) }
  }
}
