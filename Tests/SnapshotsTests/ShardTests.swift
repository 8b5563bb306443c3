import DynamicType
import Snapshots
import Testing

@Suite struct `A part of a suite` {
  private static let ramps = (1...300).map {
    RampName(suite: "app", style: .body, sample: "text-\($0)", scale: .x2)
  }

  private func shards(of count: Int) throws -> [Shard] {
    try (1...count).map { try #require(Shard(index: $0, count: count)) }
  }

  @Test func `shares each ramp with no other part`() throws {
    let shards = try shards(of: 4)
    for ramp in Self.ramps {
      #expect(shards.count { $0.holds(ramp) } == 1)
    }
  }

  @Test func `has about as many ramps as the others`() throws {
    // 75 of 300, and chance.
    for shard in try shards(of: 4) {
      #expect(50...100 ~= Self.ramps.count { shard.holds($0) })
    }
  }

  @Test func `keeps what it has but for what a further part takes`() throws {
    let (four, five) = (try shards(of: 4), try shards(of: 5))
    for ramp in Self.ramps where !five[4].holds(ramp) {
      #expect(four.firstIndex { $0.holds(ramp) } == five.firstIndex { $0.holds(ramp) })
    }
  }

  @Test func `is written as its number and the number of parts`() throws {
    #expect(Shard("2/4")?.description == "2/4")
    for text in ["", "2", "0/4", "5/4", "1/0", "1/1001", "1/2/3", "/2", "a/b", "-1/2", "1/ 2"] {
      #expect(Shard(text) == nil)
    }
  }
}
