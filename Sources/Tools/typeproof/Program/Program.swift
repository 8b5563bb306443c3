import Glibc
import Projects
import Reports
import Reviews
import Snapshots

/// A command line program with its commands.
struct Program: Sendable {
  /// The command of the program itself.
  let root: any Command.Type
  /// The version that `--version` prints after the program's name.
  let version: String
  /// Whether the process ends if one piece of work takes too long.
  var endsLongWork = false

  /// Runs the command that a command line asks for.
  ///
  /// All errors are handled here: each problem is printed on the error stream, and the status is
  /// `.trouble`. With --json, the error is also printed as JSON on the output, unless a result was
  /// printed before.
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

  /// Returns whether a command line asks for JSON, even if another part of it is invalid.
  static func asksForJSON(_ arguments: some Sequence<String>) -> Bool {
    arguments.prefix { $0 != "--" }.contains { $0 == "--json" || $0.hasPrefix("--json=") }
  }

  /// The request of a command line.
  enum Request {
    case help(CommandDeclaration)
    case version
    case nothing(CommandDeclaration)
    case command(any Command, GeneralOptions)
  }

  /// Returns the problems of an error, a line each. A project file or a report may have several.
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

  /// Parses a command line without running anything.
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

  /// A command with its declaration, on the way from the root.
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

/// An error with several problems.
protocol SeveralProblems: Error {
  /// The problems, a line each.
  var sentences: [String] { get }
}

/// Ends the program if a font or a picture keeps it busy.
enum LongWork {
  /// Starts the watch. Nothing is lost that a kill would not lose, because recordings survive both.
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
