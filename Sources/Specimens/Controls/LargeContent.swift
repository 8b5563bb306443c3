import Snapshots

/// A view that shows large on a long press.
private final class LargeContentNode: ModifierNode {
  private let content: LargeContent

  init(_ child: LayoutNode, content: LargeContent, in context: ViewContext) {
    self.content = content
    super.init(child, in: context)
  }

  override func place(in rect: CGRect, proposal: ProposedViewSize, on canvas: InterfaceCanvas) {
    canvas.offering(content) {
      canvas.add(.container, in: rect)
      super.place(in: rect, proposal: proposal, on: canvas)
    }
  }
}

extension View {
  /// Shows the texts and the first symbol of the view large on a long press, at accessibility sizes.
  public func accessibilityShowsLargeContentViewer() -> some View {
    modifiedNode { child, context in
      LargeContentNode(child, content: LargeContent(from: self), in: context)
    }
  }

  /// Shows another view's texts and first symbol large on a long press, at accessibility sizes.
  public func accessibilityShowsLargeContentViewer<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    let shown = LargeContent(from: content())
    return modifiedNode { LargeContentNode($0, content: shown, in: $1) }
  }
}

extension LargeContent {
  /// What the Large Content Viewer takes from a view: its texts in one line, and its first symbol.
  init<Content: View>(from view: Content) {
    var words: [String] = []
    var symbol: String?
    func read(_ view: any View) {
      switch view {
      case let text as Text: words.append(text.string)
      case let image as Image:
        if case .symbol(let name) = image.source, symbol == nil { symbol = name }
      case let parent as any ParentView: for child in parent.children { read(child) }
      case is any PrimitiveView: break
      default: read(bodyOf(view))
      }
    }
    func bodyOf(_ view: some View) -> any View { view.body }
    read(view)
    self.init(title: words.isEmpty ? nil : words.joined(separator: " "), symbol: symbol)
  }
}

/// A primitive view that is made of others, which can be told.
protocol ParentView: PrimitiveView {
  /// The views it is made of.
  var children: [any View] { get }
}

extension TupleView: ParentView {
  var children: [any View] {
    var children: [any View] = []
    for member in repeat each content { children.append(member) }
    return children
  }
}

extension LayoutContainer: ParentView { var children: [any View] { [content] } }
extension HStack: ParentView { var children: [any View] { [container] } }
extension VStack: ParentView { var children: [any View] { [container] } }
extension ZStack: ParentView { var children: [any View] { [container] } }
extension Group: ParentView { var children: [any View] { [content] } }
extension Button: ParentView { var children: [any View] { [label] } }
extension NodeModifier: ParentView { var children: [any View] { [content] } }
extension EnvironmentModifier: ParentView { var children: [any View] { [content] } }
extension AnyView: ParentView { var children: [any View] { [view] } }
extension ConditionalContent: ParentView {
  var children: [any View] {
    switch self {
    case .first(let view): [view]
    case .second(let view): [view]
    }
  }
}
extension Optional: ParentView where Wrapped: View {
  var children: [any View] { map { [$0] } ?? [] }
}
extension ForEach: ParentView { var children: [any View] { data.map { content($0) } } }
