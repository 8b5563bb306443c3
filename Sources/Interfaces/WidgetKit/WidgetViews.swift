public import SwiftUI

/// The way the system draws a widget. Here it is always drawn in full colour, but views can read
/// the mode that you set.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  /// The name of the mode, such as `fullColor`.
  public let description: String
  /// Draws the widget in its own colours.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// Draws the widget in two colours.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// Draws the widget in one colour, as on a Lock Screen.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

/// The colours of a picture in a widget that is drawn in two colours. It has no effect here.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let name: String
  /// The accent colour.
  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  /// The other colour, without the picture's own colours.
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  /// The accent colour, without the picture's own colours.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  /// The picture's own colours.
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

extension EnvironmentValues {
  private enum FamilyKey: EnvironmentKey { static let defaultValue = WidgetFamily.systemSmall }
  private enum RenderingKey: EnvironmentKey {
    static let defaultValue = WidgetRenderingMode.fullColor
  }
  private enum BackgroundKey: EnvironmentKey { static let defaultValue = true }
  private enum MarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }

  /// The family of the widget; `systemSmall` unless you set it.
  public var widgetFamily: WidgetFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }

  /// The way the system draws the widget; `fullColor` unless you set it.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[RenderingKey.self] }
    set { self[RenderingKey.self] = newValue }
  }

  /// Whether the system shows the widget's background; true unless you set it. It is drawn here in
  /// any case.
  public var showsWidgetContainerBackground: Bool {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }

  /// Whether the widget has a label beside it, as on a watch. Always false here.
  public var showsWidgetLabel: Bool { false }

  /// The margins that the system adds to a widget: none unless you set them.
  public var widgetContentMargins: EdgeInsets {
    get { self[MarginsKey.self] }
    set { self[MarginsKey.self] = newValue }
  }
}

/// The background of a widget on a Lock Screen. It is drawn as a grey box.
public struct AccessoryWidgetBackground: View {
  /// Creates the background.
  public init() {}
  /// A grey box that fills the available space.
  public var body: some View { Color.fill }
}

extension ContainerBackgroundPlacement {
  /// The background of a widget.
  public static let widget = ContainerBackgroundPlacement()
}

/// The size of a widget in an Xcode preview. It has no effect here.
public struct WidgetPreviewContext: Sendable {
  /// Creates a context with the family of a widget.
  public init(family: WidgetFamily) {}
}

nonisolated extension View {
  /// Sets the URL that a tap on the widget opens. Nothing is opened here.
  public func widgetURL(_ url: URL?) -> some View { self }
  /// Sets whether the view takes the accent colour in a widget of two colours. It has no effect
  /// here.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  /// Adds a label beside the widget. It is not drawn here.
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
  /// Adds a label beside the widget. It is not drawn here.
  public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// Adds a label beside the widget. It is not drawn here.
  @_disfavoredOverload
  public func widgetLabel<Words: StringProtocol>(_ label: Words) -> some View { self }
  /// Sets the size of a widget in an Xcode preview. It has no effect here.
  public func previewContext(_ value: WidgetPreviewContext) -> some View { self }
  /// Sets whether text curves along the edge of a watch. It is drawn straight here.
  public func widgetCurvesContent(_ curves: Bool = true) -> some View { self }
}

extension Image {
  /// Sets the colours of the picture in a widget of two colours. It has no effect here.
  public func widgetAccentedRenderingMode(
    _ renderingMode: WidgetAccentedRenderingMode?
  ) -> some View { self }
}
