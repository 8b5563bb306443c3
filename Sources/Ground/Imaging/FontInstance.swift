/// One position on an axis of a variable font.
public struct VariationSetting: Hashable, Sendable {
  /// The axis, such as `wght`.
  public let axis: OpenTypeTag
  /// The place on it, in the axis' own unit.
  public let value: Double

  /// A position on an axis.
  public init(axis: OpenTypeTag, value: Double) {
    self.axis = axis
    self.value = value
  }
}

/// One face of a font file at one place in its design space: all that shaping and drawing need to
/// agree on to mean the same glyphs.
///
/// An object that never changes. Each run of glyphs holds one, and whoever copies a run counts it; were its
/// parts counted, threads would wait for each other at those of the file, which all of them share.
public final class FontInstance: Hashable, Sendable {
  /// The font file.
  public let file: FontBytes
  /// Which face of a collection, from 0.
  public let faceIndex: Int
  /// The axes that are set, in the order of their tags; axes not named stand at their default.
  public let variations: [VariationSetting]

  /// A face of a file, at the given axis positions; of an axis named twice, the last one counts.
  public init(file: FontBytes, faceIndex: Int = 0, variations: [VariationSetting] = []) {
    self.file = file
    self.faceIndex = faceIndex
    // Shaping and drawing must not each choose their own.
    self.variations = Dictionary(
      variations.map { ($0.axis, $0) }, uniquingKeysWith: { _, last in last }
    ).values.sorted { $0.axis < $1.axis }
  }

  /// Whether both are the same face at the same place, be they one object or two.
  public static func == (left: FontInstance, right: FontInstance) -> Bool {
    left === right
      || (left.file == right.file && left.faceIndex == right.faceIndex
        && left.variations == right.variations)
  }

  /// Hashes the face and its place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(faceIndex)
    hasher.combine(variations)
  }
}
