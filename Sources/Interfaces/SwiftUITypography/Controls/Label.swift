/// How labels look, as SwiftUI's `LabelStyle`.
public protocol LabelStyle {
  /// What a label is made of.
  associatedtype Body: View
  /// What a label brings along.
  typealias Configuration = LabelStyleConfiguration
  /// A label, in its surroundings.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a label brings along to its style.
public struct LabelStyleConfiguration {
  /// The title, or the icon.
  public struct Part: PrimitiveView {
    let view: any View

    func nodes(in context: ViewContext) -> [LayoutNode] { view.layoutNodes(in: context) }
  }

  /// The title.
  public let title: Part
  /// The icon.
  public let icon: Part
}

/// The icon, then the title, on one baseline.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The icon, then the title.
  public init() {}
  /// The icon, then the title. (Modelled: the distance is ours.)
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The title alone.
  public init() {}
  /// The title alone.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The icon alone.
  public init() {}
  /// The icon alone.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon, then the title.
  public static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
  /// The icon, then the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// A label in the style of its surroundings.
struct StyledLabel: PrimitiveView {
  let configuration: LabelStyleConfiguration

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let environment = context.environment
    return environment.whileCurrent { environment.labelStyle.body(configuration) }
      .layoutNodes(in: context)
  }
}

/// A label style of any kind, made and used by the one thread that lays an interface out.
struct AnyLabelStyle: @unchecked Sendable {
  let body: (LabelStyleConfiguration) -> any View
}

extension EnvironmentValues {
  private enum LabelStyleKey: EnvironmentKey {
    static let defaultValue = AnyLabelStyle {
      TitleAndIconLabelStyle().makeBody(configuration: $0)
    }
  }

  var labelStyle: AnyLabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// How labels in the view look.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    changingEnvironment { $0.labelStyle = AnyLabelStyle { style.makeBody(configuration: $0) } }
  }
}

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
