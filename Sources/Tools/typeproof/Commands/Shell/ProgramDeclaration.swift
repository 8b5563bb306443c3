/// All that can be typed: what a program declares, and what each command in it does.
///
/// Completions and the manual are functions of it, so they say what the command line takes.
struct ProgramDeclaration {
  /// The command that stands for the whole program.
  let root: CommandDeclaration
  /// Every command below it, each before those below itself, in the order help lists them.
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
  /// The root, then every command.
  var all: [CommandDeclaration] { [root] + commands }
}

extension CommandDeclaration.Entry {
  /// What every command with others below it takes in the place of their names.
  static let help = Self(name: "help", summary: "Show the help of a command.")
}

extension CommandDeclaration {
  /// The words behind the program's own name; empty for the root.
  var words: String { path.dropFirst().joined(separator: " ") }
  /// Its options and flags, then those that every command has.
  var options: [ArgumentDeclaration] {
    arguments.filter { $0.role != .positional } + generalOptions
  }
  /// What is told by its place.
  var positionals: [ArgumentDeclaration] { arguments.filter { $0.role == .positional } }
}
