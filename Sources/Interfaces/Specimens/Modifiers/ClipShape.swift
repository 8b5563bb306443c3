public import Foundation

/// A view of which only what lies in its box shows.
private final class ClippedNode: ModifierNode {
  override func place(in rect: CGRect, proposal: ProposedViewSize, on canvas: InterfaceCanvas) {
    canvas.clipped(to: rect) { super.place(in: rect, proposal: proposal, on: canvas) }
  }
}

/// A view of which only what lies in a shape shows.
private final class ClipShapeNode: ModifierNode {
  private let shape: any Shape

  init(_ child: LayoutNode, to shape: any Shape, in context: ViewContext) {
    self.shape = shape
    super.init(child, in: context)
  }

  override func place(in rect: CGRect, proposal: ProposedViewSize, on canvas: InterfaceCanvas) {
    canvas.clipped(to: shape.path(in: rect), in: rect) {
      super.place(in: rect, proposal: proposal, on: canvas)
    }
  }
}

extension View {
  /// Of the view only what lies in its box.
  public func clipped() -> some View { modifiedNode { ClippedNode($0, in: $1) } }

  /// Of the view only what lies in a shape.
  public func clipShape<Outline: Shape>(_ shape: Outline) -> some View {
    modifiedNode { ClipShapeNode($0, to: shape, in: $1) }
  }

  /// Of the view only what lies in its box, whose corners are round.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}
