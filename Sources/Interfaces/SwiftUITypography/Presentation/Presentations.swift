public import Foundation

// What stands over a view when somebody asks for it. A picture shows the view alone.

/// A height at which a sheet rests. Sheets are not drawn here, so it has no effect.
public struct PresentationDetent: Hashable, Sendable {
  /// About half the height of the screen.
  public static let medium = PresentationDetent()
  /// The full height of the screen.
  public static let large = PresentationDetent()
  /// A fraction of the full height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent() }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent() }
}

/// Whether an element of an interface is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// The system decides.
  case automatic
  /// The element is shown.
  case visible
  /// The element is hidden.
  case hidden
}

nonisolated extension View {
  /// Presents a sheet. It is not drawn here: test its content as a view of its own.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Presents a sheet about an item. It is not drawn here: test its content as a view of its own.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// Presents a view that covers the screen. It is not drawn here: test it as a view of its own.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Presents a view about an item that covers the screen. It is not drawn here.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// Presents a popover. It is not drawn here.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Presents an alert with a localised title. It is not drawn here.
  public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { self }

  /// Presents an alert. It is not drawn here.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { self }

  /// Presents an alert with a localised title and a message. It is not drawn here.
  public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { self }

  /// Presents an alert with a message. It is not drawn here.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { self }

  /// Presents an alert with a localised title about a value. It is not drawn here.
  public func alert<Value, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting value: Value?,
    @ViewBuilder actions: (Value) -> Actions, @ViewBuilder message: (Value) -> Message
  ) -> some View { self }

  /// Presents an alert about a value. It is not drawn here.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Value, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, presenting value: Value?,
    @ViewBuilder actions: (Value) -> Actions, @ViewBuilder message: (Value) -> Message
  ) -> some View { self }

  /// Presents a dialog of choices with a localised title. It is not drawn here.
  public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions
  ) -> some View { self }

  /// Presents a dialog of choices. It is not drawn here.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View { self }

  /// Presents a dialog of choices with a localised title and a message. It is not drawn here.
  public func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { self }

  /// Presents a dialog of choices with a message. It is not drawn here.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { self }

  /// Offers a menu on a long press. It is not drawn here.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View { self }

  /// Sets the possible heights of a sheet. It has no effect here.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  /// Sets whether a sheet shows its drag indicator. It has no effect here.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  /// Sets whether a person is kept from dismissing a sheet by a gesture. It has no effect here.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}
