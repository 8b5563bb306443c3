public import Foundation

// Controls with a choice behind them. They show what is chosen; what opens is not drawn. Sizes and colours are modelled.

/// A choice between values, like SwiftUI's `Picker`. It shows its label and the view of the chosen
/// value.
nonisolated public struct Picker<Label: View, Selection: Hashable, Content: View>: View {
  private let label: Label
  private let selection: Selection
  private let content: Content

  /// Creates a picker with a view as its label. Options set their values with `tag(_:)`.
  public init(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.selection = selection.wrappedValue
    self.content = content()
  }

  /// Creates a picker with a view as its label, in early SwiftUI's syntax.
  public init(
    selection: Binding<Selection>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }

  /// The label, followed by the chosen option.
  public var body: some View {
    LabelledControl(label: label, isBelowWhenLarge: true) {
      ChosenView(selection: AnyHashable(selection), content: content)
    }
  }
}

extension EnvironmentValues {
  private enum ChoiceKey: EnvironmentKey { static let defaultValue = false }

  /// Whether the views are the options of a picker.
  var isChoice: Bool {
    get { self[ChoiceKey.self] }
    set { self[ChoiceKey.self] = newValue }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a localised title. Options set their values with `tag(_:)`.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a title. Options set their values with `tag(_:)`.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

/// The options of a picker: beside each other if segmented, else the chosen one with a chevron.
private struct ChosenView<Content: View>: PrimitiveView {
  let selection: AnyHashable
  let content: Content

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let isSegmented = context.environment.pickerStyle == .segmented
    let inner = context.changing {
      $0.stackAxis = .horizontal
      $0.isChoice = true
      $0.foregroundColor = isSegmented ? .primary : .secondary
      if isSegmented {
        $0.font = .system(size: 13)
        $0.lineLimit = 1
      }
    }
    let options = content.layoutNodes(in: inner)
    let chosen = options.firstIndex { $0.settings.tag == selection }
    if isSegmented { return [segments(options, chosen).layoutNode(in: inner)] }
    let row = HStack(spacing: 4) {
      if let chosen { Node(options[chosen]) }
      VStack(spacing: 1) {
        Image(systemName: "chevron.up")
        Image(systemName: "chevron.down")
      }
      .font(.caption2.bold())
    }
    return [row.layoutNode(in: inner)]
  }

  /// The segments of a picker, which do not grow with the text size.
  private func segments(_ options: [LayoutNode], _ chosen: Int?) -> some View {
    HStack(spacing: 0) {
      ForEach(0..<options.count) { index in
        Node(options[index]).frame(maxWidth: .infinity, minHeight: 28)
          .background {
            if index == chosen {
              RoundedRectangle(cornerRadius: 7).fill(Color.groupBackground)
            }
          }
      }
    }
    .padding(2)
    .frame(height: 32)
    .background(Color.fill, in: RoundedRectangle(cornerRadius: 9))
  }
}

/// The parts of a date that a date picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The parts as a bit mask.
  public let rawValue: Int
  /// Creates parts from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The day, month and year.
  public static let date = DatePickerComponents(rawValue: 1)
  /// The hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

/// A choice of a date, like SwiftUI's `DatePicker`. It shows its label, and the date and time in
/// boxes.
nonisolated public struct DatePicker<Label: View>: View {
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  private let label: Label
  private let date: Date
  private let parts: DatePickerComponents

  /// Creates a date picker with a view as its label.
  public init(
    selection: Binding<Date>,
    displayedComponents parts: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    date = selection.wrappedValue
    self.parts = parts
  }

  /// Creates a date picker for a range of dates, which does not change how it looks here.
  public init<Dates: RangeExpression>(
    selection: Binding<Date>, in range: Dates,
    displayedComponents parts: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) where Dates.Bound == Date {
    self.init(selection: selection, displayedComponents: parts, label: label)
  }

  /// The label, followed by the date and the time.
  public var body: some View {
    LabelledControl(label: label) {
      HStack(spacing: 6) {
        if parts.contains(.date) { field(format(date: .abbreviated, time: .omitted)) }
        if parts.contains(.hourAndMinute) { field(format(date: .omitted, time: .shortened)) }
      }
    }
  }

  private func format(
    date dateStyle: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> String {
    var style = Date.FormatStyle(date: dateStyle, time: time)
    style.locale = locale
    style.timeZone = timeZone
    return date.formatted(style)
  }

  private func field(_ text: String) -> some View {
    Text(verbatim: text).padding(EdgeInsets(top: 6, leading: 11, bottom: 6, trailing: 11))
      .background(Color.fill, in: RoundedRectangle(cornerRadius: 6))
  }
}

extension DatePicker where Label == Text {
  /// Creates a date picker with a localised title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents parts: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: parts) { Text(titleKey) }
  }

  /// Creates a date picker with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>,
    displayedComponents parts: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: parts) { Text(title) }
  }

  /// Creates a date picker with a localised title for a range of dates, which does not change how
  /// it looks here.
  public init<Dates: RangeExpression>(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: Dates,
    displayedComponents parts: DatePickerComponents = [.hourAndMinute, .date]
  ) where Dates.Bound == Date {
    self.init(selection: selection, displayedComponents: parts) { Text(titleKey) }
  }

  /// Creates a date picker with a title for a range of dates, which does not change how it looks
  /// here.
  @_disfavoredOverload
  public init<Title: StringProtocol, Dates: RangeExpression>(
    _ title: Title, selection: Binding<Date>, in range: Dates,
    displayedComponents parts: DatePickerComponents = [.hourAndMinute, .date]
  ) where Dates.Bound == Date {
    self.init(selection: selection, displayedComponents: parts) { Text(title) }
  }
}

