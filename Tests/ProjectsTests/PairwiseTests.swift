import Testing

@testable import Projects

@Suite struct `Combinations in pairs` {
  @Test(arguments: [[3, 2, 2], [12, 3, 3, 2, 2], [5, 5, 5, 5], [1, 1, 4], [2, 1]])
  func `hold each two values of two axes together`(counts: [Int]) {
    let combinations = Pairwise(counts: counts).combinations
    for first in counts.indices {
      for second in counts.indices where second != first {
        for one in 0..<counts[first] {
          for other in 0..<counts[second] {
            #expect(combinations.contains { $0[first] == one && $0[second] == other })
          }
        }
      }
    }
  }

  @Test func `are few`() {
    // Two axes need 12 × 3; all combinations would be 12 × 3 × 3 × 2 × 2 = 432.
    let count = Pairwise(counts: [12, 3, 3, 2, 2]).combinations.count
    #expect(count >= 36 && count <= 40)
  }

  @Test func `are all values where there is one axis`() {
    #expect(Pairwise(counts: [3]).combinations == [[0], [1], [2]])
    #expect(Pairwise(counts: []).combinations == [[]])
    #expect(Pairwise(counts: [3, 0]).combinations == [])
  }

  @Test func `are the same each time`() {
    let counts = [4, 3, 3, 2]
    #expect(Pairwise(counts: counts).combinations == Pairwise(counts: counts).combinations)
    #expect(Pairwise(counts: counts).combinations.first == [0, 0, 0, 0])
  }
}
