public import Foundation
public import Rendering
import Snapshots

/// A view with the drawing of a closure, like SwiftUI's `Canvas`. It fills the space it is offered.
public struct Canvas<Symbols: View>: PrimitiveView {
  private let symbols: Symbols
  private let renderer: (inout GraphicsContext, CGSize) -> Void

  /// Creates a canvas from a drawing closure, and views that the closure can draw by their tags.
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
  /// Creates a canvas from a drawing closure.
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

/// The operations that a ``Canvas`` draws with, like SwiftUI's `GraphicsContext`.
///
/// Paths, texts, pictures and views are drawn. `translateBy` and `scaleBy` move and scale paths,
/// but only change the positions of everything else. Rotations, filters, blend modes and clips have
/// no effect, and gradients are one colour.
public struct GraphicsContext {
  /// The opacity of what is drawn from now on, from 0 (invisible) to 1.
  public var opacity = 1.0
  /// How colours mix with those behind them. It has no effect here.
  public var blendMode = BlendMode.normal
  /// The environment values of the canvas.
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

  /// A colour or style that fills or strokes a path.
  public struct Shading {
    let style: any ShapeStyle

    /// Shading with a colour.
    public static func color(_ color: Color) -> Shading { Shading(style: color) }
    /// Shading with a style.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
      Shading(style: style)
    }
    /// Shading with the colour of text.
    public static var foreground: Shading { Shading(style: HierarchicalShapeStyle.primary) }
    /// Shading with the background colour of the window.
    public static var backdrop: Shading { Shading(style: BackgroundStyle()) }
    /// Shading with a gradient along a line. It is drawn as the mean of its colours.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading { Shading(style: gradient.mean) }
    /// Shading with a gradient from a point outwards. It is drawn as the mean of its colours.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading { Shading(style: gradient.mean) }
    /// Shading with a gradient around a point. It is drawn as the mean of its colours.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero
    ) -> Shading { Shading(style: gradient.mean) }
  }

  /// An effect on all that is drawn from now on. It has no effect here.
  public struct Filter {
    /// A shadow behind what is drawn. It is not drawn here.
    public static func shadow(
      color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter() }
    /// A blur of a radius in points. It has no effect here.
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    /// A filter that reduces saturation. It has no effect here.
    public static func grayscale(_ amount: Double) -> Filter { Filter() }
    /// A filter that multiplies colours by another one. It has no effect here.
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
  }

  /// A text, picture or view that was prepared for drawing, and whose size can be measured.
  public struct Resolved {
    let node: LayoutNode
    /// A picture that fills a rectangle; `nil` for anything else.
    var stretched: LayoutNode?
    /// The ideal size, in points.
    public var size: CGSize { node.size(.unspecified) }
    /// Returns the size for a proposed size, in points.
    public func measure(in size: CGSize) -> CGSize { node.size(ProposedViewSize(size)) }
  }

  /// A text that was prepared for drawing.
  public typealias ResolvedText = Resolved
  /// A picture that was prepared for drawing.
  public typealias ResolvedImage = Resolved
  /// A view that was prepared for drawing.
  public typealias ResolvedSymbol = Resolved

  /// Returns a text prepared for drawing.
  public func resolve(_ text: Text) -> ResolvedText {
    Resolved(node: text.layoutNode(in: context))
  }
  /// Returns a picture prepared for drawing.
  public func resolve(_ image: Image) -> ResolvedImage {
    Resolved(
      node: image.layoutNode(in: context),
      stretched: image.resizable().layoutNode(in: context))
  }
  /// Returns the shading unchanged. It is resolved when it is drawn.
  public func resolve(_ shading: Shading) -> Shading { shading }
  /// Returns the view with a tag, prepared for drawing; `nil` if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols.first { $0.settings.tag == AnyHashable(id) }.map { Resolved(node: $0) }
  }

  /// Moves what is drawn from now on by a distance, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    origin.x += x * scale.width
    origin.y += y * scale.height
  }
  /// Scales paths that are drawn from now on. Only the positions of texts, pictures and views are
  /// scaled.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    scale.width *= x
    scale.height *= y
  }
  /// Rotates what is drawn from now on. It is drawn upright here.
  public mutating func rotate(by angle: Angle) {}
  /// Adds an effect to what is drawn from now on. It has no effect here.
  public mutating func addFilter(_ filter: Filter) {}
  /// Clips what is drawn from now on to a path. It has no effect here.
  public mutating func clip(to path: Path) {}
  /// Draws in a copy of the context, whose changes end with the closure. Here, ``opacity`` applies
  /// to each thing that is drawn, and not to the layer as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }

  /// Fills the inside of a path.
  public func fill(_ path: Path, with shading: Shading) {
    let outline = placed(path)
    canvas.faded(to: opacity) {
      canvas.fill(outline, shading.style.color(in: environment), in: outline.bounds, environment)
    }
  }
  /// Draws a line along a path, with a width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    let outline = placed(path)
    let width = lineWidth * min(abs(scale.width), abs(scale.height))
    canvas.faded(to: opacity) {
      canvas.stroke(
        outline, width: width, shading.style.color(in: environment), in: outline.bounds,
        environment)
    }
  }
  /// Draws a line along a path. Only the line width of the style is used here.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    stroke(path, with: shading, lineWidth: style.lineWidth)
  }
  /// Draws a prepared text, picture or view, with its anchor at a point.
  public func draw(_ resolved: Resolved, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolved.node, .unspecified, at: point, anchor: anchor)
  }
  /// Draws a prepared text or view in a rectangle, from its top left corner. A picture fills the
  /// rectangle.
  public func draw(_ resolved: Resolved, in rect: CGRect) {
    draw(
      resolved.stretched ?? resolved.node, ProposedViewSize(rect.size), at: rect.origin,
      anchor: .topLeading)
  }
  /// Draws a text with its anchor at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
  /// Draws a text in a rectangle, from its top left corner.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  /// Draws a picture with its anchor at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
  /// Draws a picture that fills a rectangle.
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
  /// The smallest rectangle around the points of the path, including the control points of curves.
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
