public import Foundation

// Screens of the system. None is drawn, as nobody asks for them here.

/// Offers to share something.
open class UIActivityViewController: UIViewController {
  /// Called when a person chose or closed it.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void
  /// Called when a person chose or closed it: never here.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// What it does not offer.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Creates offers.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates no offers, because Interface Builder files are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Something to do with what is shared.
@preconcurrency @MainActor
open class UIActivity {
  /// The kind of it.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    private init(own name: String) { rawValue = "com.apple.UIKit.activity.\(name)" }
    /// To a device near by.
    public static let airDrop = ActivityType(own: "AirDrop")
    /// To a person.
    public static let assignToContact = ActivityType(own: "AssignToContact")
    /// To the reading list.
    public static let addToReadingList = ActivityType(own: "AddToReadingList")
    /// To the pasteboard.
    public static let copyToPasteboard = ActivityType(own: "CopyToPasteboard")
    /// To mail.
    public static let mail = ActivityType(own: "Mail")
    /// To messages.
    public static let message = ActivityType(own: "Message")
    /// To books.
    public static let openInIBooks = ActivityType(own: "OpenInIBooks")
    /// To Facebook.
    public static let postToFacebook = ActivityType(own: "PostToFacebook")
    /// To Twitter.
    public static let postToTwitter = ActivityType(own: "PostToTwitter")
    /// To paper.
    public static let print = ActivityType(own: "Print")
    /// To the photos.
    public static let saveToCameraRoll = ActivityType(own: "SaveToCameraRoll")
    /// To a file.
    public static let markupAsPDF = ActivityType(own: "MarkupAsPDF")
  }

  /// What it is among others.
  public enum Category: Int, Hashable, Sendable {
    /// It does something.
    case action
    /// It shares something.
    case share
  }

  /// Creates one.
  public init() {}
  /// What it is among others.
  open class var activityCategory: Category { .action }
  /// The kind.
  open var activityType: ActivityType? { nil }
  /// The title.
  open var activityTitle: String? { nil }
  /// The picture.
  open var activityImage: UIImage? { nil }
  /// The controller that it shows.
  open var activityViewController: UIViewController? { nil }
  /// Whether it can do something with what is shared.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called before it does something.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does it.
  open func perform() {}
  /// Says that it is done.
  open func activityDidFinish(_ completed: Bool) {}
}

/// Makes what is shared. Nobody asks for it here.
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
  /// Returns something of the same type.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// Returns what is shared.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Returns the subject.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// None.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

/// Offers files.
open class UIDocumentPickerViewController: UIViewController {
  /// Receives the choice. Nobody chooses here.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several may be chosen.
  open var allowsMultipleSelection = false
  /// Whether the endings of names show.
  open var shouldShowFileExtensions = false
  /// The folder at first.
  open var directoryURL: URL?

  /// Creates offers of types.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a place for files.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates no offers, because Interface Builder files are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Receives chosen files. Nobody chooses here.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called with the files.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when a person chose none.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// Takes or offers pictures.
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Hashable, Sendable {
    /// All.
    case photoLibrary
    /// The camera.
    case camera
    /// The album.
    case savedPhotosAlbum
  }

  /// The key of a fact about a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as a person cut it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The address of a film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The address of a picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The type.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }

  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// Whether a person may cut pictures.
  open var allowsEditing = false
  /// The types.
  open var mediaTypes = ["public.image"]
  /// Whether there are pictures: never here.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// Receives chosen pictures. Nobody chooses here.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Called with the picture.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when a person chose none.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
