/// `typeproof manual`: the manual page.
struct ManualCommand: Command {
  static let name = "manual"
  static let summary = "Print the manual page, for man."
  static let discussion = """
    The page is made of what the commands declare and says what their help does.

      typeproof manual > ~/.local/share/man/man1/typeproof.1
    """

  func run(in console: Console) throws -> ExitCode {
    try console.print(
      ManualPage(program: ProgramDeclaration(of: Typeproof.self), version: BuildVersions.typeproof)
        .text)
    return .nothingToDo
  }
}
