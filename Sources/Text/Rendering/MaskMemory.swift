import Glibc

/// Where a renderer's masks lie: side by side, and in large pages where they are many.
///
/// A thread keeps up to 12 MB of them between pictures. In pages of 4 kB, each of which the system hands out
/// when it is first written to, that took a twentieth of the time of verifying, and more with two threads
/// than with one (measured).
final class MaskMemory {
  /// What is larger has memory of its own, so that little is left over at the end of a chunk.
  private static let greatestShare = 64 << 10
  /// The size of the first chunk: a few pictures need no more, and a large page is a millisecond to clear.
  private static let firstSize = 256 << 10
  /// How many chunks are filled again when no mask in them is kept any more: some more than hold what
  /// `GlyphCache` keeps.
  static let greatestChunkCount = 8

  private var chunks: [MaskBytes] = []
  /// The chunk that is being filled, and how much of it is.
  private var current: MaskBytes?
  private var filled = 0

  /// How many chunks are filled again.
  var chunkCount: Int { chunks.count }

  /// Begins with the first chunk again that no mask is kept in, as when all were dropped: it is closest to the
  /// processor.
  func startOver() {
    current = nil
    filled = 0
  }

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
      let owner = MaskBytes(count: count)
      return (owner, owner.bytes)
    }
    let chunk = chunk(for: count)
    defer { filled += count }
    return (chunk, UnsafeMutableBufferPointer(rebasing: chunk.bytes[filled..<filled + count]))
  }

  /// A chunk with so much room behind what is filled.
  private func chunk(for count: Int) -> MaskBytes {
    if let current, filled + count <= current.bytes.count { return current }
    current = nil
    filled = 0
    let chunk = unusedChunk()
    current = chunk
    return chunk
  }

  private func unusedChunk() -> MaskBytes {
    for index in chunks.indices where isKnownUniquelyReferenced(&chunks[index]) {
      return chunks[index]
    }
    let chunk = chunks.isEmpty ? MaskBytes(count: Self.firstSize) : MaskBytes.largePage()
    if chunks.count < Self.greatestChunkCount { chunks.append(chunk) }
    return chunk
  }
}

/// The coverages of a mask's pixels, which do not change, in memory that stays as long as they.
struct MaskCoverage: RandomAccessCollection {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let owner: MaskBytes?

  /// That of no pixels.
  init() {
    bytes = UnsafeBufferPointer(start: nil, count: 0)
    owner = nil
  }

  /// One with memory of its own.
  init(copying bytes: [UInt8]) {
    let owner = MaskBytes(count: bytes.count)
    _ = owner.bytes.initialize(from: bytes)
    self.init(UnsafeBufferPointer(owner.bytes), of: owner)
  }

  fileprivate init(_ bytes: UnsafeBufferPointer<UInt8>, of owner: MaskBytes) {
    self.bytes = bytes
    self.owner = owner
  }

  var startIndex: Int { 0 }
  var endIndex: Int { bytes.count }
  subscript(index: Int) -> UInt8 { withExtendedLifetime(owner) { bytes[index] } }

  func withUnsafeBufferPointer(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    withExtendedLifetime(owner) { body(bytes) }
  }
}

/// The memory of one mask or of several, given back when nobody holds it.
private final class MaskBytes {
  let bytes: UnsafeMutableBufferPointer<UInt8>
  /// Whether the memory is a mapping of its own, not a part of the heap.
  private let isMapped: Bool

  init(count: Int) {
    bytes = .allocate(capacity: count)
    isMapped = false
  }

  private init(mapped bytes: UnsafeMutableBufferPointer<UInt8>) {
    self.bytes = bytes
    isMapped = true
  }

  deinit {
    if isMapped {
      munmap(bytes.baseAddress, bytes.count)
    } else {
      bytes.deallocate()
    }
  }

  /// As much as a large page of x86-64, and of arm64 with pages of 4 kB, in one if the system has any.
  ///
  /// Not from the heap: what is freed there is used for something else, of which a large page would have to
  /// be cleared for a few bytes.
  static func largePage() -> MaskBytes {
    let size = 2 << 20
    // Twice as much has a part that begins where a page may; what is beside it is given back.
    guard
      let start = mmap(nil, 2 * size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
      start != MAP_FAILED
    else { return MaskBytes(count: size) }
    let page = start.alignedUp(toMultipleOf: size)
    let before = page - start
    if before > 0 { munmap(start, before) }
    munmap(page + size, size - before)
    madvise(page, size, MADV_HUGEPAGE)
    let bytes = page.bindMemory(to: UInt8.self, capacity: size)
    return MaskBytes(mapped: UnsafeMutableBufferPointer(start: bytes, count: size))
  }
}
