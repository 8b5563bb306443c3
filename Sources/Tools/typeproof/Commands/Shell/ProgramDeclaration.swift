/// The complete command line of a program: all commands with their arguments.
///
/// Completions and the manual are made from it, so they fit the command line.
struct ProgramDeclaration {
  /// The command of the program itself.
  let root: CommandDeclaration
  /// All commands below it, each before its own subcommands, in the order of help.
  let commands: [CommandDeclaration]

  init(of program: any Command.Type) {
    func below(_ command: any Command.Type, _ path: [String]) -> [CommandDeclaration] {
      command.subcommands.flatMap {
        [CommandDeclaration(of: $0, below: path)] + below($0, path + [$0.name])
      }
    }
    root = CommandDeclaration(of: program)
    commands = below(program, [program.name])
  }

  /// The program's own name.
  var name: String { root.path[0] }
  /// The root command, then all others.
  var all: [CommandDeclaration] { [root] + commands }
}

extension CommandDeclaration.Entry {
  /// The word `help`, which every command with subcommands takes in place of their names.
  static let help = Self(name: "help", summary: "Show the help of a command.")
}

extension CommandDeclaration {
  /// The words after the program's name; empty for the root command.
  var words: String { path.dropFirst().joined(separator: " ") }
  /// The command's own options and flags, then the general ones.
  var options: [ArgumentDeclaration] {
    arguments.filter { $0.role != .positional } + generalOptions
  }
  /// The command's positional arguments.
  var positionals: [ArgumentDeclaration] { arguments.filter { $0.role == .positional } }
}
