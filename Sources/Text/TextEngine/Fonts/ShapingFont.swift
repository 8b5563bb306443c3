public import DynamicType
public import Imaging

/// A face at some axis positions, ready for shaping.
public struct ShapingFont: Sendable {
  /// The face.
  public let face: FontFace
  /// The face and its axis positions, for the renderer.
  public let instance: FontInstance
  /// The requested properties that the face does not have; empty without a request.
  public let shortfalls: [FontShortfall]

  let handle: HarfBuzzFont

  /// Creates a font from a face at given axis positions. Other axes have their default.
  ///
  /// - Throws: `FontError.noSuchAxis` or `.outsideAxis`.
  public init(_ face: FontFace, variations: [VariationSetting] = []) throws(FontError) {
    try self.init(face, variations: variations, shortfalls: [])
  }

  /// Creates a font from a face, as close to a request as possible at a size.
  ///
  /// - Parameters:
  ///   - variations: Axis positions that override those of the request.
  ///   - weight: The weight that the face counts as, whatever its file says; `nil` for the file's.
  /// - Throws: `FontError.noSuchAxis` or `.outsideAxis` for the axis positions.
  public init(
    _ face: FontFace, meeting request: FontRequest, pointSize: Points,
    opticalSizing: OpticalSizing = .automatic, variations: [VariationSetting] = [],
    countingAs weight: FontWeight? = nil
  ) throws(FontError) {
    let match = FontMatch(face, request: request, fixed: variations, countingAs: weight)
    let implied = match.variations + opticalSizing.settings(of: face, at: pointSize)
    try self.init(
      face,
      variations: variations
        + implied.filter { setting in !variations.contains { $0.axis == setting.axis } },
      shortfalls: match.shortfalls)
  }

  private init(
    _ face: FontFace, variations: [VariationSetting], shortfalls: [FontShortfall]
  ) throws(FontError) {
    self.face = face
    self.shortfalls = shortfalls
    instance = try face.instance(variations)
    handle = face.handle.font(at: instance.variations)
  }
}

extension ShapingFont: Hashable {
  /// Returns whether both set the same glyphs and have the same shortfalls.
  public static func == (left: ShapingFont, right: ShapingFont) -> Bool {
    left.instance == right.instance && left.shortfalls == right.shortfalls
  }

  /// Hashes the face and its axis positions.
  public func hash(into hasher: inout Hasher) { hasher.combine(instance) }
}

/// What the optical-size axis of a variable font follows (OpenType `opsz`, in points).
public enum OpticalSizing: Hashable, Sendable {
  /// The axis follows the point size, as on Apple's platforms.
  case automatic
  /// The axis stays at its default.
  case off
  /// The axis has a fixed value, in points.
  case fixed(Points)

  func settings(of face: FontFace, at pointSize: Points) -> [VariationSetting] {
    guard let axis = face.axes.first(where: { $0.tag == .opticalSize }) else { return [] }
    switch self {
    case .automatic: return [axis.setting(nearestTo: pointSize.value)]
    case .off: return []
    case .fixed(let size): return [axis.setting(nearestTo: size.value)]
    }
  }
}
