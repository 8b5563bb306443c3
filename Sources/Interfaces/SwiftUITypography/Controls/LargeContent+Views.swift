import Snapshots

extension LargeContent {
  /// Creates what the Large Content Viewer shows of a view: its texts in one line, and its first
  /// symbol.
  init(of view: any View, in environment: EnvironmentValues) {
    var words: [String] = []
    var symbol: String?
    func read(_ view: any View, _ environment: EnvironmentValues) {
      switch view {
      case let text as Text: words.append(text.string)
      case let image as Image:
        if case .symbol(let name) = image.source, symbol == nil { symbol = name }
      case let parent as any ParentView:
        let inner = parent.surroundings(in: environment)
        for child in inner.whileCurrent({ parent.children }) { read(child, inner) }
      case is any PrimitiveView: break
      default: read(environment.whileCurrent { body(of: view) }, environment)
      }
    }
    func body(of view: some View) -> any View { evaluate(view) { $0.body } }
    read(view, environment)
    self.init(title: words.isEmpty ? nil : words.joined(separator: " "), symbol: symbol)
  }
}

/// A primitive view whose child views can be read, to find their texts and symbols.
nonisolated protocol ParentView: PrimitiveView {
  /// The child views in the current environment.
  var children: [any View] { get }
  /// Returns the environment of the child views.
  func surroundings(in outer: EnvironmentValues) -> EnvironmentValues
}

extension ParentView {
  /// Returns the view's own environment.
  func surroundings(in outer: EnvironmentValues) -> EnvironmentValues { outer }
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
extension ControlTitle: ParentView { var children: [any View] { [label] } }
extension NodeModifier: ParentView { var children: [any View] { [content] } }
extension EventModifier: ParentView { var children: [any View] { [content] } }
extension ModifiedView: ParentView { var children: [any View] { [view] } }
extension ModifiedContent: ParentView {
  var children: [any View] {
    [evaluate((modifier, content)) { $0.0.body(content: ModifiedView(view: $0.1)) }]
  }
}
extension EnvironmentModifier: ParentView {
  var children: [any View] { [content] }
  func surroundings(in outer: EnvironmentValues) -> EnvironmentValues { outer.changing(change) }
}
extension StyledLabel: ParentView {
  var children: [any View] { [EnvironmentValues.current.labelStyle.body(of: configuration)] }
}
extension LabelStyleConfiguration.Part: ParentView { var children: [any View] { [view] } }
extension ButtonStyleConfiguration.Label: ParentView { var children: [any View] { [view] } }
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
