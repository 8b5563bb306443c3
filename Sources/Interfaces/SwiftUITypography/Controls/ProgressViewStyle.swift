/// How progress views look, like SwiftUI's `ProgressViewStyle`.
///
/// The system's styles have no effect here: a progress view is a bar if it has a value, and spokes
/// otherwise.
@preconcurrency @MainActor
public protocol ProgressViewStyle {
  /// The type of the view that represents a progress view.
  associatedtype Body: View
  /// The value and labels of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Returns the view that represents a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The value and labels of a progress view, which its style makes a view from.
public struct ProgressViewStyleConfiguration {
  /// The view of a progress view's label.
  public struct Label: PrimitiveView {
    let view: any View

    func nodes(in context: ViewContext) -> [LayoutNode] { view.layoutNodes(in: context) }
  }
  /// The view of the label for the current value.
  public typealias CurrentValueLabel = Label

  /// The completed part, from 0 to 1; `nil` if it is unknown.
  public let fractionCompleted: Double?
  /// The label of the progress view; `nil` if there is none.
  public var label: Label?
  /// The label for the current value; `nil` if there is none.
  public var currentValueLabel: CurrentValueLabel?
}

/// A style of the system, which draws a bar or spokes depending on the value.
nonisolated protocol SystemProgressViewStyle: ProgressViewStyle {}

extension SystemProgressViewStyle {
  /// Returns a bar if there is a value, and spokes otherwise.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(value: configuration.fractionCompleted) {
      configuration.label
    } currentValueLabel: {
      configuration.currentValueLabel
    }
  }
}
/// The default progress view style: a bar if there is a value, and spokes otherwise.
nonisolated public struct DefaultProgressViewStyle: SystemProgressViewStyle {
  /// Creates the default progress view style.
  public init() {}
}
/// The circular progress view style. It looks like the default style here.
nonisolated public struct CircularProgressViewStyle: SystemProgressViewStyle {
  /// Creates a circular progress view style.
  public init() {}
  /// Creates a circular progress view style with a colour, which has no effect here.
  public init(tint: Color) {}
}
/// The linear progress view style. It looks like the default style here.
nonisolated public struct LinearProgressViewStyle: SystemProgressViewStyle {
  /// Creates a linear progress view style.
  public init() {}
  /// Creates a linear progress view style with a colour, which has no effect here.
  public init(tint: Color) {}
}
nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default style: a bar if there is a value, and spokes otherwise.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring or spokes. It looks like the default style here.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar. It looks like the default style here.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension EnvironmentValues {
  private enum ProgressStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<ProgressViewStyleConfiguration>? { nil }
  }

  /// The app's own style of progress views; `nil` for the system's.
  var progressStyle: AnyStyle<ProgressViewStyleConfiguration>? {
    get { self[ProgressStyleKey.self] }
    set { self[ProgressStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the progress views in the view. The system's styles have no effect here.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    changingEnvironment {
      $0.progressStyle =
        style is any SystemProgressViewStyle
        ? nil : AnyStyle(style) { $0.makeBody(configuration: $1) }
    }
  }
}
