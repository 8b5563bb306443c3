public import Foundation
public import Rendering
import Snapshots

/// A view that code draws, like SwiftUI's `Canvas`. It fills the room it is offered.
public struct Canvas<Symbols: View>: PrimitiveView {
  private let symbols: Symbols
  private let renderer: (inout GraphicsContext, CGSize) -> Void

  /// Creates a view from code that draws, and from views that the code can draw by their tags.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
  }

  func nodes(in context: ViewContext) -> [LayoutNode] {
    [
      CanvasNode(
        symbols: symbols.layoutNodes(in: context.changing { $0.stackAxis = nil }),
        renderer: renderer, in: context)
    ]
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a view from code that draws.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer
    ) {}
  }
}

private final class CanvasNode: LayoutNode {
  private let symbols: [LayoutNode]
  private let renderer: (inout GraphicsContext, CGSize) -> Void

  init(
    symbols: [LayoutNode], renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    in context: ViewContext
  ) {
    self.symbols = symbols
    self.renderer = renderer
    super.init(named: "Canvas", in: context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func place(in rect: CGRect, proposal: ProposedViewSize, on canvas: InterfaceCanvas) {
    canvas.add(.container, in: rect)
    var graphics = GraphicsContext(
      canvas: canvas, context: context, symbols: symbols, origin: rect.origin)
    canvas.clipped(to: rect) { environment.whileCurrent { renderer(&graphics, rect.size) } }
  }
}

/// What code of a ``Canvas`` draws with, like SwiftUI's `GraphicsContext`.
///
/// Paths, texts, pictures and views are drawn. A path follows `translateBy` and `scaleBy`; of a text, only the place
/// does. Rotations, filters, blend modes and clips have no effect, and gradients are one colour.
public struct GraphicsContext {
  /// How much of what is drawn covers what is behind, from 0 to 1.
  public var opacity = 1.0
  /// How colours mix with those behind. It has no effect here.
  public var blendMode = BlendMode.normal
  /// The environment of the view.
  public var environment: EnvironmentValues { context.environment }

  private let canvas: InterfaceCanvas
  private let context: ViewContext
  private let symbols: [LayoutNode]
  private var origin: CGPoint
  private var scale = CGSize(width: 1, height: 1)

  init(
    canvas: InterfaceCanvas, context: ViewContext, symbols: [LayoutNode], origin: CGPoint
  ) {
    self.canvas = canvas
    self.context = context
    self.symbols = symbols
    self.origin = origin
  }

  /// What fills a path.
  public struct Shading {
    let style: any ShapeStyle

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(style: color) }
    /// A style.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
      Shading(style: style)
    }
    /// The colour of text.
    public static var foreground: Shading { Shading(style: HierarchicalShapeStyle.primary) }
    /// The background of a window.
    public static var backdrop: Shading { Shading(style: BackgroundStyle()) }
    /// A gradient along a line, in the mean of its colours.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading { Shading(style: gradient.mean) }
    /// A gradient from a point outwards, in the mean of its colours.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading { Shading(style: gradient.mean) }
    /// A gradient around a point, in the mean of its colours.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero
    ) -> Shading { Shading(style: gradient.mean) }
  }

  /// A change of all that is drawn. It has no effect here.
  public struct Filter {
    /// A shadow.
    public static func shadow(
      color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter() }
    /// A blur.
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    /// Fewer colours.
    public static func grayscale(_ amount: Double) -> Filter { Filter() }
    /// Multiplied colours.
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
  }

  /// A text, a picture or a view whose size is known.
  public struct Resolved {
    let node: LayoutNode
    /// A picture that fills a rectangle; `nil` for anything else.
    var stretched: LayoutNode?
    /// The size in points that it has by itself.
    public var size: CGSize { node.size(.unspecified) }
    /// The size in points that it has in a room.
    public func measure(in size: CGSize) -> CGSize { node.size(ProposedViewSize(size)) }
  }

  /// A text whose size is known.
  public typealias ResolvedText = Resolved
  /// A picture whose size is known.
  public typealias ResolvedImage = Resolved
  /// A view whose size is known.
  public typealias ResolvedSymbol = Resolved

  /// A text with its size.
  public func resolve(_ text: Text) -> ResolvedText {
    Resolved(node: text.layoutNode(in: context))
  }
  /// A picture with its size.
  public func resolve(_ image: Image) -> ResolvedImage {
    Resolved(
      node: image.layoutNode(in: context),
      stretched: image.resizable().layoutNode(in: context))
  }
  /// A style as it is in the view.
  public func resolve(_ shading: Shading) -> Shading { shading }
  /// The view with a tag; `nil` if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols.first { $0.settings.tag == AnyHashable(id) }.map { Resolved(node: $0) }
  }

  /// Moves all that is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    origin.x += x * scale.width
    origin.y += y * scale.height
  }
  /// Enlarges paths that are drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    scale.width *= x
    scale.height *= y
  }
  /// Turns what is drawn from now on. It is drawn upright here.
  public mutating func rotate(by angle: Angle) {}
  /// Changes what is drawn from now on. It has no effect here.
  public mutating func addFilter(_ filter: Filter) {}
  /// Cuts off what is drawn from now on. It has no effect here.
  public mutating func clip(to path: Path) {}
  /// Draws several things as one.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading) {
    let outline = placed(path)
    canvas.faded(to: opacity) {
      canvas.fill(outline, shading.style.color(in: environment), in: outline.bounds, environment)
    }
  }
  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    let outline = placed(path)
    let width = lineWidth * min(abs(scale.width), abs(scale.height))
    canvas.faded(to: opacity) {
      canvas.stroke(
        outline, width: width, shading.style.color(in: environment), in: outline.bounds,
        environment)
    }
  }
  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    stroke(path, with: shading, lineWidth: style.lineWidth)
  }
  /// Draws a text, a picture or a view at a point.
  public func draw(_ resolved: Resolved, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolved.node, .unspecified, at: point, anchor: anchor)
  }
  /// Draws a text or a view from the corner of a rectangle, in its room, and a picture as large as it.
  public func draw(_ resolved: Resolved, in rect: CGRect) {
    draw(
      resolved.stretched ?? resolved.node, ProposedViewSize(rect.size), at: rect.origin,
      anchor: .topLeading)
  }
  /// Draws a text at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
  /// Draws a text from the corner of a rectangle, in its room.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  /// Draws a picture at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
  /// Draws a picture in a rectangle.
  public func draw(_ image: Image, in rect: CGRect) { draw(resolve(image), in: rect) }

  private func draw(
    _ node: LayoutNode, _ proposal: ProposedViewSize, at point: CGPoint, anchor: UnitPoint
  ) {
    let size = node.size(proposal)
    let place = placed(point)
    let rect = CGRect(
      x: place.x - size.width * anchor.x, y: place.y - size.height * anchor.y, size: size)
    canvas.faded(to: opacity) {
      canvas.inside(canvas.paths(of: [node])[0]) {
        node.place(in: canvas.onPixels(rect), proposal: proposal, on: canvas)
      }
    }
  }

  private func placed(_ point: CGPoint) -> CGPoint {
    CGPoint(x: origin.x + point.x * scale.width, y: origin.y + point.y * scale.height)
  }

  private func placed(_ path: Path) -> Path { path.mapped { placed($0) } }
}

extension ShapePath {
  /// The smallest rectangle around its points, those that bend curves included.
  fileprivate var bounds: CGRect {
    let points = elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let point), .line(let point): [CGPoint(point)]
      case .cubic(let one, let two, let end): [CGPoint(one), CGPoint(two), CGPoint(end)]
      case .close: []
      }
    }
    guard let first = points.first else { return .zero }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }
}
