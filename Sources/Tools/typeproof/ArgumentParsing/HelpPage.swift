/// The help of one command as text, by default at most 80 columns wide.
struct HelpPage {
  private let command: CommandDeclaration

  /// The usual width of a page, also without a terminal, so that help is the same in logs and
  /// tests.
  static let width = Console.helpWidth.usual
  /// The least width of a page, for its names to fit.
  static let leastWidth = Console.helpWidth.least

  private let width: Int
  /// The column in which descriptions begin.
  private var column: Int { min(26, width / 3) }

  /// Creates the page about a command.
  init(_ command: CommandDeclaration, width: Int = Self.width) {
    self.command = command
    self.width = width
  }

  /// The text of the page, without a line break at its end.
  var text: String {
    let options = command.arguments.filter { $0.role != .positional }
    var sections = [
      wrapped(command.summary, width: width),
      usage,
      command.discussion.isEmpty ? [] : discussion,
      list("Commands:", commands),
      list("Arguments:", command.arguments.filter { $0.role == .positional }.map(entry)),
    ]
    sections += headings(of: options).map { heading in
      list((heading ?? "Options") + ":", options.filter { $0.heading == heading }.map(entry))
    }
    sections += [
      list("General options:", command.generalOptions.map(entry)),
      command.subcommands.isEmpty
        ? [] : ["Run “\(command.call) help <command>” to read about one command."],
    ]
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  /// The headings: `nil` for the command's own options, then each other one once, in the order of
  /// the options.
  private func headings(of options: [ArgumentDeclaration]) -> [String?] {
    options.map(\.heading).reduce(into: [nil]) { headings, heading in
      if !headings.contains(heading) { headings.append(heading) }
    }
  }

  private var usage: [String] {
    let optional = command.arguments.contains { $0.role != .positional && !$0.isRequired }
    let words =
      command.arguments.filter { $0.role == .positional || $0.isRequired }.map(\.usage)
      + (command.subcommands.isEmpty ? [] : ["<command>"])
      + (optional || !command.subcommands.isEmpty ? ["[options]"] : [])
    let start = "Usage: \(command.call) "
    return wrapped(words, width: width, first: start, indent: start.count)
  }

  private var discussion: [String] {
    let paragraphs = command.discussion.split(
      separator: "\n", omittingEmptySubsequences: false)
    // A line that begins with a space is an example or a table and stays as it is.
    return paragraphs.flatMap { line in
      line.isEmpty || line.first == " " ? [String(line)] : wrapped(String(line), width: width)
    }
  }

  private var commands: [(name: String, help: String)] {
    command.subcommands.map { (name: $0.name, help: $0.summary) }
  }

  private func entry(_ argument: ArgumentDeclaration) -> (name: String, help: String) {
    let letter = argument.letter.map { "-\($0), " } ?? ""
    var notes: [String] = []
    if !argument.choices.isEmpty { notes.append(alternatives(argument.choices)) }
    if let text = argument.defaultText { notes.append("default: \(text)") }
    if argument.isRepeated { notes.append("may be repeated") }
    let note = notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))"
    return (letter + argument.spellingWithValue, argument.help + note)
  }

  private func list(_ title: String, _ entries: [(name: String, help: String)]) -> [String] {
    guard !entries.isEmpty else { return [] }
    return [title]
      + entries.flatMap { name, help in
        let lead = "  " + name
        // Two blanks at least between a name and its description, else it begins on the next line.
        if lead.count + 2 > column {
          let blank = String(repeating: " ", count: column)
          return [lead] + wrapped(help, width: width, first: blank, indent: column)
        }
        let padded = lead + String(repeating: " ", count: column - lead.count)
        return wrapped(help, width: width, first: padded, indent: column)
      }
  }
}

extension ArgumentDeclaration {
  /// The argument as a person types it, with its value: `--maximum <pt>`.
  var spellingWithValue: String { role == .option ? "\(spelling) <\(valueName)>" : spelling }

  /// The argument in a usage line: in brackets if it may be left out, with dots if it repeats.
  var usage: String {
    let text = spellingWithValue + (isRepeated ? " …" : "")
    return isRequired ? text : "[\(text)]"
  }
}

/// Returns a text as lines of at most `width` characters. A longer word gets its own line.
func wrapped(_ text: String, width: Int) -> [String] {
  guard !text.isEmpty else { return [] }
  return wrapped(text.split(separator: " ").map(String.init), width: width, first: "", indent: 0)
}

/// Returns the same lines, the first after a lead and the others indented.
func wrapped(_ text: String, width: Int, first: String, indent: Int) -> [String] {
  wrapped(text.split(separator: " ").map(String.init), width: width, first: first, indent: indent)
}

/// Joins words to lines without breaking a word, even if it contains spaces.
func wrapped(_ words: [String], width: Int, first: String, indent: Int) -> [String] {
  var lines: [String] = []
  var line = first
  var isFresh = true
  for word in words {
    let lead = isFresh ? "" : " "
    if !isFresh, line.count + lead.count + word.count > width {
      lines.append(line)
      line = String(repeating: " ", count: indent) + word
    } else {
      line += lead + word
    }
    isFresh = false
  }
  while line.last == " " { line.removeLast() }
  return lines + [line]
}
