public import Foundation

/// Arranges views in a row, from where the interface begins.
public struct HStackLayout: StackingLayout {
  /// The guide by which views are aligned.
  public var alignment: VerticalAlignment
  /// The space between views; `nil` for the usual one.
  public var spacing: CGFloat?
  var axis: Axis { .horizontal }

  /// A row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// How large the views are side by side.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    StackLayout(axis: axis, spacing: spacing)
      .size(of: subviews, in: proposal, guide: alignment.key).size
  }

  /// Places the views side by side.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    StackLayout(axis: axis, spacing: spacing)
      .place(subviews, in: bounds, proposal: proposal, guide: alignment.key)
  }
}

/// Arranges views in a column, from the top.
public struct VStackLayout: StackingLayout {
  /// The guide by which views are aligned.
  public var alignment: HorizontalAlignment
  /// The space between views; `nil` for the usual one.
  public var spacing: CGFloat?
  var axis: Axis { .vertical }

  /// A column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// How large the views are one below the other.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    StackLayout(axis: axis, spacing: spacing)
      .size(of: subviews, in: proposal, guide: alignment.key).size
  }

  /// Places the views one below the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    StackLayout(axis: axis, spacing: spacing)
      .place(subviews, in: bounds, proposal: proposal, guide: alignment.key)
  }
}

/// Lays views one on the other, later ones on top.
public struct ZStackLayout: Layout {
  /// The guides by which views are aligned.
  public var alignment: Alignment

  /// Views one on the other.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// The smallest size that holds all views.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let (size, _) = extent(of: subviews, proposal: proposal)
    return size
  }

  /// Places the views by their guides.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let (_, guide) = extent(of: subviews, proposal: proposal)
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(
          x: bounds.minX + guide.x - dimensions[alignment.horizontal],
          y: bounds.minY + guide.y - dimensions[alignment.vertical]), proposal: proposal)
    }
  }

  private func extent(
    of subviews: Subviews, proposal: ProposedViewSize
  ) -> (size: CGSize, guide: CGPoint) {
    guard !subviews.isEmpty else { return (.zero, .zero) }
    var (left, right, above, below) = (
      -CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity
    )
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      left = max(left, dimensions[alignment.horizontal])
      right = max(right, Self.rest(of: dimensions.width, after: dimensions[alignment.horizontal]))
      above = max(above, dimensions[alignment.vertical])
      below = max(below, Self.rest(of: dimensions.height, after: dimensions[alignment.vertical]))
    }
    return (CGSize(width: left + right, height: above + below), CGPoint(x: left, y: above))
  }

  /// What is left of a length behind a guide; what has no end has none on either side.
  private static func rest(of length: CGFloat, after guide: CGFloat) -> CGFloat {
    let rest = length - guide
    return rest.isNaN ? .infinity : rest
  }
}

/// Views in a row.
public struct HStack<Content: View>: PrimitiveView {
  let container: LayoutContainer<Content>

  /// Views in a row.
  ///
  /// - Parameter spacing: The space between them; `nil` for the usual one.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    container = LayoutContainer(
      layout: AnyLayout(HStackLayout(alignment: alignment, spacing: spacing)), name: "HStack",
      content: content())
  }

  func nodes(in context: ViewContext) -> [LayoutNode] { container.nodes(in: context) }
}

/// Views in a column.
public struct VStack<Content: View>: PrimitiveView {
  let container: LayoutContainer<Content>

  /// Views in a column.
  ///
  /// - Parameter spacing: The space between them; `nil` for the usual one.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    container = LayoutContainer(
      layout: AnyLayout(VStackLayout(alignment: alignment, spacing: spacing)), name: "VStack",
      content: content())
  }

  func nodes(in context: ViewContext) -> [LayoutNode] { container.nodes(in: context) }
}

/// Views one on the other.
public struct ZStack<Content: View>: PrimitiveView {
  let container: LayoutContainer<Content>

  /// Views one on the other, later ones on top.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    container = LayoutContainer(
      layout: AnyLayout(ZStackLayout(alignment: alignment)), name: "ZStack", content: content())
  }

  func nodes(in context: ViewContext) -> [LayoutNode] { container.nodes(in: context) }
}
