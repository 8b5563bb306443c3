/// A row or button that opens another view, like SwiftUI's `NavigationLink`. Only its label is
/// drawn here.
///
/// In a list, a chevron is at the trailing edge. (Its size and colour are modelled.)
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  private let label: Label

  /// Creates a link to a destination, with a view as its label.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Creates a link to a destination, with a view as its label, in early SwiftUI's syntax.
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  /// Creates a link with a localised title to a destination, in early SwiftUI's syntax.
  public init(_ titleKey: LocalizedStringKey, destination: Destination)
  where Label == Text {
    label = Text(titleKey)
  }

  /// Creates a link with a title to a destination, in early SwiftUI's syntax.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: Destination)
  where Label == Text {
    label = Text(title)
  }

  /// Creates a link with a localised title to a destination.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) where Label == Text {
    label = Text(titleKey)
  }

  /// Creates a link with a title to a destination.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder destination: () -> Destination
  ) where Label == Text {
    label = Text(title)
  }

  /// Creates a link to the destination of a value, with a view as its label.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label)
  where Destination == Never {
    self.label = label()
  }

  /// Creates a link with a localised title to the destination of a value.
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?)
  where Label == Text, Destination == Never {
    label = Text(titleKey)
  }

  /// Creates a link with a title to the destination of a value.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?)
  where Label == Text, Destination == Never {
    label = Text(title)
  }

  func nodes(in context: ViewContext) -> [LayoutNode] {
    guard context.environment.isInList else {
      let button = Button(action: {}) { label }
      return [button.layoutNode(in: context)]
    }
    let row = HStack(spacing: 8) {
      HStack { label }.frame(maxWidth: .infinity, alignment: .leading)
      Image(systemName: "chevron.forward").font(.footnote.bold()).foregroundStyle(Color.secondary)
    }
    return [ControlNode(row.layoutNode(in: context), named: "NavigationLink", in: context)]
  }
}
