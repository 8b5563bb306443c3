import Foundation
import Rendering

/// How a shape is drawn. A style of `nil` uses the foreground colour.
enum ShapePainting {
  /// The area of the shape is filled.
  case fill((any ShapeStyle)?)
  /// The outline is drawn with a line centred on it.
  case stroke((any ShapeStyle)?, width: CGFloat)
  /// The outline is drawn with a line inside it.
  case border((any ShapeStyle)?, width: CGFloat)
}

struct ShapeView<Outline: Shape>: PrimitiveView {
  let shape: Outline
  let painting: ShapePainting

  func nodes(in context: ViewContext) -> [LayoutNode] {
    [ShapeNode(shape, painting, named: "\(Outline.self)", in: context)]
  }
}

/// A node that draws a shape in the size that the shape asks for.
final class ShapeNode: LayoutNode {
  private let shape: any Shape
  private let painting: ShapePainting

  init(_ shape: any Shape, _ painting: ShapePainting, named name: String, in context: ViewContext) {
    self.shape = shape
    self.painting = painting
    super.init(named: name, in: context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  override func place(in rect: CGRect, proposal: ProposedViewSize, on canvas: InterfaceCanvas) {
    switch painting {
    case .fill(let style):
      canvas.fill(shape.path(in: rect), color(of: style), in: rect, environment)
    case .stroke(let style, let width):
      canvas.stroke(shape.path(in: rect), width: width, color(of: style), in: rect, environment)
    case .border(let style, let width):
      let outline =
        if let shape = shape as? any InsettableShape {
          shape.inset(by: width / 2).path(in: rect)
        } else {
          shape.path(in: rect.insetBy(dx: width / 2, dy: width / 2))
        }
      canvas.stroke(outline, width: width, color(of: style), in: rect, environment)
    }
  }

  private func color(of style: (any ShapeStyle)?) -> Color {
    style?.color(in: environment) ?? environment.foregroundColor
  }
}
