public import Foundation

// The forms of alerts and questions that take a value, an error or a title as a text. None is drawn here.

/// How serious a question is.
public enum DialogSeverity: Hashable, Sendable {
  /// As the system decides.
  case automatic
  /// As usual.
  case standard
  /// More than usual.
  case critical
}

nonisolated extension View {
  /// Presents an alert about a value. It is not drawn here.
  public func alert<Title: StringProtocol, Value, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions
  ) -> some View { self }

  /// Presents an alert about a value, with a title that is already a text. It is not drawn here.
  public func alert<Value, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions
  ) -> some View { self }

  /// Presents an alert about a value, with a title that is already a text, and a message. It is not drawn here.
  public func alert<Value, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions, @ViewBuilder message: (Value) -> Message
  ) -> some View { self }

  /// Presents an alert about an error. It is not drawn here.
  public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: () -> Actions
  ) -> some View { self }

  /// Presents an alert about an error, with a message. It is not drawn here.
  public func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: (Failure) -> Actions,
    @ViewBuilder message: (Failure) -> Message
  ) -> some View { self }

  /// Presents an alert with a title that is a key. It is not drawn here.
  @_disfavoredOverload
  public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View { self }

  /// Presents an alert with a title that is a key, and a message. It is not drawn here.
  @_disfavoredOverload
  public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { self }

  /// Asks a person to choose, with a title that is already a text. It is not drawn here.
  public func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View { self }

  /// Asks a person to choose, with a title that is already a text, and a message. It is not drawn here.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { self }

  /// Asks a person to choose what to do with a value. It is not drawn here.
  public func confirmationDialog<Title: StringProtocol, Value, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> Actions
  ) -> some View { self }

  /// Asks a person to choose what to do with a value, with a message. It is not drawn here.
  public func confirmationDialog<Title: StringProtocol, Value, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> Actions,
    @ViewBuilder message: (Value) -> Message
  ) -> some View { self }

  /// Asks a person to choose what to do with a value, with a title that is already a text. It is not drawn here.
  public func confirmationDialog<Value, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> Actions
  ) -> some View { self }

  /// Asks a person to choose what to do with a value, with a title that is already a text, and a message. It is not
  /// drawn here.
  public func confirmationDialog<Value, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> Actions,
    @ViewBuilder message: (Value) -> Message
  ) -> some View { self }

  /// Lets a person say that a question is not asked again. It is not drawn here.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  /// Lets a person say that a question is not asked again, with a title. It is not drawn here.
  public func dialogSuppressionToggle<Title: StringProtocol>(
    _ title: Title, isSuppressed: Binding<Bool>
  ) -> some View { self }
  /// Sets the picture of a question. It is not drawn here.
  public func dialogIcon(_ icon: Image?) -> some View { self }
  /// Sets how serious a question is. It has no effect here.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
}

/// Where a popover points.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the view.
  public enum RectSource: Sendable {
    /// The bounds of the view.
    case bounds
    /// A rectangle in the view.
    case rect(CGRect)
  }
  /// At a rectangle.
  case rect(RectSource)
  /// At a point of the view.
  case point(UnitPoint)
}

/// A menu on a long press, in early SwiftUI's syntax. It is not drawn here.
public struct ContextMenu<MenuItems: View> {
  /// Creates a menu.
  public init(@ViewBuilder menuItems: () -> MenuItems) {}
}

nonisolated extension View {
  /// Presents a popover for an item at a place. It is not drawn here.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// Offers a menu with a picture on a long press. It is not drawn here.
  public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View { self }

  /// Offers a menu on a long press, in early SwiftUI's syntax. It is not drawn here.
  public func contextMenu<Items: View>(_ contextMenu: ContextMenu<Items>?) -> some View { self }

  /// Offers a menu for the chosen rows of a list. It is not drawn here.
  public func contextMenu<Selection: Hashable, Items: View>(
    forSelectionType itemType: Selection.Type = Selection.self,
    @ViewBuilder menu: @escaping (Set<Selection>) -> Items,
    primaryAction: ((Set<Selection>) -> Void)? = nil
  ) -> some View { self }

  /// Shows a view beside this one. It is not drawn here.
  public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Sets the width of a view beside another. It has no effect here.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

  /// Sets the widths that a view beside another can have. It has no effect here.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}
