/// A type of files and data.
///
/// Those below are known, with their ending and what they conform to. Others are made up by an ending, and conform to
/// data alone.
public struct UTType: Hashable, Sendable {
  /// The name.
  public let identifier: String
  /// The usual ending of file names; `nil` for none.
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

  /// Creates a known type by its name.
  public init?(_ identifier: String) {
    guard let type = Self.known.first(where: { $0.identifier == identifier }) else { return nil }
    self = type
  }

  /// Creates a type by the ending of file names.
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

  /// Creates a known type by its MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let type = Self.known.first(where: { $0.preferredMIMEType == mimeType }) else {
      return nil
    }
    self = type
  }

  /// Creates a type that an app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    let parent = parentType ?? .data
    self.init(named: identifier, in: [parent.identifier] + parent.parents)
  }

  /// Creates a type that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// Whether it is another type, or a kind of it.
  public func conforms(to type: UTType) -> Bool {
    self == type || parents.contains(type.identifier)
  }

  /// Whether it is a kind of another type.
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
  /// Anything with content.
  public static let content = UTType(named: "public.content")
  /// Bytes.
  public static let data = UTType(named: "public.data", in: ["public.item"])
  /// A directory.
  public static let directory = UTType(named: "public.directory", in: ["public.item"])
  /// A folder.
  public static let folder = UTType(
    named: "public.folder", in: ["public.directory", "public.item"])
  /// An address.
  public static let url = UTType(named: "public.url", in: ofData)
  /// The address of a file.
  public static let fileURL = UTType(named: "public.file-url", in: ["public.url"] + ofData)
  /// Text.
  public static let text = UTType(named: "public.text", in: ["public.data"] + ofContent)
  /// Text without a format.
  public static let plainText = UTType(
    named: "public.plain-text", ending: "txt", mime: "text/plain", in: ofText)
  /// Text in UTF-8.
  public static let utf8PlainText = UTType(
    named: "public.utf8-plain-text", in: ["public.plain-text"] + ofText)
  /// HTML.
  public static let html = UTType(
    named: "public.html", ending: "html", mime: "text/html", in: ofText)
  /// XML.
  public static let xml = UTType(
    named: "public.xml", ending: "xml", mime: "application/xml", in: ofText)
  /// JSON.
  public static let json = UTType(
    named: "public.json", ending: "json", mime: "application/json", in: ofText)
  /// RTF.
  public static let rtf = UTType(named: "public.rtf", ending: "rtf", mime: "text/rtf", in: ofText)
  /// A table with commas.
  public static let commaSeparatedText = UTType(
    named: "public.comma-separated-values-text", ending: "csv", mime: "text/csv", in: ofText)
  /// A picture.
  public static let image = UTType(named: "public.image", in: ["public.data"] + ofContent)
  /// PNG.
  public static let png = UTType(
    named: "public.png", ending: "png", mime: "image/png", in: ofImages)
  /// JPEG.
  public static let jpeg = UTType(
    named: "public.jpeg", ending: "jpeg", mime: "image/jpeg", in: ofImages)
  /// GIF.
  public static let gif = UTType(
    named: "com.compuserve.gif", ending: "gif", mime: "image/gif", in: ofImages)
  /// HEIC.
  public static let heic = UTType(
    named: "public.heic", ending: "heic", mime: "image/heic", in: ofImages)
  /// TIFF.
  public static let tiff = UTType(
    named: "public.tiff", ending: "tiff", mime: "image/tiff", in: ofImages)
  /// WebP.
  public static let webP = UTType(
    named: "org.webmproject.webp", ending: "webp", mime: "image/webp", in: ofImages)
  /// SVG.
  public static let svg = UTType(
    named: "public.svg-image", ending: "svg", mime: "image/svg+xml", in: ofImages)
  /// PDF.
  public static let pdf = UTType(
    named: "com.adobe.pdf", ending: "pdf", mime: "application/pdf", in: ofContent + ["public.data"])
  /// Sound or moving pictures.
  public static let audiovisualContent = UTType(
    named: "public.audiovisual-content", in: ["public.data"] + ofContent)
  /// Moving pictures.
  public static let movie = UTType(named: "public.movie", in: ofMedia)
  /// Moving pictures without sound.
  public static let video = UTType(named: "public.video", in: ofMovies)
  /// MPEG-4.
  public static let mpeg4Movie = UTType(
    named: "public.mpeg-4", ending: "mp4", mime: "video/mp4", in: ofMovies)
  /// QuickTime.
  public static let quickTimeMovie = UTType(
    named: "com.apple.quicktime-movie", ending: "mov", mime: "video/quicktime", in: ofMovies)
  /// Sound.
  public static let audio = UTType(named: "public.audio", in: ofMedia)
  /// MP3.
  public static let mp3 = UTType(
    named: "public.mp3", ending: "mp3", mime: "audio/mpeg", in: ["public.audio"] + ofMedia)
  /// Several files in one.
  public static let archive = UTType(named: "public.archive", in: ofData)
  /// ZIP.
  public static let zip = UTType(
    named: "public.zip-archive", ending: "zip", mime: "application/zip",
    in: ["public.archive"] + ofData)
  /// A property list.
  public static let propertyList = UTType(
    named: "com.apple.property-list", ending: "plist", in: ofData)
}
