import Foundation

/// A button. Its action never runs here.
public struct Button<Label: View>: PrimitiveView {
  let label: Label
  private let role: ButtonRole?

  /// Creates a button with a view as its label.
  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.label = label()
  }

  /// Creates a button with a localised title.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) where Label == Text {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) where Label == Text {
    self.init(role: role, action: action) { Text(title) }
  }

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let environment = context.environment
    let configuration = ButtonStyleConfiguration(
      role: role, label: ButtonStyleConfiguration.Label(view: ButtonLabel(label)), isPressed: false)
    let styled = environment.whileCurrent { environment.buttonStyle.body(of: configuration) }
    let inner = context.withDefaultStyle(\.buttonStyle)
    // What a style makes stands one on the other where it is several views.
    return [ControlNode(styled.layoutNode(in: inner), named: "Button", in: context)]
  }
}

extension Button where Label == ButtonStyleConfiguration.Label {
  /// Creates a button from a style's configuration, so that the style can change the button.
  public init(_ configuration: ButtonStyleConfiguration) {
    self.init(role: configuration.role, action: {}) { configuration.label }
  }
}

extension Button where Label == SwiftUITypography.Label<Text, Image> {
  /// Creates a button with a symbol and a localised title.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUITypography.Label(titleKey, systemImage: name) }
  }

  /// Creates a button with a symbol and a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage name: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUITypography.Label(title, systemImage: name) }
  }
}

/// The label of a button. Several views form a row.
private struct ButtonLabel: PrimitiveView {
  private let label: any View

  init(_ label: some View) { self.label = label }

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let nodes = label.layoutNodes(in: context.changing { $0.stackAxis = .horizontal })
    guard nodes.count > 1 else { return nodes }
    return [ContainerNode(AnyLayout(HStackLayout()), of: nodes, named: nil, in: context)]
  }
}

/// The purpose of a button, such as cancelling or deleting.
public struct ButtonRole: Equatable, Sendable {
  fileprivate enum Purpose { case destructive, cancel, close, confirm }

  fileprivate let purpose: Purpose

  /// The role of a button that deletes something. Its tint is red.
  public static let destructive = ButtonRole(purpose: .destructive)
  /// The role of a button that cancels an operation.
  public static let cancel = ButtonRole(purpose: .cancel)
  /// The role of a button that closes a view.
  public static let close = ButtonRole(purpose: .close)
  /// The role of a button that confirms an operation.
  public static let confirm = ButtonRole(purpose: .confirm)
}

/// The label of a button that has only a role: a symbol with a title. (Modelled.)
nonisolated public struct DefaultButtonLabel: View {
  let role: ButtonRole?

  /// The symbol and title of the role; empty without a role.
  public var body: some View {
    switch role?.purpose {
    case .destructive: Label(verbatim: "Delete", systemImage: "trash")
    case .cancel: Label(verbatim: "Cancel", systemImage: "xmark")
    case .close: Label(verbatim: "Close", systemImage: "xmark")
    case .confirm: Label(verbatim: "Done", systemImage: "checkmark")
    case nil: EmptyView()
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the symbol and title of its role.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// The layout node of a control that can be pressed.
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
