/// A command line program: a tree of commands, and what happens between `main` and one of them.
struct Program: Sendable {
  /// The command that stands for the whole program.
  let root: any Command.Type
  /// What `--version` prints after the program's name.
  let version: String

  /// Reads the command line and does what it asks for.
  ///
  /// Every error ends here: it is told on the console's error side in one line, and the status is
  /// `.trouble`.
  ///
  /// - Parameter arguments: The words after the program's own name.
  func run(_ arguments: [String], in console: Console) -> ExitCode {
    do {
      switch try request(for: arguments) {
      case .help(let declaration):
        try console.print(HelpPage(declaration).text)
        return .nothingToDo
      case .version:
        try console.print("\(root.name) \(version)")
        return .nothingToDo
      case .nothing(let declaration):
        // Nothing was asked for, so nothing was done: a script must not take that for success.
        console.complain(HelpPage(declaration).text)
        return .trouble
      case .command(let command, let color):
        return try command.run(in: console.using(color))
      }
    } catch {
      console.complain("\(root.name): \(TerminalText.escaped("\(error)"))")
      return .trouble
    }
  }

  /// What a command line asks for.
  enum Request {
    case help(CommandDeclaration)
    case version
    case nothing(CommandDeclaration)
    case command(any Command, color: ColorChoice)
  }

  /// Understands a command line without doing anything.
  ///
  /// - Throws: `UsageError`.
  func request(for arguments: [String]) throws -> Request {
    var command = root
    var declaration = CommandDeclaration(of: root)
    var rest = arguments[...]
    while !declaration.subcommands.isEmpty {
      // General options may stand before the command's name.
      let count = try ArgumentMatcher(declaration).countOfLeadingOptions(in: rest)
      let options = rest.prefix(count)
      guard let name = rest.dropFirst(count).first else { break }
      let below = rest.dropFirst(count + 1)
      if name == "help" {
        return .help(try subcommand(at: Array(below), of: declaration))
      }
      declaration = try subcommand(at: [name], of: declaration)
      command = command.subcommands.first { $0.name == name } ?? command
      rest = (options + below)[...]
    }
    let beforeEnd = rest.prefix { $0 != "--" }
    if beforeEnd.contains("--help") || beforeEnd.contains("-h") { return .help(declaration) }
    if beforeEnd.contains("--version") { return .version }
    let given = try ArgumentMatcher(declaration).match(rest)
    let general = try GeneralOptions(given: given, below: GeneralOptions.path)
    // In a bundle of letters, such as `-vh`, help shows only now.
    if general.help { return .help(declaration) }
    if !declaration.subcommands.isEmpty { return .nothing(declaration) }
    return .command(try command.init(given: given), color: general.color)
  }

  private func subcommand(
    at path: [String], of parent: CommandDeclaration
  ) throws(UsageError) -> CommandDeclaration {
    var declaration = parent
    for name in path where name != "help" && !ArgumentMatcher.looksLikeOption(name) {
      guard let next = declaration.subcommands.first(where: { $0.path.last == name }) else {
        throw .unknownCommand(
          name, parent: declaration.call, known: declaration.subcommands.compactMap(\.path.last))
      }
      declaration = next
    }
    return declaration
  }
}
