public import Foundation

// What stands over a view when somebody asks for it. A picture shows the view alone.

/// The height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  /// Half of the screen.
  public static let medium = PresentationDetent()
  /// The whole screen.
  public static let large = PresentationDetent()
  /// A part of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent() }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent() }
}

/// Whether something shows.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// As the system decides.
  case automatic
  /// It shows.
  case visible
  /// It does not.
  case hidden
}

nonisolated extension View {
  /// Presents a sheet. It is not drawn here: test its content as a view of its own.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Presents a sheet for an item. It is not drawn here.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// Covers the screen with a view. It is not drawn here.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Covers the screen with a view for an item. It is not drawn here.
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

  /// Presents an alert. It is not drawn here.
  public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { self }

  /// Presents an alert with a message. It is not drawn here.
  public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { self }

  /// Presents an alert about a value. It is not drawn here.
  public func alert<Title: StringProtocol, Value, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, presenting value: Value?,
    @ViewBuilder actions: (Value) -> Actions, @ViewBuilder message: (Value) -> Message
  ) -> some View { self }

  /// Asks a person to choose. It is not drawn here.
  public func confirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View { self }

  /// Asks a person to choose, with a message. It is not drawn here.
  public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { self }

  /// Offers a menu on a long press. It is not drawn here.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View { self }

  /// Sets the heights of a sheet. It has no effect here.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  /// Sets whether a sheet has a handle. It has no effect here.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  /// Sets whether a person can take a sheet away. It has no effect here.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}
