/// A part of a ``TabView`` with the type of the values that its tabs stand for, like SwiftUI's `TabContent`.
public protocol TabContent<TabValue>: View {
  /// The type of the values.
  associatedtype TabValue
}

extension Tab: TabContent {
  /// The type of the value.
  public typealias TabValue = Value
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of the values.
  public typealias TabValue = Content.TabValue
}

/// A tab that something was changed of.
nonisolated public struct ChangedTab<TabValue, Content: View>: TabContent, PrimitiveView {
  let content: Content

  func nodes(in context: ViewContext) -> [LayoutNode] { content.layoutNodes(in: context) }
}

nonisolated extension TabContent {
  /// Puts a number at the tab; see `View.badge(_:)`.
  public func badge(_ count: Int) -> ChangedTab<TabValue, some View> {
    ChangedTab(content: (self as any View).boxed.badge(count))
  }
  /// Puts a text at the tab; see `View.badge(_:)`.
  public func badge<Label: StringProtocol>(_ label: Label?) -> ChangedTab<TabValue, some View> {
    ChangedTab(content: (self as any View).boxed.badge(label.map { Text($0) }))
  }
  /// Names a tab that a person can move. It has no effect here.
  public func customizationID(_ id: String) -> Self { self }
  /// Names the tab for tests and messages.
  public func accessibilityIdentifier(
    _ identifier: String
  ) -> ChangedTab<TabValue, some View> {
    ChangedTab(content: (self as any View).boxed.accessibilityIdentifier(identifier))
  }
}

nonisolated extension View {
  /// The same without its type, whose own methods come first.
  fileprivate var boxed: AnyView { AnyView(self) }
}

/// Builds tabs, whose values have the type of the choice.
@resultBuilder
public enum TabContentBuilder<Selection: Hashable> {
  /// Builds an empty closure.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Builds a closure with several tabs.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> { TupleView(repeat each content) }

  /// Takes a tab.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == Selection { content }

  /// Takes a view with a tag.
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
