/// A type-erased style for a control with some configuration.
struct AnyStyle<Configuration> {
  private let makeBody: (Configuration) -> any View

  /// Creates an erased style from a style and a closure that makes the control's view with it.
  init<Style>(_ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> any View) {
    self.makeBody = { configuration in
      evaluate((style, configuration)) { makeBody($0.0, $0.1) }
    }
  }

  /// Returns the view that the style makes of a control.
  func body(of configuration: Configuration) -> any View { makeBody(configuration) }
}

extension ViewContext {
  /// Returns the context for a style's view, where the control at an environment value has the
  /// default style. So a style can use the control that it draws.
  func withDefaultStyle<Style>(_ path: WritableKeyPath<EnvironmentValues, Style>) -> ViewContext {
    changing { $0[keyPath: path] = EnvironmentValues()[keyPath: path] }
  }
}

nonisolated extension View {
  /// Sets the default style at an environment value. So a style can use the control that it draws.
  func withDefaultStyle<Style>(_ path: WritableKeyPath<EnvironmentValues, Style>) -> some View {
    changingEnvironment { $0[keyPath: path] = EnvironmentValues()[keyPath: path] }
  }
}

extension AnyStyle where Configuration: View {
  /// A style that shows the configuration unchanged.
  static var none: AnyStyle { AnyStyle(()) { $1 } }
}
