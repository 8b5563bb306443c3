/// The facts about a command: its arguments, and a summary of the commands below it.
///
/// It has no arguments of the commands below it, because reading those of every command would slow
/// down each start.
struct CommandDeclaration: Equatable, Sendable {
  /// A command below this one, as lists show it.
  struct Entry: Equatable, Sendable {
    let name: String
    let summary: String
  }

  /// The words that call the command, beginning with the program's name.
  let path: [String]
  let summary: String
  let discussion: String
  /// The command's own arguments, in the order of its properties.
  let arguments: [ArgumentDeclaration]
  /// The options of every command.
  let generalOptions: [ArgumentDeclaration]
  let subcommands: [Entry]

  private static let generalOptionsOfAll = GeneralOptions.declarations(below: GeneralOptions.path)

  /// Creates the declaration of a command below some words.
  init(of command: any Command.Type, below parents: [String] = []) {
    path = parents + [command.name]
    summary = command.summary
    discussion = command.discussion
    arguments = command.declarations()
    generalOptions = Self.generalOptionsOfAll
    subcommands = command.subcommands.map { Entry(name: $0.name, summary: $0.summary) }
  }

  /// The words that call the command, as a person types them.
  var call: String { path.joined(separator: " ") }
}

/// The options of every command.
struct GeneralOptions: ArgumentGroup {
  @Option("When to use colour.", value: "when") var color: ColorChoice = .auto
  @Option(
    "The processor time that one cell, font or pair of pictures may take, in seconds. It may wait "
      + "as long.",
    value: "s")
  var timeLimit = GeneralOptions.usualTimeLimit
  @Flag("Show this help.", letter: "h") var help = false
  @Flag("Show the version.") var version = false

  /// The default limit of processor time for one piece of work.
  static let usualTimeLimit = WholeSeconds(8)

  /// The start of their property paths, so that a command can have properties with the same names.
  static let path = "general."
}

extension ColorChoice: ArgumentValue {}
