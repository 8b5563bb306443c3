/// The facts about one argument that are known before a command line is read.
///
/// It is a plain value without the property's type, so that help, completions and man pages are
/// made from it alone.
struct ArgumentDeclaration: Equatable, Sendable {
  /// How an argument is recognised on the command line.
  enum Role: Equatable, Sendable {
    /// By its position: `FILE`.
    case positional
    /// By its name, followed by a value: `--name value`.
    case option
    /// By its name alone: `--name`.
    case flag
  }

  /// What a shell can offer for a value that is not one of `choices`.
  enum Completion: Equatable, Sendable {
    /// The shell can offer nothing.
    case nothing
    /// The names of files with one of these extensions; all files if the list is empty.
    case file(endings: [String])
    /// The names of folders.
    case folder
  }

  /// The property that gets the value, such as `displayScale` or `output.format`; unique within a
  /// command.
  let property: String
  let role: Role
  /// The long name without dashes, or the name of a positional argument.
  let name: String
  /// The one-letter name without its dash; `nil` if there is none.
  let letter: Character?
  /// The name of the value in help: `pt` in `--maximum <pt>`. Empty for a flag.
  let valueName: String
  /// One or more sentences on the effect of the argument.
  let help: String
  /// Whether the argument must be given.
  let isRequired: Bool
  /// Whether the argument may be given more than once.
  let isRepeated: Bool
  /// The default, as a person would type it; `nil` if there is none to show.
  let defaultText: String?
  /// All possible values, in the order to show them; empty if they cannot be listed.
  let choices: [String]
  let completion: Completion
  /// The heading in help; `nil` for the options of the command itself.
  var heading: String?
}

extension ArgumentDeclaration {
  /// The argument's name for people: `--style`, or `<size>` for a positional one.
  var spelling: String { role == .positional ? "<\(name)>" : "--\(name)" }

  /// Returns a property's name as it is typed on a command line: `displayScale` becomes
  /// `display-scale`.
  static func dashed(_ propertyName: String) -> String {
    propertyName.reduce(into: "") { name, character in
      name += character.isUppercase ? "-" + character.lowercased() : String(character)
    }
  }
}
