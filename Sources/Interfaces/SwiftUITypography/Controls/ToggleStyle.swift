/// How toggles look, like SwiftUI's `ToggleStyle`.
@preconcurrency @MainActor
public protocol ToggleStyle {
  /// The type of the view that represents a toggle.
  associatedtype Body: View
  /// The label and state of a toggle.
  typealias Configuration = ToggleStyleConfiguration
  /// Returns the view that represents a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label and state of a toggle, which its style makes a view from.
public struct ToggleStyleConfiguration {
  /// The view of a toggle's label.
  public struct Label: PrimitiveView {
    let view: any View

    func nodes(in context: ViewContext) -> [LayoutNode] { view.layoutNodes(in: context) }
  }

  /// The label of the toggle.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle represents several values that differ; always `false` here.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// The switch toggle style: the label with a switch at the trailing edge.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
  @Environment(\.ownTint) private var surroundingTint
  private let tint: Color?

  /// Creates a style with a switch in the tint of the view around it, or else in green.
  public init() { tint = nil }
  /// Creates a style with a switch in a colour.
  public init(tint: Color) { self.tint = tint }
  /// Returns a row of the label and a switch. (Sizes and colours are modelled.)
  public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.isOn
    let color = tint ?? surroundingTint ?? .green
    return LabelledControl(label: configuration.label) {
      ZStack(alignment: isOn ? .trailing : .leading) {
        Capsule().fill(isOn ? color : Color.separator).frame(width: 51, height: 31)
        Circle().fill(Color.white).frame(width: 27, height: 27).padding(2)
      }
    }
  }
}

/// The button toggle style: a button on a grey box while it is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  /// Creates a style with a button.
  public init() {}
  /// Returns the label, on a grey box while the toggle is on.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
      .foregroundStyle(.tint)
      .background(configuration.isOn ? Color.fill : .clear, in: RoundedRectangle(cornerRadius: 7))
  }
}

nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
  /// The label with a switch at the trailing edge.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
  /// The default style: the label with a switch at the trailing edge.
  public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
}
nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button on a grey box while it is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A toggle, drawn in the style of its environment.
struct StyledToggle: PrimitiveView {
  let configuration: ToggleStyleConfiguration

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let environment = context.environment
    return environment.whileCurrent { environment.toggleStyle.body(of: configuration) }
      .layoutNodes(in: context.withDefaultStyle(\.toggleStyle))
  }
}

extension EnvironmentValues {
  private enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<ToggleStyleConfiguration> {
      AnyStyle(SwitchToggleStyle()) { $0.makeBody(configuration: $1) }
    }
  }

  var toggleStyle: AnyStyle<ToggleStyleConfiguration> {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the toggles in the view.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    changingEnvironment { $0.toggleStyle = AnyStyle(style) { $0.makeBody(configuration: $1) } }
  }

  /// Sets the size of the controls in the view. They look the same at every size here.
  public func controlSize(_ size: ControlSize) -> some View {
    changingEnvironment { $0.controlSize = size }
  }

  /// Sets the shape of the bordered buttons in the view. It has no effect here.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
}

/// The size of controls. Controls look the same at every size here.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  /// The smallest controls.
  case mini
  /// Controls that are smaller than the default.
  case small
  /// Controls of the default size.
  case regular
  /// Controls that are larger than the default.
  case large
  /// The largest controls.
  case extraLarge
}

/// The shape of bordered buttons. It has no effect here.
public struct ButtonBorderShape: Hashable, Sendable {
  /// The system chooses the shape of buttons.
  public static let automatic = ButtonBorderShape()
  /// Buttons whose short sides are semicircles.
  public static let capsule = ButtonBorderShape()
  /// Buttons with rounded corners.
  public static let roundedRectangle = ButtonBorderShape()
  /// Buttons in the shape of a circle.
  public static let circle = ButtonBorderShape()
  /// Buttons with rounded corners of a radius in points.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { ButtonBorderShape() }
}

extension EnvironmentValues {
  private enum ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }

  /// The size of controls. Controls look the same at every size here.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}
