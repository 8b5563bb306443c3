import Git
import Snapshots
import Testing

@testable import Verification
@testable import typeproof

@Suite struct `The account of merged goldens` {
  private func ramp(_ coordinates: String, drawn: String? = nil) throws -> MergedRamp {
    let name = try #require(RampName(coordinates: coordinates))
    let cell = try drawn.map { try #require(SnapshotName(picturePath: $0 + ".png")) }
    return MergedRamp(
      document: LayoutDocument(ramp: name), pictures: [:], drawn: cell.map { [$0] } ?? [],
      conflicts: [])
  }

  private func text(_ account: MergeAccount) -> String {
    account.text(
      in: Console(output: CapturedChannel(), errors: CapturedChannel(), environment: [:]))
  }

  @Test func `says that nothing is in conflict, and what else is`() {
    #expect(
      text(MergeAccount(goldens: "My Goldens", others: []))
        == "No golden in 'My Goldens' is in conflict.")
    #expect(
      text(MergeAccount(goldens: "Snapshots", others: ["README", "typeproof.json"]))
        == "Also in conflict: README, typeproof.json. No golden in Snapshots is in conflict.")
  }

  @Test func `names cells that were drawn, and ramps of which none was`() throws {
    var account = MergeAccount(goldens: "Snapshots", others: [])
    account.merged = [
      try ramp("app/body/a@2x"), try ramp("app/body/b@2x", drawn: "app/body/b.l@2x"),
    ]
    #expect(
      text(account) == """
        merged  app/body/a@2x
        merged  app/body/b@2x: drew L
        All goldens in Snapshots are merged and added. Next: typeproof verify
        """)
  }

  @Test func `is of reviews alone where no ramp was in conflict`() {
    var account = MergeAccount(goldens: "Snapshots", others: ["typeproof.json"])
    account.reviews = ["app/reviews.txt"]
    #expect(
      text(account) == """
        merged  app/reviews.txt: lines of both branches
        Also in conflict: typeproof.json. All goldens in Snapshots are merged and added. Next: \
        typeproof verify
        """)
  }

  @Test func `puts conflicts with the same reason together`() throws {
    var account = MergeAccount(goldens: "Snapshots", others: ["typeproof.json"])
    account.merged = [try ramp("app/body/a@2x")]
    account.conflicts = [
      ("a", "both changed"), ("b", "one deleted"), ("c", "both changed"), ("d", "both changed"),
      ("e", "both changed"),
    ]
    #expect(
      text(account) == """
        merged  app/body/a@2x
        conflict  a  both changed
          and 3 more like it, which --json lists
        conflict  b  one deleted
        Also in conflict: typeproof.json. The rest of Snapshots stays in conflict. Take one side, \
        and review what the other changed: git checkout --ours -- Snapshots && typeproof verify \
        --report .build/report
        """)
  }
}

@Suite struct `Goldens in conflict` {
  private let project: GitProject
  private let goldens: UnmergedGoldens
  private let unmerged: UnmergedFiles

  /// Two branches that each added the same files with other contents.
  init() throws {
    project = try GitProject()
    try project.folder.file("Snapshots/app/body/c.l@2x.png", "on disk")
    try project.commit()
    for (branch, start) in [("theirs", "HEAD"), ("ours", "HEAD~1")] {
      try project.git("checkout", "--quiet", "-b", branch, start)
      for file in [
        "README", "Snapshots/app/fingerprint.txt", "Snapshots/app/notes.md",
        "Snapshots/app/body/a@2x.txt", "Snapshots/app/body/b.l@2x.png",
      ] {
        try project.folder.file(file, branch + "\n")
      }
      try project.folder.file("Snapshots/app/reviews.txt", "head\n\n\(branch)\nboth")
      try project.folder.file("Snapshots/other/reviews.txt", "\(branch)\n")
      try project.commit()
    }
    try project.git("merge", "--quiet", "theirs", status: 1)
    unmerged = try UnmergedFiles(in: GitRepository(around: project.folder("Snapshots")))
    goldens = UnmergedGoldens(
      unmerged, in: SnapshotStore(root: project.folder("Snapshots")))
  }

  private func ramp(_ coordinates: String) throws -> RampName {
    try #require(RampName(coordinates: coordinates))
  }

  private func cell(_ coordinates: String) throws -> SnapshotName {
    try #require(SnapshotName(picturePath: coordinates + ".png"))
  }

  @Test func `are told apart by their names`() {
    #expect(goldens.ramps.map(\.coordinates) == ["app/body/a@2x", "app/body/b@2x"])
    #expect(goldens.suites == ["app", "other"])
    #expect(goldens.strangers == ["app/fingerprint.txt", "app/notes.md"])
    #expect(unmerged.others == ["README"])
  }

