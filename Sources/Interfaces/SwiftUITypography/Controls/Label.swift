/// How labels look, like SwiftUI's `LabelStyle`.
@preconcurrency @MainActor
public protocol LabelStyle {
  /// The type of the view that represents a label.
  associatedtype Body: View
  /// The title and icon of a label.
  typealias Configuration = LabelStyleConfiguration
  /// Returns the view that represents a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The title and icon of a label, which its style makes a view from.
public struct LabelStyleConfiguration {
  /// The view of a label's title or icon.
  public struct Part: PrimitiveView {
    let view: any View

    func nodes(in context: ViewContext) -> [LayoutNode] { view.layoutNodes(in: context) }
  }

  /// The view of a label's title.
  public typealias Title = Part
  /// The view of a label's icon.
  public typealias Icon = Part

  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon
}

/// A label style with the icon before the title, on the same baseline.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates a style with the icon before the title.
  public init() {}
  /// Returns a row of the icon and the title. (Their distance is modelled.)
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// A label style with the title only.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates a style with the title only.
  public init() {}
  /// Returns the title alone.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A label style with the icon only.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates a style with the icon only.
  public init() {}
  /// Returns the icon alone.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The default style, with the icon before the title.
  public static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
  /// A style with the icon before the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A style with the title only.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A style with the icon only.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// A label, drawn in the style of its environment.
struct StyledLabel: PrimitiveView {
  let configuration: LabelStyleConfiguration

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let environment = context.environment
    return environment.whileCurrent { environment.labelStyle.body(of: configuration) }
      .layoutNodes(in: context.withDefaultStyle(\.labelStyle))
  }
}

extension EnvironmentValues {
  private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<LabelStyleConfiguration> {
      AnyStyle(TitleAndIconLabelStyle()) { $0.makeBody(configuration: $1) }
    }
  }

  var labelStyle: AnyStyle<LabelStyleConfiguration> {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the labels in the view.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    changingEnvironment { $0.labelStyle = AnyStyle(style) { $0.makeBody(configuration: $1) } }
  }
}

/// An icon with a title, on the same baseline by default, like SwiftUI's `Label`.
nonisolated public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  /// Creates a label from a title view and an icon view.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The label, drawn in the style around it.
  public var body: some View {
    StyledLabel(
      configuration: LabelStyleConfiguration(
        title: LabelStyleConfiguration.Part(view: title),
        icon: LabelStyleConfiguration.Part(view: icon)))
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from a style's configuration, so that the style can change the label.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

extension Label where Title == Text, Icon == Image {
  private init(_ title: Text, _ icon: Image) {
    self.init {
      title
    } icon: {
      icon
    }
  }

  /// Creates a label of the system from a title and a symbol. The title is not looked up in the
  /// app's files.
  init(verbatim title: String, systemImage name: String) {
    self.init(Text(verbatim: title), Image(systemName: name))
  }

  /// Creates a label from a localised title and a picture of the asset catalogue.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(Text(titleKey), Image(name))
  }

  /// Creates a label from a title and a picture of the asset catalogue.
  @_disfavoredOverload
  public init<Words: StringProtocol>(_ title: Words, image name: String) {
    self.init(Text(title), Image(name))
  }

  /// Creates a label from a localised title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(Text(titleKey), Image(systemName: name))
  }

  /// Creates a label from a title and a symbol.
  @_disfavoredOverload
  public init<Words: StringProtocol>(_ title: Words, systemImage name: String) {
    self.init(Text(title), Image(systemName: name))
  }
}
