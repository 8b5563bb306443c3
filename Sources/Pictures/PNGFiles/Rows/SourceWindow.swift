/// Reads a source from front to back through a window of 64 KiB.
package final class SourceWindow {
  private let source: any ByteSource
  private let memory: ComparisonMemory
  private let block: ComparisonMemory.Block
  /// The bytes in the buffer that nobody has taken.
  private var unread = 0..<0
  /// Where the bytes behind those in the buffer stand in the source.
  private var offset = 0

  private static let capacity = 1 << 16

  init(over source: any ByteSource, memory: ComparisonMemory) {
    self.source = source
    self.memory = memory
    block = memory.take(byteCount: SourceWindow.capacity)
  }

  deinit { memory.giveBack(block) }

  private var buffer: UnsafeMutableRawBufferPointer { block.bytes }

  /// The bytes that nobody has taken.
  var bytesLeft: Int { source.count - offset + unread.count }

  /// Takes the next bytes, at most so many, at least one; they stay until more are taken.
  ///
  /// - Returns: `nil` at the end of the source.
  package func take(atMost limit: Int) throws(ByteSourceError) -> UnsafeRawBufferPointer? {
    if unread.isEmpty { try readOn() }
    guard !unread.isEmpty else { return nil }
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

  /// The next bytes, which stay untaken: exactly so many and few of them, fewer only at the end.
  func peek(_ count: Int) throws(ByteSourceError) -> [UInt8] {
    var before = -1
    while unread.count < count, unread.count > before {
      before = unread.count
      try readOn()
    }
    return Array(buffer[unread.prefix(count)])
  }

  /// Reads what comes next behind the bytes that nobody has taken; nothing at the end of the source.
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