  @Test func `have a remedy where they are none`() {
    #expect(
      goldens.remedy(for: "app/fingerprint.txt")
        == "the branches were recorded with different versions of libraries. Keep one side, then "
        + "record what drifts with: typeproof record --mode drift-only")
    #expect(goldens.remedy(for: "app/notes.md") == "is no golden. Resolve it by hand")
  }

  @Test func `are not read where a picture is in conflict without its layout text`() throws {
    do {
      _ = try goldens.sides(of: try ramp("app/body/b@2x"))
      Issue.record("The sides were read.")
    } catch let error as UnmergedGoldens.Unreadable {
      #expect(
        error.words
          == "pictures are in conflict, but the layout text is not. Restore both sides with: git "
          + "checkout --merge -- \(project.folder("Snapshots"))/app/body/b@2x.txt")
    }
  }

  @Test func `are not read where a side is no layout text`() throws {
    #expect(throws: UnmergedGoldens.Unreadable.self) {
      try goldens.sides(of: try ramp("app/body/a@2x"))
    }
  }

  @Test func `keep each line of both reviews once, those of this branch first`() throws {
    #expect(
      try goldens.reviews(of: "app") == Array("head\nours\nboth\ntheirs\n".utf8))
    #expect(try goldens.reviews(of: "other") == Array("ours\ntheirs\n".utf8))
    #expect(try goldens.reviews(of: "none") == nil)
  }

  @Test func `have pictures of both sides, or that on disk`() throws {
    let both = try cell("app/body/b.l@2x")
    #expect(try goldens.picture(of: both, on: .ours) == Array("ours\n".utf8))
    #expect(try goldens.picture(of: both, on: .theirs) == Array("theirs\n".utf8))
    #expect(try goldens.picture(of: both, on: .base) == nil)
    let one = try cell("app/body/c.l@2x")
    #expect(try goldens.picture(of: one, on: .theirs) == Array("on disk".utf8))
  }

  @Test func `are known on disk or in the index`() throws {
    try project.folder.remove("Snapshots/app/body/a@2x.txt")
    #expect(goldens.isKnown("app/body/a@2x.txt"))
    #expect(goldens.isKnown("app/body/c.l@2x.png"))
    #expect(!goldens.isKnown("app/body/d.l@2x.png"))
  }

  @Test func `are read up to a size, and resolved one by one`() throws {
    let path = "app/notes.md"
    let ours = MergeSide.ours.rawValue
    #expect(try unmerged.content(of: path, at: ours, atMost: 5) == Array("ours\n".utf8))
    #expect(try unmerged.content(of: path, at: ours, atMost: 4) == nil)
    #expect(try unmerged.content(of: "none", at: ours, atMost: 5) == nil)
    try unmerged.add([path, "app/body/a@2x.txt"])
    let left = try project.git("diff", "--name-only", "--diff-filter=U").split(separator: "\n")
    #expect(
      left == [
        "README", "Snapshots/app/body/b.l@2x.png", "Snapshots/app/fingerprint.txt",
        "Snapshots/app/reviews.txt", "Snapshots/other/reviews.txt",
      ])
  }
}

@Suite struct `The reason why nothing is merged` {
  @Test func `says what to do about goldens`() {
    let none = GitError.noRepository(folder: "a", detail: "")
    let words: [(MergeGoldensError, String, TroubleKind)] = [
      (.filtered, "merge-goldens resolves all goldens in conflict. Leave out --filter.", .usage),
      (
        .git(.noGit(detail: "No such file"), goldens: "b"),
        "git cannot be started: No such file. Install git.", .git
      ),
      (
        .git(none, goldens: "b"),
        "The goldens in b are in no Git repository. Name their folder with --snapshots.", .git
      ),
      (
        .git(.noConflicts(detail: "warning: x\nfatal: it broke\n"), goldens: "b"),
        "git cannot list the files in conflict: fatal: it broke. Check the repository with: git "
          + "fsck", .git
      ),
    ]
    for (error, description, kind) in words {
      #expect("\(error)" == description)
      #expect(error.kind == kind)
    }
  }

  @Test func `says what to do about reports`() {
    #expect(
      "\(MergeCommandError.twoPictures("actual/a.png"))"
        == "Two shards have different pictures named actual/a.png. The drawing depends on the "
        + "machine, or changes from run to run. Find out which, and verify again.")
  }

  @Test func `is told in git's own words`() {
    #expect(GitError.words("") == "")
    #expect(GitError.words("warning: a\nhint: b\n") == ": warning: a")
    #expect(GitError.words("warning: a\nerror: b: c\nfatal: d\n") == ": error: b: c")
    #expect(GitError.words("warning: a\nfatal: d\n") == ": fatal: d")
  }
}
