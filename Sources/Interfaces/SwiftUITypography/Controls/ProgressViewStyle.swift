/// The look of what shows how far a task has come, like SwiftUI's `ProgressViewStyle`. The system's looks have no effect
/// here: a view is a line if it has a value, and spokes otherwise.
@preconcurrency @MainActor
public protocol ProgressViewStyle {
  /// The view that shows how far a task has come.
  associatedtype Body: View
  /// What is known of the task.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Creates the view that shows how far a task has come.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a look knows of a task.
public struct ProgressViewStyleConfiguration {
  /// A label.
  public struct Label: PrimitiveView {
    let view: any View

    func nodes(in context: ViewContext) -> [LayoutNode] { view.layoutNodes(in: context) }
  }
  /// A label of the value.
  public typealias CurrentValueLabel = Label

  /// How much of the task is done, from 0 to 1; `nil` if it is unknown.
  public let fractionCompleted: Double?
  /// The label; `nil` if there is none.
  public var label: Label?
  /// The label of the value; `nil` if there is none.
  public var currentValueLabel: CurrentValueLabel?
}

/// A look of the system's. It leaves the view as it is.
nonisolated protocol SystemProgressViewStyle: ProgressViewStyle {}

extension SystemProgressViewStyle {
  /// The view as it is.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(value: configuration.fractionCompleted) {
      configuration.label
    } currentValueLabel: {
      configuration.currentValueLabel
    }
  }
}
/// The usual look of what shows how far a task has come.
nonisolated public struct DefaultProgressViewStyle: SystemProgressViewStyle {
  /// Creates the style.
  public init() {}
}
/// Spokes.
nonisolated public struct CircularProgressViewStyle: SystemProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style in a colour.
  public init(tint: Color) {}
}
/// A line.
nonisolated public struct LinearProgressViewStyle: SystemProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style in a colour.
  public init(tint: Color) {}
}
nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The usual look.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// Spokes.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A line.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension EnvironmentValues {
  private enum ProgressStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<ProgressViewStyleConfiguration>? { nil }
  }

  /// An app's own look of what shows how far a task has come; `nil` for the system's.
  var progressStyle: AnyStyle<ProgressViewStyleConfiguration>? {
    get { self[ProgressStyleKey.self] }
    set { self[ProgressStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the look of what shows how far a task has come. Those of the system have no effect here.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    changingEnvironment {
      $0.progressStyle =
        style is any SystemProgressViewStyle
        ? nil : AnyStyle(style) { $0.makeBody(configuration: $1) }
    }
  }
}
