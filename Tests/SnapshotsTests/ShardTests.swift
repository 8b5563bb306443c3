import DynamicType
import Snapshots
import Testing

@Suite struct `A part of a suite` {
  @Test func `has each ramp of the suite that no other part has, with the same plan`() throws {
    let bench = try Bench()
    let ramps = (1...9).map { Bench.word("Type", name: "word-\($0)") }
    _ = try bench.run(ramps).record(.all)
    let reports = try (1...3).map { index in
      var run = try bench.run(ramps)
      run.shard = Shard(index: index, count: 3)
      return try run.verify()
    }
    let cells = reports.flatMap(\.outcomes).map(\.name)
    #expect(cells.sorted() == (try bench.run(ramps).suite.cells))
    // As large as each other, nine ramps are three for each part.
    #expect(reports.map(\.outcomes.count) == [6, 6, 6])
    #expect(Set(reports.map(\.plan)).count == 1 && reports[0].plan != nil)
    #expect(try bench.run(ramps).verify().plan == nil)
  }

  @Test func `has another plan where a golden is of another size`() throws {
    let bench = try Bench()
    let ramps = [Bench.word("Type"), Bench.word("Other", name: "other")]
    var run = try bench.run(ramps)
    run.shard = Shard(index: 1, count: 2)
    let before = try run.verify().plan
    _ = try bench.run(ramps).record(.all)
    #expect(try run.verify().plan != before)
  }

  @Test func `is written as its number and the number of parts`() throws {
    #expect(Shard("2/4")?.description == "2/4")
    for text in ["", "2", "0/4", "5/4", "1/0", "1/1001", "1/2/3", "/2", "a/b", "-1/2", "1/ 2"] {
      #expect(Shard(text) == nil)
    }
  }
}

@Suite struct `Things shared out among parts` {
  /// Three hundred things that cost from 1 to 50.
  private static let costs = Dictionary(
    uniqueKeysWithValues: (1...300).map { ("app/body/text-\($0)@2x", 1 + $0 * 7 % 50) })

  private func loads(of costs: [String: Int], among count: Int) -> [Int] {
    let parts = BalancedParts(sharing: costs, among: count)
    return (1...count).map { part in
      costs.reduce(0) { $0 + (parts.part(of: $1.key) == part ? $1.value : 0) }
    }
  }

  @Test func `are each in one part, and none costs a tenth more than its share`() {
    for count in [1, 4, 16] {
      let loads = loads(of: Self.costs, among: count)
      let total = Self.costs.values.reduce(0, +)
      #expect(loads.reduce(0, +) == total)
      #expect((loads.max() ?? 0) * count * 10 <= total * 11 + 10 * count)
    }
  }

  @Test func `stay where they are but for few, when there are more`() {
    var more = Self.costs
    // A thirtieth more.
    for number in 1...10 { more["app/title/text-\(number)@2x"] = 20 }
    let (before, after) = (
      BalancedParts(sharing: Self.costs, among: 16), BalancedParts(sharing: more, among: 16)
    )
    let moved = Self.costs.keys.count { before.part(of: $0) != after.part(of: $0) }
    #expect(moved <= 15)
  }

  @Test func `move to a further part, and seldom elsewhere`() {
    let (four, five) = (
      BalancedParts(sharing: Self.costs, among: 4), BalancedParts(sharing: Self.costs, among: 5)
    )
    let elsewhere = Self.costs.keys.count {
      five.part(of: $0) != 5 && four.part(of: $0) != five.part(of: $0)
    }
    #expect(elsewhere <= 30)
  }

  @Test func `have parts of their own where one costs more than a share`() {
    let costs = ["a": 100, "b": 1, "c": 1, "d": 1]
    #expect(loads(of: costs, among: 3).max() == 100)
    #expect(loads(of: costs, among: 8).count { $0 == 0 } >= 4)
    #expect(loads(of: ["a": 0, "b": 0], among: 2) == [0, 0])
    #expect(BalancedParts(sharing: [String: Int](), among: 2).part(of: "a") == nil)
  }
}
