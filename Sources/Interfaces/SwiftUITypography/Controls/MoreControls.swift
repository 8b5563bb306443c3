public import Foundation

// Controls whose label is drawn, and not what they open. Sizes and colours are modelled.

/// A choice of a colour, like SwiftUI's `ColorPicker`: its label, and the colour in a circle.
nonisolated public struct ColorPicker<Label: View>: View {
  @Binding private var selection: Color
  private let label: Label

  /// Creates a choice.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    _selection = selection
    self.label = label()
  }

  /// The label, followed by the colour.
  public var body: some View {
    LabelledControl(label: label) {
      Circle().fill(selection).frame(width: 28, height: 28)
        .overlay { Circle().strokeBorder(Color.separator, lineWidth: 1) }
    }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a choice with a title.
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// A choice of several dates, like SwiftUI's `MultiDatePicker`: its label and the number of dates. The calendar is not
/// drawn.
nonisolated public struct MultiDatePicker<Label: View>: View {
  private let count: Int
  private let label: Label

  /// Creates a choice.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    count = selection.wrappedValue.count
    self.label = label()
  }

  /// Creates a choice in a range.
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
  /// Creates a choice with a title.
  public init<Title: StringProtocol>(_ title: Title, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// Creates a choice with a title in a range.
  public init<Title: StringProtocol, Dates: RangeExpression>(
    _ title: Title, selection: Binding<Set<DateComponents>>, in bounds: Dates
  ) where Dates.Bound == Date {
    self.init(selection: selection) { Text(title) }
  }
}

/// Controls that belong together, like SwiftUI's `ControlGroup`. They stand in a row, and the label is not drawn.
nonisolated public struct ControlGroup<Content: View>: View {
  private let content: Content

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a group with a label, which menus show.
  public init<Inner: View, Label: View>(
    @ViewBuilder content: () -> Inner, @ViewBuilder label: () -> Label
  ) where Content == LabeledControlGroupContent<Inner, Label> {
    self.content = LabeledControlGroupContent(content: content())
  }

  /// Creates a group with a title, which menus show.
  public init<Title: StringProtocol, Inner: View>(
    _ title: Title, @ViewBuilder content: () -> Inner
  ) where Content == LabeledControlGroupContent<Inner, Text> {
    self.content = LabeledControlGroupContent(content: content())
  }

  /// Creates a group with a title and a symbol, which menus show.
  public init<Title: StringProtocol, Inner: View>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Inner
  ) where Content == LabeledControlGroupContent<Inner, Label<Text, Image>> {
    self.content = LabeledControlGroupContent(content: content())
  }

  /// The controls in a row.
  public var body: some View { HStack { content } }
}

/// The controls of a group with a label.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  /// The controls.
  public var body: some View { content }
}

/// The look of groups of controls. It has no effect here.
public protocol ControlGroupStyle {}

/// A look of the system's.
public struct SystemControlGroupStyle: ControlGroupStyle {}

extension ControlGroupStyle where Self == SystemControlGroupStyle {
  /// The usual look.
  public static var automatic: SystemControlGroupStyle { SystemControlGroupStyle() }
  /// That of a bar.
  public static var navigation: SystemControlGroupStyle { SystemControlGroupStyle() }
  /// That of a menu.
  public static var menu: SystemControlGroupStyle { SystemControlGroupStyle() }
  /// That of a menu with small symbols.
  public static var compactMenu: SystemControlGroupStyle { SystemControlGroupStyle() }
  /// That of a row of symbols.
  public static var palette: SystemControlGroupStyle { SystemControlGroupStyle() }
}

nonisolated extension View {
  /// Sets the look of groups of controls. It has no effect here.
  public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View { self }
}

/// A button that takes what was copied, like SwiftUI's `PasteButton`. Its action never runs here.
nonisolated public struct PasteButton: View {
  /// Creates a button for a type.
  public init<Payload>(payloadType: Payload.Type, onPaste: @escaping ([Payload]) -> Void) {}
  /// A symbol and the word for it, on a box in the tint colour.
  public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") {}.buttonStyle(.borderedProminent)
  }
}

/// A button that lets a person rename something, like SwiftUI's `RenameButton`. Nothing is renamed here.
nonisolated public struct RenameButton<Label: View>: View {
  private let label: Label
  /// Creates the button.
  public init() where Label == SwiftUITypography.Label<Text, Image> {
    label = SwiftUITypography.Label("Rename", systemImage: "pencil")
  }
  /// The label as a button.
  public var body: some View { Button(action: {}) { label } }
}

/// What a person sees of something before it is shared. It is not drawn here.
public struct SharePreview<Image, Icon> {
  /// Creates a preview with a title, a picture and a symbol.
  public init<Title: StringProtocol>(_ title: Title, image: Image, icon: Icon) {}
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a title and a picture.
  public init<Title: StringProtocol>(_ title: Title, image: Image) {}
}

extension SharePreview where Image == Never {
  /// Creates a preview with a title and a symbol.
  public init<Title: StringProtocol>(_ title: Title, icon: Icon) {}
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a title.
  public init<Title: StringProtocol>(_ title: Title) {}
}

extension ShareLink {
  /// Creates a button with a label, which shares an item with words.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(item: item, label: label)
  }

  /// Creates a button with a label, which shares an item with a preview.
  public init<Item, PreviewImage, PreviewIcon>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) {
    self.init(item: item, label: label)
  }
}

extension ShareLink where Label == SwiftUITypography.Label<Text, Image> {
  /// Creates a button with the system's label, which shares an item with words.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item)
  }

  /// Creates a button with a title, which shares an item with words.
  public init<Title: StringProtocol, Item>(
    _ title: Title, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(title, item: item)
  }

  /// Creates a button with the system's label, which shares an item with a preview.
  public init<Item, PreviewImage, PreviewIcon>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: item)
  }

  /// Creates a button with a title, which shares an item with a preview.
  public init<Title: StringProtocol, Item, PreviewImage, PreviewIcon>(
    _ title: Title, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(title, item: item)
  }

  /// Creates a button with the system's label, which shares several items.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: items)
  }
}
