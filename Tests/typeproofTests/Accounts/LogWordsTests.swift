import Snapshots
import Testing

@testable import Git
@testable import typeproof

@Suite struct `The reason why there is no log` {
  @Test func `names cells that match, and counts those that it does not name`() {
    let names = ["app/body/a.s@2x", "app/body/a.m@2x"]
    let start = "“a” matches"
    let end = ". Name one of them: typeproof log app/body/a.s@2x"
    #expect(
      "\(LogCommandError.severalCells("a", names, count: 2))"
        == "\(start) 2 cells: app/body/a.s@2x, app/body/a.m@2x\(end)")
    #expect(
      "\(LogCommandError.severalCells("a", names, count: 3))"
        == "\(start) 3 cells: app/body/a.s@2x, app/body/a.m@2x and 1 more\(end)")
  }

  @Test func `says what to do`() {
    let words: [(LogCommandError, String, TroubleKind, String?)] = [
      (
        .unknownCell("a", nearest: "b"), "There is no cell “a”. Did you mean “b”?", .usage, nil
      ),
      (
        .unknownCell("a", nearest: nil),
        "There is no cell “a”. Coordinates look like proof/body/latin.ax3@2x.", .usage, nil
      ),
      (
        .severalCells("a", ["b", "c"], count: 2),
        "“a” matches 2 cells: b, c. Name one of them: typeproof log b", .usage, "typeproof log b"
      ),
      (
        .git(.noGit(detail: "No such file"), goldens: "g"),
        "git cannot be started: No such file. Install git, which has the history of goldens.",
        .git, nil
      ),
      (
        .git(.noHistory(detail: "fatal: x"), goldens: "g"),
        "The commits of the golden cannot be read from git: fatal: x. Check the repository with: "
          + "git fsck", .git, nil
      ),
    ]
    for (error, description, kind, next) in words {
      #expect("\(error)" == description)
      #expect(error.kind == kind && error.next == next, "\(error)")
    }
  }

  @Test func `lists five of many cells`() throws {
    let project = try LogProject()
    #expect(
      try project.log("'*/a.*'; echo $?") == """
        typeproof: “*/a.*” matches 12 cells: app/body/a.xs@2x, app/body/a.s@2x, app/body/a.m@2x, \
        app/body/a.l@2x, app/body/a.xl@2x and 7 more. Name one of them: typeproof log \
        app/body/a.xs@2x
        2

        """)
    #expect(
      try project.log("app/body/a.l@2x --snapshots ''; echo $?").hasPrefix(
        "typeproof: --snapshots has an empty path."))
  }
}

@Suite struct `Two recordings of a golden` {
  private let reader: RecordingReader

  init() throws {
    let project = try GitProject()
    try project.commit()
    let cell = try #require(SnapshotName(picturePath: "app/body/a.l@2x.png"))
    let history = try GoldenHistory(
      of: cell, in: GitRepository(around: project.folder("Snapshots")))
    reader = RecordingReader(history: history)
  }

  private func recording(
    _ picture: String?, fingerprint: String? = nil, unreadable: String? = nil
  ) -> Recording {
    Recording(
      picture: picture, fingerprint: fingerprint, cell: nil,
      unreadable: unreadable.map { Recording.Unreadable(reason: $0, block: []) })
  }

  @Test func `are told apart by their pictures where no text can be read`() {
    let rest =
      "; the earlier layout text has no block of the cell; the new layout text has no block of "
      + "the cell"
    for (before, after, words) in [
      (nil, "1", "the picture was added"), ("1", nil, "the picture was deleted"),
      ("1", "2", "the picture is another"), ("1", "1", "the picture is the same"),
      (nil, nil, "the picture is the same"),
    ] as [(String?, String?, String)] {
      #expect(reader.words(from: recording(before), to: recording(after)) == words + rest)
    }
  }

