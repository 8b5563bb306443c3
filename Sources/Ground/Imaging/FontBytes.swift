/// The content of a font file, shared by whoever shapes and draws with it.
///
/// It stays at one address for as long as the object lives, because C libraries keep pointers into
/// it. Two are equal when they are the same object: a file is read once and handed on.
public final class FontBytes: Hashable, @unchecked Sendable {
  // Unchecked because the compiler cannot see that nothing writes to the memory after `init`.

  /// The whole file; valid as long as this object lives.
  public let bytes: UnsafeRawBufferPointer
  /// What messages call the file; `nil` where it has no name.
  public let name: String?
  /// How much its content may make us do.
  public let limits: FontLimits

  /// Copies the content of a font file as it is; nothing is checked here.
  ///
  /// - Parameters:
  ///   - name: What messages call the file.
  ///   - limits: What whoever opens it keeps to.
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

  /// Whether both are the same object.
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

/// One face of a font file at one place in its design space: all that shaping and drawing need to
/// agree on to mean the same glyphs.
///
/// A class, although it never changes: each run of glyphs holds one, and copying a run then counts one
/// reference. As a struct it would count a reference to the file, which all threads share and would wait for.
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
