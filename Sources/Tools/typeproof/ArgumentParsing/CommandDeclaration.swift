/// What one command is, with its arguments and what the commands below it are for.
///
/// Those below tell no arguments: to read those of every command took a sixth of each start.
struct CommandDeclaration: Equatable, Sendable {
  /// One of the commands below, as a list shows it.
  struct Entry: Equatable, Sendable {
    let name: String
    let summary: String
  }

  /// The words that call the command, the program's own name first.
  let path: [String]
  let summary: String
  let discussion: String
  /// The command's own arguments, in the order of its properties.
  let arguments: [ArgumentDeclaration]
  /// The options that every command has.
  let generalOptions: [ArgumentDeclaration]
  let subcommands: [Entry]

  private static let generalOptionsOfAll = GeneralOptions.declarations(below: GeneralOptions.path)

  /// The declaration of a command that is called by `parents` and then its own name.
  init(of command: any Command.Type, below parents: [String] = []) {
    path = parents + [command.name]
    summary = command.summary
    discussion = command.discussion
    arguments = command.declarations()
    generalOptions = Self.generalOptionsOfAll
    subcommands = command.subcommands.map { Entry(name: $0.name, summary: $0.summary) }
  }

  /// The words that call the command, as one would type them.
  var call: String { path.joined(separator: " ") }
}

/// The options every command has.
struct GeneralOptions: ArgumentGroup {
  @Option("When to use colour.", value: "when") var color: ColorChoice = .auto
  @Option(
    "The processor time that one cell, font or pair of pictures may take, in seconds. It may wait "
      + "as long.",
    value: "s")
  var timeLimit = GeneralOptions.usualTimeLimit
  @Flag("Show this help.", letter: "h") var help = false
  @Flag("Show the version.") var version = false

  /// How much of a processor's time a piece of work may take unless told otherwise.
  static let usualTimeLimit = WholeSeconds(8)

  /// What their property paths begin with, so that a command may have properties of the same name.
  static let path = "general."
}

extension ColorChoice: ArgumentValue {}
