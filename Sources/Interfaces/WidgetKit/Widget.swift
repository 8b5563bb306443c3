// WidgetKit's names for app sources that stay as they are on Linux. Nothing shows a widget here: its views are drawn like
// any others, in a frame of the widget's size.
@_exported public import SwiftUI

/// A widget, like WidgetKit's `Widget`. Nothing starts it here.
@preconcurrency @MainActor
public protocol Widget {
  /// The type of what the widget shows.
  associatedtype Body: WidgetConfiguration
  /// What the widget shows.
  var body: Body { get }
  /// Creates the widget.
  init()
}

extension Widget {
  /// Does nothing.
  public static func main() {}
}

/// Several widgets of an app, like WidgetKit's `WidgetBundle`. Nothing starts it here.
@preconcurrency @MainActor
public protocol WidgetBundle {
  /// The type of the widgets.
  associatedtype Body: Widget
  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }
  /// Creates the widgets.
  init()
}

extension WidgetBundle {
  /// Does nothing.
  public static func main() {}
}

/// Several widgets, or none.
public struct WidgetGroup: Widget {
  /// Creates a group.
  public init() {}
  /// Nothing.
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// Builds the widgets of an app.
@resultBuilder @preconcurrency @MainActor
public enum WidgetBundleBuilder {
  /// No widget.
  public static func buildBlock() -> WidgetGroup { WidgetGroup() }
  /// One widget.
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
  /// Several widgets.
  public static func buildBlock<each Content: Widget>(
    _ content: repeat each Content
  ) -> WidgetGroup {
    WidgetGroup()
  }
  /// A widget or none.
  public static func buildOptional(_ widget: (any Widget)?) -> WidgetGroup { WidgetGroup() }
  /// A widget of a newer system.
  public static func buildLimitedAvailability(_ widget: some Widget) -> WidgetGroup {
    WidgetGroup()
  }
}

/// What a widget shows and how, like WidgetKit's `WidgetConfiguration`. Nothing shows it here.
@preconcurrency @MainActor
public protocol WidgetConfiguration {
  /// The type of what it is made of.
  associatedtype Body: WidgetConfiguration
  /// What it is made of.
  var body: Body { get }
}

extension Never: WidgetConfiguration {}

/// A widget that shows nothing.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// Creates it.
  nonisolated public init() {}
  /// It is made of nothing else.
  public var body: Never { preconditionFailure("A configuration has no body.") }
}

/// A widget without settings of its own.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// Creates a widget from the entries of a provider.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
  /// It is made of nothing else.
  public var body: Never { preconditionFailure("A configuration has no body.") }
}

extension WidgetConfiguration {
  /// Sets the name that a person chooses the widget by. It has no effect here.
  public func configurationDisplayName<Words: StringProtocol>(
    _ displayName: Words
  ) -> some WidgetConfiguration { self }
  /// Sets the name that a person chooses the widget by. It has no effect here.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }
  /// Sets what a person reads about the widget. It has no effect here.
  public func description<Words: StringProtocol>(
    _ description: Words
  ) -> some WidgetConfiguration { self }
  /// Sets what a person reads about the widget. It has no effect here.
  public func description(_ description: Text) -> some WidgetConfiguration { self }
  /// Sets the sizes of the widget. It has no effect here.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  /// Takes the margins away that the system adds. It adds none here.
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }
  /// Sets whether the system can take the background away. It has no effect here.
  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration { self }
  /// Sets the places where the widget does not show. It has no effect here.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }
  /// Sets an action for downloads, which never runs here.
  public func onBackgroundURLSessionEvents(
    matching identifier: String? = nil, _ action: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
}

/// A place where widgets show.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String
  /// The screen with apps.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// The screen that is locked.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// The screen while the device charges.
  public static let standBy = WidgetLocation(name: "standBy")
  /// The desktop of a Mac that shows widgets of a phone.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}

/// The size and place of a widget.
public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// A small square.
  case systemSmall
  /// As high as a small one, and twice as wide.
  case systemMedium
  /// A large square.
  case systemLarge
  /// As high as a large one, and twice as wide.
  case systemExtraLarge
  /// A circle on a lock screen or a watch.
  case accessoryCircular
  /// A rectangle on a lock screen or a watch.
  case accessoryRectangular
  /// A line of text on a lock screen or a watch.
  case accessoryInline
  /// A corner of a watch.
  case accessoryCorner

  /// The name of the size.
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
