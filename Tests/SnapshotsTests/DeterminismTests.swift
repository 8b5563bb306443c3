import Snapshots
import DynamicType
import Glibc
import Testing

@testable import GoldenStore
@testable import Suites
@testable import Verification

@Suite struct `Recording the same suite` {
  /// Latin, Thai without a language, whose lines end by dictionary, and Arabic.
  private static let ramps = [
    Bench.word("Type proof, twice", name: "latin", categories: [.small, .large, .extraLarge]),
    Bench.word(
      "ข้อความโตตามขนาด", name: "thai", width: 60),
    Bench.word(
      "النَّصُّ يَتْبَعُ الحَجْمَ (٢٠٢٦)", name: "arabic"),
    Bench.word("Illinois", name: "i", font: .fixed(Bench.inter, size: 12.345), width: nil),
  ]

  private static func record(in folder: String, jobs: Int) throws {
    var run = try Bench(systemFont: BuiltInSuite.systemFont).run(ramps, jobs: jobs)
    run.store = SnapshotStore(root: folder)
    #expect(try run.record(.all).reasons == [])
  }

  @Test func `with one thread or four, here or elsewhere, writes the same bytes`() throws {
    let (one, four) = (try TemporaryFolder(), try TemporaryFolder())
    try Self.record(in: one("a"), jobs: 1)
    try Self.record(in: four("b/c/d"), jobs: 4)
    let expected = try one.contents().map { ($0.key.dropFirst(2), $0.value) }
    let actual = try four.contents().map { ($0.key.dropFirst(6), $0.value) }
    #expect(expected.count == 4 + 9 + 1)
    #expect(
      Dictionary(uniqueKeysWithValues: actual) == Dictionary(uniqueKeysWithValues: expected))
  }

  @Test func `in Turkey or Thailand writes the same bytes`() async throws {
    let (here, there) = (try TemporaryFolder(), try TemporaryFolder())
    try Self.record(in: here("a"), jobs: 2)
    await #expect(processExitsWith: .success) { [path = there.path as String] in
      // A fresh process, so that no library has looked at these before.
      for (variable, value) in [
        ("LANG", "th_TH.UTF-8"), ("LC_ALL", "tr_TR.UTF-8"), ("LANGUAGE", "th:tr"),
        ("TZ", "Asia/Bangkok"),
      ] {
        setenv(variable, value, 1)
      }
      setlocale(LC_ALL, "")
      try Self.record(in: path + "/a", jobs: 3)
    }
    #expect(try there.contents() == here.contents())
  }

  @Test func `twice in one process writes the same bytes`() throws {
    let (first, second) = (try TemporaryFolder(), try TemporaryFolder())
    try Self.record(in: first("a"), jobs: 2)
    try Self.record(in: second("a"), jobs: 2)
    #expect(try first.contents() == second.contents())
  }

  @Test func `finds it in ascending order, whichever thread was first`() throws {
    let bench = try Bench()
    let names = (0..<20).map { "r\($0)" }
    let ramps = names.shuffled().map { Bench.word(name: $0, categories: [.small, .large]) }
    let outcomes = try bench.run(ramps, jobs: 4).record(.all).outcomes.map(\.name)
    #expect(outcomes.count == 40)
    #expect(outcomes == outcomes.sorted())
  }
}
