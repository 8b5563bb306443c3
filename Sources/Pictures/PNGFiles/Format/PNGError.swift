/// A reason why a PNG file could not be read or written.
///
/// Messages speak of “the file”, because only the caller knows its name.
public enum PNGError: Error, Hashable {
  /// The file is empty.
  case empty
  /// The file is a Git LFS pointer.
  case gitLFSPointer
  /// The file has another format. `startsWith` contains up to eight of its first bytes.
  case notPNG(FileKind, startsWith: [UInt8])
  /// The file starts like a PNG, but its signature was changed, for example by a conversion of line
  /// endings.
  case signatureDamaged
  /// The file ends too early by at least this number of bytes, or a length in it is wrong.
  case truncated(missing: Int)
  /// The file has bytes after the end of the picture.
  case trailingBytes(Int)
  /// The picture has more pixels than the limit.
  case tooLarge(width: Int, height: Int, limit: Int)
  /// The compressed data is too short for that number of pixels.
  case tooLittleData(width: Int, height: Int, bytes: Int)
  /// The file is an animation.
  case animated
  /// The file has a chunk that does not belong to the picture.
  case besideThePicture(chunk: String)
  /// The requested rows are below the picture.
  case rowsMissing(first: Int, height: Int)
  /// The file breaks a rule of PNG, such as a checksum, an order or a value. The message may be
  /// libpng's.
  case damaged(String)
  /// libpng could not write the picture.
  case notWritten(String)
}

extension PNGError: CustomStringConvertible {
  /// What happened, then what to do.
  public var description: String {
    switch self {
    case .empty:
      "The file is empty. Restore it, or write it again."
    case .gitLFSPointer:
      "The file is a Git LFS pointer, not the picture. Run “git lfs pull”."
    case .notPNG(let kind, let start):
      "The file is \(kind.rawValue), not a PNG; it starts with \(PNGError.hex(start)). "
        + "Save it as PNG, or name another file."
    case .signatureDamaged:
      "The file was a PNG, but a program converted its line breaks. Restore it, and add “*.png "
        + "binary” to .gitattributes."
    case .truncated(let missing):
      "The file ends at least \(missing) byte(s) too early, or is damaged. Restore it, or write "
        + "it again."
    case .trailingBytes(let count):
      "\(count) byte(s) follow the end of the picture. Restore the file, or write it again."
    case .tooLarge(let width, let height, let limit):
      "The picture is \(width) × \(height) px, and the limit is \(limit) pixels. "
        + "Make it smaller. If you trust it, allow more with --limit png-pixels=N."
    case .tooLittleData(let width, let height, let bytes):
      "\(bytes) byte(s) of data are too few for \(width) × \(height) px. Restore the file, or "
        + "write it again."
    case .animated:
      "The file is an animated PNG, and only its first picture would be compared. Save that "
        + "picture alone."
    case .besideThePicture(let chunk):
      "The file has an extra chunk \(chunk), so other programs may show it differently. Write the "
        + "file again."
    case .rowsMissing(let first, let height):
      "The picture has \(height) row(s), so row \(first) does not exist. Count from 0."
    case .damaged(let reason):
      "The file is damaged (\(reason)). Restore it, or write it again."
    case .notWritten(let reason):
      "The picture could not be written as PNG (\(reason)). Make it smaller, or free some memory."
    }
  }

  private static func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
  }
}

/// A buffer for the reason that libpng gives when it stops.
struct PNGComplaint {
  /// The characters, up to a zero.
  var characters = [CChar](repeating: 0, count: 160)

  /// The reason, cut to fit the buffer.
  var text: String {
    String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

/// A limit for the size of a picture. It is checked against the header, before memory is allocated.
public struct PNGLimits: Hashable, Sendable {
  /// The maximum number of pixels, width times height. A decoded pixel takes up to four bytes.
  public let maximumPixels: Int

  /// Creates limits. The default is 64 Mpx (8192 × 8192), at most 256 MB in memory.
  public init(maximumPixels: Int = 8192 * 8192) {
    self.maximumPixels = maximumPixels
  }
}

extension PNGLimits {
  /// Limits for pictures that are read row by row: 1024 Mpx.
  public static let streamed = PNGLimits(maximumPixels: 1 << 30)
}
