// How the system's buttons look. (Modelled: sizes and colours are ours.)

/// The default button style: the label in the tint colour, without a border.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the default button style.
  public init() {}
  /// Returns the label in the tint colour.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(ButtonColor(role: configuration.role))
  }
}

/// The plain button style, which leaves the label unchanged.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates a style that leaves the label unchanged.
  public init() {}
  /// Returns the label; grey if the button is disabled.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.changingEnvironment { if !$0.isEnabled { $0.foregroundColor = .gray } }
  }
}

/// The borderless button style: the label in the tint colour.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates a style without a border.
  public init() {}
  /// Returns the label in the tint colour.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultButtonStyle().makeBody(configuration: configuration)
  }
}

/// The bordered button style: the label in the tint colour on a grey box.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates a style with a grey box.
  public init() {}
  /// Returns the label in the tint colour on a grey box.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(ButtonColor(role: configuration.role))
      .modifier(ButtonBox(fill: .fill, outline: RoundedRectangle(cornerRadius: 8)))
  }
}

/// The prominent bordered button style: the label on a box in the tint colour.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates a style with a box in the tint colour.
  public init() {}
  /// Returns the label on a box in the tint colour.
  public func makeBody(configuration: Configuration) -> some View {
    Prominent(configuration: configuration)
  }

  nonisolated private struct Prominent: View {
    let configuration: Configuration

    var body: some View {
      ProminentButton(
        configuration: configuration, outline: RoundedRectangle(cornerRadius: 8))
    }
  }
}

/// A label on a shape in the tint colour; grey if the button is disabled.
private struct ProminentButton<Outline: Shape>: PrimitiveView {
  let configuration: ButtonStyleConfiguration
  let outline: Outline

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let isEnabled = context.environment.isEnabled
    let fill = isEnabled ? context.environment.tint(of: configuration.role) : .fill
    return configuration.label
      .changingEnvironment {
        $0.foregroundColor = isEnabled ? $0.chosenForeground ?? .onAccent : .gray
      }
      .modifier(ButtonBox(fill: fill, outline: outline))
      .layoutNodes(in: context)
  }
}

/// The glass button style: the label in the colour of text on a grey capsule. (Modelled: glass is a
/// colour here.)
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Creates a style with a grey capsule, in place of glass.
  public init() {}
  /// Creates a style for a kind of glass. All kinds look the same here.
  public init(_ glass: Glass) {}
  /// Returns the label on a grey capsule.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .changingEnvironment { if !$0.isEnabled { $0.foregroundColor = .gray } }
      .modifier(ButtonBox(fill: .fill, outline: Capsule()))
  }
}

/// The prominent glass button style: the label on a capsule in the tint colour. (Modelled: glass is
/// a colour here.)
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates a style with a capsule in the tint colour, in place of glass.
  public init() {}
  /// Returns the label on a capsule in the tint colour.
  public func makeBody(configuration: Configuration) -> some View {
    ProminentButton(configuration: configuration, outline: Capsule())
  }
}

nonisolated extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A glass style: the label on a grey capsule.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// A style for a kind of glass: the label on a grey capsule. All kinds look the same here.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
nonisolated extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A prominent glass style: the label on a capsule in the tint colour.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style: the label in the tint colour, without a border.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A style that leaves the label unchanged.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A style without a border: the label in the tint colour.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A bordered style: the label in the tint colour on a grey box.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A prominent bordered style: the label on a box in the tint colour.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// Sets the colour of a button's label: the one that a view around the button chose, else the tint.
nonisolated private struct ButtonColor: ViewModifier {
  let role: ButtonRole?

  func body(content: Content) -> some View {
    content.changingEnvironment {
      $0.foregroundColor = $0.isEnabled ? $0.chosenForeground ?? $0.tint(of: role) : .gray
    }
  }
}

/// Places a button's label on a filled shape.
nonisolated private struct ButtonBox<Outline: Shape>: ViewModifier {
  let fill: Color
  let outline: Outline

  func body(content: Content) -> some View {
    content.multilineTextAlignment(.center)
      .padding(EdgeInsets(top: 7, leading: 14, bottom: 7, trailing: 14))
      .frame(minHeight: 34)
      .background(fill, in: outline)
  }
}

extension EnvironmentValues {
  fileprivate func tint(of role: ButtonRole?) -> Color { role == .destructive ? .red : tint }
}
