/// The container that a background fills. Here, the background fills all the space that is offered.
public struct ContainerBackgroundPlacement: Sendable {
  /// The background of a navigation stack's views.
  public static let navigation = ContainerBackgroundPlacement()
  /// The background of a split view's columns.
  public static let navigationSplitView = ContainerBackgroundPlacement()
  /// The background of a tab view's tabs.
  public static let tabView = ContainerBackgroundPlacement()

  /// Creates a place for another module, such as the background of a widget.
  public init() {}
}

nonisolated extension View {
  /// Places a colour or style behind the view, in all the space that is offered.
  public func containerBackground<Style: ShapeStyle>(
    _ style: Style, for container: ContainerBackgroundPlacement
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity).background(style)
  }

  /// Places a view behind this one, in all the space that is offered.
  public func containerBackground<Background: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(alignment: alignment, content: content)
  }
}
