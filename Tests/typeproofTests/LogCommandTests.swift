import JSON
import Testing

@testable import typeproof

@Suite struct `The log of a golden` {
  private let project: LogProject

  init() throws { project = try LogProject() }

  @Test func `tells each commit that changed it, the newest first, in the words of verify`() throws
  {
    try project.write("Totals")
    try project.commit("Count more than one")
    try project.run("echo > note.txt && git add --all && git commit --quiet --message Other")
    let lines = try project.lines()
    #expect(lines.prefix(1) == ["Ada  Count more than one"])
    #expect(
      lines.dropFirst(2).prefix(2) == ["Ada  Record the first goldens", "  recorded: 686 × 45 px"])
    let verified = try project.run("\"$typeproof\" verify --against HEAD~2 --filter '*.l@2x'")
    let words = try #require(verified.split(separator: "\n").first { $0.hasPrefix("changed") })
    #expect(words.hasSuffix(lines[1].dropFirst("  changed: ".count)), "\(words)\n\(lines)")
  }

  @Test func `leaves out commits that changed other cells of the ramp alone`() throws {
    try project.write("Total", more: #", "maximum": 40"#)
    try project.commit("Cap it")
    #expect(try project.lines().count { $0.hasPrefix("Ada") } == 2)
    let layout = "Snapshots/app/body/a@2x.txt"
    let before = try text(of: project.folder(layout))
    try project.folder.file(layout, before.replacing("size: 14 pt", with: "size: 15 pt"))
    try #require(try text(of: project.folder(layout)) != before)
    try project.run("git commit --quiet --all --message 'Damage XS'")
    #expect(try project.lines("app/body/a.xs@2x").first == "Ada  Damage XS")
    #expect(try project.lines().first == "Ada  Cap it")
  }

  @Test func `says who accepted it, and when`() throws {
    try project.write("Totals")
    _ = try project.run(
      """
      "$typeproof" verify --report .build/report > /dev/null
      GIT_AUTHOR_NAME=Grace GIT_AUTHOR_EMAIL=g@example.org "$typeproof" approve --all > /dev/null
      git add --all; git commit --quiet --message Reviewed
      """)
    let line = try #require(try project.lines().dropFirst(2).first)
    #expect(line.hasPrefix("  accepted by Grace <g@example.org> at 20"), "\(line)")
    #expect(
      try project.log(LogProject.cell + " --json").contains(#""person": "Grace <g@example.org>""#))
  }

  @Test func `follows a golden to its earlier name and to its earlier folder`() throws {
    try project.write("Total", sample: "b")
    try project.run("\"$typeproof\" record > /dev/null && \"$typeproof\" clean > /dev/null")
    try project.run("git add --all && git commit --quiet --message 'Call it b'")
    try project.run(
      "mkdir design && git mv Fonts typeproof.json Snapshots design && git commit --quiet --message Move"
    )
    let lines = try project.lines("app/body/b.l@2x --snapshots design/Snapshots")
    #expect(
      lines.prefix(4) == [
        "Ada  Call it b",
        "  renamed: was app/body/a.l@2x; sample is b, was a; the pixels are the same",
        "Ada  Record the first goldens",
        "  recorded: 686 × 45 px",
      ], "\(lines)")
  }

  @Test func `tells of a golden that was deleted`() throws {
    try project.run("git rm -r --quiet Snapshots && git commit --quiet --message 'Start over'")
    let lines = try project.lines()
    #expect(lines.prefix(2) == ["Ada  Start over", "  deleted"])
    #expect(!lines.contains { $0.contains("bisect") || $0.contains("See what differs") })
  }

  @Test func `tells of a merge that took both sides nothing, as it did nothing to the cell`() throws
  {
    try project.run("git checkout --quiet -b side")
    try project.write("Totals")
    try project.commit("On the side")
    try project.run(
      "git checkout --quiet - && echo > note.txt && git add --all && git commit --quiet --message Main"
        + " && git merge --quiet --no-edit side")
    #expect(
      try project.lines().filter { $0.hasPrefix("Ada") } == [
        "Ada  On the side", "Ada  Record the first goldens",
      ])
  }

  @Test func `says in a shallow clone that it has a part alone`() throws {
    try project.write("Totals")
    try project.commit("Count more than one")
    let said = try project.run(
      "git clone --quiet --depth 1 \"file://$PWD\" clone && cd clone && \"$typeproof\" log \(LogProject.cell)"
    )
    #expect(said.contains("Fetch the rest with: git fetch --unshallow\n"))
    #expect(
      said.contains("unknown: recorded here or before, which this shallow clone does not have\n"))
  }

  @Test func `is for machines the same`() async throws {
    try project.write("Totals")
    try project.commit("Count more than one")
    let run = await CommandRun(
      "log", LogProject.cell, "--json", "--snapshots", project.folder("Snapshots"))
    let json = try JSONDocument(parsing: run.bytes).root
    let history = try #require(json["history"]?.elements)
    #expect(history.count == 2 && json["cell"]?.string == LogProject.cell)
    #expect(history[0]["subject"]?.string == "Count more than one")
    #expect(history[0]["event"]?.string == "changed")
    #expect(history[0]["changes"]?.elements?.first?["kind"]?.string == "text")
    #expect(history[1]["event"]?.string == "recorded")
  }

  @Test func `takes a pattern that one cell matches, and the path of its picture`() throws {
    let all = try project.log()
    #expect(try project.log("'*/A.L@2x'") == all)
    #expect(try project.log("Snapshots/\(LogProject.cell).png") == all)
  }

  @Test func `is refused where a pattern means several cells, and says what to type`() throws {
    let said = try project.log("'*/a.x*'; echo $?")
    #expect(
      said == """
        typeproof: “*/a.x*” matches 4 cells: app/body/a.xs@2x, app/body/a.xl@2x, app/body/a.xxl@2x, \
        app/body/a.xxxl@2x. Name one of them: typeproof log app/body/a.xs@2x
        2

        """)
    #expect(
      try project.log("app/body/a.q@2x; echo $?").hasSuffix("Did you mean “app/body/a.l@2x”?\n2\n"))
  }
}

@Suite struct `A log that has no history` {
  @Test func `says so outside of a repository, and before the first commit`() throws {
    let folder = try ScratchFolder()
    try folder.file("Snapshots/app/body/a.l@2x.png", "")
    let line = #""$typeproof" log app/body/a.l@2x; echo $?"#
    let outside = try shell(in: folder.path, line)
    #expect(
      outside == """
        typeproof: The goldens in Snapshots are in no Git repository: no folder above it has a .git, so they \
        have no history. Name the folder that is in one with --snapshots.
        2

        """)
    let early = try shell(in: folder.path, "git init --quiet; \(line)")
    #expect(
      early.hasPrefix("typeproof: The repository of Snapshots has no commit yet. "), "\(early)")
    let uncommitted = try shell(
      in: folder.path,
      "git -c user.name=A -c user.email=a commit --quiet --allow-empty --message none; \(line)")
    #expect(
      uncommitted.hasPrefix("typeproof: No commit has the golden of app/body/a.l@2x. "),
      "\(uncommitted)")
  }
}
