/// One thing the program can be told to do: `typeproof NAME …`.
///
/// A command is one struct in one file. Its stored properties are its arguments, each declared with
/// `@Argument`, `@Option`, `@Flag` or `@OptionGroup`; parsing, help, and later completions and man
/// pages are all made from those declarations. Add the type to its parent's `subcommands`.
///
/// ```swift
/// struct Greet: Command {
///   static let name = "greet"
///   static let summary = "Say hello to somebody."
///
///   @Argument("Who is greeted.") var person: String
///   @Option("How often.", value: "number") var times = 1
///   @Flag("Say it in capitals.") var loud = false
///
///   func run(in console: Console) throws -> ExitCode { … }
/// }
/// ```
protocol Command: ArgumentGroup {
  /// The word that calls the command.
  static var name: String { get }
  /// One sentence in the imperative, shown in lists of commands and atop its help.
  static var summary: String { get }
  /// What else its help says: paragraphs parted by an empty line; lines that begin with a space are
  /// kept as they are. Empty unless declared.
  static var discussion: String { get }
  /// The commands below this one, in the order help lists them. A command with any is not run itself.
  static var subcommands: [any Command.Type] { get }

  /// Does the work.
  ///
  /// - Parameter console: Where results, complaints and progress are written.
  /// - Returns: What the process ends with, when nothing was thrown.
  /// - Throws: Any error whose description is fit to print; the process then ends with
  ///   `ExitCode.trouble`.
  func run(in console: Console) throws -> ExitCode
}

extension Command {
  static var discussion: String { "" }
  static var subcommands: [any Command.Type] { [] }
}

/// What the process ends with; the whole program uses these three and no other.
enum ExitCode: Int32, Sendable {
  /// There was nothing to do: all is as it should be.
  case nothingToDo = 0
  /// Something is changed, missing or obsolete.
  case differences = 1
  /// The command line was wrong, or something could not be read, written or understood.
  case trouble = 2
}
