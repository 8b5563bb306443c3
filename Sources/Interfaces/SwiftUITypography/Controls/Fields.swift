import Foundation

/// A title with a switch at the trailing edge. The switch has the same size at every text size, as
/// on a device. Its size and colours are modelled.
public struct Toggle<Label: View>: View {
  @Binding private var isOn: Bool
  private let label: Label

  /// Creates a switch with a view as its label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  /// Creates a switch with a title.
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) where Label == Text {
    self.init(isOn: isOn) { Text(title) }
  }

  /// The title, followed by the switch.
  public var body: some View {
    HStack(spacing: 8) {
      label
      Spacer()
      ZStack(alignment: isOn ? .trailing : .leading) {
        Capsule().fill(isOn ? Color.green : Color.separator).frame(width: 51, height: 31)
        Circle().fill(Color.white).frame(width: 27, height: 27).padding(2)
      }
    }
  }
}

/// An editable line of text. It shows the prompt while it is empty.
public struct TextField: View {
  @Binding private var text: String
  private let prompt: String

  /// Creates a text field.
  public init<Prompt: StringProtocol>(_ prompt: Prompt, text: Binding<String>) {
    self.prompt = String(prompt)
    _text = text
  }

  /// The text, or the prompt if there is no text.
  public var body: some View {
    Group {
      if text.isEmpty {
        Text(verbatim: prompt).foregroundColor(.secondary)
      } else {
        Text(verbatim: text)
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
