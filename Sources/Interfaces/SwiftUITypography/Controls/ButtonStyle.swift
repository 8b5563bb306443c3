/// How buttons look, like SwiftUI's `ButtonStyle`.
@preconcurrency @MainActor
public protocol ButtonStyle {
  /// The type of the view that represents a button.
  associatedtype Body: View
  /// The label and role of a button.
  typealias Configuration = ButtonStyleConfiguration
  /// Returns the view that represents a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// How buttons look and react, like SwiftUI's `PrimitiveButtonStyle`. Buttons never react here, so
/// it works like ``ButtonStyle``.
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
  /// The type of the view that represents a button.
  associatedtype Body: View
  /// The label and role of a button.
  typealias Configuration = ButtonStyleConfiguration
  /// Returns the view that represents a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label and role of a button, which its style makes a view from.
public struct ButtonStyleConfiguration {
  /// The label of a button. Several views form a row.
  public struct Label: PrimitiveView {
    let view: any View

    func nodes(in context: ViewContext) -> [LayoutNode] { view.layoutNodes(in: context) }
  }

  /// The role of the button; `nil` if it has none.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether the button is pressed; always `false` here.
  public let isPressed: Bool

  /// Would run the button's action. It does nothing here.
  public func trigger() {}
}

extension EnvironmentValues {
  private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<ButtonStyleConfiguration> {
      AnyStyle(DefaultButtonStyle()) { $0.makeBody(configuration: $1) }
    }
  }

  var buttonStyle: AnyStyle<ButtonStyleConfiguration> {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the buttons in the view.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    changingEnvironment {
      $0.buttonStyle = AnyStyle(style) { $0.makeBody(configuration: $1) }
    }
  }

  /// Sets the style of the buttons in the view.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    changingEnvironment {
      $0.buttonStyle = AnyStyle(style) { $0.makeBody(configuration: $1) }
    }
  }
}
