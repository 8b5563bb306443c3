/// The appearance of buttons, like SwiftUI's `ButtonStyle`.
@preconcurrency @MainActor
public protocol ButtonStyle {
  /// The view that represents a button.
  associatedtype Body: View
  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration
  /// Creates the view that represents a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The appearance and interaction of buttons. It works like ``ButtonStyle`` here.
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
  /// The view that represents a button.
  associatedtype Body: View
  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration
  /// Creates the view that represents a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button, for its style.
public struct ButtonStyleConfiguration {
  /// The label of a button. Several views form a row.
  public struct Label: PrimitiveView {
    let view: any View

    func nodes(in context: ViewContext) -> [LayoutNode] { view.layoutNodes(in: context) }
  }

  /// The purpose of the button; `nil` if it has none.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether the button is pressed; always `false` here.
  public let isPressed: Bool

  /// Presses the button. It has no effect here.
  public func trigger() {}
}

extension AnyStyle where Configuration == ButtonStyleConfiguration {
  /// The style of buttons that no view says one for.
  static var systemDefault: Self {
    AnyStyle(DefaultButtonStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<ButtonStyleConfiguration> { .systemDefault }
  }

  var buttonStyle: AnyStyle<ButtonStyleConfiguration> {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of buttons in the view.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    changingEnvironment {
      $0.buttonStyle = AnyStyle(style) { $0.makeBody(configuration: $1) }
    }
  }

  /// Sets the style of buttons in the view.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    changingEnvironment {
      $0.buttonStyle = AnyStyle(style) { $0.makeBody(configuration: $1) }
    }
  }
}
