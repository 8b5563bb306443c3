/// A part of a ``TabView`` with the type of its tabs' values, like SwiftUI's `TabContent`.
public protocol TabContent<TabValue>: View {
  /// The type of the tabs' values in the selection.
  associatedtype TabValue
}

extension Tab: TabContent {
  /// The type of the tab's value in the selection.
  public typealias TabValue = Value
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of the tabs' values in the selection.
  public typealias TabValue = Content.TabValue
}

/// A tab with a modifier, such as an accessibility identifier.
nonisolated public struct ChangedTab<TabValue, Content: View>: TabContent, PrimitiveView {
  let content: Content

  func nodes(in context: ViewContext) -> [LayoutNode] { content.layoutNodes(in: context) }
}

nonisolated extension TabContent {
  /// Sets the badge of the tab to a number. It is not drawn here.
  public func badge(_ count: Int) -> ChangedTab<TabValue, some View> {
    ChangedTab(content: (self as any View).boxed.badge(count))
  }
  /// Sets the badge of the tab to a localised text. It is not drawn here.
  public func badge(_ key: LocalizedStringKey?) -> ChangedTab<TabValue, some View> {
    ChangedTab(content: (self as any View).boxed.badge(key))
  }
  /// Sets the badge of the tab to a text. It is not drawn here.
  @_disfavoredOverload
  public func badge<Label: StringProtocol>(_ label: Label?) -> ChangedTab<TabValue, some View> {
    ChangedTab(content: (self as any View).boxed.badge(label.map { Text($0) }))
  }
  /// Gives the tab an identity, for a person's arrangement of tabs. It has no effect here.
  public func customizationID(_ id: String) -> Self { self }
  /// Sets the tab's name in the paths of elements.
  public func accessibilityIdentifier(
    _ identifier: String
  ) -> ChangedTab<TabValue, some View> {
    ChangedTab(content: (self as any View).boxed.accessibilityIdentifier(identifier))
  }
}

nonisolated extension View {
  /// The view without its type, whose own methods would be preferred.
  fileprivate var boxed: AnyView { AnyView(self) }
}

/// A result builder for tabs, whose values have the type of the selection.
@resultBuilder
public enum TabContentBuilder<Selection: Hashable> {
  /// Builds an empty closure.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Builds a closure with several tabs.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> { TupleView(repeat each content) }

  /// Accepts a tab whose value has the type of the selection.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == Selection { content }

  /// Accepts a view, which sets its value with a tag.
  @_disfavoredOverload
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Builds `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the first branch of `if … else` and `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { .first(first) }

  /// Builds the other branch.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { .second(second) }

  /// Builds the content of `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
