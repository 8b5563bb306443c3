// How the system's buttons look. (Modelled: sizes and colours are ours.)

/// The tint, and no border.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The tint, and no border.
  public init() {}
  /// The label in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(ButtonColor(role: configuration.role))
  }
}

/// As the label says.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// As the label says.
  public init() {}
  /// The label, grey where it cannot be pressed.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.changingEnvironment { if !$0.isEnabled { $0.foregroundColor = .gray } }
  }
}

/// The tint, and no border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The tint, and no border.
  public init() {}
  /// The label in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultButtonStyle().makeBody(configuration: configuration)
  }
}

/// The tint on a grey box.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// The tint on a grey box.
  public init() {}
  /// The label on a box.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(ButtonColor(role: configuration.role))
      .modifier(ButtonBox(fill: .fill))
  }
}

/// On a box of the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// On a box of the tint.
  public init() {}
  /// The label on a box.
  public func makeBody(configuration: Configuration) -> some View {
    Prominent(configuration: configuration)
  }

  private struct Prominent: View {
    let configuration: Configuration
    @Environment(\.self) private var environment

    var body: some View {
      configuration.label
        .changingEnvironment { $0.foregroundColor = $0.isEnabled ? .onAccent : .gray }
        .modifier(
          ButtonBox(fill: environment.isEnabled ? environment.tint(of: configuration.role) : .fill))
    }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The tint, and no border.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// As the label says.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The tint, and no border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The tint on a grey box.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// On a box of the tint.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// The colour of a label that can be pressed.
private struct ButtonColor: ViewModifier {
  let role: ButtonRole?

  func body(content: Content) -> some View {
    content.changingEnvironment {
      $0.foregroundColor = $0.isEnabled ? $0.tint(of: role) : .gray
    }
  }
}

/// The box that a label stands on.
private struct ButtonBox: ViewModifier {
  let fill: Color

  func body(content: Content) -> some View {
    content.multilineTextAlignment(.center)
      .padding(EdgeInsets(top: 7, leading: 14, bottom: 7, trailing: 14))
      .frame(minHeight: 34)
      .background(fill, in: RoundedRectangle(cornerRadius: 8))
  }
}

extension EnvironmentValues {
  fileprivate func tint(of role: ButtonRole?) -> Color { role == .destructive ? .red : tint }
}
