/// The appearance of labels, like SwiftUI's `LabelStyle`.
@preconcurrency @MainActor
public protocol LabelStyle {
  /// The view that represents a label.
  associatedtype Body: View
  /// The properties of a label.
  typealias Configuration = LabelStyleConfiguration
  /// Creates the view that represents a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label, for its style.
public struct LabelStyleConfiguration {
  /// The title or the icon.
  public struct Part: PrimitiveView {
    let view: any View

    func nodes(in context: ViewContext) -> [LayoutNode] { view.layoutNodes(in: context) }
  }

  /// The title.
  public let title: Part
  /// The icon.
  public let icon: Part
}

/// A style with an icon and a title on the same baseline.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
  /// Creates a row of the icon and the title. (Modelled: Apple does not publish the distance.)
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// A style with the title only.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
  /// The title alone.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A style with the icon only.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
  /// The icon alone.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The default style, with an icon and a title.
  public static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
  /// A style with an icon and a title.
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

/// A label in the style of its surroundings.
struct StyledLabel: PrimitiveView {
  let configuration: LabelStyleConfiguration

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let environment = context.environment
    return environment.whileCurrent { environment.labelStyle.body(of: configuration) }
      .layoutNodes(in: context)
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
  /// Sets the style of labels in the view.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    changingEnvironment { $0.labelStyle = AnyStyle(style) { $0.makeBody(configuration: $1) } }
  }
}

/// A symbol with a title on the same baseline.
nonisolated public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  /// Creates a label from two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The view that the label's style creates.
  public var body: some View {
    StyledLabel(
      configuration: LabelStyleConfiguration(
        title: LabelStyleConfiguration.Part(view: title),
        icon: LabelStyleConfiguration.Part(view: icon)))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label from a title and a picture of a catalogue.
  public init<Words: StringProtocol>(_ title: Words, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }

  /// Creates a label from a key and a picture of a catalogue.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// Creates a label from a key and a symbol.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Creates a label from a title and a symbol.
  public init<Words: StringProtocol>(_ title: Words, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}
