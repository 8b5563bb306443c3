/// The look of switches, like SwiftUI's `ToggleStyle`.
@preconcurrency @MainActor
public protocol ToggleStyle {
  /// The view that represents a switch.
  associatedtype Body: View
  /// The properties of a switch.
  typealias Configuration = ToggleStyleConfiguration
  /// Creates the view that represents a switch.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a switch, for its style.
public struct ToggleStyleConfiguration {
  /// The label of a switch.
  public struct Label: PrimitiveView {
    let view: any View

    func nodes(in context: ViewContext) -> [LayoutNode] { view.layoutNodes(in: context) }
  }

  /// The label.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether some of what it stands for is on, and some is not; never here.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// A title with a switch at the trailing edge.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style in a colour, which has no effect here.
  public init(tint: Color) {}
  /// A row of the title and the switch. (Size and colours are modelled.)
  public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.isOn
    return LabelledControl(label: configuration.label) {
      ZStack(alignment: isOn ? .trailing : .leading) {
        Capsule().fill(isOn ? Color.green : Color.separator).frame(width: 51, height: 31)
        Circle().fill(Color.white).frame(width: 27, height: 27).padding(2)
      }
    }
  }
}

/// A button that looks pressed while it is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
  /// The label on a box while it is on.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
      .foregroundStyle(.tint)
      .background(configuration.isOn ? Color.fill : .clear, in: RoundedRectangle(cornerRadius: 7))
  }
}

nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
  /// A title with a switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
  /// The usual look, a title with a switch.
  public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
}
nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that looks pressed while it is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A switch in the style of its surroundings.
struct StyledToggle: PrimitiveView {
  let configuration: ToggleStyleConfiguration

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let environment = context.environment
    return environment.whileCurrent { environment.toggleStyle.body(of: configuration) }
      .layoutNodes(in: context)
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
  /// Sets the look of switches in the view.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    changingEnvironment { $0.toggleStyle = AnyStyle(style) { $0.makeBody(configuration: $1) } }
  }

  /// Sets the size of controls in the view. It has no effect here.
  public func controlSize(_ size: ControlSize) -> some View {
    changingEnvironment { $0.controlSize = size }
  }

  /// Sets the shape of buttons in the view. It has no effect here.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
}

/// The size of controls.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  /// The smallest.
  case mini
  /// Smaller than usual.
  case small
  /// The usual size.
  case regular
  /// Larger than usual.
  case large
  /// The largest.
  case extraLarge
}

/// The shape of buttons. It has no effect here.
public struct ButtonBorderShape: Hashable, Sendable {
  /// As the system decides.
  public static let automatic = ButtonBorderShape()
  /// Its short sides are half circles.
  public static let capsule = ButtonBorderShape()
  /// Its corners are round.
  public static let roundedRectangle = ButtonBorderShape()
  /// A circle.
  public static let circle = ButtonBorderShape()
  /// Its corners have a radius in points.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { ButtonBorderShape() }
}

extension EnvironmentValues {
  private enum ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }

  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}
