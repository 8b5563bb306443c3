import Testing

@testable import typeproof

@Suite struct `What takes too long` {
  @Test func `ends the program, and is named`() throws {
    let folder = try ScratchFolder()
    // Some hundred thousand lines: seconds of work, and nothing that another limit refuses.
    try folder.file("text.txt", String(repeating: "ab ", count: 300_000))
    let said = try shell(
      in: folder.path,
      """
      "$typeproof" render --time-limit 1 --text-file text.txt --width 1 --font '\(inter)' --output a.json
      echo "status $?"; ls
      """)
    #expect(said.hasPrefix("typeproof: \(inter): This took more than 1 s of a processor's time"))
    #expect(said.hasSuffix("status 2\ntext.txt\n"), "\(said)")
  }

  @Test(arguments: ["0", "-1", "1.5", "day", "86401"])
  func `has no limit that is no number of seconds`(text: String) async {
    let run = await CommandRun("table", "--time-limit=\(text)")
    #expect(run.code == .trouble)
    #expect(run.errors.contains("a number of seconds from 1 to 86400"))
  }
}
