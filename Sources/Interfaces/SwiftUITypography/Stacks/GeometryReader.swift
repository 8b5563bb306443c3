public import Foundation

/// A view that takes all the room it is offered, and is made for it.
public struct GeometryReader<Content: View>: PrimitiveView {
  private let content: (GeometryProxy) -> Content

  /// A view by the room it has; it stands where reading begins.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let inner = context.entering(.view(Self.self)).changing { $0.stackAxis = nil }
    return [
      GeometryNode(in: context) { proxy in
        let views = context.environment.whileCurrent { content(proxy) }
        return ZStack(alignment: .topLeading) { views }.layoutNode(in: inner.again())
      }
    ]
  }
}

/// The room that a ``GeometryReader`` has.
public struct GeometryProxy {
  /// Its size in points.
  public let size: CGSize
  /// How much of it is hidden by the edges of a screen: nothing here.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  private let origin: CGPoint

  init(size: CGSize, origin: CGPoint) {
    self.size = size
    self.origin = origin
  }

  /// Where it stands.
  public func frame(in space: CoordinateSpace) -> CGRect {
    CGRect(origin: space == .local ? .zero : origin, size: size)
  }
}

/// From where places are counted.
public enum CoordinateSpace: Hashable, Sendable {
  /// From the corner of the view.
  case local
  /// From the corner of the window.
  case global
}

private final class GeometryNode: LayoutNode {
  private let content: (GeometryProxy) -> LayoutNode

  init(in context: ViewContext, content: @escaping (GeometryProxy) -> LayoutNode) {
    self.content = content
    super.init(named: "GeometryReader", in: context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func place(in rect: CGRect, proposal: ProposedViewSize, on canvas: InterfaceCanvas) {
    let node = content(GeometryProxy(size: rect.size, origin: rect.origin))
    let inner = ProposedViewSize(rect.size)
    let size = node.size(inner)
    let left = environment.isRightToLeft ? rect.width - size.width : 0
    canvas.inside(canvas.paths(of: [node])[0]) {
      node.place(
        in: canvas.onPixels(CGRect(x: rect.minX + left, y: rect.minY, size: size)),
        proposal: inner, on: canvas)
    }
  }
}
