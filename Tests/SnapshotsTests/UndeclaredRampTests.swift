import ImageDiff
import Snapshots
import Testing

@testable import Suites
@testable import Verification

@Suite struct `A ramp that nobody declares` {
  private static let names = (1...40).map { Bench.word(name: "word-\($0)").name }

  /// The parts that hold a ramp.
  private func parts(_ count: Int, holding name: RampName) throws -> [Int] {
    try (1...count).filter { index in
      try #require(Shard(index: index, count: count)).holds(name)
    }
  }

  @Test func `belongs to one of several parts`() throws {
    for count in [1, 2, 5] {
      let found = try Self.names.map { try parts(count, holding: $0) }
      #expect(found.allSatisfy { $0.count == 1 }, "\(count)")
      #expect(Set(found.flatMap(\.self)) == Set(1...count), "\(count)")
    }
  }

  @Test func `stays in its part or moves to a further one`() throws {
    let moved = try Self.names.filter { name in
      let (before, after) = (try parts(4, holding: name), try parts(5, holding: name))
      #expect(after == before || after == [5])
      return after != before
    }
    #expect(!moved.isEmpty && moved.count < Self.names.count)
  }

  @Test func `belongs to the part with the greatest digest`() throws {
    let name = Self.names[0]
    let digests = (1...9).map { part in
      (ContentDigest(of: Array("\(part) \(name.coordinates)".utf8)), part)
    }
    let greatest = try #require(digests.max { $0.0 < $1.0 })
    #expect(try parts(9, holding: name) == [greatest.1])
  }
}

@Suite struct `Files of a recording that was stopped` {
  @Test(
    arguments: [
      (["a"], "a"), (["a", "b"], "a and 1 more"), (["b", "a", "c"], "b and 2 more"),
    ] as [([String], String)])
  func `are told by the first and the number of the others`(files: [String], words: String) {
    #expect(
      StoreFindings(temporaryFiles: files).temporaryFilesInWords
        == "A recording that was stopped left \(words). No golden changed. "
        + "Delete with: typeproof clean")
  }

  @Test func `are not told where there are none`() {
    #expect(StoreFindings().temporaryFilesInWords == nil)
  }
}
