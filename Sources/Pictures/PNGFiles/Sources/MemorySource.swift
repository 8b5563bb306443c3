import Glibc

/// A source whose bytes are in memory already.
public struct MemorySource: ByteSource, Sendable {
  /// What to call it in a message.
  public let name: String
  private let bytes: [UInt8]

  /// A source over bytes, under a name for messages.
  public init(_ bytes: [UInt8], name: String) {
    self.bytes = bytes
    self.name = name
  }

  /// How many bytes there are.
  public var count: Int { bytes.count }

  /// Copies the bytes from an offset on; see ``ByteSource/read(into:from:)``.
  public func read(
    into buffer: UnsafeMutableRawBufferPointer, from offset: Int
  ) throws(ByteSourceError) -> Int {
    bytes.withUnsafeBytes { all in
      let part = all[min(offset, all.count)...].prefix(buffer.count)
      buffer.copyBytes(from: part)
      return part.count
    }
  }
}
