public import Foundation

/// The room that margins are for.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String
  /// As the system decides: what a scroll view shows.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// What a scroll view shows.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The bars of a scroll view. These margins have no effect here.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// The room that the system keeps around a window's content.
public struct ScenePadding: Equatable, Sendable {
  /// The least room.
  public static let minimum = ScenePadding()
}

/// A part of the room of a container, in a number of equal parts with a distance between them.
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
  /// Makes the view as large as some of the equal parts of what it is offered along some axes.
  ///
  /// A scroll view offers no length along its axis, so the view keeps its own there; a phone takes the scroll view's.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { whole, _ in
      let part = (whole - spacing * CGFloat(count - 1)) / CGFloat(max(1, count))
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// Makes the view as large as a closure returns for the offered size, along some axes.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifiedNode {
      ContainerPartNode($0, axes: axes, alignment: alignment, length: length, in: $1)
    }
  }

  /// Adds room at all edges that content keeps away from. (It is the same as padding here.)
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
  /// Adds room at edges that content keeps away from. (It is the same as padding here.)
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Adds a bar at an edge, which the rest makes room for.
  public func safeAreaBar<Content: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
  /// Adds a bar at a side, which the rest makes room for.
  public func safeAreaBar<Content: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Sets the margins of what scroll views in the view show. They have no effect here.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  /// Sets the margins of what scroll views in the view show, in points. They have no effect here.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  /// Sets the margins of what scroll views in the view show, in points. They have no effect here.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// Adds the room that the system keeps around a window's content. (Modelled: 16 pt.)
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }
  /// Adds the room that the system keeps around a window's content. (Modelled: 16 pt.)
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    scenePadding(edges)
  }
}

extension RoundedRectangle {
  /// Creates a rectangle with a size of its corners. They are circular here, with the smaller of both lengths.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(cornerRadius: min(cornerSize.width, cornerSize.height), style: style)
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with a size of its corners. They are circular here, with the smaller of both lengths.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle each of whose corners has a radius of its own.
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

  /// Where the line below a row of a list begins. It has no effect here.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// Where the line below a row of a list ends. It has no effect here.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}
