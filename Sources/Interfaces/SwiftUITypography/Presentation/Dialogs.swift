public import Foundation

// The forms of alerts and questions that take a value, an error or a title as a text. None is drawn here.

/// How serious an alert or a confirmation dialog is. It has no effect here.
public enum DialogSeverity: Hashable, Sendable {
  /// The severity that the system chooses.
  case automatic
  /// The ordinary severity.
  case standard
  /// A higher severity than the ordinary one, for important warnings.
  case critical
}

nonisolated extension View {
  /// Presents an alert with a localised title about a value. It is not drawn here.
  public func alert<Value, Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions
  ) -> some View { self }

  /// Presents an alert about a value. It is not drawn here.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Value, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions
  ) -> some View { self }

  /// Presents an alert about a value, with a `Text` as its title. It is not drawn here.
  public func alert<Value, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions
  ) -> some View { self }

  /// Presents an alert about a value, with a `Text` as its title and a message.
  /// It is not drawn here.
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

  /// Presents a dialog of choices, with a `Text` as its title. It is not drawn here.
  public func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View { self }

  /// Presents a dialog of choices, with a `Text` as its title and a message. It is not drawn here.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { self }

  /// Presents a dialog of choices about a value, with a localised title. It is not drawn here.
  public func confirmationDialog<Value, Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions
  ) -> some View { self }

  /// Presents a dialog of choices about a value. It is not drawn here.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Value, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> Actions
  ) -> some View { self }

  /// Presents a dialog of choices about a value, with a localised title and a message. It is not
  /// drawn here.
  public func confirmationDialog<Value, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions, @ViewBuilder message: (Value) -> Message
  ) -> some View { self }

  /// Presents a dialog of choices about a value, with a message. It is not drawn here.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Value, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> Actions,
    @ViewBuilder message: (Value) -> Message
  ) -> some View { self }

  /// Presents a dialog of choices about a value, with a `Text` as its title. It is not drawn here.
  public func confirmationDialog<Value, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> Actions
  ) -> some View { self }

  /// Presents a dialog of choices about a value, with a `Text` as its title and a message.
  /// It is not drawn here.
  public func confirmationDialog<Value, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> Actions,
    @ViewBuilder message: (Value) -> Message
  ) -> some View { self }

  /// Adds a toggle to a dialog that stops it from being shown again. It is not drawn here.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  /// Adds a toggle with a localised title to a dialog that stops it from being shown again. It is
  /// not drawn here.
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }
  /// Adds a titled toggle to a dialog that stops it from being shown again. It is not drawn here.
  @_disfavoredOverload
  public func dialogSuppressionToggle<Title: StringProtocol>(
    _ title: Title, isSuppressed: Binding<Bool>
  ) -> some View { self }
  /// Sets the icon of a dialog. It is not drawn here.
  public func dialogIcon(_ icon: Image?) -> some View { self }
  /// Sets how serious a dialog is. It has no effect here.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
}

/// The place of a view that a popover points to. It has no effect here.
public enum PopoverAttachmentAnchor: Sendable {
  /// The rectangle of a view that a popover points to.
  public enum RectSource: Sendable {
    /// The bounds of the view.
    case bounds
    /// A rectangle in the coordinates of the view.
    case rect(CGRect)
  }
  /// The popover points to a rectangle.
  case rect(RectSource)
  /// The popover points to a point of the view.
  case point(UnitPoint)
}

/// A menu on a long press, in early SwiftUI's syntax. It is not drawn here.
public struct ContextMenu<MenuItems: View> {
  /// Creates a menu. The items are neither created nor drawn.
  public init(@ViewBuilder menuItems: () -> MenuItems) {}
}

nonisolated extension View {
  /// Presents a popover about an item. It is not drawn here.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// Offers a menu with a preview on a long press. It is not drawn here.
  public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View { self }

  /// Offers a menu on a long press, in early SwiftUI's syntax. It is not drawn here.
  public func contextMenu<Items: View>(_ contextMenu: ContextMenu<Items>?) -> some View { self }

  /// Offers a menu for the selected rows of a list. It is not drawn here.
  public func contextMenu<Selection: Hashable, Items: View>(
    forSelectionType itemType: Selection.Type = Selection.self,
    @ViewBuilder menu: @escaping (Set<Selection>) -> Items,
    primaryAction: ((Set<Selection>) -> Void)? = nil
  ) -> some View { self }

  /// Presents an inspector, a column beside the view. It is not drawn here.
  public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Sets a fixed width for an inspector, in points. It has no effect here.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

  /// Sets the range of widths of an inspector, in points. It has no effect here.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}
