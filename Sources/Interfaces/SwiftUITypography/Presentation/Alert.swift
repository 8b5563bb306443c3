/// An alert by SwiftUI's names before iOS 15. It is not drawn here.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    /// A button that does what the alert asks for.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that cancels, with the system's title.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
  }

  /// Creates an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {}
}

/// A choice at the bottom of the screen, by SwiftUI's names before iOS 15. It is not drawn here.
public struct ActionSheet {
  /// A button of a choice.
  public typealias Button = Alert.Button

  /// Creates a choice.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

nonisolated extension View {
  /// Presents an alert. It is not drawn here.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }
  /// Presents an alert for an item. It is not drawn here.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View { self }
  /// Presents an alert with a title that is already a text. It is not drawn here.
  public func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { self }
  /// Presents an alert with a title that is already a text, and a message. It is not drawn here.
  public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { self }
  /// Presents a choice at the bottom of the screen. It is not drawn here.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    self
  }
  /// Presents a choice for an item. It is not drawn here.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View { self }
}
