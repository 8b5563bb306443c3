/// What fish offers while a command line is typed (fish documentation, “complete”).
struct FishCompletions {
  let program: ProgramDeclaration

  /// A script for a file called after the program, in a folder of completions.
  var script: String {
    let lines =
      ["# Completions of \(program.name) for fish.", "complete -c \(program.name) -f"]
      + (program.root.subcommands + [.help]).map { entry in
        line("__fish_use_subcommand", "-a \(entry.name) -d \(Self.quoted(entry.summary))")
      }
      + [line(helpNamesNone, "-a \(Self.quoted(names))")]
      + program.root.options.map { line(nil, Self.option($0)) }
      + program.commands.flatMap { command in
        let condition = "__fish_seen_subcommand_from \(command.path.last ?? "")"
        let own = command.arguments.filter { $0.role != .positional }
        return own.map { line(condition, Self.option($0)) }
          + command.positionals.compactMap { argument in
            Self.value(argument).map { line(condition, $0) }
          }
      }
    return lines.joined(separator: "\n")
  }

  /// The names of the commands.
  private var names: String { program.root.subcommands.map(\.name).joined(separator: " ") }

  /// Behind `help` and before the name of the command that it is about.
  private var helpNamesNone: String {
    "__fish_seen_subcommand_from help; and not __fish_seen_subcommand_from \(names)"
  }

  private func line(_ condition: String?, _ rest: String) -> String {
    "complete -c \(program.name) " + (condition.map { "-n \(Self.quoted($0)) " } ?? "") + rest
  }

  private static func option(_ option: ArgumentDeclaration) -> String {
    var words = (option.letter.map { ["-s \($0)"] } ?? []) + ["-l \(option.name)"]
    if option.role == .option { words.append(takesFile(option) ? "-r" : "-x") }
    if option.role == .option, let value = value(option) { words.append(value) }
    return (words + ["-d \(quoted(option.help))"]).joined(separator: " ")
  }

  /// Whether names of files are among the values; fish offers them behind `-r`, and not behind `-x`.
  private static func takesFile(_ option: ArgumentDeclaration) -> Bool {
    guard option.choices.isEmpty, case .file = option.completion else { return false }
    return true
  }

  /// What a value may be; `nil` where nothing can be offered.
  private static func value(_ argument: ArgumentDeclaration) -> String? {
    if !argument.choices.isEmpty {
      return "-a \(quoted(argument.choices.joined(separator: " ")))"
    }
    switch argument.completion {
    case .nothing: return nil
    case .folder: return "-a \(quoted("(__fish_complete_directories)"))"
    case .file(let endings):
      return endings.isEmpty
        ? "-F"
        : "-a \(quoted(endings.map { "(__fish_complete_suffix \($0))" }.joined(separator: " ")))"
    }
  }

  /// Fish takes a backslash before a quote within single quotes, and before another backslash.
  private static func quoted(_ text: String) -> String {
    "'"
      + text.reduce(into: "") { quoted, character in
        if "'\\".contains(character) { quoted.append("\\") }
        quoted.append(character)
      } + "'"
  }
}
