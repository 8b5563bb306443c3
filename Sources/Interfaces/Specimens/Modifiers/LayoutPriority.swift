/// A view that gets its room before or after others of a stack.
private final class PriorityNode: ModifierNode {
  init(_ child: LayoutNode, priority: Double, in context: ViewContext) {
    super.init(child, in: context)
    self.priority = priority
  }
}

extension View {
  /// Whether a stack serves the view before others: those of the highest priority first.
  public func layoutPriority(_ priority: Double) -> some View {
    modifiedNode { PriorityNode($0, priority: priority, in: $1) }
  }
}
