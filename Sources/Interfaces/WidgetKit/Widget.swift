// WidgetKit's names for app sources that stay as they are on Linux. Nothing shows a widget here: its views are drawn like
// any others, in a frame of the widget's size.
@_exported public import SwiftUI

/// A widget, like WidgetKit's `Widget`. It is never run here.
@preconcurrency @MainActor
public protocol Widget {
  /// The type of the widget's configuration.
  associatedtype Body: WidgetConfiguration
  /// The configuration of the widget.
  var body: Body { get }
  /// Creates the widget.
  init()
}

extension Widget {
  /// Does nothing, because no widget is run here.
  public static func main() {}
}

/// Several widgets of an app, like WidgetKit's `WidgetBundle`. They are never run here.
@preconcurrency @MainActor
public protocol WidgetBundle {
  /// The type of the widgets.
  associatedtype Body: Widget
  /// The widgets of the bundle.
  @WidgetBundleBuilder var body: Body { get }
  /// Creates the bundle.
  init()
}

extension WidgetBundle {
  /// Does nothing, because no widget is run here.
  public static func main() {}
}

/// The result of building several widgets, or none. It shows nothing here.
public struct WidgetGroup: Widget {
  /// Creates an empty group.
  public init() {}
  /// An empty configuration.
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// The result builder for the widgets of an app.
@resultBuilder @preconcurrency @MainActor
public enum WidgetBundleBuilder {
  /// Builds an empty group for no widgets.
  public static func buildBlock() -> WidgetGroup { WidgetGroup() }
  /// Returns the only widget.
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
  /// Builds an empty group in place of several widgets.
  public static func buildBlock<each Content: Widget>(
    _ content: repeat each Content
  ) -> WidgetGroup {
    WidgetGroup()
  }
  /// Builds an empty group in place of a widget behind a condition.
  public static func buildOptional(_ widget: (any Widget)?) -> WidgetGroup { WidgetGroup() }
  /// Builds an empty group in place of a widget behind an availability check.
  public static func buildLimitedAvailability(_ widget: some Widget) -> WidgetGroup {
    WidgetGroup()
  }
}

/// The content and the settings of a widget, like WidgetKit's `WidgetConfiguration`. Nothing shows
/// it here.
@preconcurrency @MainActor
public protocol WidgetConfiguration {
  /// The type of the configuration that this one is made of.
  associatedtype Body: WidgetConfiguration
  /// The configuration that this one is made of.
  var body: Body { get }
}

extension Never: WidgetConfiguration {}

/// A configuration that shows nothing.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// Creates an empty configuration.
  nonisolated public init() {}
  /// Stops the program: this configuration is not made of another one.
  public var body: Never { preconditionFailure("A configuration has no body.") }
}

/// The configuration of a widget that a person cannot configure.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// Creates a configuration. The provider and the content are never called here.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
  /// Stops the program: this configuration is not made of another one.
  public var body: Never { preconditionFailure("A configuration has no body.") }
}

extension WidgetConfiguration {
  /// Sets the name that a person sees when choosing a widget. It has no effect here.
  public func configurationDisplayName(
    _ displayNameKey: LocalizedStringKey
  ) -> some WidgetConfiguration { self }
  /// Sets the name that a person sees when choosing a widget. It has no effect here.
  @_disfavoredOverload
  public func configurationDisplayName<Words: StringProtocol>(
    _ displayName: Words
  ) -> some WidgetConfiguration { self }
  /// Sets the name that a person sees when choosing a widget. It has no effect here.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }
  /// Sets the description that a person sees when choosing a widget. It has no effect here.
  public func description(
    _ descriptionKey: LocalizedStringKey
  ) -> some WidgetConfiguration { self }
  /// Sets the description that a person sees when choosing a widget. It has no effect here.
  @_disfavoredOverload
  public func description<Words: StringProtocol>(
    _ description: Words
  ) -> some WidgetConfiguration { self }
  /// Sets the description that a person sees when choosing a widget. It has no effect here.
  public func description(_ description: Text) -> some WidgetConfiguration { self }
  /// Sets the families that the widget supports. It has no effect here.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  /// Removes the margins that the system adds. Here, the system adds none.
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }
  /// Sets whether the system may remove the background. It has no effect here.
  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration { self }
  /// Sets the places where the widget should not appear. It has no effect here.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }
  /// Sets an action for background downloads. It is never called here.
  public func onBackgroundURLSessionEvents(
    matching identifier: String? = nil, _ action: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
}

/// A place where widgets appear.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String
  /// The Home Screen.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// The Lock Screen.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// The screen of a phone while it charges on its side.
  public static let standBy = WidgetLocation(name: "standBy")
  /// The desktop of a Mac that shows widgets of a phone.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}

/// The size and place of a widget.
public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// A small square.
  case systemSmall
  /// A rectangle as high as the small square, and twice as wide.
  case systemMedium
  /// A large square.
  case systemLarge
  /// A rectangle as high as the large square, and twice as wide.
  case systemExtraLarge
  /// A circle on a lock screen or a watch.
  case accessoryCircular
  /// A rectangle on a lock screen or a watch.
  case accessoryRectangular
  /// A line of text on a lock screen or a watch.
  case accessoryInline
  /// A corner of a watch.
  case accessoryCorner

  /// The name of the case, such as `systemSmall`.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    case .accessoryCorner: "accessoryCorner"
    }
  }
}
