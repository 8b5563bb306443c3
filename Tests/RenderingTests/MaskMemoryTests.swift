import Testing

@testable import Rendering

@Suite struct `The memory of masks` {
  /// A mask whose pixels all have one coverage.
  private func mask(_ level: UInt8, of count: Int, in memory: MaskMemory) -> MaskCoverage {
    memory.coverage(count: count) { $0.update(repeating: level) }
  }

  /// More than two pieces of 2 MB hold, some masks so large that they have memory of their own.
  private static let counts = (0..<900).map { $0 % 100 == 7 ? 65_537 : 1 + $0 * 61 % 8192 }

  @Test func `holds each as it was drawn`() {
    let memory = MaskMemory()
    let masks = Self.counts.enumerated().map { mask(UInt8($0 % 251), of: $1, in: memory) }
    for (number, (mask, count)) in zip(masks, Self.counts).enumerated() {
      #expect(mask.count == count)
      #expect(mask.allSatisfy { $0 == UInt8(number % 251) })
    }
  }

  @Test func `is blank where a mask is drawn, though others were there`() {
    let memory = MaskMemory()
    var kept: [MaskCoverage] = []
    for _ in 0..<4 {
      let masks = Self.counts.map { count in
        memory.coverage(count: count) { pixels in
          #expect(pixels.allSatisfy { $0 == 0 })
          pixels.update(repeating: 9)
        }
      }
      kept.append(masks[0])
    }
    #expect(kept.allSatisfy { $0.elementsEqual([9]) })
  }

  @Test func `is used again only where no mask is kept any more`() {
    let memory = MaskMemory()
    let kept = mask(2, of: 65_536, in: memory)
    for _ in 0..<256 { _ = mask(3, of: 65_536, in: memory) }
    #expect(kept.allSatisfy { $0 == 2 })
  }

  @Test func `outlives what gave it`() {
    let masks = [1, 65_536, 65_537].map { mask(7, of: $0, in: MaskMemory()) }
    #expect(masks.allSatisfy { $0.allSatisfy { $0 == 7 } })
  }
}
