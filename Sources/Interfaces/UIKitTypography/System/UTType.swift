/// A type of files and data.
///
/// The types below are known, with their file extensions and the types that they conform to. Other
/// types can be created from a file extension or an identifier. They conform to ``data`` by
/// default.
public struct UTType: Hashable, Sendable {
  /// The identifier of the type, such as `public.png`.
  public let identifier: String
  /// The usual file extension; `nil` for none.
  public let preferredFilenameExtension: String?
  /// The MIME type; `nil` for none.
  public let preferredMIMEType: String?
  private let parents: [String]

  private init(
    named identifier: String, ending: String? = nil, mime: String? = nil, in parents: [String] = []
  ) {
    self.identifier = identifier
    preferredFilenameExtension = ending
    preferredMIMEType = mime
    self.parents = parents
  }

  private static let known: [UTType] = [
    .item, .content, .data, .directory, .folder, .url, .fileURL, .text, .plainText, .utf8PlainText,
    .html, .xml, .json,
    .rtf, .commaSeparatedText, .image, .png, .jpeg, .gif, .heic, .tiff, .webP, .svg, .pdf,
    .audiovisualContent, .movie,
    .video, .mpeg4Movie, .quickTimeMovie, .audio, .mp3, .archive, .zip, .propertyList,
  ]

  /// Creates a known type from its identifier; `nil` if it is unknown.
  public init?(_ identifier: String) {
    guard let type = Self.known.first(where: { $0.identifier == identifier }) else { return nil }
    self = type
  }

