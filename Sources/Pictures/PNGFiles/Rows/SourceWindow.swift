/// Reads a source from front to back through a window of 64 KiB.
package final class SourceWindow {
  private let source: any ByteSource
  private let memory: ComparisonMemory
  private let block: ComparisonMemory.Block
  /// The bytes in the buffer that are not read yet.
  private var unread = 0..<0
  /// The offset in the source of the bytes after those in the buffer.
  private var offset = 0

  private static let capacity = 1 << 16

  init(over source: any ByteSource, memory: ComparisonMemory) {
    self.source = source
    self.memory = memory
    block = memory.take(byteCount: SourceWindow.capacity)
  }

  deinit { memory.giveBack(block) }

  private var buffer: UnsafeMutableRawBufferPointer { block.bytes }

  /// The number of bytes that are not read yet.
  var bytesLeft: Int { source.count - offset + unread.count }

  /// Reads the next bytes, at least one, at most `limit`. They are valid until the next call.
  ///
  /// - Returns: `nil` at the end of the source.
  package func take(atMost limit: Int) throws(ByteSourceError) -> UnsafeRawBufferPointer? {
    if unread.isEmpty { try readOn() }
    guard !unread.isEmpty else { return nil }
    let taken = unread.prefix(limit)
    unread = taken.upperBound..<unread.upperBound
    return UnsafeRawBufferPointer(rebasing: buffer[taken])
  }

  /// Reads exactly this small number of bytes; fewer only at the end of the source.
  func take(_ count: Int) throws(ByteSourceError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    while bytes.count < count, let part = try take(atMost: count - bytes.count) {
      bytes.append(contentsOf: part)
    }
    return bytes
  }

  /// Returns the next bytes and leaves them unread: exactly this small number, fewer at the end.
  func peek(_ count: Int) throws(ByteSourceError) -> [UInt8] {
    var before = -1
    while unread.count < count, unread.count > before {
      before = unread.count
      try readOn()
    }
    return Array(buffer[unread.prefix(count)])
  }

  /// Adds the next bytes of the source to the buffer; none at the end of the source.
  private func readOn() throws(ByteSourceError) {
    guard offset < source.count else { return }
    if unread.lowerBound > 0 {
      UnsafeMutableRawBufferPointer(rebasing: buffer[..<unread.count])
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[unread]))
      unread = 0..<unread.count
    }
    // None where the file was cut short since it was opened.
    let count = try source.read(
      into: UnsafeMutableRawBufferPointer(rebasing: buffer[unread.upperBound...]), from: offset)
    offset += count
    unread = 0..<unread.upperBound + count
  }
}
