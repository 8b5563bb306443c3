public import Foundation

// Screens of the system. None is drawn, as nobody asks for them here.

/// A screen that offers ways to share items. It is not drawn here.
open class UIActivityViewController: UIViewController {
  /// A closure for the end of sharing: the chosen activity, whether it was completed, the returned
  /// items and an error.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void
  /// A closure that is never called, because nobody shares anything here.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The kinds of activity to leave out. It has no effect here.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Creates a share screen without content. Both parameters are ignored.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates an empty share screen, because Interface Builder files are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// An action or a sharing service on a share screen. It never runs here.
@preconcurrency @MainActor
open class UIActivity {
  /// The kind of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name that UIKit gives the kind.
    public let rawValue: String
    /// Creates a kind with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    private init(own name: String) { rawValue = "com.apple.UIKit.activity.\(name)" }
    /// Sends items to a nearby device.
    public static let airDrop = ActivityType(own: "AirDrop")
    /// Assigns a picture to a contact.
    public static let assignToContact = ActivityType(own: "AssignToContact")
    /// Adds a web page to the reading list.
    public static let addToReadingList = ActivityType(own: "AddToReadingList")
    /// Copies items to the pasteboard.
    public static let copyToPasteboard = ActivityType(own: "CopyToPasteboard")
    /// Sends items by e-mail.
    public static let mail = ActivityType(own: "Mail")
    /// Sends items as a message.
    public static let message = ActivityType(own: "Message")
    /// Opens a document in Books.
    public static let openInIBooks = ActivityType(own: "OpenInIBooks")
    /// Posts items to Facebook.
    public static let postToFacebook = ActivityType(own: "PostToFacebook")
    /// Posts items to Twitter.
    public static let postToTwitter = ActivityType(own: "PostToTwitter")
    /// Prints items.
    public static let print = ActivityType(own: "Print")
    /// Saves pictures to the photo library.
    public static let saveToCameraRoll = ActivityType(own: "SaveToCameraRoll")
    /// Opens items for markup as a PDF.
    public static let markupAsPDF = ActivityType(own: "MarkupAsPDF")
  }

  /// Where an activity is listed on a share screen.
  public enum Category: Int, Hashable, Sendable {
    /// Among the actions.
    case action
    /// Among the ways to share.
    case share
  }

  /// Creates an activity.
  public init() {}
  /// Where the activity is listed. The default is ``Category/action``.
  open class var activityCategory: Category { .action }
  /// The kind of the activity. The default is `nil`.
  open var activityType: ActivityType? { nil }
  /// The title of the activity. The default is `nil`.
  open var activityTitle: String? { nil }
  /// The picture of the activity. The default is `nil`.
  open var activityImage: UIImage? { nil }
  /// The controller that the activity shows. The default is `nil`.
  open var activityViewController: UIViewController? { nil }
  /// Returns whether the activity can use some items. The default is false.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called before the activity is performed: never here. The default does nothing.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs the activity: never called here. The default does nothing.
  open func perform() {}
  /// Reports that the activity has ended. It has no effect here.
  open func activityDidFinish(_ completed: Bool) {}
}

/// Supplies the items of a share screen. It is never called here.
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
  /// Returns a placeholder of the same type as the item.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// Returns the item for a kind of activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Returns the subject, such as that of an e-mail.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// Returns an empty subject.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

/// A screen on which files are chosen. It is not drawn here.
open class UIDocumentPickerViewController: UIViewController {
  /// An object that receives the chosen files. It is never called here.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files may be chosen. It has no effect here.
  open var allowsMultipleSelection = false
  /// Whether file names are shown with their extensions. It has no effect here.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first. It has no effect here.
  open var directoryURL: URL?

  /// Creates a screen for opening files. Both parameters are ignored.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a screen for exporting files. Both parameters are ignored.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates an empty screen, because Interface Builder files are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// An object that receives the chosen files. It is never called here.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called with the chosen files: never here.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called after a person closed the screen without a choice: never here.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing. It is never called here.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// Does nothing. It is never called here.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// A screen on which pictures are taken or chosen. It is not drawn here.
open class UIImagePickerController: UINavigationController {
  /// A source of pictures.
  public enum SourceType: Int, Hashable, Sendable {
    /// All pictures of the photo library.
    case photoLibrary
    /// The camera.
    case camera
    /// The album of saved photos.
    case savedPhotosAlbum
  }

  /// A key for the facts about a chosen picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name that UIKit gives the key.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The picture before editing.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as a person edited it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The URL of a film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The URL of a picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The type of the medium, such as picture or film.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }

  /// The source of the pictures. It has no effect here.
  open var sourceType = SourceType.photoLibrary
  /// Whether a person may edit the chosen picture. It has no effect here.
  open var allowsEditing = false
  /// The types of media to offer. It has no effect here.
  open var mediaTypes = ["public.image"]
  /// Returns false, because no source has pictures here.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// An object that receives the chosen pictures. It is never called here.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Called with the facts about the chosen picture: never here.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called after a person closed the screen without a choice: never here.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing. It is never called here.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing. It is never called here.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
