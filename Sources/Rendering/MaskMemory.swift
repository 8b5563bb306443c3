import Glibc

/// Where a renderer's masks lie: side by side in large pages.
///
/// A suite has some ten megabytes of them for each thread, all of which are kept. In pages of 4 kB, each of
/// which the system hands out when it is first written to, that took a twentieth of the time of verifying,
/// and more with two threads than with one (measured).
final class MaskMemory {
  /// As large as a large page of x86-64 and of arm64 with pages of 4 kB.
  private static let chunkSize = 2 << 20
  /// What is larger has memory of its own, so that little is left over at the end of a chunk.
  private static let greatestShare = chunkSize / 32
  /// How many chunks are filled again when no mask in them is kept any more.
  private static let greatestChunkCount = 8

  private var chunks: [MaskBytes] = []
  /// The chunk that is being filled, and how much of it is.
  private var open: MaskBytes?
  private var filled = 0

  /// The coverages of a mask, blank until they are filled.
  func coverage<Failure: Error>(
    count: Int, fill: (UnsafeMutableBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure) -> MaskCoverage {
    let (owner, bytes) = room(for: count)
    bytes.initialize(repeating: 0)
    try fill(bytes)
    return MaskCoverage(UnsafeBufferPointer(bytes), of: owner)
  }

  private func room(for count: Int) -> (MaskBytes, UnsafeMutableBufferPointer<UInt8>) {
    guard count <= Self.greatestShare else {
      let owner = MaskBytes(count: count, alignment: 16)
      return (owner, owner.bytes)
    }
    var chunk: MaskBytes
    if let open, filled + count <= Self.chunkSize {
      chunk = open
    } else {
      open = nil
      chunk = blankChunk()
      open = chunk
      filled = 0
    }
    defer { filled += count }
    return (chunk, UnsafeMutableBufferPointer(rebasing: chunk.bytes[filled..<filled + count]))
  }

  private func blankChunk() -> MaskBytes {
    for index in chunks.indices where isKnownUniquelyReferenced(&chunks[index]) {
      return chunks[index]
    }
    let chunk = MaskBytes(count: Self.chunkSize, alignment: Self.chunkSize)
    // Where there are no large pages, small ones do.
    madvise(chunk.bytes.baseAddress, Self.chunkSize, MADV_HUGEPAGE)
    if chunks.count < Self.greatestChunkCount { chunks.append(chunk) }
    return chunk
  }
}

/// Memory that masks share, which is given back when none of them is left.
final class MaskBytes {
  let bytes: UnsafeMutableBufferPointer<UInt8>

  fileprivate init(count: Int, alignment: Int) {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: alignment)
    bytes = memory.bindMemory(to: UInt8.self)
  }

  convenience init(copying bytes: [UInt8]) {
    self.init(count: bytes.count, alignment: 16)
    _ = self.bytes.initialize(from: bytes)
  }

  deinit { bytes.deallocate() }
}
