/// An alert, by SwiftUI's name before iOS 15. It is not drawn here.
public struct Alert {
  /// A button of an alert. Its action never runs here.
  public struct Button {
    /// Creates a button that does what the alert offers.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// Creates a button that cancels, with a title.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// Creates a button that cancels, with the system's title.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
    /// Creates a button that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
  }

  /// Creates an alert with one button; `nil` for the system's.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {}
}

/// A list of actions at the bottom of the screen, by SwiftUI's name before iOS 15. It is not drawn
/// here.
public struct ActionSheet {
  /// A button of an action sheet. Its action never runs here.
  public typealias Button = Alert.Button

  /// Creates an action sheet with a title, an optional message and buttons.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

nonisolated extension View {
  /// Presents an alert if a binding is `true`. It is not drawn here.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }
  /// Presents an alert for an item, if a binding has one. It is not drawn here.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View { self }
  /// Presents an alert with a title and buttons, if a binding is `true`. It is not drawn here.
  public func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { self }
  /// Presents an alert with a title, a message and buttons, if a binding is `true`. It is not drawn
  /// here.
  public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { self }
  /// Presents an action sheet if a binding is `true`. It is not drawn here.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    self
  }
  /// Presents an action sheet for an item, if a binding has one. It is not drawn here.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View { self }
}
