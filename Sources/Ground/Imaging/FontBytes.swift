/// The content of a font file, shared by shaping and drawing.
///
/// The bytes stay at one address for the lifetime of the object, because C libraries keep pointers
/// to them. Two values are equal if they are the same object.
public final class FontBytes: Hashable, @unchecked Sendable {
  // Unchecked because the compiler cannot see that nothing writes to the memory after `init`.

  /// The whole file, valid for the lifetime of this object.
  public let bytes: UnsafeRawBufferPointer
  /// The file's name in messages; `nil` if it has none.
  public let name: String?
  /// The limits that the file must keep.
  public let limits: FontLimits

  /// Copies the content of a font file without checking it.
  ///
  /// - Parameters:
  ///   - content: The bytes of the file.
  ///   - name: The file's name in messages.
  ///   - limits: The limits that the file must keep.
  public init(_ content: [UInt8], name: String? = nil, limits: FontLimits = FontLimits()) {
    self.name = name
    self.limits = limits
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: content.count, alignment: 16)
    copy.copyBytes(from: content)
    bytes = UnsafeRawBufferPointer(copy)
  }

  deinit {
    bytes.deallocate()
  }

  /// Returns whether both are the same object.
  public static func == (left: FontBytes, right: FontBytes) -> Bool { left === right }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A position on one axis of a variable font.
public struct VariationSetting: Hashable, Sendable {
  /// The axis, such as `wght`.
  public let axis: OpenTypeTag
  /// The position, in the axis' own unit.
  public let value: Double

  /// Creates a position on an axis.
  public init(axis: OpenTypeTag, value: Double) {
    self.axis = axis
    self.value = value
  }
}

/// A face of a font file at one position in its design space.
///
/// It is an immutable class, so that copying a run of glyphs is cheap.
public final class FontInstance: Hashable, Sendable {
  /// The font file.
  public let file: FontBytes
  /// The index of the face in a collection, from 0.
  public let faceIndex: Int
  /// The axis positions that are set, sorted by tag. Other axes have their default.
  public let variations: [VariationSetting]
  /// The normalized position on each axis, in the order of the font (OpenType, F2DOT14), from -16384
  /// to 16384. The renderer uses them instead of `variations`; if `nil`, it normalizes these itself.
  /// Empty if the outlines do not vary.
  public let normalizedPlace: [Int]?

  /// Creates a face at the given axis positions. If an axis is named twice, the last position
  /// counts.
  public init(
    file: FontBytes, faceIndex: Int = 0, variations: [VariationSetting] = [],
    normalizedPlace: [Int]? = nil
  ) {
    self.file = file
    self.normalizedPlace = normalizedPlace
    self.faceIndex = faceIndex
    // Shaping and drawing must not each choose their own.
    self.variations = Dictionary(
      variations.map { ($0.axis, $0) }, uniquingKeysWith: { _, last in last }
    ).values.sorted { $0.axis < $1.axis }
  }

  /// Returns whether both are the same face at the same axis positions.
  public static func == (left: FontInstance, right: FontInstance) -> Bool {
    left === right
      || (left.file == right.file && left.faceIndex == right.faceIndex
        && left.variations == right.variations && left.normalizedPlace == right.normalizedPlace)
  }

  /// Hashes the face and its axis positions.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(faceIndex)
    hasher.combine(variations)
  }
}
