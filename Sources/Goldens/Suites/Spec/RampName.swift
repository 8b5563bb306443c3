public import DynamicType

/// The coordinates of a ramp: one sample in one style through its categories.
public struct RampName: Hashable, Sendable {
  private struct Parts: Hashable, Sendable {
    let suite: String
    let style: StyleName
    let sample: String
    let variants: [String]
    let scale: DisplayScale
  }

  /// The parts in one box, since each listed cell carries the name.
  private indirect enum Whole: Hashable, Sendable {
    case of(Parts)

    var parts: Parts {
      switch self {
      case .of(let parts): parts
      }
    }
  }

  private let whole: Whole

  /// The suite's name.
  public var suite: String { whole.parts.suite }
  /// The style's name.
  public var style: StyleName { whole.parts.style }
  /// The sample's name.
  public var sample: String { whole.parts.sample }
  /// Names that distinguish the ramp from others of its sample, such as `bold-text`.
  public var variants: [String] { whole.parts.variants }
  /// Pixels per point.
  public var scale: DisplayScale { whole.parts.scale }

  /// Creates the coordinates of a ramp; each name is cleaned by `RampName.clean`.
  public init(
    suite: String, style: StyleName, sample: String, variants: [String] = [], scale: DisplayScale
  ) {
    whole = .of(
      Parts(
        suite: Self.clean(suite), style: style, sample: Self.clean(sample),
        variants: variants.map(Self.clean), scale: scale))
  }

  /// Creates the coordinates of a ramp in one of Apple's text styles.
  public init(
    suite: String, style: TextStyle, sample: String, variants: [String] = [], scale: DisplayScale
  ) {
    self.init(
      suite: suite, style: StyleName(style), sample: sample, variants: variants, scale: scale)
  }

  /// The path below the snapshots folder, without an extension.
  public var coordinates: String {
    ([stem] + variants).joined(separator: ".") + scaleSuffix
  }

  /// The path of the layout text below the snapshots folder.
  public var layoutPath: String { coordinates + ".txt" }

  /// Reads the path of a layout text below the snapshots folder; `nil` where it belongs to no ramp.
  public init?(layoutPath: String) {
    guard layoutPath.hasSuffix(".txt") else { return nil }
    self.init(coordinates: String(layoutPath.dropLast(4)))
  }

  /// Reads coordinates in the form of ``coordinates``; `nil` for anything else.
  public init?(coordinates: String) {
    let folders = coordinates.split(separator: "/", omittingEmptySubsequences: false)
    guard folders.count == 3, let at = folders[2].lastIndex(of: "@"),
      let scale = Self.scale(fromSuffix: folders[2][at...])
    else { return nil }
    let parts = folders[2][..<at].split(separator: ".", omittingEmptySubsequences: false)
      .map(String.init)
    self.init(
      suite: String(folders[0]), style: StyleName(String(folders[1])), sample: parts[0],
      variants: Array(parts.dropFirst()), scale: scale)
    // Only what is printed the same way is a name: no other spelling, no empty part.
    guard self.coordinates == coordinates else { return nil }
  }

  /// The path up to the sample.
  package var stem: String { "\(suite)/\(style.folder)/\(sample)" }

  /// The scale at the end of the path, such as `@2x`.
  package var scaleSuffix: String { "@\(scale)" }

  private static func scale(fromSuffix suffix: Substring) -> DisplayScale? {
    guard suffix.hasPrefix("@"), suffix.hasSuffix("x"),
      let scale = Double(suffix.dropFirst().dropLast()), scale > 0, scale <= 1000
    else { return nil }
    return DisplayScale(pixelsPerPoint: scale)
  }
}

extension RampName: Comparable {
  /// Orders ramps by the bytes of their coordinates.
  public static func < (left: RampName, right: RampName) -> Bool {
    left.coordinates.utf8.lexicographicallyPrecedes(right.coordinates.utf8)
  }
}

extension Sequence {
  /// Returns the elements with their ramps' coordinates, in the order of these. The coordinates of
  /// each are printed once, not for each comparison.
  package func sortedByName(
    _ name: (Element) -> RampName
  ) -> [(coordinates: String, element: Element)] {
    let elements = map { (coordinates: name($0).coordinates, element: $0) }
    let keys = elements.map(\.coordinates)
    // Places are sorted, and not the elements: those take long to move.
    return keys.indices.sorted { keys[$0].utf8.lexicographicallyPrecedes(keys[$1].utf8) }
      .map { elements[$0] }
  }
}
