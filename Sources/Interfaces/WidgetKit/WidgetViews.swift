public import SwiftUI

/// How the system draws a widget. It is drawn in full colour unless you set another way, which views can read.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  /// The name of the way.
  public let description: String
  /// In its own colours.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// In two colours.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// In one colour, as on a lock screen.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

/// The colours of a picture in a widget of two colours.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let name: String
  /// The first colour.
  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  /// The second colour, without the picture's own.
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  /// The first colour, without the picture's own.
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

  /// The size of the widget: small unless you set it.
  public var widgetFamily: WidgetFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }

  /// How the system draws the widget: in full colour unless you set it.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[RenderingKey.self] }
    set { self[RenderingKey.self] = newValue }
  }

  /// Whether the background of the widget shows. It is drawn all the same.
  public var showsWidgetContainerBackground: Bool {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }

  /// Whether the widget has labels beside it, as on a watch; never here.
  public var showsWidgetLabel: Bool { false }

  /// The margins that the system adds to a widget: none unless you set them.
  public var widgetContentMargins: EdgeInsets {
    get { self[MarginsKey.self] }
    set { self[MarginsKey.self] = newValue }
  }
}

/// The background of a widget on a lock screen. It is drawn as a grey box.
public struct AccessoryWidgetBackground: View {
  /// Creates the background.
  public init() {}
  /// A grey box in all the room there is.
  public var body: some View { Color.fill }
}

extension ContainerBackgroundPlacement {
  /// Behind a widget.
  public static let widget = ContainerBackgroundPlacement()
}

/// The room of a widget in a preview.
public struct WidgetPreviewContext: Sendable {
  /// Creates the room of a widget.
  public init(family: WidgetFamily) {}
}

nonisolated extension View {
  /// Sets the address that a tap on the widget opens. Nothing is opened here.
  public func widgetURL(_ url: URL?) -> some View { self }
  /// Sets whether the view has the first of two colours. It has no effect here.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  /// Adds a label beside the widget. It is not drawn here.
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
  /// Adds a label beside the widget. It is not drawn here.
  public func widgetLabel<Words: StringProtocol>(_ label: Words) -> some View { self }
  /// Sets the room of a widget in a preview in Xcode.
  public func previewContext(_ value: WidgetPreviewContext) -> some View { self }
  /// Turns text along the edge of a watch. It is not turned here.
  public func widgetCurvesContent(_ curves: Bool = true) -> some View { self }
}

extension Image {
  /// Sets the colours of the picture in a widget of two colours. It has no effect here.
  public func widgetAccentedRenderingMode(
    _ renderingMode: WidgetAccentedRenderingMode?
  ) -> some View { self }
}
