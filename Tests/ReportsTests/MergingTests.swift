import DynamicType
import ImageDiff
import Snapshots
import Testing

@testable import Reports

@Suite struct `Results of parts` {
  private func part(_ index: Int, of count: Int = 2, cells: [CellResult] = []) -> RunResults {
    var part = RunResults(
      suite: "app", toolVersion: "1.2.3", shard: Shard(index: index, count: count),
      declaredCount: 2, cells: cells)
    part.selfCheck = cells.first.map { SelfCheckResult(cell: $0.name, known: 5, missed: []) }
    return part
  }

  private var first: RunResults {
    part(1, cells: [CellResult(name: Sample.name(.large), verdict: .equal)])
  }

  private var second: RunResults {
    var part = part(2, cells: [CellResult(name: Sample.name(.small), verdict: .missing)])
    part.strayFiles = ["app/note.txt"]
    return part
  }

  @Test func `are those of the whole, whatever their order`() throws {
    let whole = try RunResults(merging: [second, first])
    #expect(whole == (try RunResults(merging: [first, second])))
    #expect(whole.shard == nil)
    #expect(whole.cells.map(\.name) == [Sample.name(.small), Sample.name(.large)])
    #expect(whole.strayFiles == ["app/note.txt"])
    #expect(whole.status == .differences)
  }

  @Test func `tell what any self-check missed, of the first cell`() throws {
    var (first, second) = (first, second)
    first.selfCheck = SelfCheckResult(cell: Sample.name(.large), known: 5, missed: ["one", "two"])
    second.selfCheck = SelfCheckResult(cell: Sample.name(.small), known: 5, missed: ["two"])
    let whole = try RunResults(merging: [first, second])
    #expect(
      whole.selfCheck
        == SelfCheckResult(cell: Sample.name(.small), known: 5, missed: ["one", "two"]))
    #expect(
      whole.troubles == [
        "The self-check of part 1/2 failed: one; two. Verify again.",
        "The self-check of part 2/2 failed: two. Verify again.",
      ])
    #expect(whole.status == .trouble)
  }

  /// A cell whose text is 17 pt, and follows no curve.
  private func resized(_ category: ContentSizeCategory, from size: Int) -> CellResult {
    CellResult(
      name: Sample.name(category), verdict: .changed,
      changes: [
        Change(
          .size, role: .resolved, before: "\(size) pt", after: "17 pt",
          amount: .sizes(from: Double(size), to: 17, curve: nil),
          sentence: "point size is 17 pt, was \(size) pt")
      ])
  }

  @Test func `tell one change where one explanation fits, which no part knows`() throws {
    let parts = [
      part(1, cells: [resized(.small, from: 15)]), part(2, cells: [resized(.extraSmall, from: 14)]),
    ]
    #expect(parts[0].groups.groups.map(\.sentence) == ["point size is 17 pt, was 15 pt"])
    let groups = try RunResults(merging: parts).groups.groups
    #expect(
      groups.map(\.sentence) == [
        "Body at XS is 17 pt, was 14 pt: it does not scale: 17 pt is its size at Large"
      ])
    #expect(groups.map(\.cells) == [[Sample.name(.extraSmall), Sample.name(.small)]])
  }

  @Test func `may have a part twice, if it says the same`() throws {
    #expect(
      try RunResults(merging: [first, second, first]) == RunResults(merging: [first, second]))
    var other = first
    other.troubles = ["something"]
    #expect(throws: ResultsMergeError.self) { try RunResults(merging: [first, second, other]) }
  }

  @Test func `have to be all there`() {
    #expect(throws: ResultsMergeError.missing([2], of: 2)) { try RunResults(merging: [first]) }
    #expect(throws: ResultsMergeError.noPart) { try RunResults(merging: []) }
    #expect(throws: ResultsMergeError.noPart) { try RunResults(merging: [first, Sample.small]) }
  }

  @Test func `have to hold all declared cells together`() throws {
    var other = second
    other.cells = []
    let whole = try RunResults(merging: [first, other])
    #expect(
      whole.troubles == [
        "1 of 2 declared cells is in no shard. Verify all shards of one suite, without --filter."
      ])
    #expect(whole.status == .trouble)
  }

  @Test func `have to be of one run`() {
    var other = second
    other.toolVersion = "1.2.4"
    #expect(
      throws: ResultsMergeError.strangers(
        "typeproof is 1.2.3 in the first and 1.2.4 in the "
          + "second")
    ) {
      try RunResults(merging: [first, other])
    }
  }

  @Test func `have to be of the same cells, even if they are as many`() throws {
    let digests = (UInt8(1)...2).map { SecureDigest(of: [$0]) }
    var parts = [first, second]
    parts[0].plan = digests[0]
    parts[1].plan = digests[0]
    #expect(try RunResults(merging: parts).plan == nil)
    parts[1].plan = digests[1]
    #expect(
      throws: ResultsMergeError.strangers(
        "the digest of all cells and the sizes of their goldens is \(digests[0]) in the first and "
          + "\(digests[1]) in the second"
      )
    ) {
      try RunResults(merging: parts)
    }
  }

  @Test func `were judged by the same things, and say which are not`() throws {
    let digests = (UInt8(1)...2).map { SecureDigest(of: [$0]) }
    let inputs = RunInputs(
      suite: digests[0], fonts: digests[0], goldens: digests[0], libraries: digests[0],
      program: digests[0])
    var parts = [first, second]
    for index in parts.indices { parts[index].inputs = inputs }
    #expect(try RunResults(merging: parts).inputs == nil)
    let others: [(WritableKeyPath<RunInputs, SecureDigest>, String)] = [
      (\.suite, "the project's declarations (texts, styles and others) are"),
      (\.fonts, "the font files are"),
      (\.goldens, "the goldens, their layout texts or fingerprint.txt, are"),
      (\.libraries, "the versions of libraries are"),
    ]
    for (input, words) in others {
      var other = inputs
      other[keyPath: input] = digests[1]
      parts[1].inputs = other
      #expect(throws: ResultsMergeError.strangers("\(words) not the same in both")) {
        try RunResults(merging: parts)
      }
    }
    parts[1].inputs = inputs
    parts[1].inputs?.program = digests[1]
    #expect(
      throws: ResultsMergeError.strangers("the builds of typeproof are not the same in both")
    ) { try RunResults(merging: parts) }
    parts[1].inputs = nil
    #expect(throws: ResultsMergeError.strangers("the inputs of one are missing")) {
      try RunResults(merging: parts)
    }
  }

  @Test func `prove nothing where they compared nothing`() throws {
    var nothing = part(1, of: 1)
    nothing.declaredCount = 0
    let whole = try RunResults(merging: [nothing])
    #expect(
      whole.troubles == [
        "No cell was compared, so nothing is proved. Verify all shards of a suite."
      ])
    #expect(whole.status == .trouble)
  }

  @Test func `were drawn by a program that tried itself`() throws {
    var first = first
    first.selfCheck = nil
    let whole = try RunResults(merging: [first, second])
    #expect(
      whole.troubles == [
        "Shard 1/2 compared cells without a self-check. Verify again."
      ])
    #expect(whole.status == .trouble)
  }

  @Test func `have no cell in common`() {
    var other = second
    other.cells = first.cells
    #expect(throws: ResultsMergeError.twice(Sample.name(.large))) {
      try RunResults(merging: [first, other])
    }
  }
}
