public import Foundation

/// A view at its ideal size, whatever is proposed.
private final class FixedSizeNode: ModifierNode {
  private let axes: Axis.Set

  init(_ child: LayoutNode, axes: Axis.Set, in context: ViewContext) {
    self.axes = axes
    super.init(child, in: context)
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}

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

/// A view with a guide of its own.
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

/// A view that gets its room before or after others of a stack.
private final class PriorityNode: ModifierNode {
  init(_ child: LayoutNode, priority: Double, in context: ViewContext) {
    super.init(child, in: context)
    self.priority = priority
  }
}

/// A view under a name of its own in the paths of elements.
private final class IdentifierNode: ModifierNode {
  init(_ child: LayoutNode, name: String, in context: ViewContext) {
    super.init(child, in: context)
    names = [name]
  }
}

extension View {
  /// The view at its ideal size in both directions.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// The view at its ideal size in some directions, whatever room there is.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modifiedNode { FixedSizeNode($0, axes: axes, in: $1) }
  }

  /// The view drawn elsewhere, while its room stays; away from the edge where the interface begins.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifiedNode {
      OffsetNode($0, offset: CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0), in: $1)
    }
  }

  /// Says where a guide lies.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifiedNode { AlignmentGuideNode($0, key: guide.key, guide: computeValue, in: $1) }
  }

  /// Says where a guide lies.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifiedNode { AlignmentGuideNode($0, key: guide.key, guide: computeValue, in: $1) }
  }

  /// Whether a stack serves the view before others: those of the highest priority first.
  public func layoutPriority(_ priority: Double) -> some View {
    modifiedNode { PriorityNode($0, priority: priority, in: $1) }
  }

  /// What the view is called in the paths of elements, in place of its type.
  public func accessibilityIdentifier(_ name: String) -> some View {
    // A slash would make two of one component.
    let name = name.replacingOccurrences(of: "/", with: "∕")
    return modifiedNode { IdentifierNode($0, name: name, in: $1) }
  }
}
