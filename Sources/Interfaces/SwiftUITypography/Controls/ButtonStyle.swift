/// How buttons look, as SwiftUI's `ButtonStyle`.
public protocol ButtonStyle {
  /// What a button is made of.
  associatedtype Body: View
  /// What a button brings along.
  typealias Configuration = ButtonStyleConfiguration
  /// A button, in its surroundings.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// How buttons look, in styles that also say what presses them; here as ``ButtonStyle``.
public protocol PrimitiveButtonStyle {
  /// What a button is made of.
  associatedtype Body: View
  /// What a button brings along.
  typealias Configuration = ButtonStyleConfiguration
  /// A button, in its surroundings.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button brings along to its style.
public struct ButtonStyleConfiguration {
  /// What a button shows; several views stand in a row.
  public struct Label: PrimitiveView {
    let view: any View

    func nodes(in context: ViewContext) -> [LayoutNode] { view.layoutNodes(in: context) }
  }

  /// What the button is for; `nil` for nothing in particular.
  public let role: ButtonRole?
  /// What it shows.
  public let label: Label
  /// Whether it is pressed just now; never here.
  public let isPressed: Bool

  /// Presses the button, which does nothing here.
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
  /// How buttons in the view look.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    changingEnvironment {
      $0.buttonStyle = AnyButtonStyle { style.makeBody(configuration: $0) }
    }
  }

  /// How buttons in the view look.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    changingEnvironment {
      $0.buttonStyle = AnyButtonStyle { style.makeBody(configuration: $0) }
    }
  }
}
