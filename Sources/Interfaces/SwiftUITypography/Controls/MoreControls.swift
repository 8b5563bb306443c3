public import Foundation

// Controls whose label is drawn, and not what they open. Sizes and colours are modelled.

/// A choice of a colour, like SwiftUI's `ColorPicker`. It shows its label, and the colour in a
/// circle.
nonisolated public struct ColorPicker<Label: View>: View {
  @Binding private var selection: Color
  private let label: Label

  /// Creates a colour picker with a view as its label.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    _selection = selection
    self.label = label()
  }

  /// The label, followed by the colour in a circle.
  public var body: some View {
    LabelledControl(label: label) {
      Circle().fill(selection).frame(width: 28, height: 28)
        .overlay { Circle().strokeBorder(Color.separator, lineWidth: 1) }
    }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a colour picker with a localised title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a colour picker with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// A choice of several dates, like SwiftUI's `MultiDatePicker`. It shows its label and the number
/// of dates. The calendar is not drawn.
nonisolated public struct MultiDatePicker<Label: View>: View {
  private let count: Int
  private let label: Label

  /// Creates a picker of several dates with a view as its label.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    count = selection.wrappedValue.count
    self.label = label()
  }

  /// Creates a picker of several dates in a range, which does not change how it looks here.
  public init<Dates: RangeExpression>(
    selection: Binding<Set<DateComponents>>, in bounds: Dates, @ViewBuilder label: () -> Label
  ) where Dates.Bound == Date {
    self.init(selection: selection, label: label)
  }

  /// The label, followed by the number of dates.
  public var body: some View {
    LabelledControl(label: label) {
      Text(verbatim: "\(count)").foregroundStyle(.secondary)
    }
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker of several dates with a localised title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a picker of several dates with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// Creates a picker of several dates in a range, with a localised title. The range does not
  /// change how it looks here.
  public init<Dates: RangeExpression>(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Dates
  ) where Dates.Bound == Date {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a picker of several dates in a range, with a title. The range does not change how it
  /// looks here.
  @_disfavoredOverload
  public init<Title: StringProtocol, Dates: RangeExpression>(
    _ title: Title, selection: Binding<Set<DateComponents>>, in bounds: Dates
  ) where Dates.Bound == Date {
    self.init(selection: selection) { Text(title) }
  }
}

/// Controls that belong together, like SwiftUI's `ControlGroup`. They form a row, and the group's
/// label is not drawn.
nonisolated public struct ControlGroup<Content: View>: View {
  private let content: Content

  /// Creates a group of controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a group of controls with a label, which is not drawn here.
  public init<Inner: View, Label: View>(
    @ViewBuilder content: () -> Inner, @ViewBuilder label: () -> Label
  ) where Content == LabeledControlGroupContent<Inner, Label> {
    self.content = LabeledControlGroupContent(content: content())
  }

  /// Creates a group of controls with a localised title, which is not drawn here.
  public init<Inner: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Inner
  ) where Content == LabeledControlGroupContent<Inner, Text> {
    self.content = LabeledControlGroupContent(content: content())
  }

  /// Creates a group of controls with a title, which is not drawn here.
  @_disfavoredOverload
  public init<Title: StringProtocol, Inner: View>(
    _ title: Title, @ViewBuilder content: () -> Inner
  ) where Content == LabeledControlGroupContent<Inner, Text> {
    self.content = LabeledControlGroupContent(content: content())
  }

  /// Creates a group of controls with a localised title and a symbol, which are not drawn here.
  public init<Inner: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Inner
  ) where Content == LabeledControlGroupContent<Inner, Label<Text, Image>> {
    self.content = LabeledControlGroupContent(content: content())
  }

  /// Creates a group of controls with a title and a symbol, which are not drawn here.
  @_disfavoredOverload
  public init<Title: StringProtocol, Inner: View>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Inner
  ) where Content == LabeledControlGroupContent<Inner, Label<Text, Image>> {
    self.content = LabeledControlGroupContent(content: content())
  }

  /// The controls in a row.
  public var body: some View { HStack { content } }
}

/// The content of a group of controls that has a label. The label is not drawn.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  /// The controls, without the label.
  public var body: some View { content }
}

/// How groups of controls look. All control group styles look the same here: a row.
public protocol ControlGroupStyle {}

