public import Foundation

/// Something that can be given to another app. No other app takes it here.
open class NSItemProvider: NSObject {
  /// The name.
  open var suggestedName: String?
  private let types: [String]

  /// Creates nothing.
  public override init() { types = [] }
  /// Creates a file.
  public init?(contentsOf fileURL: URL?) {
    guard fileURL != nil else { return nil }
    types = ["public.file-url"]
  }
  /// Creates something of a type.
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    types = typeIdentifier.map { [$0] } ?? []
  }
  /// Creates something from an object.
  public convenience init(object: NSObject) { self.init() }

  /// The types that it has.
  open var registeredTypeIdentifiers: [String] { types }
  /// Whether it has a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    types.contains(typeIdentifier)
  }
  /// Reads it. It fails here, and the handler is not called.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {}
}
