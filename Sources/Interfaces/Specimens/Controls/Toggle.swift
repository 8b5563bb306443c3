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
