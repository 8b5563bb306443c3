import Testing

@testable import typeproof

@Suite struct `The doctor` {
  private let scratch: ScratchFolder

  /// A project of one font, with goldens of body at Large.
  init() async throws {
    scratch = try ScratchFolder()
    try scratch.file("Fonts/mono.ttf", try content(of: mono))
    let run = await CommandRun(
      "record", "--suite", "fonts", "--fonts", scratch("Fonts"), "--snapshots",
      scratch("Snapshots"), "--filter", "*/body/*.l@*")
    try #require(run.code == .nothingToDo, "\(run.errors)")
  }

  /// What the doctor says of the project.
  private func report(json: Bool = false) throws -> (code: ExitCode, text: String) {
    let output = CapturedChannel()
    let console = Console(output: output, errors: output, environment: ["NO_COLOR": "1"])
    var given = GivenArguments()
    if json { given.add("", for: "json") }
    let command = try DoctorCommand(given: given)
    let checkup = try Checkup(of: ProjectFolder(prefix: scratch("")))
    return (try command.report(on: checkup, in: console), output.text)
  }

  /// Replaces the line of a golden's text that starts with some words.
  private func change(_ file: String, _ start: String, to line: String) throws {
    let lines = try text(of: scratch(file)).split(
      separator: "\n", omittingEmptySubsequences: false)
    try #require(lines.contains { $0.hasPrefix(start) })
    try scratch.file(
      file, lines.map { $0.hasPrefix(start) ? line : String($0) }.joined(separator: "\n"))
  }

  @Test func `finds goldens drawn with what is here well`() throws {
    let found = try report()
    #expect(found.code == .nothingToDo)
    #expect(found.text.hasPrefix("typeproof 0.1.0, built with Swift 6."))
    #expect(found.text.contains("\n  size table  hig-2025-12\n"))
    #expect(found.text.contains("\n  mono.ttf  6cc9fc4a6719e7c81c455beaf0e85eb6\n"))
    #expect(
      found.text.hasSuffix(
        "\n  can be written\n  fonts: drawn with these versions and fonts\n\nAll is well.\n"))
  }

  @Test func `tells the limits that files are read under, and looks at nothing`() async throws {
    let run = await CommandRun("doctor", "--limits")
    #expect(run.code == .nothingToDo)
    let rows = run.output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(rows.contains(["collection", "256", "faces", "font-faces"]))
    #expect(rows.contains(["nesting", "of", "a", "catalogue", "text", "8", "conditions"]))
    #expect(rows.contains(["glyphs", "in", "a", "JSON", "250,000", "glyphs"]))
    #expect(rows.contains(["outlines", "in", "a", "JSON", "or", "SVG", "67,108,864", "bytes"]))
    let json = await CommandRun("doctor", "--limits", "--json")
    #expect(json.output.contains(#""name": "collection""#))
  }

  @Test func `tells libraries of other versions`() throws {
    try change("Snapshots/fonts/fingerprint.txt", "HarfBuzz: ", to: "HarfBuzz: 0.9")
    let found = try report()
    #expect(found.code == .differences)
    #expect(found.text.contains("\n  fonts: HarfBuzz 0.9 → "))
  }

  @Test func `tells another edition of the size table`() throws {
    try change("Snapshots/fonts/fingerprint.txt", "size table: ", to: "size table: hig-1984")
    let found = try report()
    #expect(found.code == .differences)
    #expect(found.text.contains("\n  fonts: size table hig-1984 → hig-2025-12\n"))
  }

  @Test func `tells a font that is another file, or gone`() throws {
    try scratch.file("Fonts/mono.ttf", try content(of: inter))
    let changed = try report()
    #expect(changed.code == .differences)
    #expect(changed.text.contains("\n  fonts: mono.ttf is not the file that was recorded\n"))
    try scratch.file("Fonts/mono.ttf", "")
    let empty = try report()
    #expect(empty.code == .trouble)
    #expect(empty.text.contains("\n\(scratch.path)/Fonts/mono.ttf is empty. "))
  }

  @Test func `tells a damaged fingerprint`() throws {
    try scratch.file("Snapshots/fonts/fingerprint.txt", "damaged")
    let found = try report()
    #expect(found.code == .trouble)
    #expect(found.text.contains("fonts: Line 1 of the suite's fingerprint.txt is damaged. "))
  }

  @Test func `tells all of it as JSON`() throws {
    let found = try report(json: true)
    #expect(found.text.hasPrefix("{\n  \"schemaVersion\": 1,\n  \"version\": \"0.1.0\",\n"))
    #expect(found.text.contains("\n    \"libpng\": \"1."))
    #expect(found.text.contains("\n    \"zlib\": \"1."))
    #expect(found.text.hasSuffix("  \"trouble\": [],\n  \"exitStatus\": 0\n}\n"))
  }

  @Test func `without a project tells versions and what is missing`() throws {
    let checkup = try Checkup(of: nil)
    let lines = CheckupText(checkup: checkup)
      .lines(in: Console(output: CapturedChannel(), errors: CapturedChannel(), environment: [:]))
    #expect(checkup.exitCode == .trouble)
    #expect(
      lines.last == """
        There is no folder called Fonts and no typeproof.json, here or above. Change to a project \
        that has one, or put fonts here and run: typeproof init
        Something cannot be read or written; see above.
        """)
  }
}
