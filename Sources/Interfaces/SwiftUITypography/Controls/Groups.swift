public import Foundation

// Views that hold others together. Distances and colours are modelled.

/// A box around views, with a title, like SwiftUI's `GroupBox`.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a box.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Creates a box, in early SwiftUI's syntax.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// The title above the views, on a box.
  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      label.font(.headline)
      VStack { content }.frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(16)
    .background(Color.groupedBackground, in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a title.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

/// A title with views that can be hidden, like SwiftUI's `DisclosureGroup`.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Bool
  private let label: Label
  private let content: Content

  /// Creates a group whose views are hidden at first.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: .constant(false), content: content, label: label)
  }

  /// Creates a group whose views show if a value says so.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded.wrappedValue
    self.label = label()
    self.content = content()
  }

  /// The title with a chevron, above the views.
  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 8) {
        HStack { label }.frame(maxWidth: .infinity, alignment: .leading)
        Image(systemName: isExpanded ? "chevron.down" : "chevron.right")
          .font(.footnote.bold()).foregroundStyle(.tint)
      }
      if isExpanded { content }
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title.
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group with a title whose views show if a value says so.
  public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// A title with a value, like SwiftUI's `LabeledContent`: beside each other, or below each other at accessibility sizes.
nonisolated public struct LabeledContent<Label: View, Content: View>: View {
  @Environment(\.dynamicTypeSize) private var size
  private let label: Label
  private let content: Content

  /// Creates a title with a value.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The title, followed by the value.
  public var body: some View {
    if size.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 4) {
        label
        content.foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 0)
        content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
      }
    }
  }
}

extension LabeledContent where Label == Text {
  /// Creates a title with a view.
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a title with a text.
  public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// Creates a title with a formatted value.
  public init<Title: StringProtocol, Format: FormatStyle>(
    _ title: Title, value: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

/// What a screen without content shows, like SwiftUI's `ContentUnavailableView`.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a view.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description,
    @ViewBuilder actions: () -> Actions
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// A symbol, a title, a description and buttons below each other, in the middle.
  public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 6) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      VStack(spacing: 8) { actions }
    }
    .multilineTextAlignment(.center)
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

nonisolated private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

extension ContentUnavailableView where Actions == EmptyView {
  /// Creates a view without buttons.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description
  ) {
    self.init(label: label, description: description) { EmptyView() }
  }
}

extension ContentUnavailableView where Description == EmptyView, Actions == EmptyView {
  /// Creates a view without a description and buttons.
  public init(@ViewBuilder label: () -> Label) {
    self.init(label: label, description: { EmptyView() }, actions: { EmptyView() })
  }
}

extension ContentUnavailableView
where
  Label == SwiftUITypography.Label<Text, Image>, Description == Text?, Actions == EmptyView
{
  /// Creates a view with a title and a symbol.
  public init<Title: StringProtocol>(
    _ title: Title, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { SwiftUITypography.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// What a search shows that found nothing.
  public static var search: ContentUnavailableView {
    ContentUnavailableView(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}

/// A picture from the network, like SwiftUI's `AsyncImage`. It is never loaded. Typeproof draws its placeholder.
nonisolated public struct AsyncImage<Content: View>: View {
  private let content: Content

  /// Creates a picture that shows what a closure makes of how far it is.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }

  /// The placeholder.
  public var body: some View { content }
}

extension AsyncImage {
  /// Creates a picture with a placeholder.
  public init<Loaded: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> Loaded,
    @ViewBuilder placeholder: () -> Content
  ) {
    self.content = placeholder()
  }
}

extension AsyncImage where Content == Color {
  /// Creates a picture. Its placeholder is a grey box.
  public init(url: URL?, scale: CGFloat = 1) { content = .fill }
}

/// How far a picture from the network is: never loaded here.
public enum AsyncImagePhase: Sendable {
  /// It is not loaded.
  case empty
  /// It is loaded.
  case success(Image)
  /// It cannot be loaded.
  case failure(any Error)

  /// The picture; `nil` where it is not loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why it cannot be loaded; `nil` otherwise.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// Lets views be scrolled to, like SwiftUI's `ScrollViewReader`. Nothing is scrolled here.
nonisolated public struct ScrollViewReader<Content: View>: View {
  private let content: Content
  /// Creates the view.
  public init(@ViewBuilder content: (ScrollViewProxy) -> Content) {
    self.content = content(ScrollViewProxy())
  }
  /// The content.
  public var body: some View { content }
}

/// Scrolls to views. Nothing is scrolled here.
public struct ScrollViewProxy: Sendable {
  /// Does nothing.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// A view that changes with time, like SwiftUI's `TimelineView`. It shows 1 January 2001, midnight UTC, so that every
/// picture is the same.
nonisolated public struct TimelineView<Content: View>: View {
  private let content: Content

  /// What the content knows of time.
  public typealias Context = TimelineViewDefaultContext

  /// Creates the view.
  public init<Schedule: TimelineSchedule>(
    _ schedule: Schedule, @ViewBuilder content: (Context) -> Content
  ) {
    self.content = content(Context(date: Date(timeIntervalSinceReferenceDate: 0)))
  }

  /// The content.
  public var body: some View { content }
}

/// What the content of a view knows of time. It is not generic, so that the content can be inferred from it.
public struct TimelineViewDefaultContext: Sendable {
  /// How often a view changes with time.
  public enum Cadence: Comparable, Sendable {
    /// With every picture of a screen.
    case live
    /// At every second.
    case seconds
    /// At every minute.
    case minutes
  }

  /// The date.
  public let date: Date
  /// How often the view changes: with every picture of a screen.
  public var cadence: Cadence { .live }
}

/// When a view changes with time. It never does here.
public protocol TimelineSchedule {}

/// A schedule of the system's.
public struct SystemTimelineSchedule: TimelineSchedule {}

extension TimelineSchedule where Self == SystemTimelineSchedule {
  /// At every minute.
  public static var everyMinute: SystemTimelineSchedule { SystemTimelineSchedule() }
  /// With every picture of a screen.
  public static var animation: SystemTimelineSchedule { SystemTimelineSchedule() }
  /// With every picture of a screen, at most after an interval in seconds.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> SystemTimelineSchedule { SystemTimelineSchedule() }
  /// At some dates.
  public static func explicit<Dates: Sequence>(_ dates: Dates) -> SystemTimelineSchedule
  where Dates.Element == Date { SystemTimelineSchedule() }
  /// Again and again.
  public static func periodic(from start: Date, by interval: TimeInterval) -> SystemTimelineSchedule
  {
    SystemTimelineSchedule()
  }
}
