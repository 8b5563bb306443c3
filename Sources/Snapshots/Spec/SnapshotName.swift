public import DynamicType

/// The coordinates of one cell, which are also its file name:
/// `<suite>/<style>/<sample>.<category>.<variant…>@<scale>x.png`.
///
/// Printing and parsing live here and nowhere else. All of it is lower case, so that file systems
/// that ignore case keep cells apart.
public struct SnapshotName: Hashable, Sendable {
  /// The ramp the cell belongs to.
  public let ramp: RampName
  /// The content-size category.
  public let category: ContentSizeCategory

  /// A cell of a ramp.
  public init(ramp: RampName, category: ContentSizeCategory) {
    self.ramp = ramp
    self.category = category
  }

  /// The path below the snapshots folder, without an ending.
  public var coordinates: String {
    ([ramp.stem, category.shortName.lowercased()] + ramp.variants).joined(separator: ".")
      + ramp.scaleSuffix
  }

  /// The path of the picture below the snapshots folder.
  public var picturePath: String { coordinates + ".png" }

  /// Reads the path of a picture below the snapshots folder; `nil` where it names no cell.
  public init?(picturePath: String) {
    guard picturePath.hasSuffix(".png") else { return nil }
    let folders = picturePath.dropLast(4).split(separator: "/", omittingEmptySubsequences: false)
    guard folders.count == 3, let at = folders[2].lastIndex(of: "@"),
      let scale = RampName.scale(fromSuffix: folders[2][at...]),
      let style = RampName.style(fromFolder: folders[1])
    else { return nil }
    let parts = folders[2][..<at].split(separator: ".", omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.count >= 2,
      let category = ContentSizeCategory.allCases.first(where: {
        $0.shortName.lowercased() == parts[1]
      })
    else { return nil }
    ramp = RampName(
      suite: String(folders[0]), style: style, sample: parts[0],
      variants: Array(parts.dropFirst(2)), scale: scale)
    self.category = category
    // Only what is printed the same way is a name: no other spelling, no empty part.
    guard self.picturePath == picturePath else { return nil }
  }
}

/// The coordinates of a ramp: one sample in one style through its categories.
public struct RampName: Hashable, Sendable {
  /// The suite.
  public let suite: String
  /// The text style.
  public let style: TextStyle
  /// The sample.
  public let sample: String
  /// What sets the ramp apart from others of its sample, such as `bold-text`.
  public let variants: [String]
  /// Pixels per point.
  public let scale: DisplayScale

  /// The coordinates of a ramp, each name cleaned by `RampName.clean`.
  public init(
    suite: String, style: TextStyle, sample: String, variants: [String] = [], scale: DisplayScale
  ) {
    self.suite = Self.clean(suite)
    self.style = style
    self.sample = Self.clean(sample)
    self.variants = variants.map(Self.clean)
    self.scale = scale
  }

  /// The path below the snapshots folder, without an ending.
  public var coordinates: String {
    ([stem] + variants).joined(separator: ".") + scaleSuffix
  }

  /// The path of the layout text below the snapshots folder.
  public var layoutPath: String { coordinates + ".txt" }

  /// Reads the path of a layout text below the snapshots folder; `nil` where it names no ramp.
  public init?(layoutPath: String) {
    guard layoutPath.hasSuffix(".txt") else { return nil }
    self.init(coordinates: String(layoutPath.dropLast(4)))
  }

  /// Reads coordinates as they are printed; `nil` for anything else.
  public init?(coordinates: String) {
    let folders = coordinates.split(separator: "/", omittingEmptySubsequences: false)
    guard folders.count == 3, let at = folders[2].lastIndex(of: "@"),
      let scale = Self.scale(fromSuffix: folders[2][at...]),
      let style = Self.style(fromFolder: folders[1])
    else { return nil }
    let parts = folders[2][..<at].split(separator: ".", omittingEmptySubsequences: false)
      .map(String.init)
    self.init(
      suite: String(folders[0]), style: style, sample: parts[0],
      variants: Array(parts.dropFirst()), scale: scale)
    guard self.coordinates == coordinates else { return nil }
  }

  /// The most characters a name that went through `clean` has.
  static let greatestNameLength = 64

  /// The name that text goes by in a path: lower-case letters, figures and single hyphens.
  ///
  /// Letters are those of ASCII; everything else parts words. Text without any becomes `unnamed`.
  /// What is over 64 characters is cut off. A name that Windows keeps for a device, such as `con`,
  /// comes with `named-` before it, so that goldens can be checked out there. Cleaning what is clean
  /// changes nothing.
  public static func clean(_ text: String) -> String {
    var cleaned = ""
    var isWordOver = false
    for byte in text.utf8 {
      let character: UInt8
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        character = byte
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): character = byte | 0x20
      default:
        isWordOver = true
        continue
      }
      let hyphen = isWordOver && !cleaned.isEmpty ? "-" : ""
      guard cleaned.utf8.count + hyphen.utf8.count < greatestNameLength else { break }
      cleaned += hyphen
      cleaned.unicodeScalars.append(UnicodeScalar(character))
      isWordOver = false
    }
    if cleaned.isEmpty { return "unnamed" }
    return isDeviceName(cleaned) ? "named-" + cleaned : cleaned
  }

  /// Whether Windows takes the name for a device's, whatever ending follows (Microsoft, “Naming
  /// Files, Paths, and Namespaces”).
  private static func isDeviceName(_ name: String) -> Bool {
    if ["con", "prn", "aux", "nul"].contains(name) { return true }
    return name.utf8.count == 4 && (name.hasPrefix("com") || name.hasPrefix("lpt"))
      && name.last?.isNumber == true
  }

  /// The path up to the sample.
  var stem: String { "\(suite)/\(style.name.lowercased())/\(sample)" }

  /// The scale as the path ends with it, such as `@2x`.
  var scaleSuffix: String { "@\(scale)" }

  static func style(fromFolder folder: Substring) -> TextStyle? {
    TextStyle.allCases.first { $0.name.lowercased() == folder }
  }

  static func scale(fromSuffix suffix: Substring) -> DisplayScale? {
    guard suffix.hasPrefix("@"), suffix.hasSuffix("x"),
      let scale = Double(suffix.dropFirst().dropLast()), scale > 0, scale.isFinite
    else { return nil }
    return DisplayScale(pixelsPerPoint: scale)
  }
}

extension SnapshotName: Comparable {
  /// By ramp, then by category from XS to AX5.
  public static func < (left: SnapshotName, right: SnapshotName) -> Bool {
    left.ramp == right.ramp ? left.category < right.category : left.ramp < right.ramp
  }
}

extension RampName: Comparable {
  /// By the bytes of their coordinates.
  public static func < (left: RampName, right: RampName) -> Bool {
    left.coordinates.utf8.lexicographicallyPrecedes(right.coordinates.utf8)
  }
}
