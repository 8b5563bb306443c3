/// What is known about one argument before any command line is read.
///
/// A plain value with no trace of the property's type, so that help, completions and man pages
/// are functions of it alone.
struct ArgumentDeclaration: Equatable, Sendable {
  /// How an argument is told apart on the command line.
  enum Role: Equatable, Sendable {
    /// By its place: `FILE`.
    case positional
    /// By its name, followed by a value: `--name value`.
    case option
    /// By its name alone: `--name`.
    case flag
  }

  /// What a shell may offer for the value, where it is not one of `choices`.
  enum Completion: Equatable, Sendable {
    /// Nothing can be offered.
    case nothing
    /// The name of a file whose name ends in one of these; any file when the list is empty.
    case file(endings: [String])
    /// The name of a folder.
    case folder
  }

  /// Where the value goes, such as `displayScale` or `output.format`; unique within a command.
  let property: String
  let role: Role
  /// The long name without dashes, or a positional argument's name.
  let name: String
  /// The one-letter name without its dash, where there is one.
  let letter: Character?
  /// What help calls the value: `pt` in `--maximum <pt>`. Empty for a flag.
  let valueName: String
  /// One or more sentences on what the argument does.
  let help: String
  /// Whether the command cannot run without it.
  let isRequired: Bool
  /// Whether it may be given more than once.
  let isRepeated: Bool
  /// The value taken when it is not given, as one would type it; `nil` when there is none to tell.
  let defaultText: String?
  /// Every text that is a value, in the order to show them; empty where they cannot be listed.
  let choices: [String]
  let completion: Completion
  /// What help lists it under; `nil` for the options of the command itself.
  var heading: String?
}

extension ArgumentDeclaration {
  /// What people call the argument: `--style`, or `<size>` where it has no dashes.
  var spelling: String { role == .positional ? "<\(name)>" : "--\(name)" }

  /// `displayScale` as `display-scale`: how a property's name looks on the command line.
  static func dashed(_ propertyName: String) -> String {
    propertyName.reduce(into: "") { name, character in
      name += character.isUppercase ? "-" + character.lowercased() : String(character)
    }
  }
}
