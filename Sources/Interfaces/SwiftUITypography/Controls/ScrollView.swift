import Foundation
import Snapshots

/// A view whose content can be larger than its frame.
///
/// It is drawn scrolled to the start. It shows its indicators if the content does not fit, unless
/// `scrollIndicators(_:axes:)` hides them.
public struct ScrollView<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let showsIndicators: Bool
  private let content: Content

  /// Creates a scroll view. By default it scrolls vertically and shows its indicators.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let inner = context.changing { $0.stackAxis = axes == .horizontal ? .horizontal : .vertical }
    let members = content.layoutNodes(in: inner)
    let layout =
      axes == .horizontal ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    let child =
      members.count == 1
      ? members[0] : ContainerNode(layout, of: members, named: nil, in: inner)
    return [
      ScrollNode(child, axes: axes, showsIndicators: showsIndicators, in: context)
    ]
  }
}

private final class ScrollNode: LayoutNode {
  private let child: LayoutNode
  private let axes: Axis.Set
  private let showsIndicators: Bool

  /// The thickness of an indicator, in points. (Modelled.)
  private static let indicatorWidth: CGFloat = 3
  private static let indicatorMargin: CGFloat = 3
  private static let leastIndicatorLength: CGFloat = 36

  init(
    _ child: LayoutNode, axes: Axis.Set, showsIndicators: Bool, in context: ViewContext
  ) {
    self.child = child
    self.axes = axes
    self.showsIndicators = showsIndicators
    super.init(named: "ScrollView", in: context)
    settings.add(child.settings)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = child.size(inner(proposal))
    // Along the axis it takes what it is offered; across it is as its content.
    func length(_ axis: Axis, scrolls: Bool) -> CGFloat {
      scrolls ? proposal[axis] ?? content[axis] : content[axis]
    }
    return CGSize(
      width: length(.horizontal, scrolls: axes.contains(.horizontal)),
      height: length(.vertical, scrolls: axes.contains(.vertical)))
  }

  override func place(in rect: CGRect, proposal: ProposedViewSize, on canvas: InterfaceCanvas) {
    let inner = inner(proposal)
    let size = child.size(inner)
    canvas.add(.container, in: rect)
    // Content that is smaller stands in the middle across, and at the beginning along the axis.
    var left = axes.contains(.horizontal) ? 0 : (rect.width - size.width) / 2
    if environment.isRightToLeft { left = rect.width - left - size.width }
    let content = canvas.onPixels(CGRect(x: rect.minX + left, y: rect.minY, size: size))
    canvas.scrolling(content, in: rect, along: axes) {
      canvas.inside(canvas.paths(of: [child])[0]) {
        child.place(in: content, proposal: inner, on: canvas)
      }
    }
    guard showsIndicators else { return }
    if axes.contains(.vertical), size.height > rect.height + 0.5,
      environment.verticalScrollIndicatorVisibility.isDrawn
    {
      draw(.vertical, part: rect.height / size.height, in: rect, on: canvas)
    }
    if axes.contains(.horizontal), size.width > rect.width + 0.5,
      environment.horizontalScrollIndicatorVisibility.isDrawn
    {
      draw(.horizontal, part: rect.width / size.width, in: rect, on: canvas)
    }
  }

  private func draw(_ axis: Axis, part: CGFloat, in rect: CGRect, on canvas: InterfaceCanvas) {
    let (width, margin) = (Self.indicatorWidth, Self.indicatorMargin)
    let track = rect.size[axis] - 2 * margin
    guard track > 0 else { return }
    let length = min(track, max(Self.leastIndicatorLength, track * part))
    let bar =
      axis == .vertical
      ? CGRect(
        x: environment.isRightToLeft ? rect.minX + margin : rect.maxX - margin - width,
        y: rect.minY + margin, width: width, height: length)
      : CGRect(
        x: environment.isRightToLeft ? rect.maxX - margin - length : rect.minX + margin,
        y: rect.maxY - margin - width, width: length, height: width)
    canvas.inside("Indicator") {
      canvas.fill(
        Capsule().path(in: bar), .indicator, in: bar,
        environment)
    }
  }
}
