import Foundation

/// Something to press; a press does nothing here.
public struct Button<Label: View>: PrimitiveView {
  let label: Label
  private let role: ButtonRole?

  /// A button that shows a view.
  public init(
    role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.label = label()
  }

  /// A button that shows a title.
  public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole? = nil, action: @escaping () -> Void
  ) where Label == Text {
    self.init(role: role, action: action) { Text(title) }
  }

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let style = context.environment.buttonStyle
    let tint: Color = role == .destructive ? .red : context.environment.tint
    let inner = context.changing { environment in
      switch style {
      case .automatic, .borderless: environment.foregroundColor = tint
      case .plain: break
      case .bordered: environment.foregroundColor = tint
      case .borderedProminent:
        environment.foregroundColor = .onAccent
      }
      if !environment.isEnabled { environment.foregroundColor = .gray }
    }
    let background: Color? =
      switch style {
      case .automatic, .borderless, .plain: nil
      case .bordered: .fill
      case .borderedProminent: context.environment.isEnabled ? tint : .fill
      }
    let node: LayoutNode
    if let background {
      node =
        label.multilineTextAlignment(.center).padding(
          EdgeInsets(top: 7, leading: 14, bottom: 7, trailing: 14)
        )
        .frame(minHeight: 34)
        .background(background, in: RoundedRectangle(cornerRadius: 8))
        .layoutNode(in: inner)
    } else {
      node = label.layoutNode(in: inner)
    }
    return [ControlNode(node, named: "Button", in: context)]
  }
}

/// What a button is for.
public enum ButtonRole: Hashable, Sendable {
  /// It deletes something.
  case destructive
  /// It leaves everything as it is.
  case cancel
}

/// How buttons look. (Modelled: sizes and colours are ours.)
public enum ButtonStyle: Hashable, Sendable {
  /// The tint, and no border.
  case automatic
  /// As the label says.
  case plain
  /// The tint, and no border.
  case borderless
  /// The tint on a grey box.
  case bordered
  /// On a box of the tint.
  case borderedProminent
}

extension EnvironmentValues {
  private enum ButtonStyleKey: EnvironmentKey {
    static let defaultValue = ButtonStyle.automatic
  }

  var buttonStyle: ButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// How buttons in the view look.
  public func buttonStyle(_ style: ButtonStyle) -> some View {
    changingEnvironment { $0.buttonStyle = style }
  }
}

/// A node that can be pressed.
final class ControlNode: ModifierNode {
  init(_ child: LayoutNode, named name: String, in context: ViewContext) {
    super.init(child, in: context)
    child.names = names
    names = [name]
  }

  override func place(in rect: CGRect, proposal: ProposedViewSize, on canvas: InterfaceCanvas) {
    canvas.control(in: rect) {
      canvas.inside(canvas.paths(of: [child])[0]) {
        super.place(in: rect, proposal: proposal, on: canvas)
      }
    }
  }
}
