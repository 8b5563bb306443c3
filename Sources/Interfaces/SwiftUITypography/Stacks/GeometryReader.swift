public import Foundation

/// A view that fills the available space and passes its size to its content.
public struct GeometryReader<Content: View>: PrimitiveView {
  private let content: (GeometryProxy) -> Content

  /// Creates a view whose content depends on its size.
  /// The content is aligned to the top leading corner.
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

/// The size and position of a ``GeometryReader``.
public struct GeometryProxy {
  /// The size in points.
  public let size: CGSize
  /// The safe area insets; zero here.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  private let origin: CGPoint

  init(size: CGSize, origin: CGPoint) {
    self.size = size
    self.origin = origin
  }

  /// Returns the frame in a coordinate space, in points.
  public func frame(in space: CoordinateSpace) -> CGRect {
    CGRect(origin: space == .local ? .zero : origin, size: size)
  }
}

/// A coordinate space, which determines the origin of coordinates.
public enum CoordinateSpace: Hashable, Sendable {
  /// The origin is the top left corner of the view.
  case local
  /// The origin is the top left corner of the window.
  case global

  /// A coordinate space with a name. It equals ``global`` here.
  public static func named<Name: Hashable & Sendable>(_ name: Name) -> CoordinateSpace { .global }
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
