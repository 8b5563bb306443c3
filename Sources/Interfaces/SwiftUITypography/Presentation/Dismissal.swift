public import Foundation

/// An action that dismisses the presented view. Nothing is presented here, so it does nothing.
public struct DismissAction: Sendable {
  /// Dismisses the presented view. It does nothing here.
  public func callAsFunction() {}
}

/// Whether a view is presented, in early SwiftUI's syntax.
public struct PresentationMode: Sendable {
  /// Whether the view is presented; always `false` here.
  public var isPresented: Bool { false }
  /// Dismisses the view. It does nothing here.
  public mutating func dismiss() {}
}

/// An action that opens a URL. Nothing is opened here.
public struct OpenURLAction: Sendable {
  /// Opens a URL. It does nothing here.
  public func callAsFunction(_ url: URL) {}
  /// Opens a URL. Here it opens nothing and passes `false` to the completion handler.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) { completion(false) }

  /// The result of handling a URL.
  public struct Result: Sendable {
    /// The handler opened the URL.
    public static let handled = Result()
    /// The handler ignored the URL.
    public static let discarded = Result()
    /// The system opens the URL.
    public static let systemAction = Result()
    /// The system opens another URL instead.
    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  init() {}

  /// Creates an action from a handler, which never runs here.
  public init(handler: @escaping (URL) -> Result) {}
}

/// An action that refreshes the data of a view. It never runs here.
public struct RefreshAction: Sendable {
  /// Refreshes the data of a view. It does nothing here.
  public func callAsFunction() async {}
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey { static let defaultValue = OpenURLAction() }

  /// The action that dismisses the presented view. It does nothing here.
  public var dismiss: DismissAction { DismissAction() }

  /// Whether the view is presented; always `false` here.
  public var isPresented: Bool { false }

  /// Whether the view is presented, in early SwiftUI's syntax; always `false` here.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

  /// The action that opens a URL. It does nothing here.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// The action that refreshes the data of a view; always `nil` here.
  public var refresh: RefreshAction? { nil }
}
