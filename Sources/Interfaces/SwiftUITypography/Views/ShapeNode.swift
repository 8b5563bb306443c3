import Foundation
import Rendering

/// How a shape is painted.
///
/// What paints it is `nil` for the colour of the surroundings.
enum ShapePainting {
  /// All of it.
  case fill((any ShapeStyle)?)
  /// Its edge, the line's middle on it.
  case stroke((any ShapeStyle)?, width: CGFloat)
  /// Its edge, the line inside of it.
  case border((any ShapeStyle)?, width: CGFloat)
}

struct ShapeView<Outline: Shape>: PrimitiveView {
  let shape: Outline
  let painting: ShapePainting

  func nodes(in context: ViewContext) -> [LayoutNode] {
    [ShapeNode(shape, painting, named: "\(Outline.self)", in: context)]
  }
}

/// A shape on its way through layout: it takes what it is offered, and 10 pt where that is nothing.
final class ShapeNode: LayoutNode {
  private let shape: any Shape
  private let painting: ShapePainting

  init(_ shape: any Shape, _ painting: ShapePainting, named name: String, in context: ViewContext) {
    self.shape = shape
    self.painting = painting
    super.init(named: name, in: context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func place(in rect: CGRect, proposal: ProposedViewSize, on canvas: InterfaceCanvas) {
    switch painting {
    case .fill(let style):
      canvas.fill(shape.path(in: rect), color(of: style), in: rect, environment)
    case .stroke(let style, let width):
      canvas.stroke(shape.path(in: rect), width: width, color(of: style), in: rect, environment)
    case .border(let style, let width):
      canvas.stroke(
        shape.path(in: rect.insetBy(dx: width / 2, dy: width / 2)), width: width,
        color(of: style), in: rect, environment)
    }
  }

  private func color(of style: (any ShapeStyle)?) -> Color {
    style?.color(in: environment) ?? environment.foregroundColor
  }
}
