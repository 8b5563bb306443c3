import Foundation

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
}
