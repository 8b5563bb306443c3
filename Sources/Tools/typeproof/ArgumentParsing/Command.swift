/// A command of the program: `typeproof NAME …`.
///
/// A command is one struct in one file. Its stored properties are its arguments, declared with
/// `@Argument`, `@Option`, `@Flag` or `@OptionGroup`. Parsing, help, completions and man pages are
/// made from these. Add the type to its parent's `subcommands`.
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
  /// The word that a person types for the command.
  static var name: String { get }
  /// One sentence in the imperative, for lists of commands and the top of the command's help.
  static var summary: String { get }
  /// Further paragraphs of help, separated by an empty line. Lines that begin with a space stay as
  /// they are. The default is empty.
  static var discussion: String { get }
  /// The commands below this one, in the order of help. A command with any is not run itself.
  static var subcommands: [any Command.Type] { get }

  /// Runs the command.
  ///
  /// - Parameter console: The output for results, complaints and progress.
  /// - Returns: The exit status, if nothing is thrown.
  /// - Throws: Any error with a description to print. The process then exits with
  ///   `ExitCode.trouble`.
  func run(in console: Console) throws -> ExitCode
}

extension Command {
  static var discussion: String { "" }
  static var subcommands: [any Command.Type] { [] }
}
