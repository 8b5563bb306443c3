import DynamicType
import Snapshots
import Testing

@testable import Reviews

@Suite struct `The record of reviews` {
  private let old = ReviewBench.word("Type")
  private let new = ReviewBench.word("Typo")

  /// The record without the digests of pictures, which are not the matter here.
  private func lines(_ bench: ReviewBench) throws -> [String] {
    try bench.folder.text(ReviewBench.reviews).split(separator: "\n").map { line in
      line.split(separator: "|").enumerated().filter { $0.offset != 3 }
        .map { $0.element.trimmed }.joined(separator: " ")
    }
  }

  @Test func `has a line for each cell, and the last says where it stands`() throws {
    let bench = try ReviewBench(recorded: old, drawn: new)
    let session = try bench.session()
    try session.decide(.accept, [ReviewBench.cell()])
    try session.decide(.reject, [ReviewBench.cell(.accessibilityMedium)])
    try session.undo()
    let who = "Ada <ada@example.org>"
    #expect(
      try lines(bench) == [
        "typeproof reviews 1",
        "2026-02-01T09:30:00Z accepted tiny/body/word.l@1x \(who)",
        "2026-02-01T09:30:00Z rejected tiny/body/word.ax1@1x \(who)",
        "2026-02-01T09:30:00Z undone tiny/body/word.ax1@1x \(who)",
      ])
  }

  @Test func `has the digest of the golden's pixels, which is also in the layout text`() throws {
    let bench = try ReviewBench(recorded: old, drawn: new)
    try bench.session().decide(.accept, [ReviewBench.cell()])
    let line = try #require(try bench.folder.text(ReviewBench.reviews).split(separator: "\n").last)
    let digest = line.split(separator: "|")[3].trimmed
    #expect(try bench.folder.text(ReviewBench.layout).contains("pixels: \(digest)\n"))
  }

  @Test func `calls a deletion by its name`() throws {
    let bench = try ReviewBench(
      recorded: old, drawn: ReviewBench.word("Type", categories: [.accessibilityMedium]))
    try bench.session().decide(.accept, [ReviewBench.cell()])
    #expect(
      try bench.folder.text(ReviewBench.reviews).contains(
        "2026-02-01T09:30:00Z | deleted | tiny/body/word.l@1x | – | Ada <ada@example.org>\n"))
  }

  @Test func `calls a deletion by its name where rejecting one that was done already is undone`()
    throws
  {
    let bench = try ReviewBench(
      recorded: old, drawn: ReviewBench.word("Type", categories: [.accessibilityMedium]))
    try bench.session().decide(.accept, [ReviewBench.cell()])
    let session = try bench.session()
    try session.decide(.accept, [ReviewBench.cell()])
    try session.decide(.reject, [ReviewBench.cell()])
    try session.undo()
    let words = try lines(bench).dropFirst().map { $0.split(separator: " ")[1] }
    #expect(words == ["deleted", "rejected", "deleted"])
  }

  @Test func `grows at its end`() throws {
    let bench = try ReviewBench(recorded: old, drawn: new)
    try bench.folder.write("typeproof reviews 1\nsomebody's line\n", ReviewBench.reviews)
    try bench.session().decide(.accept, [ReviewBench.cell()])
    #expect(try lines(bench).prefix(2) == ["typeproof reviews 1", "somebody's line"])
    #expect(try lines(bench).count == 3)
  }

  @Test func `begins a new line where an editor took the end of the last`() throws {
    let bench = try ReviewBench(recorded: old, drawn: new)
    try bench.folder.write("typeproof reviews 1\nsomebody's line", ReviewBench.reviews)
    try bench.session().decide(.accept, [ReviewBench.cell()])
    #expect(try lines(bench)[1] == "somebody's line")
  }

  @Test func `is neither a stray file nor anything else to a verification`() throws {
    let bench = try ReviewBench(recorded: old, drawn: new)
    try bench.session().decide(
      .accept, [ReviewBench.cell(), ReviewBench.cell(.accessibilityMedium)])
    let report = try bench.verify(new)
    #expect(report.strayFiles == [])
    #expect(report.differences == [])
    #expect(report.trouble == [])
  }

  @Test(arguments: [
    ("Ada", "ada@example.org", "Ada <ada@example.org>"),
    ("Ada\nrejected | all", "", "Ada rejected all"),
    ("A\u{1B}[31mda\u{202E}", "", "A [31mda"),
    ("", "ada@example.org", "<ada@example.org>"),
    ("", "", "unknown"),
    ("Zoë 山田", "", "Zoë 山田"),
  ])
  func `has a name in one line`(name: String, email: String, line: String) {
    #expect(Reviewer(name: name, email: email).name == line)
  }

  @Test func `has no name without end`() {
    #expect(Reviewer(name: String(repeating: "a", count: 10_000)).name.count == 100)
  }

  // By `date -u -d @SECONDS +%FT%TZ`.
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (951_782_399, "2000-02-28T23:59:59Z"),
    (951_782_400, "2000-02-29T00:00:00Z"), (1_735_689_599, "2024-12-31T23:59:59Z"),
    (4_107_542_400, "2100-03-01T00:00:00Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
    (-1, "1970-01-01T00:00:00Z"),
  ])
  func `has times to the second`(seconds: Int, time: String) {
    #expect(ReviewTime(secondsSince1970: seconds).description == time)
  }
}

extension Substring {
  fileprivate var trimmed: String { split(separator: " ").joined(separator: " ") }
}
