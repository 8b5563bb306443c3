/// A program's manual page in the language of `man` (groff_man(7)). It bears no date, so that the same
/// program has the same page.
struct ManualPage {
  let program: ProgramDeclaration
  let version: String

  /// The page.
  var text: String {
    let title = program.name.uppercased()
    let lines =
      [".TH \(title) 1 \"\" \"\(program.name) \(version)\" \"User Commands\""]
      + [".SH NAME", Self.line("\(program.name) \\- \(Self.escaped(program.root.summary))")]
      + [".SH SYNOPSIS", ".B \(Self.escaped(program.name))", ".I command", "[options]"]
      + [".SH DESCRIPTION"] + Self.paragraphs(program.root.discussion)
      + [".SH COMMANDS"] + program.commands.flatMap(section)
      + [".SH GENERAL OPTIONS"] + program.root.generalOptions.flatMap(Self.entry)
    return lines.joined(separator: "\n")
  }

  /// What one command takes and does.
  private func section(_ command: CommandDeclaration) -> [String] {
    let usage = command.arguments.filter { $0.role == .positional || $0.isRequired }
      .map { Self.escaped($0.usage) }
    let hasOptions = command.arguments.contains { $0.role != .positional && !$0.isRequired }
    return [".SS \(Self.escaped(command.words))", Self.line(Self.escaped(command.summary)), ".PP"]
      + [".B \(Self.escaped(command.call))"]
      + (usage + (hasOptions ? ["[options]"] : [])).map(Self.line)
      + (command.discussion.isEmpty ? [] : [".PP"] + Self.paragraphs(command.discussion))
      + command.positionals.flatMap(Self.entry)
      + command.arguments.filter { $0.role != .positional }.flatMap(Self.entry)
  }

  /// An argument, and what it is for.
  private static func entry(_ argument: ArgumentDeclaration) -> [String] {
    let letter = argument.letter.map { "\\fB\\-\($0)\\fR, " } ?? ""
    let value = argument.role == .option ? " \\fI\(escaped(argument.valueName))\\fR" : ""
    var notes: [String] = []
    if !argument.choices.isEmpty { notes.append(alternatives(argument.choices)) }
    if let text = argument.defaultText { notes.append("default: \(text)") }
    if argument.isRepeated { notes.append("may be repeated") }
    let note = notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))"
    return [
      ".TP", "\(letter)\\fB\(escaped(argument.spelling))\\fR\(value)",
      line(escaped(argument.help + note)),
    ]
  }

  /// Paragraphs of a discussion; lines that begin with a blank stay as they are.
  private static func paragraphs(_ text: String) -> [String] {
    var lines: [String] = []
    var isExample = false
    for words in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let startsExample = words.first == " "
      if startsExample != isExample, !words.isEmpty {
        lines.append(startsExample ? ".nf" : ".fi")
        isExample = startsExample
      }
      lines.append(words.isEmpty ? ".PP" : line(escaped(String(words))))
    }
    return lines + (isExample ? [".fi"] : [])
  }

  /// A text that is no request, whatever it begins with.
  private static func line(_ text: String) -> String {
    text.first == "." || text.first == "'" ? "\\&" + text : text
  }

  /// A text whose backslashes and hyphens are meant as they are.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      default: escaped.append(character)
      }
    }
  }
}
