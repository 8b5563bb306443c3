public import SwiftUI

/// The content of a widget from some time on, like WidgetKit's `TimelineEntry`.
public protocol TimelineEntry {
  /// The time from which the entry is shown.
  var date: Date { get }
  /// The relevance of the entry; `nil` if it is unknown.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// Returns `nil`, because the relevance is unknown.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// The relevance of an entry in relation to the app's other entries.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// The relevance as a number. A higher one counts more.
  public var score: Float
  /// The duration of the relevance, in seconds.
  public var duration: TimeInterval

  /// Creates a relevance from a score and a duration.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// The time when a widget asks for new entries. Here, no widget ever asks.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let date: Date?
  private let isAtEnd: Bool
  /// After the last entry was shown.
  public static let atEnd = TimelineReloadPolicy(date: nil, isAtEnd: true)
  /// Only when the app asks for it.
  public static let never = TimelineReloadPolicy(date: nil, isAtEnd: false)
  /// Returns a policy that asks after a given time.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(date: date, isAtEnd: false)
  }
}

/// Entries in the order in which a widget shows them.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries.
  public let entries: [EntryType]
  /// The policy for new entries.
  public let policy: TimelineReloadPolicy

  /// Creates a timeline from entries and a policy for new ones.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// The facts about a widget that a provider gets when it is asked for entries.
public struct TimelineProviderContext: Sendable {
  /// The environments that the widget may be shown in. They are unknown here.
  @dynamicMemberLookup
  public struct EnvironmentVariants: Sendable {
    /// Returns `nil`: nothing is known of the values in the environment.
    public subscript<Value>(dynamicMember path: WritableKeyPath<EnvironmentValues, Value>)
      -> [Value]?
    {
      nil
    }
  }

  /// The environments that the widget may be shown in. They are unknown here.
  public let environmentVariants: EnvironmentVariants
  /// The family of the widget.
  public let family: WidgetFamily
  /// Whether the widget is shown in the gallery where a person chooses widgets.
  public let isPreview: Bool
  /// The size of the widget in points.
  public let displaySize: CGSize
}

/// Makes the entries of a widget, like WidgetKit's `TimelineProvider`. Typeproof never calls it;
/// tests can call its methods with entries of their own.
public protocol TimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The facts about a widget that a provider gets when it is asked for entries.
  typealias Context = TimelineProviderContext
  /// Returns an entry to show before others are available.
  func placeholder(in context: Context) -> Entry
  /// Passes an entry for the gallery where a person chooses widgets to `completion`.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Passes a timeline of entries to `completion`.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// The centre that manages the widgets of an app. No widget is shown here.
public final class WidgetCenter: Sendable {
  /// The app's widget centre.
  public static let shared = WidgetCenter()

  /// Does nothing, because no widget is shown here.
  public func reloadTimelines(ofKind kind: String) {}
  /// Does nothing, because no widget is shown here.
  public func reloadAllTimelines() {}
  /// Does nothing, because no widget is shown here.
  public func invalidateConfigurationRecommendations() {}
  /// Passes an empty list to the closure, because no widget is shown here.
  public func getCurrentConfigurations(
    _ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success([]))
  }
}

/// A widget that a person has added.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  /// The identity of the widget.
  public var id: String { kind }
  /// The kind of the widget.
  public let kind: String
  /// The family of the widget.
  public let family: WidgetFamily
}
