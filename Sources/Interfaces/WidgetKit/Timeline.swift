public import SwiftUI

/// What a widget shows from a time on, like WidgetKit's `TimelineEntry`.
public protocol TimelineEntry {
  /// The time.
  var date: Date { get }
  /// How relevant the entry is; `nil` if nothing is known of that.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// Nothing is known of how relevant the entry is.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How relevant an entry is in relation to others.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// The relevance.
  public var score: Float
  /// For how long, in seconds.
  public var duration: TimeInterval

  /// Creates a relevance.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// When a widget asks for new entries. It never does here.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let date: Date?
  private let isAtEnd: Bool
  /// When the last entry has been shown.
  public static let atEnd = TimelineReloadPolicy(date: nil, isAtEnd: true)
  /// When the app says so.
  public static let never = TimelineReloadPolicy(date: nil, isAtEnd: false)
  /// After a time.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(date: date, isAtEnd: false)
  }
}

/// Entries in the order in which a widget shows them.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries.
  public let entries: [EntryType]
  /// When the widget asks for new ones.
  public let policy: TimelineReloadPolicy

  /// Creates a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// What is known of a widget when it asks for entries.
public struct TimelineProviderContext: Sendable {
  /// The environments that the widget is shown in.
  @dynamicMemberLookup
  public struct EnvironmentVariants: Sendable {
    /// The values of the environment; `nil` if they do not vary.
    public subscript<Value>(dynamicMember path: WritableKeyPath<EnvironmentValues, Value>)
      -> [Value]?
    {
      nil
    }
  }

  /// The environments that the widget is shown in.
  public let environmentVariants: EnvironmentVariants
  /// The size of the widget.
  public let family: WidgetFamily
  /// Whether the widget shows where a person chooses widgets.
  public let isPreview: Bool
  /// The size in points.
  public let displaySize: CGSize
}

/// Makes the entries of a widget, like WidgetKit's `TimelineProvider`. Nothing asks it here; tests can call its methods
/// with entries of their own.
public protocol TimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// What is known of a widget when it asks for entries.
  typealias Context = TimelineProviderContext
  /// An entry to show before others are there.
  func placeholder(in context: Context) -> Entry
  /// An entry to show where a person chooses widgets.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// The entries.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// The widgets of an app. No widget shows here.
public final class WidgetCenter: Sendable {
  /// The widgets of the app.
  public static let shared = WidgetCenter()

  /// Does nothing.
  public func reloadTimelines(ofKind kind: String) {}
  /// Does nothing.
  public func reloadAllTimelines() {}
  /// Does nothing.
  public func invalidateConfigurationRecommendations() {}
  /// Reports that there are no widgets.
  public func getCurrentConfigurations(
    _ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success([]))
  }
}

/// A widget that a person has chosen.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  /// The identity of the widget.
  public var id: String { kind }
  /// The kind of the widget.
  public let kind: String
  /// The size of the widget.
  public let family: WidgetFamily
}
