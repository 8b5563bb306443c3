/// A preview of a widget in a size with entries of a timeline, for Xcode's canvas. It compiles to nothing here.
///
/// - Parameters:
///   - name: The preview's name.
///   - family: The size.
///   - widget: The widget.
///   - timeline: The entries.
@freestanding(declaration)
public macro Preview<Family>(
  _ name: String? = nil, as family: WidgetFamily,
  widget: @escaping @MainActor () -> Family,
  @WidgetPreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "InterfaceMacros", type: "Preview")

/// A preview of a widget in a size with what gives its entries, for Xcode's canvas. It compiles to nothing here.
@freestanding(declaration)
public macro Preview<Family, Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily,
  widget: @escaping @MainActor () -> Family,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "InterfaceMacros", type: "Preview")

/// Builds the entries of a preview.
@resultBuilder
public enum WidgetPreviewTimelineBuilder {
  /// Takes one entry.
  public static func buildExpression<Entry: TimelineEntry>(_ entry: Entry) -> [any TimelineEntry] {
    [entry]
  }
  /// Takes several entries.
  public static func buildExpression<Entry: TimelineEntry>(
    _ entries: [Entry]
  ) -> [any TimelineEntry] { entries }
  /// The entries one after another.
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
    entries.flatMap(\.self)
  }
}
