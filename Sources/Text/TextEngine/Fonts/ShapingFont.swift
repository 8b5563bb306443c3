public import DynamicType
public import Imaging

/// A face at one place in its design space, ready to shape.
public struct ShapingFont: Sendable {
  /// The face.
  public let face: FontFace
  /// The face and place, as the renderer wants them.
  public let instance: FontInstance
  /// What was asked of it that it is not; nothing where it was asked for nothing.
  public let shortfalls: [FontShortfall]

  let handle: HarfBuzzFont

  /// A face at given axis positions; axes not named stand at their default.
  ///
  /// - Throws: `FontError.noSuchAxis` or `.outsideAxis`.
  public init(_ face: FontFace, variations: [VariationSetting] = []) throws(FontError) {
    try self.init(face, variations: variations, shortfalls: [])
  }

  /// A face as near as it comes to what is wished of it at a size.
  ///
  /// - Parameters:
  ///   - variations: Places on axes that go before those the request asks for.
  ///   - weight: The weight the face counts as, whatever its file says; `nil` for what that says.
  /// - Throws: `FontError.noSuchAxis` or `.outsideAxis` for these.
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
  /// Whether both set the same glyphs, and fall short of what was asked in the same way.
  public static func == (left: ShapingFont, right: ShapingFont) -> Bool {
    left.instance == right.instance && left.shortfalls == right.shortfalls
  }

  /// Hashes the face and its place.
  public func hash(into hasher: inout Hasher) { hasher.combine(instance) }
}

/// What the optical-size axis of a variable font follows (OpenType `opsz`, in points).
public enum OpticalSizing: Hashable, Sendable {
  /// The point size, as Apple's platforms do.
  case automatic
  /// Nothing. The axis stays at its default.
  case off
  /// A fixed value, in points.
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
