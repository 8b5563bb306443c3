public import Foundation
public import Rendering
import DynamicType

/// A shape that fills the room it is given, in the colour of its surroundings.
public protocol Shape: View {
  /// Its outline in a rectangle of the window, in points.
  func path(in rect: CGRect) -> ShapePath
}

extension Shape {
  /// The shape in the colour of its surroundings.
  public var body: some View { ShapeView(shape: self, style: .fill(nil)) }

  /// The shape in a colour.
  public func fill(_ color: Color) -> some View { ShapeView(shape: self, style: .fill(color)) }

  /// A line along the edge, half of it outside.
  public func stroke(_ color: Color, lineWidth: CGFloat = 1) -> some View {
    ShapeView(shape: self, style: .stroke(color, width: lineWidth))
  }

  /// A line along the edge, all of it inside.
  public func strokeBorder(_ color: Color, lineWidth: CGFloat = 1) -> some View {
    ShapeView(shape: self, style: .border(color, width: lineWidth))
  }
}

/// A rectangle.
public struct Rectangle: Shape {
  /// A rectangle.
  public init() {}
  /// Its outline.
  public func path(in rect: CGRect) -> ShapePath { .rectangle(PointRect(rect)) }
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
  private let cornerRadius: CGFloat
  /// A rectangle whose corners have a radius, at most half of the shorter side.
  public init(cornerRadius: CGFloat) { self.cornerRadius = cornerRadius }
  /// Its outline.
  public func path(in rect: CGRect) -> ShapePath {
    .roundedRectangle(PointRect(rect), radius: Points(Double(cornerRadius)))
  }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape {
  /// A capsule.
  public init() {}
  /// Its outline.
  public func path(in rect: CGRect) -> ShapePath { .capsule(PointRect(rect)) }
}

/// An ellipse that touches all edges.
public struct Ellipse: Shape {
  /// An ellipse.
  public init() {}
  /// Its outline.
  public func path(in rect: CGRect) -> ShapePath { .ellipse(PointRect(rect)) }
}

/// The largest circle in the middle.
public struct Circle: Shape {
  /// A circle.
  public init() {}
  /// Its outline.
  public func path(in rect: CGRect) -> ShapePath {
    let side = min(rect.width, rect.height)
    return .ellipse(
      PointRect(
        CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)))
  }
}

extension PointRect {
  init(_ rect: CGRect) {
    self.init(
      x: Points(Double(rect.minX)), y: Points(Double(rect.minY)),
      width: Points(Double(rect.width)), height: Points(Double(rect.height)))
  }
}

/// How a shape is painted.
enum ShapeStyle {
  /// All of it; `nil` in the colour of the surroundings.
  case fill(Color?)
  /// Its edge, the line's middle on it.
  case stroke(Color, width: CGFloat)
  /// Its edge, the line inside of it.
  case border(Color, width: CGFloat)
}

struct ShapeView<Outline: Shape>: PrimitiveView {
  let shape: Outline
  let style: ShapeStyle

  func nodes(in context: ViewContext) -> [LayoutNode] {
    [ShapeNode(shape, style: style, named: "\(Outline.self)", in: context)]
  }
}

/// A shape on its way through layout: it takes what it is offered, and 10 pt where that is nothing.
final class ShapeNode: LayoutNode {
  private let shape: any Shape
  private let style: ShapeStyle

  init(_ shape: any Shape, style: ShapeStyle, named name: String, in context: ViewContext) {
    self.shape = shape
    self.style = style
    super.init(named: name, in: context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func place(in rect: CGRect, proposal: ProposedViewSize, on canvas: InterfaceCanvas) {
    switch style {
    case .fill(let color):
      canvas.fill(
        shape.path(in: rect), color ?? environment.foregroundColor, in: rect, environment)
    case .stroke(let color, let width):
      canvas.stroke(shape.path(in: rect), width: width, color, in: rect, environment)
    case .border(let color, let width):
      canvas.stroke(
        shape.path(in: rect.insetBy(dx: width / 2, dy: width / 2)), width: width, color, in: rect,
        environment)
    }
  }
}
