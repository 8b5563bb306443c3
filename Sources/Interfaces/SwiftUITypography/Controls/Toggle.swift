import Foundation

/// A label with a switch at the trailing edge, like SwiftUI's `Toggle`. The switch has the same
/// size at every text size, as on a device. Its size and colours are modelled.
nonisolated public struct Toggle<Label: View>: View {
  @Binding private var isOn: Bool
  private let label: Label

  /// Creates a toggle with a view as its label. Further views of the label are subtitles below it.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  /// Creates a toggle with a localised title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) where Label == Text {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) where Label == Text {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a toggle with a symbol and a localised title.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String, isOn: Binding<Bool>)
  where Label == SwiftUITypography.Label<Text, Image> {
    self.init(isOn: isOn) { SwiftUITypography.Label(titleKey, systemImage: name) }
  }

  /// Creates a toggle with a symbol and a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage name: String, isOn: Binding<Bool>)
  where Label == SwiftUITypography.Label<Text, Image> {
    self.init(isOn: isOn) { SwiftUITypography.Label(title, systemImage: name) }
  }

  /// Creates a toggle from a style's configuration, so that the style can change the toggle.
  public init(_ configuration: ToggleStyleConfiguration)
  where Label == ToggleStyleConfiguration.Label {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }

  /// The toggle, drawn in the style around it.
  public var body: some View {
    StyledToggle(
      configuration: ToggleStyleConfiguration(
        label: ToggleStyleConfiguration.Label(view: label), isOn: $isOn))
  }
}
