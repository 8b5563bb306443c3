import Testing

@testable import Rendering

@Suite struct `The memory of masks` {
  /// Masks whose pixels all have one coverage, some of them so large that they have memory of their own.
  private func masks(
    _ counts: [Int], of level: UInt8, in memory: MaskMemory
  ) -> [MaskCoverage] {
    counts.map { count in memory.coverage(count: count) { $0.update(repeating: level) } }
  }

  private func areAll(_ masks: [MaskCoverage], _ level: UInt8) -> Bool {
    masks.allSatisfy { mask in
      var isLevel = true
      mask.withUnsafeBufferPointer { isLevel = !$0.contains { $0 != level } }
      return isLevel
    }
  }

  /// They take a first chunk and a part of a second.
  private static let counts = [1, 65_536, 65_537, 300, 65_000, 0, 64_000, 8191, 65_536, 63_000]

  @Test func `holds each as it was drawn, though others come and go`() {
    let memory = MaskMemory()
    let levels: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8]
    let kept = levels.map { level in
      _ = masks(Self.counts, of: 200, in: memory)
      return masks(Self.counts, of: level, in: memory)
    }
    for (level, masks) in zip(levels, kept) {
      #expect(masks.map { $0.count } == Self.counts)
      #expect(areAll(masks, level))
    }
  }

  @Test func `is used again where no mask is kept any more, and blank then`() {
    let memory = MaskMemory()
    for _ in 0..<40 {
      _ = Self.counts.map { count in
        memory.coverage(count: count) { pixels in
          #expect(!pixels.contains { $0 != 0 })
          pixels.update(repeating: 9)
        }
      }
    }
    #expect(memory.chunkCount == 2)
  }

  @Test func `is used again from its beginning when all masks were dropped`() {
    let memory = MaskMemory()
    func address(_ masks: [MaskCoverage]) -> UnsafePointer<UInt8>? {
      var address: UnsafePointer<UInt8>?
      masks[0].withUnsafeBufferPointer { address = $0.baseAddress }
      return address
    }
    var first = masks(Self.counts, of: 1, in: memory)
    let beginning = address(first)
    memory.startOver()
    // Those that are still held stay as they are.
    let second = masks(Self.counts, of: 2, in: memory)
    #expect(areAll(first, 1))
    #expect(address(second) != beginning)
    first = []
    memory.startOver()
    #expect(address(masks([1], of: 3, in: memory)) == beginning)
    #expect(areAll(second, 2))
  }

  @Test func `is kept for as many masks as are kept between pictures, and for no more`() {
    let memory = MaskMemory()
    let many = [Int](repeating: 65_536, count: 400)
    #expect(areAll(masks(many, of: 1, in: memory), 1))
    #expect(memory.chunkCount == MaskMemory.greatestChunkCount)
    #expect(areAll(masks(many, of: 2, in: memory), 2))
    #expect(memory.chunkCount == MaskMemory.greatestChunkCount)
  }

  @Test func `is not lost with a mask that cannot be drawn`() throws {
    let memory = MaskMemory()
    for _ in 0..<100 {
      let error = #expect(throws: RenderError.self) {
        try memory.coverage(count: 65_536) { _ throws(RenderError) in throw .outOfMemory }
      }
      #expect(error == .outOfMemory)
    }
    #expect(memory.chunkCount == 1)
  }

  @Test func `outlives what gave it`() {
    #expect(areAll(masks([1, 65_536, 65_537], of: 7, in: MaskMemory()), 7))
  }
}
