public import Foundation

/// What a person copied.
@preconcurrency @MainActor
public final class UIPasteboard {
  /// What a person copied last. It is kept for the process alone.
  public static let general = UIPasteboard()

  private init() {}

  /// The text; `nil` for none.
  public var string: String?
  /// The texts.
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
  /// The address; `nil` for none.
  public var url: URL?
  /// The picture; `nil` for none.
  public var image: UIImage?
  /// The colour; `nil` for none.
  public var color: UIColor?
  /// All of it, by its types.
  public var items: [[String: Any]] = []
  /// Whether there is a text.
  public var hasStrings: Bool { string != nil }
  /// Whether there is an address.
  public var hasURLs: Bool { url != nil }
  /// Whether there is a picture.
  public var hasImages: Bool { image != nil }
  /// How often it was changed.
  public var changeCount: Int { 0 }

  /// Sets a value of a type. It is kept under its type alone.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// Sets data of a type.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setValue(data, forPasteboardType: pasteboardType)
  }

  /// The data of a type.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    items.first?[pasteboardType] as? Data
  }

  /// Posted after what a person copied is another: never here.
  public nonisolated static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")
}
