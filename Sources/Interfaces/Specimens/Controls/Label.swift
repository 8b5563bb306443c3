/// A symbol beside a title, on one baseline.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  /// A label of any two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// What the label's style makes of the two.
  public var body: some View {
    StyledLabel(
      configuration: LabelStyleConfiguration(
        title: LabelStyleConfiguration.Part(view: title),
        icon: LabelStyleConfiguration.Part(view: icon)))
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title with a symbol before it.
  public init<Words: StringProtocol>(_ title: Words, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}
