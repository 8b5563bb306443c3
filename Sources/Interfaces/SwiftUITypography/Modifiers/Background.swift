public import Foundation

/// The layout node of a view with another one behind or over it, which does not change its size.
private final class LayeredNode: ModifierNode {
  enum Place { case behind, over }

  private let other: LayoutNode
  private let place: Place
  private let alignment: Alignment

  init(
    _ child: LayoutNode, _ place: Place, _ other: LayoutNode, alignment: Alignment,
    in context: ViewContext
  ) {
    self.other = other
    self.place = place
    self.alignment = alignment
    super.init(child, in: context)
  }

  override func place(in rect: CGRect, proposal: ProposedViewSize, on canvas: InterfaceCanvas) {
    switch place {
    case .behind:
      placeOther(around: rect, proposal: proposal, on: canvas)
      super.place(in: rect, proposal: proposal, on: canvas)
    case .over:
      super.place(in: rect, proposal: proposal, on: canvas)
      placeOther(around: rect, proposal: proposal, on: canvas)
    }
  }

  private func placeOther(
    around rect: CGRect, proposal: ProposedViewSize, on canvas: InterfaceCanvas
  ) {
    let inner = ProposedViewSize(rect.size)
    let dimensions = other.dimensions(inner)
    let own = child.dimensions(proposal)
    var left = own[alignment.horizontal] - dimensions[alignment.horizontal]
    if environment.isRightToLeft { left = rect.width - left - dimensions.width }
    let top = own[alignment.vertical] - dimensions[alignment.vertical]
    let frame = CGRect(
      x: rect.minX + left, y: rect.minY + top, width: dimensions.width, height: dimensions.height)
    canvas.inside(canvas.paths(of: [other])[0]) {
      other.place(in: canvas.onPixels(frame), proposal: inner, on: canvas)
    }
  }
}

/// The layout node of a translucent view.
private final class OpacityNode: ModifierNode {
  private let opacity: Double

  init(_ child: LayoutNode, opacity: Double, in context: ViewContext) {
    self.opacity = opacity
    super.init(child, in: context)
  }

  override func place(in rect: CGRect, proposal: ProposedViewSize, on canvas: InterfaceCanvas) {
    // What cannot be seen is there all the same, and appears.
    guard opacity > 0 else {
      return canvas.unseen { super.place(in: rect, proposal: proposal, on: canvas) }
    }
    canvas.faded(to: opacity) { super.place(in: rect, proposal: proposal, on: canvas) }
  }
}

nonisolated extension View {
  /// Places a view behind this one. It is proposed this view's size.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    layered(.behind, content(), alignment: alignment)
  }

  /// Places a view behind this one. It is proposed this view's size.
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    layered(.behind, background, alignment: alignment)
  }

  /// Places a colour behind this view. The window has no safe area, so `edges` has no effect.
  public func background(
    _ color: Color, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    layered(.behind, color, alignment: .center)
      .changingBars { if $0.ground == .open { $0.ground = .color(color) } }
  }

  /// Places a colour or style behind this view. The window has no safe area, so `edges` has no
  /// effect.
  public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    layered(.behind, Rectangle().fill(style), alignment: .center)
  }

  /// Sets the colour or style of `.background` in the view.
  public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    changingEnvironment { $0.backgroundStyle = AnyShapeStyle(style) }
  }

  /// Places a shape in the window's background colour behind this view.
  public func background<Outline: Shape>(in shape: Outline) -> some View {
    background(.background, in: shape)
  }

  /// Places a colour over this view. The window has no safe area, so `edges` has no effect.
  public func overlay(_ color: Color, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    layered(.over, color, alignment: .center)
  }

  /// Places a colour or style over this view. The window has no safe area, so `edges` has no
  /// effect.
  public func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    layered(.over, Rectangle().fill(style), alignment: .center)
  }

  /// Places a shape, filled with a colour or style, behind this view.
  public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline
  ) -> some View {
    layered(.behind, shape.fill(style), alignment: .center)
  }

  /// Draws a border with a width in points inside the edges of this view.
  public func border<Style: ShapeStyle>(_ style: Style, width: CGFloat = 1) -> some View {
    layered(.over, Rectangle().strokeBorder(style, lineWidth: width), alignment: .center)
  }

  /// Places a view over this one. It is proposed this view's size.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    layered(.over, content(), alignment: alignment)
  }

  /// Places a view over this one. It is proposed this view's size.
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    layered(.over, overlay, alignment: alignment)
  }

  private func layered<Other: View>(
    _ place: LayeredNode.Place, _ other: Other, alignment: Alignment
  ) -> some View {
    modifiedNode { child, context in
      LayeredNode(
        child, place, other.layoutNode(in: context.changing { $0.stackAxis = nil }),
        alignment: alignment, in: context)
    }
  }

  /// Sets the opacity of the view, from 0 (invisible) to 1.
  public func opacity(_ opacity: Double) -> some View {
    modifiedNode { OpacityNode($0, opacity: opacity, in: $1) }
  }

  /// Hides the view. It keeps its place in the layout.
  public func hidden() -> some View { opacity(0) }
}

/// The layout node of a view that is clipped to its frame.
private final class ClippedNode: ModifierNode {
  override func place(in rect: CGRect, proposal: ProposedViewSize, on canvas: InterfaceCanvas) {
    canvas.clipped(to: rect) { super.place(in: rect, proposal: proposal, on: canvas) }
  }
}

/// The layout node of a view that is clipped to a shape.
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

nonisolated extension View {
  /// Clips the view to its frame.
  public func clipped() -> some View { modifiedNode { ClippedNode($0, in: $1) } }

  /// Clips the view to a shape.
  public func clipShape<Outline: Shape>(_ shape: Outline) -> some View {
    modifiedNode { ClipShapeNode($0, to: shape, in: $1) }
  }

  /// Clips the view to its frame with rounded corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}
