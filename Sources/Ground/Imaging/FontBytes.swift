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