/// A button that opens a menu, like SwiftUI's `Menu`. Only its label is drawn.
nonisolated public struct Menu<Label: View, Content: View>: View {
  private let label: Label

  /// Creates a menu with a view as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Creates a menu with an action for a short tap, which never runs here.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.label = label()
  }

  /// The menu's label, drawn as a button.
  public var body: some View { Button(action: {}) { label } }
}

extension Menu where Label == Text {
  /// Creates a menu with a localised title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    label = Text(titleKey)
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    label = Text(title)
  }
}

extension Menu where Label == SwiftUITypography.Label<Text, Image> {
  /// Creates a menu with a symbol and a localised title.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, @ViewBuilder content: () -> Content
  ) {
    label = SwiftUITypography.Label(titleKey, systemImage: name)
  }

  /// Creates a menu with a symbol and a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage name: String, @ViewBuilder content: () -> Content
  ) {
    label = SwiftUITypography.Label(title, systemImage: name)
  }
}

/// A button that opens a web address, like SwiftUI's `Link`. Only its label is drawn.
nonisolated public struct Link<Label: View>: View {
  private let label: Label

  /// Creates a link with a view as its label.
  public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }

  /// The link's label, drawn as a button.
  public var body: some View { Button(action: {}) { label } }
}

extension Link where Label == Text {
  /// Creates a link with a localised title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) { label = Text(titleKey) }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: URL) { label = Text(title) }
}

/// A button that shares something, like SwiftUI's `ShareLink`. Only its label is drawn.
nonisolated public struct ShareLink<Label: View>: View {
  private let label: Label

  /// Creates a share button with a view as its label.
  public init<Item>(item: Item, @ViewBuilder label: () -> Label) { self.label = label() }

  /// The share button's label, drawn as a button.
  public var body: some View { Button(action: {}) { label } }
}

extension ShareLink where Label == SwiftUITypography.Label<Text, Image> {
  /// Creates a share button with the system's symbol and the title “Share…”.
  public init<Item>(item: Item) {
    label = SwiftUITypography.Label(verbatim: "Share…", systemImage: "square.and.arrow.up")
  }

  /// Creates a share button with the system's symbol and a localised title.
  public init<Item>(_ titleKey: LocalizedStringKey, item: Item) {
    label = SwiftUITypography.Label(titleKey, systemImage: "square.and.arrow.up")
  }

  /// Creates a share button with the system's symbol and a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Item>(_ title: Title, item: Item) {
    label = SwiftUITypography.Label(title, systemImage: "square.and.arrow.up")
  }
}

/// A button that starts and ends the editing of a list, like SwiftUI's `EditButton`. It does
/// nothing here.
nonisolated public struct EditButton: View {
  /// Creates an edit button.
  public init() {}
  /// A button with the title “Edit”.
  public var body: some View { Button(action: {}) { Text(verbatim: "Edit") } }
}
