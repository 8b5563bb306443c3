/// A program's manual page in the language of `man` (groff_man(7)). It has no date, so the same
/// program gives the same page.
struct ManualPage {
  let program: ProgramDeclaration
  let version: String

  /// The source of the page.
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

  /// Returns the section about one command.
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

  /// Returns the entry of an argument.
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

  /// Returns the paragraphs of a discussion. Lines that begin with a blank stay as they are.
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

  /// Returns a line of text that is not read as a request, whatever it begins with.
  private static func line(_ text: String) -> String {
    text.first == "." || text.first == "'" ? "\\&" + text : text
  }

  /// Escapes the backslashes and hyphens of a text, so that they are printed as they are.
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
