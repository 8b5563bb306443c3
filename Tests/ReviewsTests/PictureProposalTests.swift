import DynamicType
import ImageDiff
import Reports
import Snapshots
import Testing

@testable import GoldenStore
@testable import Reviews

@Suite struct `Accepting another tool's picture` {
  private static let old: [UInt8] = Array("old".utf8)
  private static let new: [UInt8] = Array("new".utf8)

  private func digest(_ content: [UInt8]?) -> SecureDigest? { content.map(SecureDigest.init(of:)) }

  private func file(
    _ expected: [UInt8]?, _ actual: [UInt8]?, path: String = "home.png", obstacle: String? = nil
  ) -> ComparedPicture {
    ComparedPicture(
      path: path, expected: digest(expected), actual: digest(actual), obstacle: obstacle)
  }

  /// The proposal to accept a picture, of which the report shows two files.
  private func proposal(
    of verdict: CellVerdict = .changed, _ file: ComparedPicture, expected: [UInt8]?,
    actual: [UInt8]?
  ) throws -> PictureProposal {
    let cell = CellResult(
      name: ReviewBench.cell(), verdict: verdict,
      pictures: CellResult.Pictures(
        expected: expected.map { _ in "expected.png" }, actual: actual.map { _ in "actual.png" }))
    var pictures: [String: [UInt8]] = [:]
    pictures["expected.png"] = expected
    pictures["actual.png"] = actual
    let results = RunResults(suite: "tiny", toolVersion: "0", declaredCount: 1, cells: [cell])
    return try PictureProposal(
      accepting: cell, with: file, of: try ReviewedRun(results: results, pictures: pictures))
  }

  @Test func `is refused of one that passes, and of one that could not be read`() {
    let file = file(Self.old, Self.new)
    for verdict in [CellVerdict.equal, .tolerated] {
      #expect(throws: Refusal.passes) {
        try proposal(of: verdict, file, expected: Self.old, actual: Self.new)
      }
    }
    let words =
      "You cannot accept this picture, because the actual file cannot be read. Make it again, then "
      + "compare again."
    for verdict in [CellVerdict.failed, .unstable] {
      #expect(throws: Refusal.ofPicture(words)) {
        try proposal(of: verdict, file, expected: Self.old, actual: Self.new)
      }
    }
  }

  @Test func `is refused for what stands in its way, and for a name of another kind`() {
    let stopped = file(Self.old, Self.new, obstacle: "It is in the way.")
    #expect(throws: Refusal.ofPicture("It is in the way.")) {
      try proposal(stopped, expected: Self.old, actual: Self.new)
    }
    let words = "Its name does not end in .png, so it is no picture to accept. Rename it."
    for path in ["home.txt", "home", "png", "home.png.txt"] {
      let other = file(Self.old, Self.new, path: path)
      #expect(throws: Refusal.ofPicture(words), "\(path)") {
        try proposal(other, expected: Self.old, actual: Self.new)
      }
    }
  }

  @Test func `is refused where the report shows other files than were compared`() {
    let other = Refusal.ofPicture(
      "The report's copy is not the file that was compared. Compare again.")
    let none = Refusal.ofPicture(
      "The report has no copy of the file that was compared. Compare again.")
    let file = file(Self.old, Self.new)
    #expect(throws: other) { try proposal(file, expected: Self.new, actual: Self.new) }
    #expect(throws: other) { try proposal(file, expected: Self.old, actual: Self.old) }
    #expect(throws: none) { try proposal(file, expected: Self.old, actual: nil) }
    let gone = self.file(Self.old, nil)
    #expect(throws: none) {
      try proposal(of: .obsolete, gone, expected: Self.old, actual: Self.new)
    }
  }

  @Test func `needs no copy of an expected file that cannot be read`() throws {
    let proposal = try proposal(
      of: .unreadable, file(Self.old, Self.new), expected: nil, actual: Self.new)
    let change = try proposal.change(of: GoldenState(picture: Self.old, block: nil))
    #expect(change.to == GoldenState(picture: Self.new, block: nil))
  }

  @Test func `writes the picture that was looked at, adds one or deletes one`() throws {
    for (verdict, before, after) in [
      (.changed, Self.old, Self.new), (.missing, nil, Self.new), (.obsolete, Self.old, nil),
    ] as [(CellVerdict, [UInt8]?, [UInt8]?)] {
      let proposal = try proposal(
        of: verdict, file(before, after), expected: before, actual: after)
      let state = GoldenState(picture: before, block: nil)
      let change = try proposal.change(of: state)
      #expect(change.isWritten, "\(verdict)")
      #expect(change.from == state && change.to.picture == after, "\(verdict)")
      // One that is so already stays as it is.
      let done = GoldenState(picture: after, block: nil)
      #expect(try !proposal.change(of: done).isWritten, "\(verdict)")
    }
  }

  @Test func `is refused where the file on disk is another by now`() throws {
    func words(_ what: String) -> Refusal {
      .ofPicture("The expected picture \(what) after the report was made. Compare again.")
    }
    let changed = try proposal(file(Self.old, Self.new), expected: Self.old, actual: Self.new)
    #expect(throws: words("was deleted")) { try changed.change(of: .absent) }
    #expect(throws: words("changed")) {
      try changed.change(of: GoldenState(picture: [1], block: nil))
    }
    let missing = try proposal(of: .missing, file(nil, Self.new), expected: nil, actual: Self.new)
    #expect(throws: words("was added")) {
      try missing.change(of: GoldenState(picture: Self.old, block: nil))
    }
    let pointer = Array("version https://git-lfs.github.com/spec/v1\n".utf8)
    #expect(throws: Refusal.lfsPointer) {
      try changed.change(of: GoldenState(picture: pointer, block: nil))
    }
  }
}

