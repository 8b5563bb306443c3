import Wording

/// The completions for bash (Bash Reference Manual, “Programmable Completion”).
struct BashCompletions {
  let program: ProgramDeclaration

  /// The script that bash reads.
  var script: String {
    let function = "_" + program.name
    let lines =
      [
        "# Completions of \(program.name) for bash.", "\(function)() {",
        "  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}",
        "  local command='' index", "  COMPREPLY=()",
        "  for ((index = 1; index < COMP_CWORD; index++)); do",
        "    case \"$command ${COMP_WORDS[index]}\" in",
      ]
      + program.commands.map { command in
        let above = command.path.dropFirst().dropLast().joined(separator: " ")
        return "      '\(above) \(command.path.last ?? "")') command='\(command.words)' ;;"
      }
      + ["    esac", "  done", "  case \"$command|$previous\" in"]
      + program.all.flatMap(values)
      + ["  esac", "  if [[ $current == -* ]]; then", "    case \"$command\" in"]
      + program.all.map { command in
        "      '\(command.words)') \(Self.offer(command.options.flatMap(\.spellings))) ;;"
      }
      + ["    esac", "    return", "  fi", "  case \"$command\" in"]
      + program.all.compactMap(places)
      + ["  esac", "}", "complete -F \(function) \(program.name)"]
    return lines.joined(separator: "\n")
  }

  /// Returns the values after each option of a command.
  private func values(of command: CommandDeclaration) -> [String] {
    command.options.filter { $0.role == .option }.map { option in
      let names = option.spellings.map { "'\(command.words)|\($0)'" }.joined(separator: " | ")
      return "    \(names)) \(Self.offer(option)); return ;;"
    }
  }

  /// Returns the positional words of a command: its subcommands, or values.
  private func places(of command: CommandDeclaration) -> String? {
    let below = command.subcommands.map(\.name)
    let offers =
      below.isEmpty
      ? command.positionals.map(Self.offer)
      : [Self.offer(below + [CommandDeclaration.Entry.help.name])]
    // Two files in a row are one kind of word.
    var seen = Set([Self.nothing])
    let said = offers.filter { seen.insert($0).inserted }
    guard !said.isEmpty else { return nil }
    return "    '\(command.words)') \(said.joined(separator: "; ")) ;;"
  }

  private static let nothing = ":"

  /// Returns the possible words of a value.
  private static func offer(_ argument: ArgumentDeclaration) -> String {
    if !argument.choices.isEmpty { return offer(argument.choices) }
    switch argument.completion {
    case .nothing: return nothing
    case .folder: return "compopt -o filenames; " + add("-d")
    case .file(let endings):
      // Folders lead to files.
      let files =
        endings.isEmpty
        ? ["-f"] : ["-d"] + endings.map { "-f -X \(ShellWord.quoted("!*" + $0))" }
      return "compopt -o filenames; " + files.map(add).joined(separator: "; ")
    }
  }

  private static func offer(_ words: [String]) -> String {
    add("-W \(ShellWord.quoted(words.joined(separator: " ")))")
  }

  private static func add(_ source: String) -> String {
    "mapfile -O ${#COMPREPLY[@]} -t COMPREPLY < <(compgen \(source) -- \"$current\")"
  }
}

extension ArgumentDeclaration {
  /// The spellings of an option: the long name and the short one.
  var spellings: [String] { [spelling] + (letter.map { ["-\($0)"] } ?? []) }
}
