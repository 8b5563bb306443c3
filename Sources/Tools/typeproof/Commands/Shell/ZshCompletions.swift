import Wording

/// The completions for zsh (The Z Shell Manual, “Completion System”).
struct ZshCompletions {
  let program: ProgramDeclaration

  /// The script for a file in a folder of `fpath`, whose name is `_` and the program's name.
  var script: String {
    let lines =
      ["#compdef \(program.name)", "# Completions of \(program.name) for zsh.", ""]
      + program.all.flatMap(function) + ["\(Self.name(of: program.root)) \"$@\""]
    return lines.joined(separator: "\n")
  }

  /// Returns a function for one command.
  private func function(_ command: CommandDeclaration) -> [String] {
    var specs = command.options.map(Self.spec)
    let head = "\(Self.name(of: command))() {"
    if command.subcommands.isEmpty {
      specs += command.positionals.enumerated().map { Self.spec($0.element, at: $0.offset + 1) }
      return [head, "  _arguments -s : \\"] + Self.joined(specs) + ["}", ""]
    }
    specs += ["'1: :->command'", "'*:: :->rest'"]
    let entries = (command.subcommands + [.help]).map {
      "    \(ShellWord.quoted(Self.escaped($0.name) + ":" + $0.summary))"
    }
    let below = command.subcommands.map { entry in
      "        \(entry.name)) \(Self.name(of: command.path + [entry.name])) ;;"
    }
    return [head, "  local context state state_descr line", "  local -a commands=("] + entries
      + ["  )", "  _arguments -s -C : \\"] + Self.joined(specs)
      + [
        "  case $state in", "    command) _describe command commands ;;", "    rest)",
        "      case $words[1] in", "        help) _describe command commands ;;",
      ] + below + ["      esac", "      ;;", "  esac", "}", ""]
  }

  private static func joined(_ specs: [String]) -> [String] {
    specs.enumerated().map { index, spec in
      "    \(spec)" + (index + 1 < specs.count ? " \\" : "")
    }
  }

  private static func name(of command: CommandDeclaration) -> String { name(of: command.path) }
  private static func name(of path: [String]) -> String { "_" + path.joined(separator: "_") }

  /// Returns an option with its help and its values.
  private static func spec(_ option: ArgumentDeclaration) -> String {
    let value = option.role == .flag ? "" : ":\(escaped(option.valueName)):\(action(option))"
    let words = "[\(escaped(option.help))]\(value)"
    let repeated = option.isRepeated ? "*" : ""
    guard let letter = option.letter else {
      return ShellWord.quoted("\(repeated)\(option.spelling)\(words)")
    }
    let excluded = option.isRepeated ? "*" : "(-\(letter) \(option.spelling))"
    return ShellWord.quoted(excluded) + "{-\(letter),\(option.spelling)}" + ShellWord.quoted(words)
  }

  /// Returns a positional argument with its help and its values.
  private static func spec(_ argument: ArgumentDeclaration, at place: Int) -> String {
    let position = argument.isRepeated ? "*" : "\(place)"
    // A second colon says that it may be left out.
    let need = argument.isRequired || argument.isRepeated ? ":" : "::"
    return ShellWord.quoted(
      "\(position)\(need)\(escaped(argument.help)):\(action(argument))")
  }

  private static func action(_ argument: ArgumentDeclaration) -> String {
    if !argument.choices.isEmpty {
      return "(\(argument.choices.map(escaped).joined(separator: " ")))"
    }
    switch argument.completion {
    case .nothing: return " "
    case .folder: return "_files -/"
    case .file(let endings): return endings.isEmpty ? "_files" : "_files -g \"\(glob(endings))\""
    }
  }

  /// Returns a pattern of file names with certain endings. In parentheses at the end of a pattern,
  /// zsh reads alternatives if they contain a bar, and qualifiers otherwise.
  private static func glob(_ endings: [String]) -> String {
    endings.count == 1 ? "*\(endings[0])" : "*(\(endings.joined(separator: "|")))"
  }

  /// Escapes colons and brackets, which separate the parts of a specification.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      if ":[]\\".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
  }
}