@Suite struct `A step of a review` {
  private let picture = GoldenState(picture: [1], block: nil)

  private func decided(file: String? = nil) -> DecidedCell {
    DecidedCell(name: ReviewBench.cell(), lookedAt: SecureDigest(of: []), file: file)
  }

  private func line(
    from: Standing = .open, to: Standing, file: String? = nil
  ) -> String? {
    Step(decided: decided(file: file), from: from, to: to)
      .line(
        pixels: nil, by: Reviewer(name: "Ada"), at: ReviewTime(secondsSince1970: 0))
  }

  private var accepted: Standing {
    Standing(.accepted, change: GoldenChange(from: .absent, to: picture))
  }
  private var deleted: Standing {
    Standing(.accepted, change: GoldenChange(from: picture, to: .absent))
  }
  private var nothingNew: Standing {
    Standing(.accepted, change: GoldenChange(from: picture, to: picture))
  }

  @Test func `is on record by its deed, unless nothing was decided or undone`() {
    func record(_ deed: String) -> String {
      "1970-01-01T00:00:00Z | \(deed) | tiny/body/word.l@1x | – | Ada\n"
    }
    #expect(line(to: accepted) == record("accepted"))
    #expect(line(to: deleted) == record("deleted"))
    #expect(line(to: Standing(.rejected)) == record("rejected"))
    #expect(line(from: Standing(.rejected), to: .open) == record("undone"))
    #expect(line(from: accepted, to: Standing(.skipped)) == record("undone"))
    #expect(line(from: Standing(.rejected), to: nothingNew) == record("accepted"))
    for standing in [Standing.open, Standing(.skipped), Standing(.waiting("")), nothingNew] {
      #expect(line(to: standing) == nil, "\(standing.state)")
      #expect(line(from: standing, to: .open) == nil, "\(standing.state)")
    }
  }

  @Test func `names a file that keeps to its column`() {
    func name(_ file: String) -> String? {
      line(to: Standing(.rejected), file: file)?.split(separator: " | ").dropFirst(2).first
        .map(String.init)
    }
    #expect(name("a b/home.png") == "a b/home.png")
    for file in ["a|b.png", "a\nb.png", "a\u{1B}b.png"] {
      #expect(name(file) == "tiny/body/word.l@1x", "\(file)")
    }
  }

  @Test func `writes where either side of it did or does`() {
    func isWritten(_ from: Standing, _ to: Standing) -> Bool {
      Step(decided: decided(), from: from, to: to).isWritten
    }
    #expect(isWritten(.open, accepted) && isWritten(accepted, .open))
    #expect(isWritten(deleted, Standing(.rejected)))
    #expect(!isWritten(.open, Standing(.rejected)) && !isWritten(.open, nothingNew))
    #expect(!isWritten(nothingNew, .open))
    let step = Step(decided: decided(), from: .open, to: accepted)
    #expect(step.reversed.from == accepted && step.reversed.to == .open)
  }
}
