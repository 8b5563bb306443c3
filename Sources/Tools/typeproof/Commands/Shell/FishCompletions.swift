/// The completions for fish (fish documentation, “complete”).
struct FishCompletions {
  let program: ProgramDeclaration

  /// The script for a file with the program's name, in a folder of completions.
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

  /// The condition that `help` was typed without the name of a command after it.
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

  /// Returns whether file names are among the values. Fish offers them after `-r`, but not after
  /// `-x`.
  private static func takesFile(_ option: ArgumentDeclaration) -> Bool {
    guard option.choices.isEmpty, case .file = option.completion else { return false }
    return true
  }

  /// Returns the possible values; `nil` if nothing can be offered.
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

  /// Quotes a text for fish: quotes and backslashes within single quotes get a backslash.
  private static func quoted(_ text: String) -> String {
    "'"
      + text.reduce(into: "") { quoted, character in
        if "'\\".contains(character) { quoted.append("\\") }
        quoted.append(character)
      } + "'"
  }
}