/// A control group style of the system: the controls in a row.
public struct SystemControlGroupStyle: ControlGroupStyle {}

extension ControlGroupStyle where Self == SystemControlGroupStyle {
  /// The default style: the controls in a row.
  public static var automatic: SystemControlGroupStyle { SystemControlGroupStyle() }
  /// Controls as in a navigation bar. They look like the default style here.
  public static var navigation: SystemControlGroupStyle { SystemControlGroupStyle() }
  /// Controls as the items of a menu. They look like the default style here.
  public static var menu: SystemControlGroupStyle { SystemControlGroupStyle() }
  /// Controls as small symbols in a menu. They look like the default style here.
  public static var compactMenu: SystemControlGroupStyle { SystemControlGroupStyle() }
  /// Controls as a row of symbols in a menu. They look like the default style here.
  public static var palette: SystemControlGroupStyle { SystemControlGroupStyle() }
}

nonisolated extension View {
  /// Sets the style of groups of controls. It has no effect here.
  public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View { self }
}

/// A button that pastes from the clipboard, like SwiftUI's `PasteButton`. Its action never runs
/// here.
nonisolated public struct PasteButton: View {
  /// Creates a paste button for values of a type.
  public init<Payload>(payloadType: Payload.Type, onPaste: @escaping ([Payload]) -> Void) {}
  /// A symbol and the title “Paste”, on a box in the tint colour.
  public var body: some View {
    Button(action: {}) { Label(verbatim: "Paste", systemImage: "doc.on.clipboard") }
      .buttonStyle(.borderedProminent)
  }
}

/// A button that starts renaming, like SwiftUI's `RenameButton`. Nothing is renamed here.
nonisolated public struct RenameButton<Label: View>: View {
  private let label: Label
  /// Creates a rename button with the system's symbol and the title “Rename”.
  public init() where Label == SwiftUITypography.Label<Text, Image> {
    label = SwiftUITypography.Label(verbatim: "Rename", systemImage: "pencil")
  }
  /// The rename button's label, drawn as a button.
  public var body: some View { Button(action: {}) { label } }
}

/// A preview of an item to share, like SwiftUI's `SharePreview`. It is not drawn here.
public struct SharePreview<Image, Icon> {
  /// Creates a preview with a localised title, an image and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}

  /// Creates a preview with a title, an image and an icon.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: Image, icon: Icon) {}
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a localised title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) {}

  /// Creates a preview with a title and an image.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: Image) {}
}

extension SharePreview where Image == Never {
  /// Creates a preview with a localised title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {}

  /// Creates a preview with a title and an icon.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, icon: Icon) {}
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a localised title.
  public init(_ titleKey: LocalizedStringKey) {}

  /// Creates a preview with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) {}
}

extension ShareLink {
  /// Creates a share button with a view as its label. The subject and message are not drawn.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(item: item, label: label)
  }

  /// Creates a share button with a view as its label. The subject, message and preview are not
  /// drawn.
  public init<Item, PreviewImage, PreviewIcon>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) {
    self.init(item: item, label: label)
  }
}

extension ShareLink where Label == SwiftUITypography.Label<Text, Image> {
  /// Creates a share button with the system's label. The subject and message are not drawn.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item)
  }

  /// Creates a share button with the system's symbol and a localised title. The subject and message
  /// are not drawn.
  public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(titleKey, item: item)
  }

  /// Creates a share button with the system's symbol and a title. The subject and message are not
  /// drawn.
  @_disfavoredOverload
  public init<Title: StringProtocol, Item>(
    _ title: Title, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(title, item: item)
  }

  /// Creates a share button with the system's label. The subject, message and preview are not
  /// drawn.
  public init<Item, PreviewImage, PreviewIcon>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: item)
  }

  /// Creates a share button with the system's symbol and a localised title. The subject, message
  /// and preview are not drawn.
  public init<Item, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(titleKey, item: item)
  }

  /// Creates a share button with the system's symbol and a title. The subject, message and preview
  /// are not drawn.
  @_disfavoredOverload
  public init<Title: StringProtocol, Item, PreviewImage, PreviewIcon>(
    _ title: Title, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(title, item: item)
  }

  /// Creates a share button with the system's label for several items.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: items)
  }
}
