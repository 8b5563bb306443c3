/// The probable kind of a file that is not a PNG, from its first bytes.
public enum FileKind: String, Hashable, Sendable {
  /// A web page, often an error page saved instead of a download.
  case html = "an HTML page"
  /// An XML document, including SVG.
  case xml = "an XML or SVG document"
  /// A JPEG picture.
  case jpeg = "a JPEG picture"
  /// A GIF picture.
  case gif = "a GIF picture"
  /// A WebP picture.
  case webP = "a WebP picture"
  /// A Windows bitmap.
  case bmp = "a BMP picture"
  /// A TIFF picture.
  case tiff = "a TIFF picture"
  /// A PDF document.
  case pdf = "a PDF document"
  /// A file compressed with gzip.
  case gzip = "a gzip file"
  /// A ZIP archive.
  case zip = "a ZIP archive"
  /// A file with the conflict markers of Git.
  case mergeConflict = "a Git merge conflict"
  /// Plain text of any other kind.
  case text = "a text file"
  /// None of the above.
  case unknown = "of an unknown kind"
}

extension FileKind {
  /// Judges a file by its first bytes.
  init(of bytes: [UInt8]) {
    let match = FileKind.openings.first { bytes.starts(with: $0.opening) }
    if let match {
      self = match.kind
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webP
    } else {
      self = FileKind.textKind(of: bytes)
    }
  }

  private static let openings: [(opening: [UInt8], kind: FileKind)] = [
    ([0xFF, 0xD8, 0xFF], .jpeg), (Array("GIF8".utf8), .gif), (Array("BM".utf8), .bmp),
    ([0x49, 0x49, 0x2A, 0x00], .tiff), ([0x4D, 0x4D, 0x00, 0x2A], .tiff),
    (Array("%PDF-".utf8), .pdf), ([0x1F, 0x8B], .gzip), ([0x50, 0x4B, 0x03, 0x04], .zip),
    (Array("<<<<<<< ".utf8), .mergeConflict),
  ]

  /// Tells text apart by its first word; control characters make it no text.
  private static func textKind(of bytes: [UInt8]) -> FileKind {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(3)[...] : bytes[...]
    let blanks: Set<UInt8> = [0x09, 0x0A, 0x0D, 0x20]
    let opening = start.drop(while: blanks.contains).prefix(64)
    guard !opening.isEmpty, opening.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || blanks.contains($0) })
    else { return .unknown }
    let lowercase = opening.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    if lowercase.starts(with: "<!doctype html".utf8) || lowercase.starts(with: "<html".utf8) {
      return .html
    }
    if lowercase.starts(with: "<?xml".utf8) || lowercase.starts(with: "<svg".utf8) { return .xml }
    return .text
  }
}
