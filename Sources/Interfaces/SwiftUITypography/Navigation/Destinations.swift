public import Foundation

// Where links lead, and how a person gets there. Only the first view of a stack is drawn.

extension NavigationLink {
  /// Creates a link that opens when a binding is `true`, in early SwiftUI's syntax. Only its label
  /// is drawn here.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, label: label)
  }

  /// Creates a link that opens when a binding is `true`, in early SwiftUI's syntax. Only its label
  /// is drawn here.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: { destination }, label: label)
  }

  /// Creates a link that opens when a binding has the tag, in early SwiftUI's syntax. Only its
  /// label is drawn here.
  public init<Value: Hashable>(
    tag: Value, selection: Binding<Value?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, label: label)
  }

  /// Creates a link that opens when a binding has the tag, in early SwiftUI's syntax. Only its
  /// label is drawn here.
  public init<Value: Hashable>(
    destination: Destination, tag: Value, selection: Binding<Value?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: { destination }, label: label)
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a localised title that opens when a binding is `true`, in early SwiftUI's
  /// syntax. Only its title is drawn here.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(titleKey, destination: destination)
  }

  /// Creates a link with a title that opens when a binding is `true`, in early SwiftUI's syntax.
  /// Only its title is drawn here.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(title, destination: destination)
  }

  /// Creates a link with a localised title that opens when a binding is `true`, in early SwiftUI's
  /// syntax. Only its title is drawn here.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(titleKey, destination: destination)
  }

  /// Creates a link with a title that opens when a binding is `true`, in early SwiftUI's syntax.
  /// Only its title is drawn here.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(title, destination: destination)
  }

  /// Creates a link with a localised title that opens when a binding has the tag, in early
  /// SwiftUI's syntax. Only its title is drawn here.
  public init<Value: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: Value, selection: Binding<Value?>
  ) {
    self.init(titleKey, destination: destination)
  }

  /// Creates a link with a title that opens when a binding has the tag, in early SwiftUI's syntax.
  /// Only its title is drawn here.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(
    _ title: Title, destination: Destination, tag: Value, selection: Binding<Value?>
  ) {
    self.init(title, destination: destination)
  }
}

nonisolated extension NavigationLink {
  /// Sets whether the link opens its destination in the detail column. It has no effect here.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

/// The animation with which a destination appears. Nothing moves here.
public protocol NavigationTransition {}

/// The default animation of the system.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// An animation that enlarges the destination out of a source view.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default animation of the system.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  /// An animation that enlarges the destination out of the source view with an identity.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID)
    -> ZoomNavigationTransition
  { ZoomNavigationTransition() }
}

/// How a source view looks while a destination zooms out of it. Nothing moves here.
public protocol MatchedTransitionSourceConfiguration {}

/// The configuration of a source view without settings, which the methods below add.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  /// Sets the background of the source view during the animation. It has no effect here.
  public func background(_ color: Color) -> EmptyMatchedTransitionSourceConfiguration { self }
  /// Sets the shape of the source view during the animation. It has no effect here.
  public func clipShape(_ shape: RoundedRectangle) -> EmptyMatchedTransitionSourceConfiguration {
    self
  }
  /// Sets the shadow of the source view during the animation. It has no effect here.
  public func shadow(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> EmptyMatchedTransitionSourceConfiguration { self }
}

nonisolated extension View {
  /// Sets the destination for an item. It is not drawn here: test it as a view of its own.
  public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View { self }

  /// Sets the animation with which the view appears. Nothing moves here.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// Makes this view the source that a destination zooms out of. Nothing moves here.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    self
  }

  /// Makes this view the source that a destination zooms out of. Nothing moves here.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View { self }

  /// Sets how the columns of a split view share the window. It has no effect here.
  public func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(
    _ style: Style
  ) -> some View { self }

  /// Sets the width of a split view's column, in points. It has no effect here.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// Sets the minimum, ideal and maximum width of a split view's column, in points. It has no
  /// effect here.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }

  /// Shows or hides the chevrons of links in a list. It has no effect here.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }

  /// Sets the navigation title to a text that a person can change.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Sets the localised subtitle of the view. It is not drawn here.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }

  /// Sets the subtitle of the view. It is not drawn here.
  @_disfavoredOverload
  public func navigationSubtitle<Words: StringProtocol>(_ subtitle: Words) -> some View { self }

  /// Sets the subtitle of the view. It is not drawn here.
  public func navigationSubtitle(_ subtitle: Text) -> some View { self }

  /// Sets the document that the view shows. It has no effect here.
  public func navigationDocument(_ url: URL) -> some View { self }
}
