/// `typeproof completions`: what a shell offers while a command line is typed.
struct CompletionsCommand: Command {
  static let name = "completions"
  static let summary = "Print what a shell offers while a command line is typed."
  static let discussion = """
    The script is made of what the commands declare, so it knows all of them. A shell reads it by \
    itself from a folder of completions, where scripts/install puts it:

      source <(typeproof completions bash)
      typeproof completions zsh > ~/.zfunc/_typeproof
      typeproof completions fish > ~/.config/fish/completions/typeproof.fish
    """

  @Argument("The shell.") var shell: Shell

  func run(in console: Console) throws -> ExitCode {
    let program = ProgramDeclaration(of: Typeproof.self)
    switch shell {
    case .bash: try console.print(BashCompletions(program: program).script)
    case .zsh: try console.print(ZshCompletions(program: program).script)
    case .fish: try console.print(FishCompletions(program: program).script)
    }
    return .nothingToDo
  }
}

/// A shell that takes completions.
enum Shell: String, CaseIterable, ArgumentValue {
  case bash
  case zsh
  case fish
}

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
