import Testing

@testable import typeproof

@Suite struct `The help page` {
  @Test func `of a program lists its commands`() {
    #expect(
      HelpPage(CommandDeclaration(of: Post.self)).text == """
        Send letters.

        Usage: post <command> [options]

        A letter goes to one person, and copies of it may go to many more, who are named
        behind the first.

          post send Ada --stamps 2

        Commands:
          send                    Send one letter.
          count                   Count the letters.

        General options:
          --color <when>          When to use colour. (auto, always or never; default:
                                  auto)
          --time-limit <s>        The processor time that one cell, font or pair of
                                  pictures may take, in seconds. It may wait as long.
                                  (default: 8)
          -h, --help              Show this help.
          --version               Show the version.

        Run “post help <command>” to read about one command.
        """)
  }

  @Test func `of a command lists its arguments and options`() {
    #expect(
      HelpPage(CommandDeclaration(of: Send.self, below: ["post"])).text == """
        Send one letter.

        Usage: post send <person> [<copy> …] --stamps <n> [options]

        Arguments:
          <person>                Who gets it.
          <copy>                  Who gets a copy. (may be repeated)

        Options:
          -s, --stamps <n>        How many stamps are on it.
          --reply-to <person>     Whom to answer.
          --about <word>          What it is about. (may be repeated)
          -u, --urgent            Write “urgent” on it.
          -a, --by-air            Write “by air” on it, in a blue that can be read.
          --paper <paper>         What it is written on. (plain, ruled or squared;
                                  default: plain)

        General options:
          --color <when>          When to use colour. (auto, always or never; default:
                                  auto)
          --time-limit <s>        The processor time that one cell, font or pair of
                                  pictures may take, in seconds. It may wait as long.
                                  (default: 8)
          -h, --help              Show this help.
          --version               Show the version.
        """)
  }

  @Test(arguments: [
    ["send", "--help"], ["send", "-h"], ["help", "send"], ["help", "help", "send"],
    ["send", "--nonsense", "--help"],
    ["--help", "send"], ["send", "-uh", "Ada"],
  ])
  func `is shown however it is asked for`(words: [String]) async {
    let output = CapturedChannel()
    let console = Console(output: output, errors: CapturedChannel(), environment: [:])
    #expect(post.run(words, in: console) == .nothingToDo)
    #expect(output.text.hasPrefix("Send one letter.\n\nUsage: post send"))
  }

  @Test func `a word too long for its line stands alone`() {
    #expect(wrapped("one twothreefour five", width: 8) == ["one", "twothreefour", "five"])
  }

  @Test func `a line may be exactly as wide as the page`() {
    #expect(wrapped("one four five", width: 8) == ["one four", "five"])
  }

  @Test func `lists options of a group with a heading under it`() {
    #expect(
      HelpPage(CommandDeclaration(of: Frank.self)).text.contains(
        """
        Options:
          --paper <paper>         What it is written on. (plain, ruled or squared;
                                  default: plain)

        Stamps:
          --stamps <n>            How many stamps are on it.

        Ink:
          --ink <colour>          What it is written with.

        General options:
        """))
  }

  @Test func `no line of this program's is wider than 80`() {
    let tooWide = allCommands(of: Typeproof.self)
      .flatMap { HelpPage($0).text.split(separator: "\n") }.filter { $0.count > 80 }
    #expect(tooWide == [])
  }

  @Test(arguments: [40, 60, 79]) func `cuts no word on a narrow page`(width: Int) {
    func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }
    for command in allCommands(of: Typeproof.self) {
      let page = HelpPage(command, width: width).text
      #expect(words(page) == words(HelpPage(command).text), "\(command.call)")
      let shown = WrappedLines(width: width).of(page)
      #expect(words(shown) == words(page), "\(command.call)")
      #expect(
        shown.split(separator: "\n").filter { $0.count > width && words(String($0)).count > 1 }
          == [])
    }
  }

  @Test func `is as wide as a terminal, and no wider than 80`() {
    func widest(_ columns: Int?, isTerminal: Bool = true) -> Int {
      let output = CapturedChannel(isTerminal: isTerminal, columns: columns)
      _ = post.run(
        ["help"], in: Console(output: output, errors: CapturedChannel(), environment: [:]))
      return output.text.split(separator: "\n").map(\.count).max() ?? 0
    }
    #expect(widest(50) <= 50 && widest(50) > 40)
    #expect(widest(200) == widest(nil))
    #expect(widest(50, isTerminal: false) == widest(nil))
  }
}

@Suite struct `The declarations of this program` {
  private let commands = allCommands(of: Typeproof.self)

  @Test func `give no name twice in one command`() {
    for command in commands {
      let arguments = command.arguments + command.generalOptions
      let names = arguments.map(\.spelling) + arguments.compactMap(\.letter).map(String.init)
      #expect(Set(names).count == names.count, "\(command.call): \(names)")
    }
  }

  @Test func `explain everything in sentences`() {
    for command in commands {
      for help in [command.summary] + command.arguments.map(\.help) {
        #expect(help.last == ".", "\(command.call): \(help)")
      }
    }
  }

  @Test func `put a repeated argument last`() {
    for command in commands {
      let positionals = command.arguments.filter { $0.role == .positional }
      #expect(positionals.dropLast().allSatisfy { !$0.isRepeated }, "\(command.call)")
    }
  }
}

/// A command whose options stand in groups.
private struct Frank: Command {
  struct Stamps: ArgumentGroup {
    static let heading: String? = "Stamps"
    @Option("How many stamps are on it.", value: "n") var stamps: Int?
  }

  struct Ink: ArgumentGroup {
    static let heading: String? = "Ink"
    @Option("What it is written with.", value: "colour") var ink: String?
  }

  static let name = "frank"
  static let summary = "Frank a letter."
  @OptionGroup var stamps: Stamps
  @OptionGroup var ink: Ink
  @OptionGroup var look: Look
  func run(in console: Console) -> ExitCode { .nothingToDo }
}

private func allCommands(
  of command: any Command.Type, below parents: [String] = []
) -> [CommandDeclaration] {
  let declaration = CommandDeclaration(of: command, below: parents)
  return [declaration]
    + command.subcommands.flatMap { allCommands(of: $0, below: declaration.path) }
}
