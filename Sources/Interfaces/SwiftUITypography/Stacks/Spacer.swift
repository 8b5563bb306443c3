public import Foundation
import Rendering

/// A flexible space along the axis of a stack.
public struct Spacer: PrimitiveView {
  private let minLength: CGFloat?

  /// Creates a flexible space.
  ///
  /// - Parameter minLength: The minimum length in points; `nil` for 8 pt, the default distance in
  ///   stacks.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  func nodes(in context: ViewContext) -> [LayoutNode] {
    [SpacerNode(minLength: minLength ?? StackLayout.defaultSpacing, in: context)]
  }
}

private final class SpacerNode: LayoutNode {
  private let minLength: CGFloat

  init(minLength: CGFloat, in context: ViewContext) {
    self.minLength = minLength.isFinite ? max(0, minLength) : StackLayout.defaultSpacing
    super.init(named: nil, in: context)
    // Texts beside it are offered all the room there is before it takes what is left.
    priority = -.infinity
  }

  override var spacing: ViewSpacing { .zero }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    func length(_ axis: Axis) -> CGFloat {
      if let stack = environment.stackAxis, stack != axis { return 0 }
      return max(minLength, proposal[axis] ?? minLength)
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }
}

/// A hairline across a stack. It is one pixel thick, or 1 pt at accessibility sizes.
public struct Divider: PrimitiveView {
  /// Creates a hairline.
  public init() {}

  func nodes(in context: ViewContext) -> [LayoutNode] { [DividerNode(in: context)] }
}

private final class DividerNode: LayoutNode {
  init(in context: ViewContext) {
    super.init(named: "Divider", in: context)
  }

  private var thickness: CGFloat {
    environment.dynamicTypeSize.isAccessibilitySize
      ? 1 : CGFloat(1 / environment.screen.pixelsPerPoint)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    return environment.stackAxis == .horizontal
      ? CGSize(width: thickness, height: size.height)
      : CGSize(width: size.width, height: thickness)
  }

  override func place(in rect: CGRect, proposal: ProposedViewSize, on canvas: InterfaceCanvas) {
    canvas.fill(.rectangle(PointRect(rect)), Color.separator, in: rect, environment)
  }
}
