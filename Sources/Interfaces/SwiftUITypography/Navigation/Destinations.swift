public import Foundation

// Where links lead, and how a person gets there. Only the first view of a stack is drawn.

extension NavigationLink {
  /// Creates a link that a value opens, in early SwiftUI's syntax. It is closed here.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, label: label)
  }

  /// Creates a link that a value opens, in early SwiftUI's syntax. It is closed here.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: { destination }, label: label)
  }

  /// Creates a link that a choice opens, in early SwiftUI's syntax. It is closed here.
  public init<Value: Hashable>(
    tag: Value, selection: Binding<Value?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, label: label)
  }

  /// Creates a link that a choice opens, in early SwiftUI's syntax. It is closed here.
  public init<Value: Hashable>(
    destination: Destination, tag: Value, selection: Binding<Value?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: { destination }, label: label)
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title that a value opens, in early SwiftUI's syntax. It is closed here.
  public init<Title: StringProtocol>(
    _ title: Title, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(title, destination: destination)
  }

  /// Creates a link with a title that a value opens, in early SwiftUI's syntax. It is closed here.
  public init<Title: StringProtocol>(
    _ title: Title, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(title, destination: destination)
  }

  /// Creates a link with a title that a choice opens, in early SwiftUI's syntax. It is closed here.
  public init<Title: StringProtocol, Value: Hashable>(
    _ title: Title, destination: Destination, tag: Value, selection: Binding<Value?>
  ) {
    self.init(title, destination: destination)
  }
}

nonisolated extension NavigationLink {
  /// Sets whether the link shows its view in the last column. It has no effect here.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

/// How a view moves in. Nothing moves here.
public protocol NavigationTransition {}

/// The usual motion.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// A motion out of another view.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The usual motion.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A motion out of the view with an identity.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID)
    -> ZoomNavigationTransition
  { ZoomNavigationTransition() }
}

/// How the view looks that another one moves out of. Nothing moves here.
public protocol MatchedTransitionSourceConfiguration {}

/// A view that another one moves out of, without settings.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  /// Sets what is behind the view while it moves. It has no effect here.
  public func background(_ color: Color) -> EmptyMatchedTransitionSourceConfiguration { self }
  /// Sets the shape of the view while it moves. It has no effect here.
  public func clipShape(_ shape: RoundedRectangle) -> EmptyMatchedTransitionSourceConfiguration {
    self
  }
  /// Sets the shadow of the view while it moves. It has no effect here.
  public func shadow(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> EmptyMatchedTransitionSourceConfiguration { self }
}

nonisolated extension View {
  /// Sets the view that an item leads to. It is not drawn here: test it as a view of its own.
  public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View { self }

  /// Sets how the view moves in. Nothing moves here.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// Lets another view move out of this one. Nothing moves here.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    self
  }

  /// Lets another view move out of this one. Nothing moves here.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View { self }

  /// Sets how columns share a window. It has no effect here.
  public func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(
    _ style: Style
  ) -> some View { self }

  /// Sets the width of a column. It has no effect here.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// Sets the widths that a column can have. It has no effect here.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }

  /// Sets whether links in a list have a chevron. It has no effect here.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }

  /// Sets the title of the view in the bar to a text that a person can change.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Sets the title of the view in the bar to a key.
  @_disfavoredOverload
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets a second title of the view. It is not drawn here.
  public func navigationSubtitle<Words: StringProtocol>(_ subtitle: Words) -> some View { self }

  /// Sets a second title of the view. It is not drawn here.
  public func navigationSubtitle(_ subtitle: Text) -> some View { self }

  /// Sets the document that the view is about. It has no effect here.
  public func navigationDocument(_ url: URL) -> some View { self }
}
