public import Foundation

// Views that hold others together. Distances and colours are modelled.

/// A box around its content, with a title above it, like SwiftUI's `GroupBox`.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a box with a view as its title.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Creates a box with a view as its title, in early SwiftUI's syntax.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// The title above the content, on a box.
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
  /// Creates a box with a localised title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a box with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a title.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

/// A title with content that can be collapsed, like SwiftUI's `DisclosureGroup`.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Bool
  private let label: Label
  private let content: Content

  /// Creates a collapsed group with a view as its title. Its content is not drawn.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: .constant(false), content: content, label: label)
  }

  /// Creates a group with a view as its title. Its content is drawn if the binding is `true`.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded.wrappedValue
    self.label = label()
    self.content = content()
  }

  /// The title with a chevron, and below it the content if the group is expanded.
  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 8) {
        HStack { label }.frame(maxWidth: .infinity, alignment: .leading)
        Image(systemName: isExpanded ? "chevron.down" : "chevron.forward")
          .font(.footnote.bold()).foregroundStyle(.tint)
      }
      if isExpanded { content }
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a collapsed group with a localised title. Its content is not drawn.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a collapsed group with a title. Its content is not drawn.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group with a localised title. Its content is drawn if the binding is `true`.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a group with a title. Its content is drawn if the binding is `true`.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// A title with a value beside it, like SwiftUI's `LabeledContent`. At accessibility sizes, the
/// value is below the title.
nonisolated public struct LabeledContent<Label: View, Content: View>: View {
  @Environment(\.dynamicTypeSize) private var size
  private let label: Label
  private let content: Content

  /// Creates a labelled value from two views. Further views of the label are subtitles below it.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The title, followed by the value.
  public var body: some View {
    if size.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 4) {
        ControlTitle(label: label)
        content.foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack(spacing: 8) {
        ControlTitle(label: label)
        Spacer(minLength: 0)
        content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
      }
    }
  }
}

extension LabeledContent where Label == Text {
  /// Creates a labelled value from a localised title and a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a labelled value from a title and a view.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a labelled value from a localised title and a text.
  public init<Value: StringProtocol>(_ titleKey: LocalizedStringKey, value: Value) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// Creates a labelled value from a title and a text.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// Creates a labelled value from a localised title and a formatted value.
  public init<Format: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }

  /// Creates a labelled value from a title and a formatted value.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: FormatStyle>(
    _ title: Title, value: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

/// An image from the network, like SwiftUI's `AsyncImage`. It is never loaded here, so its
/// placeholder is drawn.
nonisolated public struct AsyncImage<Content: View>: View {
  private let content: Content

  /// Creates an image whose view depends on the loading phase, which is always
  /// ``AsyncImagePhase/empty`` here.
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
  /// Creates an image with a placeholder, which is drawn. The `content` closure never runs here.
  public init<Loaded: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> Loaded,
    @ViewBuilder placeholder: () -> Content
  ) {
    self.content = placeholder()
  }
}

extension AsyncImage where Content == Color {
  /// Creates an image whose placeholder is a grey box.
  public init(url: URL?, scale: CGFloat = 1) { content = .fill }
}

/// The loading phase of an image from the network. It is always ``empty`` here.
public enum AsyncImagePhase: Sendable {
  /// The image is not loaded yet.
  case empty
  /// The image is loaded. This phase never occurs here.
  case success(Image)
  /// The image could not be loaded. This phase never occurs here.
  case failure(any Error)

  /// The loaded image; `nil` in the other phases.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The reason of a failure; `nil` in the other phases.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A container whose content can scroll to its views, like SwiftUI's `ScrollViewReader`. Nothing is
/// scrolled here.
nonisolated public struct ScrollViewReader<Content: View>: View {
  private let content: Content
  /// Creates a container. The content receives a proxy, whose calls do nothing here.
  public init(@ViewBuilder content: (ScrollViewProxy) -> Content) {
    self.content = content(ScrollViewProxy())
  }
  /// The content of the container.
  public var body: some View { content }
}

/// Scrolls a scroll view to one of its views. Nothing is scrolled here.
public struct ScrollViewProxy: Sendable {
  /// Would scroll to the view with an identity. It does nothing here.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// A view that changes with time, like SwiftUI's `TimelineView`. Its date is always 1 January 2001,
/// midnight UTC, so that every picture is the same.
nonisolated public struct TimelineView<Content: View>: View {
  private let content: Content

  /// The date and cadence that the content receives.
  public typealias Context = TimelineViewDefaultContext

  /// Creates a view that would change on a schedule. Its content is made once, for a fixed date.
  public init<Schedule: TimelineSchedule>(
    _ schedule: Schedule, @ViewBuilder content: (Context) -> Content
  ) {
    self.content = content(Context(date: Date(timeIntervalSinceReferenceDate: 0)))
  }

  /// The content for 1 January 2001, midnight UTC.
  public var body: some View { content }
}

/// The date and cadence for the content of a ``TimelineView``. It is not generic, so that the
/// compiler can infer the content's type.
public struct TimelineViewDefaultContext: Sendable {
  /// How often a view changes with time.
  public enum Cadence: Comparable, Sendable {
    /// The view changes with every frame of the screen.
    case live
    /// The view changes once a second.
    case seconds
    /// The view changes once a minute.
    case minutes
  }

  /// The date to show: always 1 January 2001, midnight UTC, in a ``TimelineView``.
  public let date: Date
  /// How often the view changes. It is always ``Cadence/live`` here.
  public var cadence: Cadence { .live }
}

/// The dates at which a view changes. A view never changes here.
public protocol TimelineSchedule {}

/// A schedule of the system, such as every minute. A view never changes here.
public struct SystemTimelineSchedule: TimelineSchedule {}

extension TimelineSchedule where Self == SystemTimelineSchedule {
  /// A schedule with a change once a minute.
  public static var everyMinute: SystemTimelineSchedule { SystemTimelineSchedule() }
  /// A schedule with a change for every frame of the screen.
  public static var animation: SystemTimelineSchedule { SystemTimelineSchedule() }
  /// A schedule with a change for every frame, or less often with a minimum interval in seconds.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> SystemTimelineSchedule { SystemTimelineSchedule() }
  /// A schedule with a change at each of the given dates.
  public static func explicit<Dates: Sequence>(_ dates: Dates) -> SystemTimelineSchedule
  where Dates.Element == Date { SystemTimelineSchedule() }
  /// A schedule with a change at a start date, and again after each interval in seconds.
  public static func periodic(from start: Date, by interval: TimeInterval) -> SystemTimelineSchedule
  {
    SystemTimelineSchedule()
  }
}
