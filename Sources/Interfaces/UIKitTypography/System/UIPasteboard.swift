public import Foundation

/// A pasteboard, which holds what was copied last.
@preconcurrency @MainActor
public final class UIPasteboard {
  /// The pasteboard of this process. It is not shared with other processes.
  public static let general = UIPasteboard()

  private init() {}

  /// The copied text; `nil` for none.
  public var string: String?
  /// The copied text in an array; `nil` for none. Only the first of the texts that you set is kept.
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
  /// The copied URL; `nil` for none.
  public var url: URL?
  /// The copied image; `nil` for none.
  public var image: UIImage?
  /// The copied colour; `nil` for none.
  public var color: UIColor?
  /// Values by their types. They do not include the other properties, such as ``string``.
  public var items: [[String: Any]] = []
  /// Whether there is a copied text.
  public var hasStrings: Bool { string != nil }
  /// Whether there is a copied URL.
  public var hasURLs: Bool { url != nil }
  /// Whether there is a copied image.
  public var hasImages: Bool { image != nil }
  /// The number of changes; always 0 here.
  public var changeCount: Int { 0 }

  /// Replaces ``items`` with a value of a type.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// Replaces ``items`` with data of a type.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setValue(data, forPasteboardType: pasteboardType)
  }

  /// Returns the data of a type in ``items``; `nil` for none.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    items.first?[pasteboardType] as? Data
  }

  /// Posted after a change of the pasteboard: never here.
  public nonisolated static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")
}
