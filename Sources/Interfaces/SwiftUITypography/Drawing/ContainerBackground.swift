/// A container that a background is for. It is drawn behind the view, in all the room there is.
public struct ContainerBackgroundPlacement: Sendable {
  /// Behind the views of a stack.
  public static let navigation = ContainerBackgroundPlacement()
  /// Behind the columns of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement()
  /// Behind the views of tabs.
  public static let tabView = ContainerBackgroundPlacement()

  /// Creates a place of another module, such as behind a widget.
  public init() {}
}

nonisolated extension View {
  /// Places a colour behind the view, in all the room there is.
  public func containerBackground<Style: ShapeStyle>(
    _ style: Style, for container: ContainerBackgroundPlacement
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity).background(style)
  }

  /// Places a view behind this one, in all the room there is.
  public func containerBackground<Background: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(alignment: alignment, content: content)
  }
}
