import JSON
import Testing

@testable import typeproof

@Suite struct `Trouble with --json` {
  /// The commands that print JSON, with what each declares.
  private static var commands: [CommandDeclaration] {
    Typeproof.subcommands.map {
      CommandDeclaration(of: $0, below: [Typeproof.name])
    }.filter { $0.arguments.contains { $0.spelling == "--json" } }
  }

  /// Words for whatever a command needs: the path of a file that is not there.
  private static func call(_ command: CommandDeclaration, _ more: String...) -> [String] {
    let needed = command.arguments.filter {
      $0.isRequired || $0.role == .positional
    }
    return [String(command.call.split(separator: " ").last ?? "")]
      + needed.flatMap { $0.role == .positional ? ["/nowhere/a"] : [$0.spelling, "/nowhere/a"] }
      + more + ["--json"]
  }

  private static func has(_ option: String) -> (CommandDeclaration) -> Bool {
    { $0.arguments.contains { $0.spelling == option } }
  }

  /// The error that a run printed, which is its whole output.
  private func error(of run: CommandRun) throws -> (kind: String, message: String, next: String?) {
    #expect(run.code == .trouble, "\(run.output)")
    let json = try JSONDocument(parsing: run.bytes).root
    #expect(json["schemaVersion"]?.number == 1)
    let error = try #require(json["error"], "\(run.output)")
    let message = try #require(error["message"]?.string)
    for line in message.split(separator: "\n") {
      #expect(run.errors.contains("typeproof: \(TerminalText.escaped(String(line)))\n"))
    }
    return (try #require(error["kind"]?.string), message, error["next"]?.string)
  }

  @Test func `has commands to look at`() {
    let names = Self.commands.map { $0.call.split(separator: " ").last }
    for name in [
      "verify", "record", "log", "redraw", "approve", "audit", "diff", "fonts", "explain",
    ] {
      #expect(names.contains(name[...]), "\(name)")
    }
  }

  @Test func `is JSON where an option is unknown, whichever the command`() async throws {
    for command in Self.commands {
      let run = await CommandRun(Self.call(command, "--nonsense"))
      let error = try error(of: run)
      #expect(error.kind == "usage")
      #expect(error.message.hasPrefix("“\(command.call)” has no option “--nonsense”."))
      #expect(error.next == "\(command.call) --help")
    }
  }

  @Test func `is JSON where a file is missing, whichever the command`() async throws {
    // The one reads no file that a person names, and the other lists each that it cannot read.
    let others = ["typeproof doctor", "typeproof fonts"]
    for command in Self.commands where !others.contains(command.call) {
      var words = Self.call(command)
      for option in ["--config", "--snapshots"] where Self.has(option)(command) {
        words += [option, "/nowhere/typeproof.json"]
      }
      let error = try error(of: await CommandRun(words))
      #expect(!error.message.isEmpty && error.kind != "other", "\(command.call): \(error)")
    }
  }

  @Test func `is part of the result where a result has a place for it`() async throws {
    let run = await CommandRun("fonts", "/nowhere/a", "--json")
    let json = try JSONDocument(parsing: run.bytes).root
    #expect(run.code == .trouble && json["unreadable"]?.elements?.count == 1)
  }

  @Test func `is JSON where typeproof.json is broken, whichever the command`() async throws {
    let folder = try ScratchFolder()
    try folder.file("typeproof.json", #"{"fonts": 1, "stiles": {}}"#)
    let reading = Self.commands.filter(Self.has("--config"))
    #expect(reading.count >= 5)
    for command in reading {
      let words = Self.call(command, "--config", folder("typeproof.json"))
      let error = try error(of: await CommandRun(words))
      #expect(error.kind == "project", "\(command.call): \(error)")
      #expect(error.message.contains("typeproof.json, line 1, column "), "\(error)")
      #expect(error.message.split(separator: "\n").count > 1)
    }
  }

  @Test func `is JSON where a command is unknown or an argument too many`() async throws {
    let unknown = try error(of: await CommandRun("verfy", "--json"))
    #expect(unknown.kind == "usage" && unknown.next == "typeproof --help")
    #expect(unknown.message.hasSuffix("Did you mean “verify”?"))
    let surplus = try error(of: await CommandRun("verify", "all", "--json"))
    #expect(surplus.next == "typeproof verify --help")
  }

  @Test func `is told in words alone where JSON was not asked for`() async {
    for words in [["verify", "--nonsense"], ["explain", "--", "--json"]] {
      let run = await CommandRun(words)
      #expect(run.code == .trouble && run.output.isEmpty && !run.errors.isEmpty)
    }
  }

  @Test func `is not put behind a result`() async throws {
    let output = CapturedChannel()
    let console = Console(output: output, errors: CapturedChannel(), environment: [:])
    let code = Program(root: Half.self, version: "0").run(["tell", "--json"], in: console)
    #expect(code == .trouble && output.text == "{}\n")
  }

  @Test func `fits the schema that typeproof prints`() async throws {
    let run = await CommandRun("schema", "--of", "error")
    for word in TroubleKind.allCases.map(\.rawValue) + ["kind", "message", "next"] {
      #expect(run.output.contains("\"\(word)\""), "\(word)")
    }
  }

  @Test func `is JSON where a piece of work takes too long`() throws {
    let folder = try ScratchFolder()
    try folder.file("slow.ttf", SlowFont(from: try content(of: mono), calls: 15_000).content)
    try folder.file(
      "typeproof.json",
      """
      {"fonts": {"folder": ".", "system": "slow.ttf"}, "samples": {"a": "Total"},
       "styles": {"Body": {"textStyle": "body"}}}
      """)
    let said = try shell(
      in: folder.path, #""$typeproof" verify --json --time-limit 1 2> /dev/null"#)
    #expect(said.contains(#""kind": "time-limit""#), "\(said)")
  }
}

/// A program that fails when half of its work is done.
private struct Half: Command {
  static let name = "half"
  static let summary = "Tell half."
  static let subcommands: [any Command.Type] = [Tell.self]
  func run(in console: Console) -> ExitCode { .nothingToDo }

  struct Tell: Command {
    static let name = "tell"
    static let summary = "Tell, and fail."
    @Flag("Print JSON.") var json = false

    func run(in console: Console) throws -> ExitCode {
      try console.print("{}")
      throw WriteError(code: 28)
    }
  }
}
