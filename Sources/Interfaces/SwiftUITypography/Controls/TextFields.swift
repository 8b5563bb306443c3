public import Foundation

/// An editable text, like SwiftUI's `TextField`. It shows its prompt or label while it is empty.
nonisolated public struct TextField<Label: View>: View {
  private let label: Label
  private let text: String
  private let prompt: Text?
  private let axis: Axis
  /// Whether the label is the whole content of another field, which a style shows as it is.
  private let isContent: Bool

  init(
    label: Label, text: String, prompt: Text?, axis: Axis = .horizontal, isContent: Bool = false
  ) {
    self.label = label
    self.text = text
    self.prompt = prompt
    self.axis = axis
    self.isContent = isContent
  }

  /// Creates a text field with a view as its label, which shows while it is empty and has no
  /// prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), text: text.wrappedValue, prompt: prompt)
  }

  /// The text, or its prompt or label if it is empty.
  public var body: some View {
    if isContent {
      label
    } else {
      StyledTextField(field: TextFieldContent(view: content))
    }
  }

  /// The text, prompt or label: one line, or several if the field grows vertically.
  private var content: some View {
    Group {
      if !text.isEmpty {
        Text(verbatim: text)
      } else if let prompt {
        prompt.foregroundColor(.secondary)
      } else {
        label.foregroundColor(.secondary)
      }
    }
    .modifier(FieldLines(axis: axis))
    .modifier(FieldWidth())
  }
}

/// Gives a field the width that it is offered, and aligns its text like the text around it.
nonisolated private struct FieldWidth: ViewModifier {
  @Environment(\.multilineTextAlignment) private var alignment

  func body(content: Content) -> some View {
    content.frame(maxWidth: .infinity, alignment: place)
  }

  private var place: Alignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// Limits a field that grows horizontally to one line, whatever the environment's line limit is.
nonisolated private struct FieldLines: ViewModifier {
  let axis: Axis

  func body(content: Content) -> some View {
    if axis == .horizontal { content.lineLimit(1) } else { content }
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a localised title, which shows while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), text: text.wrappedValue, prompt: nil)
  }

  /// Creates a text field with a title, which shows while it is empty.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(label: Text(title), text: text.wrappedValue, prompt: nil)
  }

  /// Creates a text field with a localised title and a prompt, which shows while it is empty; `nil`
  /// for the title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), text: text.wrappedValue, prompt: prompt)
  }

  /// Creates a text field with a prompt, which shows while it is empty; `nil` for the title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), text: text.wrappedValue, prompt: prompt)
  }

  /// Creates a text field with a localised title that grows along an axis. A vertical one can have
  /// several lines.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(label: Text(titleKey), text: text.wrappedValue, prompt: prompt, axis: axis)
  }

  /// Creates a text field that grows along an axis. A vertical one can have several lines.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(label: Text(title), text: text.wrappedValue, prompt: prompt, axis: axis)
  }

  /// Creates a text field with a localised title for a formatted value.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(label: Text(titleKey), text: format.format(value.wrappedValue), prompt: prompt)
  }

  /// Creates a text field for a formatted value.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(label: Text(title), text: format.format(value.wrappedValue), prompt: prompt)
  }
}

/// A text field that hides its text, like SwiftUI's `SecureField`. It shows a dot for each
/// character.
nonisolated public struct SecureField<Label: View>: View {
  private let field: TextField<Label>

  /// The dots, or the prompt or label if the text is empty.
  public var body: some View { field }
}

extension SecureField where Label == Text {
  private init(_ title: Text, text: Binding<String>, prompt: Text?) {
    let points = String(repeating: "\u{2022}", count: text.wrappedValue.count)
    field = TextField(label: title, text: points, prompt: prompt)
  }

  /// Creates a secure field with a localised title, which shows while it is empty and has no
  /// prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(Text(titleKey), text: text, prompt: prompt)
  }

  /// Creates a secure field with a title, which shows while it is empty and has no prompt.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    self.init(Text(title), text: text, prompt: prompt)
  }
}

/// An editable text of several lines, like SwiftUI's `TextEditor`. It takes all the space it is
/// offered.
nonisolated public struct TextEditor: View {
  private let text: String

  /// Creates an editor that shows the binding's text.
  public init(text: Binding<String>) { self.text = text.wrappedValue }

  /// The text, starting at the top leading corner. (Its distance from the edges is modelled.)
  public var body: some View {
    Text(verbatim: text).padding(EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

// MARK: - Styles

/// How text fields look, like SwiftUI's `TextFieldStyle`.
@preconcurrency @MainActor
public protocol TextFieldStyle {
  /// The type of the view that represents a text field.
  associatedtype FieldBody: View
  /// The content of a text field, which its style decorates.
  typealias _Label = TextFieldContent
  /// Returns the view that represents a text field.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> FieldBody
}

/// The text, prompt or label of a text field, which its style decorates.
public struct TextFieldContent: PrimitiveView {
  let view: any View

  func nodes(in context: ViewContext) -> [LayoutNode] { view.layoutNodes(in: context) }
}

/// A text field, drawn in the style of its environment.
private struct StyledTextField: PrimitiveView {
  let field: TextFieldContent

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let style = context.environment.textFieldStyle
    // The style draws the field as it is: a style inside of it would draw it again.
    let inner = context.changing { $0.textFieldStyle = .none }
    return inner.environment.whileCurrent { style.body(of: field) }.layoutNodes(in: inner)
  }
}

extension EnvironmentValues {
  private enum TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<TextFieldContent> { .none }
  }

  var textFieldStyle: AnyStyle<TextFieldContent> {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension TextField where Label == TextFieldContent {
  /// Creates a field that shows the content of another one as it is.
  fileprivate init(showing field: TextFieldContent) {
    self.init(label: field, text: "", prompt: nil, isContent: true)
  }
}

/// The plain text field style, without decoration.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates a style without decoration.
  public init() {}
  /// Returns the field unchanged.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// The default text field style, without decoration.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the default text field style.
  public init() {}
  /// Returns the field unchanged.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// The text field style with a box with rounded corners. (Its insets and border are modelled.)
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates a style with a box with rounded corners.
  public init() {}
  /// Returns the field in a box with rounded corners.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.padding(EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7))
      .background(Color.background, in: RoundedRectangle(cornerRadius: 5))
      .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(Color.separator, lineWidth: 0.5) }
  }
}

nonisolated extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A text field without decoration.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
nonisolated extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style, without decoration.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
nonisolated extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A text field in a box with rounded corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

nonisolated extension View {
  /// Sets the style of the text fields in the view.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    changingEnvironment {
      $0.textFieldStyle = AnyStyle(style) { $0._body(configuration: TextField(showing: $1)) }
    }
  }
}
