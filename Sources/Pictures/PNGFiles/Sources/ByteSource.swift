import Glibc

/// Bytes with random access, such as a file, memory or an entry of an archive.
///
/// A comparison reads a source from front to back, parts of it twice, in pieces of up to 64 KiB.
/// The bytes must not change meanwhile. If they do, the comparison reports a damaged picture or
/// uses pixels of either state.
public protocol ByteSource {
  /// The name in messages, such as the path of a file.
  var name: String { get }

  /// The number of bytes.
  var count: Int { get }

  /// Reads bytes from an offset into the start of a buffer.
  ///
  /// - Parameters:
  ///   - buffer: A buffer of at least one byte.
  ///   - offset: The offset, from 0 to `count`.
  /// - Returns: The number of bytes read, which may be fewer than the buffer holds; 0 only at the
  ///   end.
  /// - Throws: ``ByteSourceError`` if the bytes cannot be read.
  func read(
    into buffer: UnsafeMutableRawBufferPointer, from offset: Int
  ) throws(ByteSourceError) -> Int
}

/// A reason why bytes cannot be read.
public struct ByteSourceError: Error, Hashable, CustomStringConvertible {
  /// What happened, then what to do. Messages begin with the name of the source.
  public let description: String

  /// Creates an error for a source of your own, such as `The archive is locked. Close the other
  /// program.`
  public init(description: String) {
    self.description = description
  }
}

/// A source of bytes in memory.
public struct MemorySource: ByteSource, Sendable {
  /// The name in messages.
  public let name: String
  private let bytes: [UInt8]

  /// Creates a source from bytes, with a name for messages.
  public init(_ bytes: [UInt8], name: String) {
    self.bytes = bytes
    self.name = name
  }

  /// The number of bytes.
  public var count: Int { bytes.count }

  /// Copies bytes from an offset; see ``ByteSource/read(into:from:)``.
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
