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
  /// A HEIC picture, as iPhones take them.
  case heic = "a HEIC picture"
  /// An AVIF picture.
  case avif = "an AVIF picture"
  /// A JPEG XL picture.
  case jpegXL = "a JPEG XL picture"
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
  /// The format of a picture, such as `JPEG`; `nil` for a file that is no picture of pixels.
  package var pictureFormat: String? {
    switch self {
    case .jpeg: "JPEG"
    case .gif: "GIF"
    case .webP: "WebP"
    case .bmp: "BMP"
    case .tiff: "TIFF"
    case .heic: "HEIC"
    case .avif: "AVIF"
    case .jpegXL: "JPEG XL"
    case .html, .xml, .pdf, .gzip, .zip, .mergeConflict, .text, .unknown: nil
    }
  }

  /// Finds the kind of a file by its first bytes.
  package init(of bytes: [UInt8]) {
    let match = FileKind.openings.first { bytes.starts(with: $0.opening) }
    // Text may begin with “BM” too; four bytes of a bitmap's header are reserved, and 0.
    if let match, match.kind != .bmp || bytes.dropFirst(6).prefix(4).allSatisfy({ $0 == 0 }) {
      self = match.kind
    } else if let kind = FileKind.boxKind(of: bytes) {
      self = kind
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webP
    } else {
      self = FileKind.textKind(of: bytes)
    }
  }

  private static let openings: [(opening: [UInt8], kind: FileKind)] = [
    ([0xFF, 0xD8, 0xFF], .jpeg), (Array("GIF8".utf8), .gif), (Array("BM".utf8), .bmp),
    ([0x49, 0x49, 0x2A, 0x00], .tiff), ([0x4D, 0x4D, 0x00, 0x2A], .tiff),
    ([0xFF, 0x0A], .jpegXL), ([0, 0, 0, 12] + Array("JXL ".utf8), .jpegXL),
    (Array("%PDF-".utf8), .pdf), ([0x1F, 0x8B], .gzip), ([0x50, 0x4B, 0x03, 0x04], .zip),
    (Array("<<<<<<< ".utf8), .mergeConflict),
  ]

  /// Returns the kind of a picture in the boxes of ISO 14496-12, whose first box names the file's
  /// brands.
  private static func boxKind(of bytes: [UInt8]) -> FileKind? {
    guard bytes.dropFirst(4).starts(with: "ftyp".utf8) else { return nil }
    let brands = stride(from: 8, to: min(bytes.count, 64) - 3, by: 4).map {
      Array(bytes[$0..<$0 + 4])
    }
    let isOne = { (names: [String]) in brands.contains { names.map { Array($0.utf8) }.contains($0) }
    }
    if isOne(["avif", "avis"]) { return .avif }
    return isOne(["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"]) ? .heic : nil
  }

  /// Returns the kind of a text by its first word. A file with control characters is no text.
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
