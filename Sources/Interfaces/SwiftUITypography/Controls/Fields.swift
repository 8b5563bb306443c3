import Foundation

/// A title with a switch at the other edge. The switch keeps its size at every text size, as a device's
/// does; its measures and colours are modelled.
public struct Toggle<Label: View>: View {
  @Binding private var isOn: Bool
  private let label: Label

  /// A switch beside a view.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  /// A switch beside a title.
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) where Label == Text {
    self.init(isOn: isOn) { Text(title) }
  }

  /// The title, then the switch.
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

/// A line to write in; the prompt stands in it while it is empty, in the same font.
public struct TextField: View {
  @Binding private var text: String
  private let prompt: String

  /// A line to write in.
  public init<Prompt: StringProtocol>(_ prompt: Prompt, text: Binding<String>) {
    self.prompt = String(prompt)
    _text = text
  }

  /// What is written, or else the prompt.
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
