import ImageDiff
import Snapshots
import Wording

/// Pictures of other formats than PNG, which are not compared.
struct OtherFormat: Equatable {
  /// Such as `JPEG`, or `PNG` for files that are named as something else.
  let name: String
  /// One of the files.
  let example: String
  /// How many there are.
  var count = 1

  /// What they are, and what to do.
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
  /// Finds them among files, in the order of their first file.
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

  /// What a file contains decides; where it says nothing, such as in an empty file, its name does.
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
