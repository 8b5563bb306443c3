/// Reads a source from front to back through a window of 64 KiB.
final class SourceWindow {
  private let source: any ByteSource
  private let buffer: UnsafeMutableRawBufferPointer
  /// The bytes in the buffer that nobody has taken.
  private var unread = 0..<0
  /// Where the bytes behind those in the buffer stand in the source.
  private var offset = 0

  private static let capacity = 1 << 16

  init(over source: any ByteSource) {
    self.source = source
    buffer = .allocate(
      byteCount: min(SourceWindow.capacity, max(source.count, 1)), alignment: 16)
  }

  deinit { buffer.deallocate() }

  /// The bytes that nobody has taken.
  var bytesLeft: Int { source.count - offset + unread.count }

  /// Takes the next bytes, at most so many, at least one; they stay until more are taken.
  ///
  /// - Returns: `nil` at the end of the source.
  func take(atMost limit: Int) throws(ByteSourceError) -> UnsafeRawBufferPointer? {
    if unread.isEmpty {
      guard offset < source.count else { return nil }
      let count = try source.read(into: buffer, from: offset)
      // A file that was cut short since it was opened.
      guard count > 0 else { return nil }
      offset += count
      unread = 0..<count
    }
    let taken = unread.prefix(limit)
    unread = taken.upperBound..<unread.upperBound
    return UnsafeRawBufferPointer(rebasing: buffer[taken])
  }

  /// Takes the next bytes, exactly so many and few of them; fewer only at the end of the source.
  func take(_ count: Int) throws(ByteSourceError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    while bytes.count < count, let part = try take(atMost: count - bytes.count) {
      bytes.append(contentsOf: part)
    }
    return bytes
  }
}