  @Test func `say why a text cannot be read`() {
    let start = "the picture is the same; this version cannot read the "
    let none = "; the new layout text has no block of the cell"
    #expect(
      reader.words(from: recording("1", unreadable: "It is none"), to: recording("1"))
        == start + "earlier layout text: It is none" + none)
    #expect(
      reader.words(
        from: recording("1", unreadable: "It is none"), to: recording("1", unreadable: "It is odd"))
        == start + "earlier layout text: It is none; this version cannot read the new layout "
        + "text: It is odd")
  }

  @Test func `have no pictures to compare where these are the same or cannot be read`() {
    for (before, after) in [("1", "1"), ("1", "2"), (nil, "2")] as [(String?, String?)] {
      let isPair = reader.pictures(recording(before), recording(after)) != nil
      #expect(!isPair)
    }
  }

  @Test func `are equal whatever the versions of libraries`() {
    #expect(recording("1", fingerprint: "a") == recording("1", fingerprint: "b"))
    #expect(recording("1") != recording("2"))
    #expect(recording("1", unreadable: "a") != recording("1", unreadable: "b"))
    #expect(recording("1", unreadable: "a") != recording("1"))
  }

  @Test func `are empty without a picture and a text`() {
    #expect(recording(nil).isEmpty && recording(nil, fingerprint: "a").isEmpty)
    #expect(!recording("1").isEmpty && !recording(nil, unreadable: "a").isEmpty)
    #expect(recording("1").size == "")
  }

  @Test func `that no commit has are none`() throws {
    var reader = reader
    let files = GoldenHistory.Files(layout: "none", picture: "1", fingerprint: nil)
    let cell = try #require(SnapshotName(picturePath: "app/body/a.l@2x.png"))
    let read = reader.recording(of: files, named: cell)
    #expect(read.unreadable == Recording.Unreadable(reason: "git does not have it", block: []))
    #expect(read.picture == "1" && read.cell == nil)
    #expect(reader.recording(of: .none, named: cell).isEmpty)
  }
}

@Suite struct `A commit object` {
  private func facts(_ text: String) -> CommitFacts { CommitFacts(Array(text.utf8)) }

  @Test func `has its people, times and parents in its head`() {
    let commit = facts(
      """
      tree 1111
      parent 2222
      parent 3333
      author  Ada   Lovelace  <ada@example.org> 1700000000 +0130
      committer Bea <bea@example.org> 1700000099 -0100
      gpgsig

      \u{20}
      Subject line
      parent 4444
      """)
    #expect(commit.author == "Ada Lovelace" && commit.email == "ada@example.org")
    #expect(commit.authored == 1_700_000_000 && commit.committed == 1_700_000_099)
    #expect(commit.offset == 5400)
    #expect(commit.parents == ["2222", "3333"])
    #expect(commit.subject == "Subject line")
  }

  @Test func `may lack all of them`() {
    let commit = facts("tree 1\nauthor\n\n")
    #expect(commit.author == "" && commit.email == "" && commit.subject == "")
    #expect(commit.authored == 0 && commit.committed == 0 && commit.offset == 0)
    #expect(commit.parents.isEmpty)
  }

  @Test func `takes the author's time where there is no other`() {
    #expect(facts("author A <a> 5 +0000\n\nb\n").committed == 5)
  }

  @Test(
    arguments: [
      ("+1500", 54000), ("-1500", -54000), ("+1501", 0), ("-1501", 0), ("-0230", -9000),
      ("+0545", 20700), ("zone", 0),
    ] as [(String, Int)])
  func `has a distance from UTC of fifteen hours at most`(zone: String, seconds: Int) {
    #expect(facts("author A <a> 5 \(zone)\n").offset == seconds)
  }

  @Test func `may have people without an address, a zone or a time`() {
    #expect(facts("author A <a> 5\n").offset == 0 && facts("author A <a> 5\n").authored == 5)
    let bare = facts("author A> 5 +0100\n")
    #expect(bare.author == "A" && bare.email == "" && bare.authored == 5)
    #expect(facts("author A <b <c>\n").email == "b <c")
    #expect(facts("author A <a>\n").authored == 0)
  }
}
