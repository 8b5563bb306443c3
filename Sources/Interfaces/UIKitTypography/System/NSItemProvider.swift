public import Foundation

/// Data that an app can give to another app. No other app takes it here.
open class NSItemProvider: NSObject {
  /// The suggested name of the data; `nil` for none.
  open var suggestedName: String?
  private let types: [String]

  /// Creates a provider without data.
  public override init() { types = [] }
  /// Creates a provider of a file, which is not read; `nil` without a URL.
  public init?(contentsOf fileURL: URL?) {
    guard fileURL != nil else { return nil }
    types = ["public.file-url"]
  }
  /// Creates a provider of a type. The item is not stored.
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    types = typeIdentifier.map { [$0] } ?? []
  }
  /// Creates a provider without a type. The object is not stored.
  public convenience init(object: NSObject) { self.init() }

  /// The identifiers of the types of the data.
  open var registeredTypeIdentifiers: [String] { types }
  /// Returns whether the data has a type. Types that it conforms to do not count here.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    types.contains(typeIdentifier)
  }
  /// Loads the data. Nothing is loaded here, and the handler is not called.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {}
}
