/// A style of any kind.
struct AnyStyle<Configuration> {
  private let makeBody: (Configuration) -> any View

  /// A style with what asks it for the view that represents a control.
  init<Style>(_ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> any View) {
    self.makeBody = { configuration in
      evaluate((style, configuration)) { makeBody($0.0, $0.1) }
    }
  }

  /// The view that represents a control.
  func body(of configuration: Configuration) -> any View { makeBody(configuration) }
}

extension AnyStyle where Configuration: View {
  /// What is to be represented, as it is.
  static var none: AnyStyle { AnyStyle(()) { $1 } }
}
