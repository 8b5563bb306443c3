public import Foundation

/// The part of a scroll view that content margins apply to. Content margins have no effect here.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String
  /// The margins apply to the content of scroll views, as the system decides.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// The margins apply to the content of scroll views.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The margins apply to the scroll indicators.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// The padding that the system adds around a window's content. (Modelled: 16 pt.)
public struct ScenePadding: Equatable, Sendable {
  /// The smallest padding, which is 16 pt here.
  public static let minimum = ScenePadding()
}

/// The layout node of a view whose size is a part of its container's.
private final class ContainerPartNode: ModifierNode {
  private let axes: Axis.Set
  private let alignment: Alignment
  private let length: (CGFloat, Axis) -> CGFloat

  init(
    _ child: LayoutNode, axes: Axis.Set, alignment: Alignment,
    length: @escaping (CGFloat, Axis) -> CGFloat, in context: ViewContext
  ) {
    self.axes = axes
    self.alignment = alignment
    self.length = length
    super.init(child, in: context)
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    func part(_ whole: CGFloat?, _ axis: Axis, _ isMeant: Bool) -> CGFloat? {
      guard isMeant, let whole, whole.isFinite else { return whole }
      return max(0, length(whole, axis))
    }
    return ProposedViewSize(
      width: part(proposal.width, .horizontal, axes.contains(.horizontal)),
      height: part(proposal.height, .vertical, axes.contains(.vertical)))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = childProposal(proposal)
    let size = child.size(inner)
    return CGSize(
      width: axes.contains(.horizontal) ? inner.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? inner.height ?? size.height : size.height)
  }

  override func childOrigin(in size: CGSize, proposal: ProposedViewSize) -> CGPoint {
    alignment.origin(of: child.dimensions(childProposal(proposal)), in: size)
  }
}

nonisolated extension View {
  /// Divides the offered size into `count` equal parts along some axes, and gives the view `span`
  /// of them.
  ///
  /// A scroll view offers no length along its axis, so the view keeps its own there. On a device,
  /// it takes a part of the scroll view's length.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { whole, _ in
      let part = (whole - spacing * CGFloat(count - 1)) / CGFloat(max(1, count))
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// Gives the view the length that a closure returns for the offered length, along some axes.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifiedNode {
      ContainerPartNode($0, axes: axes, alignment: alignment, length: length, in: $1)
    }
  }

  /// Adds to the safe area at all edges, in points. (It is the same as padding here.)
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
  /// Adds to the safe area at some edges, in points. (It is the same as padding here.)
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Adds a bar at the top or bottom edge, and makes this view smaller by its height.
  public func safeAreaBar<Content: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
  /// Adds a bar at the leading or trailing edge, and makes this view smaller by its width.
  public func safeAreaBar<Content: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Sets the content margins of scroll views in the view. They have no effect here.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  /// Sets the content margins of scroll views in the view, in points. They have no effect here.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  /// Sets the content margins of scroll views in the view, in points. They have no effect here.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// Adds the system's padding around a window's content. (Modelled: 16 pt.)
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }
  /// Adds the system's padding around a window's content. (Modelled: 16 pt.)
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    scenePadding(edges)
  }
}

extension RoundedRectangle {
  /// Creates a rectangle with corners of a size. The corners are circular here, with the smaller of
  /// both lengths as radius.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(cornerRadius: min(cornerSize.width, cornerSize.height), style: style)
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of a size. The corners are circular here, with the smaller of both
  /// lengths as radius.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a different radius for each corner, in points.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style
    )
  }
}

extension HorizontalAlignment {
  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// The leading end of the separator below a list row. It does not move the separator here.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// The trailing end of the separator below a list row. It does not move the separator here.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}