  /// Creates a type from a file extension; `nil` if it is empty. An unknown extension makes a new
  /// type that conforms to the supertype.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard !filenameExtension.isEmpty else { return nil }
    let ending = filenameExtension.lowercased()
    self =
      Self.known.first {
        $0.preferredFilenameExtension == ending || (ending == "jpg" && $0 == .jpeg)
          || (ending == "htm" && $0 == .html)
      }
      ?? UTType(
        named: "dyn.\(ending)", ending: ending, in: [supertype.identifier] + supertype.parents)
  }

  /// Creates a known type from its MIME type; `nil` if it is unknown. The supertype is ignored.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let type = Self.known.first(where: { $0.preferredMIMEType == mimeType }) else {
      return nil
    }
    self = type
  }

  /// Creates a type that this app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    let parent = parentType ?? .data
    self.init(named: identifier, in: [parent.identifier] + parent.parents)
  }

  /// Creates a type that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// Returns whether this type is another type, or conforms to it.
  public func conforms(to type: UTType) -> Bool {
    self == type || parents.contains(type.identifier)
  }

  /// Returns whether this type conforms to another type, and is not the same.
  public func isSubtype(of type: UTType) -> Bool { parents.contains(type.identifier) }

  private static let ofContent = ["public.content", "public.item"]
  private static let ofData = ["public.data", "public.item"]
  private static let ofText = ["public.text", "public.data", "public.content", "public.item"]
  private static let ofImages = ["public.image", "public.data", "public.content", "public.item"]
  private static let ofMedia = [
    "public.audiovisual-content", "public.data", "public.content", "public.item",
  ]
  private static let ofMovies = ["public.movie"] + ofMedia

  /// Anything in a file system.
  public static let item = UTType(named: "public.item")
  /// Anything with content, such as a document.
  public static let content = UTType(named: "public.content")
  /// Data of any kind.
  public static let data = UTType(named: "public.data", in: ["public.item"])
  /// A directory of any kind.
  public static let directory = UTType(named: "public.directory", in: ["public.item"])
  /// A directory that people see as a folder.
  public static let folder = UTType(
    named: "public.folder", in: ["public.directory", "public.item"])
  /// A URL of any kind.
  public static let url = UTType(named: "public.url", in: ofData)
  /// The URL of a file.
  public static let fileURL = UTType(named: "public.file-url", in: ["public.url"] + ofData)
  /// Text of any kind.
  public static let text = UTType(named: "public.text", in: ["public.data"] + ofContent)
  /// Text without formatting; file extension `txt`.
  public static let plainText = UTType(
    named: "public.plain-text", ending: "txt", mime: "text/plain", in: ofText)
  /// Text without formatting, encoded in UTF-8.
  public static let utf8PlainText = UTType(
    named: "public.utf8-plain-text", in: ["public.plain-text"] + ofText)
  /// An HTML document; file extension `html`.
  public static let html = UTType(
    named: "public.html", ending: "html", mime: "text/html", in: ofText)
  /// An XML document; file extension `xml`.
  public static let xml = UTType(
    named: "public.xml", ending: "xml", mime: "application/xml", in: ofText)
  /// A JSON document; file extension `json`.
  public static let json = UTType(
    named: "public.json", ending: "json", mime: "application/json", in: ofText)
  /// An RTF document; file extension `rtf`.
  public static let rtf = UTType(named: "public.rtf", ending: "rtf", mime: "text/rtf", in: ofText)
  /// A table with values separated by commas; file extension `csv`.
  public static let commaSeparatedText = UTType(
    named: "public.comma-separated-values-text", ending: "csv", mime: "text/csv", in: ofText)
  /// An image of any kind.
  public static let image = UTType(named: "public.image", in: ["public.data"] + ofContent)
  /// A PNG image; file extension `png`.
  public static let png = UTType(
    named: "public.png", ending: "png", mime: "image/png", in: ofImages)
  /// A JPEG image; file extension `jpeg`.
  public static let jpeg = UTType(
    named: "public.jpeg", ending: "jpeg", mime: "image/jpeg", in: ofImages)
  /// A GIF image; file extension `gif`.
  public static let gif = UTType(
    named: "com.compuserve.gif", ending: "gif", mime: "image/gif", in: ofImages)
  /// A HEIC image; file extension `heic`.
  public static let heic = UTType(
    named: "public.heic", ending: "heic", mime: "image/heic", in: ofImages)
  /// A TIFF image; file extension `tiff`.
  public static let tiff = UTType(
    named: "public.tiff", ending: "tiff", mime: "image/tiff", in: ofImages)
  /// A WebP image; file extension `webp`.
  public static let webP = UTType(
    named: "org.webmproject.webp", ending: "webp", mime: "image/webp", in: ofImages)
  /// An SVG image; file extension `svg`.
  public static let svg = UTType(
    named: "public.svg-image", ending: "svg", mime: "image/svg+xml", in: ofImages)
  /// A PDF document; file extension `pdf`.
  public static let pdf = UTType(
    named: "com.adobe.pdf", ending: "pdf", mime: "application/pdf", in: ofContent + ["public.data"])
  /// Sound or video of any kind.
  public static let audiovisualContent = UTType(
    named: "public.audiovisual-content", in: ["public.data"] + ofContent)
  /// Video of any kind, which may have sound.
  public static let movie = UTType(named: "public.movie", in: ofMedia)
  /// Video without sound.
  public static let video = UTType(named: "public.video", in: ofMovies)
  /// An MPEG-4 video; file extension `mp4`.
  public static let mpeg4Movie = UTType(
    named: "public.mpeg-4", ending: "mp4", mime: "video/mp4", in: ofMovies)
  /// A QuickTime video; file extension `mov`.
  public static let quickTimeMovie = UTType(
    named: "com.apple.quicktime-movie", ending: "mov", mime: "video/quicktime", in: ofMovies)
  /// Sound of any kind.
  public static let audio = UTType(named: "public.audio", in: ofMedia)
  /// MP3 sound; file extension `mp3`.
  public static let mp3 = UTType(
    named: "public.mp3", ending: "mp3", mime: "audio/mpeg", in: ["public.audio"] + ofMedia)
  /// An archive, which holds several files in one.
  public static let archive = UTType(named: "public.archive", in: ofData)
  /// A ZIP archive; file extension `zip`.
  public static let zip = UTType(
    named: "public.zip-archive", ending: "zip", mime: "application/zip",
    in: ["public.archive"] + ofData)
  /// A property list; file extension `plist`.
  public static let propertyList = UTType(
    named: "com.apple.property-list", ending: "plist", in: ofData)
}
