import Testing

@testable import typeproof

@Suite struct `The log of a stranger's repository` {
  private let project: LogProject

  init() throws { project = try LogProject() }

  @Test func `shows no control of a subject or a name`() throws {
    try project.write("Totals")
    try project.run("\"$typeproof\" record > /dev/null; git add --all")
    try project.run(
      #"git -c user.name="$(printf 'M\033]0;x\007')" commit --quiet --message "$(printf '::error::\033[2J ##[error] \342\200\256')""#
    )
    let said = try project.log()
    #expect(!said.contains("\u{1B}") && !said.contains("\u{202E}") && !said.contains("##["))
    #expect(said.contains(#"M\u{1B}]0;x"#), "\(said)")
    #expect(said.split(separator: "\n").allSatisfy { !$0.hasPrefix("::") })
  }

  @Test(arguments: ["it's here", "-x", "tab\there", "größe"])
  func `is told of folders with any name`(name: String) throws {
    let outer = try ScratchFolder()
    let said = try shell(
      in: outer.path,
      """
      mv '\(project.folder.path)' project; cd project; mkdir -- "\(name)"
      git mv Fonts typeproof.json Snapshots -- "./\(name)"; git commit --quiet --message Move
      cd "./\(name)"; "$typeproof" log \(LogProject.cell)
      """)
    #expect(said.contains("Record the first goldens\n  recorded: 686 × 45 px\n"), "\(said)")
    #expect(!said.contains("\t"))
  }

  @Test func `runs no filter, hook, pager or program that the repository names`() throws {
    try project.run(
      """
      printf '%s\\n' '*.txt filter=x diff=x' '*.png filter=x diff=x' > .gitattributes
      touch='touch ran; cat'
      git config filter.x.smudge "$touch"; git config filter.x.clean cat
      git config diff.x.textconv "$touch"; git config diff.x.command "$touch"
      git config core.pager "$touch"; git config pager.log true; git config log.showSignature true
      git config gpg.program "$touch"; git config diff.external "$touch"
      """)
    try project.write("Totals")
    try project.commit("With filters")
    try project.run("git config core.fsmonitor 'touch ran'; rm -f ran; mkdir -p .git/hooks")
    for hook in ["post-checkout", "reference-transaction", "pre-auto-gc"] {
      try project.folder.file(".git/hooks/\(hook)", "#!/bin/sh\ntouch ran\n")
      try project.run("chmod +x .git/hooks/\(hook)")
    }
    #expect(try project.log().contains("With filters"))
    #expect(!names(in: project.folder.path).contains("ran"))
  }

  @Test func `reads a layout text that holds anything as one that cannot be read`() throws {
    try project.folder.file("Snapshots/app/body/a@2x.txt", "typeproof golden 3\n\u{1B}]0;x\u{7}\n")
    try project.run("git commit --quiet --all --message Damaged")
    let lines = try project.lines()
    #expect(lines.first == "Ada  Damaged")
    #expect(
      lines.dropFirst().first?.hasPrefix(
        "  changed: the picture is the same; this version cannot read the new layout text: ")
        == true,
      "\(lines)")
    #expect(!(try project.log().contains("\u{1B}")))
  }
}

@Suite struct `The command for git bisect` {
  private let project: LogProject

  init() throws { project = try LogProject() }

  /// The last line's command, with the program that was built in the place of the installed one.
  private func bisect(in folder: String = ".", _ words: String = "") throws -> String {
    let said = try project.run("cd \(folder) && \"$typeproof\" log \(LogProject.cell) \(words)")
    let line = try #require(said.split(separator: "\n").last)
    let start = "If it differs today, find the commit with: "
    try #require(line.hasPrefix(start), "\(said)")
    return try project.run(
      "mkdir -p .git/bin && ln -s \"$typeproof\" .git/bin/typeproof; PATH=$PWD/.git/bin:$PATH; cd \(folder);"
        + line.dropFirst(start.count) + "; git bisect reset > /dev/null 2>&1")
  }

  /// Commits all there is without recording it.
  private func commit(_ subject: String) throws {
    try project.run("git add --all && git commit --quiet --message '\(subject)'")
  }

  private func commitChange(in folder: String = ".") throws {
    func touch(_ name: String) throws { try project.folder.file(name, name) }
    try touch("one")
    try commit("One")
    try project.run("mv \(folder)/typeproof.json kept; echo '{' > \(folder)/typeproof.json")
    try commit("Broken")
    try project.run("mv kept \(folder)/typeproof.json")
    try touch("two")
    try commit("Mended")
    try project.run("sed -i s/Total/Totals/ \(folder)/typeproof.json")
    try commit("The culprit")
    try touch("three")
    try commit("Three")
  }

  @Test func `finds the commit, and skips what cannot be verified`() throws {
    try commitChange()
    let said = try bisect()
    let culprit = try project.run("git rev-parse HEAD~1").dropLast()
    #expect(said.contains("\(culprit) is the first bad commit"), "\(said)")
  }

  @Test func `works from a folder below the top`() throws {
    try project.run("mkdir 'an app' && git mv Fonts typeproof.json Snapshots 'an app'")
    try commit("Move")
    try commitChange(in: "'an app'")
    let said = try bisect(in: "'an app'")
    let culprit = try project.run("git rev-parse HEAD~1").dropLast()
    #expect(said.contains("\(culprit) is the first bad commit"), "\(said)")
  }

  @Test func `takes trouble for a commit to skip`() throws {
    try commitChange()
    try project.run("git rm --quiet typeproof.json; rm -rf Fonts")
    try commit("Gone")
    let line = try #require(try project.log().split(separator: "\n").last)
    let script = try #require(line.split(separator: "sh -c ").last)
    #expect(
      try project.run("PATH=$(dirname \"$typeproof\"):$PATH sh -c \(script) 2> /dev/null; echo $?")
        == "125\n")
  }

  @Test func `is none where no commit came since`() throws {
    let line = try #require(try project.log().split(separator: "\n").last)
    #expect(
      line.hasSuffix("See what differs with: typeproof verify --filter \(LogProject.cell)"),
      "\(line)")
    #expect(try project.log(LogProject.cell + " --json").contains(#""bisect": null"#))
  }
}
