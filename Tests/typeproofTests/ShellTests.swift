import Wording
import Foundation
import Testing

@testable import typeproof

@Suite struct `Completions for bash` {
  private static let script = BashCompletions(program: ProgramDeclaration(of: Post.self)).script

  /// What bash offers behind the words of a command line, the last of which is being typed.
  private func offers(_ words: [String], script: String = Self.script) throws -> [String] {
    let quoted = words.map(ShellWord.quoted).joined(separator: " ")
    let bash = Process()
    bash.executableURL = URL(fileURLWithPath: "/bin/bash")
    bash.arguments = [
      "--norc", "-c",
      script + "\ncompopt() { :; }\nCOMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1)\n"
        + "_\(words[0])\nprintf '%s\\n' \"${COMPREPLY[@]}\"",
    ]
    let output = Pipe()
    bash.standardOutput = output
    try bash.run()
    let told = output.fileHandleForReading.readDataToEndOfFile()
    bash.waitUntilExit()
    #expect(bash.terminationStatus == 0)
    return String(decoding: told, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func `offer the commands`() throws {
    #expect(try offers(["post", ""]) == ["send", "count", "help"])
    #expect(try offers(["post", "se"]) == ["send"])
  }

  @Test func `offer the options of the command that was typed, and of every one`() throws {
    #expect(try offers(["post", "send", "--s"]) == ["--stamps"])
    #expect(
      try offers(["post", "count", "--"]) == ["--color", "--time-limit", "--help", "--version"])
    #expect(try offers(["post", "send", "-u"]) == ["-u"])
  }

  @Test func `offer the values of an option`() throws {
    #expect(try offers(["post", "send", "--paper", ""]) == ["plain", "ruled", "squared"])
    #expect(try offers(["post", "send", "Ada", "--paper", "r"]) == ["ruled"])
    #expect(try offers(["post", "--color", "al"]) == ["always"])
  }

  @Test func `know every command of the program, and find files`() throws {
    let script = BashCompletions(program: ProgramDeclaration(of: Typeproof.self)).script
    let all = try offers(["typeproof", ""], script: script)
    #expect(all == Typeproof.subcommands.map { $0.name } + ["help"])
    let scratch = try ScratchFolder()
    try Data().write(to: URL(fileURLWithPath: scratch.path + "/a.png"))
    let found = try offers(["typeproof", "diff", scratch.path + "/a"], script: script)
    #expect(found == [scratch.path + "/a.png"])
  }
}

@Suite struct `Completions for other shells` {
  private let program = ProgramDeclaration(of: Post.self)

  @Test func `say in zsh's words what may follow`() {
    let script = ZshCompletions(program: program).script
    #expect(script.hasPrefix("#compdef post\n"))
    #expect(script.contains("    'send:Send one letter.'\n"))
    #expect(script.contains("    'help:Show the help of a command.'\n"))
    #expect(script.contains("        help) _describe command commands ;;\n"))
    #expect(script.contains("'--paper[What it is written on.]:paper:(plain ruled squared)'"))
    #expect(script.contains("'(-s --stamps)'{-s,--stamps}'[How many stamps are on it.]:n: '"))
    #expect(script.contains("'1:Who gets it.: '"))
    #expect(script.contains("'*:Who gets a copy.: '"))
  }

  @Test func `give zsh patterns that are no qualifiers`() {
    let script = ZshCompletions(program: ProgramDeclaration(of: Typeproof.self)).script
    #expect(script.contains(":_files -g \"*.json\"'"))
    #expect(script.contains(":_files -g \"*(.png|.svg)\"'"))
  }

  @Test func `say in fish's words what may follow`() {
    let script = FishCompletions(program: program).script
    #expect(
      script.contains("complete -c post -n '__fish_use_subcommand' -a send -d 'Send one letter.'"))
    #expect(
      script.contains(
        "complete -c post -n '__fish_seen_subcommand_from send' -l paper -x "
          + "-a 'plain ruled squared' -d 'What it is written on.'"))
  }

  @Test func `have fish offer files only to options that take one`() {
    #expect(
      FishCompletions(program: program).script
        .contains("-s s -l stamps -x -d 'How many stamps are on it.'"))
    let script = FishCompletions(program: ProgramDeclaration(of: Typeproof.self)).script
    #expect(script.contains(" -l report -x -a '(__fish_complete_directories)' -d "))
    #expect(script.contains(" -l output -r -a '(__fish_complete_suffix .png) "))
  }

  @Test func `have fish offer the commands behind help`() {
    let script = FishCompletions(program: program).script
    #expect(
      script.contains(
        "complete -c post -n '__fish_use_subcommand' -a help -d 'Show the help of a command.'"))
    #expect(
      script.contains(
        "complete -c post -n '__fish_seen_subcommand_from help; "
          + "and not __fish_seen_subcommand_from send count' -a 'send count'"))
  }
}

@Suite struct `The manual page` {
  private let lines = ManualPage(program: ProgramDeclaration(of: Post.self), version: "1.2.3").text
    .split(separator: "\n").map(String.init)

  @Test func `names the program, its commands and their arguments`() {
    #expect(lines[0] == ".TH POST 1 \"\" \"post 1.2.3\" \"User Commands\"")
    #expect(lines.contains(".SS send"))
    #expect(lines.contains("\\fB\\-s\\fR, \\fB\\-\\-stamps\\fR \\fIn\\fR"))
    #expect(lines.contains("What it is written on. (plain, ruled or squared; default: plain)"))
  }

  @Test func `leaves examples as they are`() {
    let example = lines.firstIndex(of: "  post send Ada \\-\\-stamps 2")
    #expect(example.map { lines[$0 - 1] } == ".nf")
    #expect(example.map { lines[$0 + 1] } == ".fi")
  }
}
