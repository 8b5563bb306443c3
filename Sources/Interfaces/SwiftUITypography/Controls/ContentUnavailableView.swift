/// A screen without content, like SwiftUI's `ContentUnavailableView`: a title, a description and
/// buttons in its centre.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a screen from a label, a description and buttons.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description,
    @ViewBuilder actions: () -> Actions
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The symbol, title, description and buttons below each other, in the centre.
  public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 6) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      VStack(spacing: 8) { actions }
    }
    .multilineTextAlignment(.center)
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

nonisolated private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

extension ContentUnavailableView where Actions == EmptyView {
  /// Creates a screen from a label and a description, without buttons.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description
  ) {
    self.init(label: label, description: description) { EmptyView() }
  }
}

extension ContentUnavailableView where Description == EmptyView, Actions == EmptyView {
  /// Creates a screen from a label, without a description or buttons.
  public init(@ViewBuilder label: () -> Label) {
    self.init(label: label, description: { EmptyView() }, actions: { EmptyView() })
  }
}

extension ContentUnavailableView
where
  Label == SwiftUITypography.Label<Text, Image>, Description == Text?, Actions == EmptyView
{
  private init(_ label: SwiftUITypography.Label<Text, Image>, _ description: Text?) {
    self.init(label: { label }, description: { description }, actions: { EmptyView() })
  }

  /// Creates a screen from a localised title, a symbol and an optional description.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(SwiftUITypography.Label(titleKey, systemImage: name), description)
  }

  /// Creates a screen from a title, a symbol and an optional description.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage name: String, description: Text? = nil
  ) {
    self.init(SwiftUITypography.Label(title, systemImage: name), description)
  }

  /// A screen for a search without results, with the title “No Results”.
  public static var search: ContentUnavailableView {
    ContentUnavailableView(
      SwiftUITypography.Label(verbatim: "No Results", systemImage: "magnifyingglass"),
      Text(verbatim: "Check the spelling or try a new search."))
  }
}
