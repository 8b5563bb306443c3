import Glibc
import Projects
import Reports
import Reviews
import Snapshots

/// A command line program: a tree of commands, and what happens between `main` and one of them.
struct Program: Sendable {
  /// The command that stands for the whole program.
  let root: any Command.Type
  /// What `--version` prints after the program's name.
  let version: String
  /// Whether the process ends where one piece of work takes too long.
  var endsLongWork = false

  /// Reads the command line and does what it asks for.
  ///
  /// Every error ends here: it is told on the console's error side, each mistake in one line, and
  /// the status is `.trouble`. With --json, the output has the error as JSON, unless it has a result already.
  ///
  /// - Parameter arguments: The words after the program's own name.
  func run(_ arguments: [String], in console: Console) -> ExitCode {
    let console = console.answering(inJSON: Self.asksForJSON(arguments))
    do {
      switch try request(for: arguments) {
      case .help(let declaration):
        try console.print(HelpPage(declaration, width: console.helpWidth.output).text)
        return .nothingToDo
      case .version:
        try console.print("\(root.name) \(version)")
        return .nothingToDo
      case .nothing(let declaration):
        // Nothing was asked for, so nothing was done: a script must not take that for success.
        console.complain(HelpPage(declaration, width: console.helpWidth.errors).text)
        return .trouble
      case .command(let command, let general):
        let console = console.using(general.color)
        if endsLongWork {
          LongWork.end(after: general.timeLimit, telling: console)
          try AddressSpace.check()
          AddressSpace.endWithoutMemory(telling: console)
        }
        return try command.run(in: console)
      }
    } catch {
      for sentence in Self.sentences(on: error) {
        console.complain("\(root.name): \(TerminalText.escaped(sentence))")
      }
      console.answer { try TroubleAccount(error).json() }
      return .trouble
    }
  }

  /// Whether a command line asks for JSON, even if another part of it is wrong.
  static func asksForJSON(_ arguments: some Sequence<String>) -> Bool {
    arguments.prefix { $0 != "--" }.contains { $0 == "--json" || $0.hasPrefix("--json=") }
  }

  /// What a command line asks for.
  enum Request {
    case help(CommandDeclaration)
    case version
    case nothing(CommandDeclaration)
    case command(any Command, GeneralOptions)
  }

  /// What went wrong, a line each: a project's file or a report may have several mistakes.
  static func sentences(on error: any Error) -> [String] {
    switch error {
    case let several as ProjectOnDiskError:
      several.complaints.map { "\(several.file), \($0)" }
    case ReviewedRunError.unreadable(let file, let several):
      several.complaints.map { "\(file), \($0)" }
    case let several as any SeveralProblems: several.sentences
    default: ["\(error)"]
    }
  }

  /// Understands a command line without doing anything.
  ///
  /// - Throws: `UsageError`.
  func request(for arguments: [String]) throws -> Request {
    var place: Place = (root, CommandDeclaration(of: root))
    var rest = arguments[...]
    while !place.declaration.subcommands.isEmpty {
      // General options may stand before the command's name.
      let count = try ArgumentMatcher(place.declaration).countOfLeadingOptions(in: rest)
      let options = rest.prefix(count)
      guard let name = rest.dropFirst(count).first else { break }
      let below = rest.dropFirst(count + 1)
      if name == "help" {
        return .help(try self.place(at: Array(below), below: place).declaration)
      }
      place = try self.place(at: [name], below: place)
      rest = (options + below)[...]
    }
    let declaration = place.declaration
    let beforeEnd = rest.prefix { $0 != "--" }
    if beforeEnd.contains("--help") || beforeEnd.contains("-h") { return .help(declaration) }
    if beforeEnd.contains("--version") { return .version }
    let given = try ArgumentMatcher(declaration).match(rest)
    let general = try GeneralOptions(given: given, below: GeneralOptions.path)
    // In a bundle of letters, such as `-vh`, help shows only now.
    if general.help { return .help(declaration) }
    if !declaration.subcommands.isEmpty { return .nothing(declaration) }
    return .command(try place.command.init(given: given), general)
  }

  /// A command on the way from the root, and what it declares.
  private typealias Place = (command: any Command.Type, declaration: CommandDeclaration)

  private func place(at path: [String], below parent: Place) throws(UsageError) -> Place {
    var place = parent
    for name in path where name != "help" && !ArgumentMatcher.looksLikeOption(name) {
      guard let next = place.command.subcommands.first(where: { $0.name == name }) else {
        throw .unknownCommand(
          name, parent: place.declaration.call,
          known: place.declaration.subcommands.map(\.name))
      }
      place = (next, CommandDeclaration(of: next, below: place.declaration.path))
    }
    return place
  }
}

/// An error that is told in several lines.
protocol SeveralProblems: Error {
  /// What is wrong, a line each.
  var sentences: [String] { get }
}

/// What ends the program where a font or a picture keeps it busy.
enum LongWork {
  /// Sets the watch. Nothing is lost that a kill would not lose: recordings survive both.
  static func end(after limit: WholeSeconds, telling console: Console) {
    WorkWatch.begin(seconds: limit.count) { overrun in
      console.progress.clear()
      let sentences = sentences(on: overrun, limit: limit)
      console.complain("typeproof: \(TerminalText.escaped(sentences))")
      console.answer { try TroubleAccount(.timeLimit, message: sentences).json() }
      _ = TemporaryFiles.end()
      _exit(ExitCode.trouble.rawValue)
    }
  }

  static func sentences(on overrun: WorkWatch.Overrun, limit: WholeSeconds) -> String {
    let time = "more than \(limit.count) s of processor time, so the run was stopped. "
    let advice = "A file may have been made to keep programs busy: check where it comes from. "
    return switch overrun {
    case .piece(let name):
      "\(name): This took \(time)\(advice)If it is meant to be this large, allow more time with "
        + "--time-limit."
    case .sum(let name):
      "\(name): This and the work before it took \(time)\(advice)"
        + "If so many are meant to be slow, allow more time with --time-limit."
    case .wait(let name):
      "\(name): This waited for more than \(limit.count) s, so the run was stopped. Check whether a "
        + "file is a pipe that nobody writes to, or on a disk that does not answer. If it is meant to "
        + "take so long, allow more time with --time-limit."
    }
  }
}
