import Testing

@testable import typeproof

@Suite struct `What takes too long` {
  /// What a command says in a folder with a project in a slow font, in the files of it, and how it ends.
  private func saying(of line: String, in folder: ScratchFolder) throws -> String {
    try folder.file("Fonts/slow.ttf", SlowFont(from: try content(of: mono)).content)
    try folder.file("Good/good.ttf", try content(of: mono))
    try folder.file(
      "typeproof.json",
      """
      {"suite": "s", "fonts": {"system": "slow.ttf"}, "samples": {"a": "Total"},
       "styles": {"Body": {"textStyle": "body"}}}
      """)
    return try shell(
      in: folder.path,
      """
      set -- \(line); command=$1; shift; "$typeproof" "$command" --time-limit 1 "$@"; echo "status $?"
      """)
  }

  @Test(arguments: [
    ("render --text a --font Fonts/slow.ttf --output a.png", "Fonts/slow.ttf"),
    ("verify", "s/body/a.xs@2x"),
    ("record", "s/body/a.xs@2x"),
    ("audit", "s/body/a.xs@2x"),
    ("curve --output a.png", "Labels in Fonts"),
    ("specimen Body --output a.png", "Labels in Fonts"),
    ("specimen body --font Fonts/slow.ttf --fonts Good --output a.png", "in Fonts/slow.ttf"),
    ("compare-fonts Good/good.ttf Fonts/slow.ttf --output pairs", "in slow.ttf"),
    ("survey Fonts --output .", "slow.ttf: a text of face 0"),
  ])
  func `ends the command, and is named`(line: String, name: String) throws {
    let folder = try ScratchFolder()
    let said = try saying(of: line, in: folder)
    #expect(said.contains("\(name): This took more than 1 s of a processor's time"), "\(said)")
    #expect(said.hasSuffix("status 2\n"), "\(said)")
  }

  @Test func `leaves no font that every survey of the folder ends at`() throws {
    let folder = try ScratchFolder()
    let line = "survey Fonts --output out"
    #expect(try saying(of: line, in: folder).hasSuffix("status 2\n"))
    let next = try saying(of: line, in: folder)
    #expect(next.contains("1 refused"), "\(next)")
    #expect(try text(of: folder("out/survey.csv")).contains("keeps a processor busy"))
  }

  @Test(arguments: ["0", "-1", "1.5", "day", "86401"])
  func `has no limit that is no number of seconds`(text: String) async {
    let run = await CommandRun("table", "--time-limit=\(text)")
    #expect(run.code == .trouble)
    #expect(run.errors.contains("a number of seconds from 1 to 86400"))
  }
}
