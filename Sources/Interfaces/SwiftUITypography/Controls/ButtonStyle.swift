/// The appearance of buttons, like SwiftUI's `ButtonStyle`.
public protocol ButtonStyle {
  /// The view that represents a button.
  associatedtype Body: View
  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration
  /// Creates the view that represents a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The appearance and interaction of buttons. It works like ``ButtonStyle`` here.
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

/// A button style of any kind.
///
/// Styles are made and used by the one thread that lays an interface out, as views are.
struct AnyButtonStyle: @unchecked Sendable {
  let body: (ButtonStyleConfiguration) -> any View

  func body(of configuration: ButtonStyleConfiguration) -> any View { body(configuration) }
}

extension EnvironmentValues {
  private enum ButtonStyleKey: EnvironmentKey {
    static let defaultValue = AnyButtonStyle {
      DefaultButtonStyle().makeBody(configuration: $0)
    }
  }

  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of buttons in the view.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    changingEnvironment {
      $0.buttonStyle = AnyButtonStyle { style.makeBody(configuration: $0) }
    }
  }

  /// Sets the style of buttons in the view.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    changingEnvironment {
      $0.buttonStyle = AnyButtonStyle { style.makeBody(configuration: $0) }
    }
  }
}
