public import Foundation

/// Ends the presentation of a view. Nothing is presented here, so it does nothing.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Whether a view is presented, in early SwiftUI's syntax.
public struct PresentationMode: Sendable {
  /// Whether the view is presented: never here.
  public var isPresented: Bool { false }
  /// Does nothing.
  public mutating func dismiss() {}
}

/// Opens an address. Nothing is opened here.
public struct OpenURLAction: Sendable {
  /// Does nothing.
  public func callAsFunction(_ url: URL) {}
  /// Reports that the address was not opened.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) { completion(false) }

  /// What became of an address.
  public struct Result: Sendable {
    /// The action opened it.
    public static let handled = Result()
    /// The action left it alone.
    public static let discarded = Result()
    /// The system opens it.
    public static let systemAction = Result()
    /// The system opens another address.
    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  init() {}

  /// Creates an action. It never runs here.
  public init(handler: @escaping (URL) -> Result) {}
}

/// Refreshes a view's data. Nobody asks for it here.
public struct RefreshAction: Sendable {
  /// Does nothing.
  public func callAsFunction() async {}
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey { static let defaultValue = OpenURLAction() }

  /// Ends the presentation of a view. It does nothing here.
  public var dismiss: DismissAction { DismissAction() }

  /// Whether the view is presented; never here.
  public var isPresented: Bool { false }

  /// Whether the view is presented, in early SwiftUI's syntax.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

  /// Opens an address. It does nothing here.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// Refreshes a view's data; `nil` here.
  public var refresh: RefreshAction? { nil }
}
