import ImageDiff
import Snapshots
import Wording

/// A format other than PNG whose pictures are not compared.
struct OtherFormat: Equatable {
  /// The name of the format, such as `JPEG`. It is `PNG` for files with another extension.
  let name: String
  /// The path of one of the files.
  let example: String
  /// The number of files.
  var count = 1

  /// A sentence with the number of files and the remedy.
  var sentence: String {
    let others = count == 1 ? "" : " and \(count - 1) more"
    return name == "PNG"
      ? "\(example)\(others) \(count == 1 ? "contains" : "contain") PNG, but the name does not end in .png. "
        + "Rename \(count == 1 ? "it" : "them"), and compare again."
      : "\(example)\(others) \(count == 1 ? "is a \(name) picture" : "are \(name) pictures"), and Typeproof compares "
        + "only PNG. Save \(count == 1 ? "it" : "them") as PNG, and compare again."
  }
}

extension [OtherFormat] {
  /// Finds such formats among files, in the order of their first files.
  ///
  /// - Parameter paths: The paths of files whose names do not end in `.png`.
  init(among paths: [String]) {
    self = []
    for path in paths {
      guard let name = Self.format(of: path) else { continue }
      if let place = firstIndex(where: { $0.name == name }) {
        self[place].count += 1
      } else {
        append(OtherFormat(name: name, example: path))
      }
    }
  }

  /// Returns the format by the file's content, or by its name if the content shows none, as in an
  /// empty file.
  private static func format(of path: String) -> String? {
    let named = endings.first { path.hasNameEnding($0.key) }?.value
    let start = (try? FileStart.bytes(of: path, atMost: 64)) ?? []
    if named != nil, start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      return "PNG"
    }
    return FileKind(of: start).pictureFormat ?? named
  }

  private static let endings: KeyValuePairs = [
    ".jpg": "JPEG", ".jpeg": "JPEG", ".gif": "GIF", ".webp": "WebP", ".bmp": "BMP", ".tif": "TIFF",
    ".tiff": "TIFF", ".heic": "HEIC", ".heif": "HEIC", ".avif": "AVIF", ".jxl": "JPEG XL",
  ]
}
