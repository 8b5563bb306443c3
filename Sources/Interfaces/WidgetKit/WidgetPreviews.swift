/// Declares a preview of a widget with timeline entries, for Xcode's canvas. It compiles to nothing
/// here.
///
/// - Parameters:
///   - name: The preview's name.
/// - family: The widget's family.
///   - widget: The widget.
///   - timeline: The entries.
@freestanding(declaration)
public macro Preview<Family>(
  _ name: String? = nil, as family: WidgetFamily,
  widget: @escaping @MainActor () -> Family,
  @WidgetPreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "InterfaceMacros", type: "Preview")

/// Declares a preview of a widget with a timeline provider, for Xcode's canvas. It compiles to
/// nothing here.
@freestanding(declaration)
public macro Preview<Family, Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily,
  widget: @escaping @MainActor () -> Family,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "InterfaceMacros", type: "Preview")

/// The result builder for the entries of a preview.
@resultBuilder
public enum WidgetPreviewTimelineBuilder {
  /// Returns one entry as a list.
  public static func buildExpression<Entry: TimelineEntry>(_ entry: Entry) -> [any TimelineEntry] {
    [entry]
  }
  /// Returns several entries unchanged.
  public static func buildExpression<Entry: TimelineEntry>(
    _ entries: [Entry]
  ) -> [any TimelineEntry] { entries }
  /// Returns the entries of all lines, one after another.
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
    entries.flatMap(\.self)
  }
}
