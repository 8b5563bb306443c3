import Glibc

/// Bytes that can be read at any place, a few at a time: a file, memory, an archive's entry.
///
/// A comparison reads a source from front to back, some parts twice, and never more than 64 KiB at
/// once. The bytes must not change meanwhile; where they do, the picture is told as damaged or its
/// pixels are those of either state.
public protocol ByteSource {
  /// What to call it in a message, such as the path of a file.
  var name: String { get }

  /// How many bytes there are.
  var count: Int { get }

  /// Fills the start of a buffer with the bytes from an offset on.
  ///
  /// - Parameters:
  ///   - buffer: Room for at least one byte.
  ///   - offset: From 0 to `count`.
  /// - Returns: How many bytes were read, as few as the source likes; 0 only at the end.
  /// - Throws: ``ByteSourceError`` where they cannot be read.
  func read(
    into buffer: UnsafeMutableRawBufferPointer, from offset: Int
  ) throws(ByteSourceError) -> Int
}

/// Why bytes cannot be read.
public struct ByteSourceError: Error, Hashable, CustomStringConvertible {
  /// What happened, then what to do; the name of the source goes before it.
  public let description: String

  /// An error of a source of your own, such as `The archive is locked. Close the other program.`
  public init(description: String) {
    self.description = description
  }
}

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
