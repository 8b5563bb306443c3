/// `typeproof completions`: prints the completions of a command line for a shell.
struct CompletionsCommand: Command {
  static let name = "completions"
  static let summary = "Print the script for command line completion in a shell."
  static let discussion = """
    The script is generated from the declarations of the commands, so it knows all of them. \
    scripts/install puts it where shells find it. You can also load it yourself:

      source <(typeproof completions bash)
      typeproof completions zsh > ~/.zfunc/_typeproof
      typeproof completions fish > ~/.config/fish/completions/typeproof.fish
    """

  @Argument("The shell.") var shell: Shell

  func run(in console: Console) throws -> ExitCode {
    let program = ProgramDeclaration(of: Typeproof.self)
    switch shell {
    case .bash: try console.print(BashCompletions(program: program).script, isForProgram: true)
    case .zsh: try console.print(ZshCompletions(program: program).script, isForProgram: true)
    case .fish: try console.print(FishCompletions(program: program).script, isForProgram: true)
    }
    return .nothingToDo
  }
}

/// A shell that completions are made for.
enum Shell: String, CaseIterable, ArgumentValue {
  case bash
  case zsh
  case fish
}

/// `typeproof manual`: prints the manual page.
struct ManualCommand: Command {
  static let name = "manual"
  static let summary = "Print the manual page for man."
  static let discussion = """
    The page is generated from the declarations of the commands, and says what their help says.

      typeproof manual > ~/.local/share/man/man1/typeproof.1
    """

  func run(in console: Console) throws -> ExitCode {
    try console.print(
      ManualPage(program: ProgramDeclaration(of: Typeproof.self), version: BuildVersions.typeproof)
        .text, isForProgram: true)
    return .nothingToDo
  }
}
