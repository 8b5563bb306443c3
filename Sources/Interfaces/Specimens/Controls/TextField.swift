import Foundation

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
