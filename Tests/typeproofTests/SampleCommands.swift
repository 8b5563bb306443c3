@testable import typeproof

/// A program to parse command lines of.
struct Post: Command {
  static let name = "post"
  static let summary = "Send letters."
  static let discussion = """
    A letter goes to one person, and copies of it may go to many more, who are named \
    behind the first.

      post send Ada --stamps 2
    """
  static let subcommands: [any Command.Type] = [Send.self, Count.self]
  func run(in console: Console) -> ExitCode { .nothingToDo }
}

enum Paper: String, CaseIterable, ArgumentValue {
  case plain, ruled, squared
}

struct Look: ArgumentGroup {
  @Option("What it is written on.") var paper: Paper = .plain
}

struct Send: Command {
  static let name = "send"
  static let summary = "Send one letter."

  @Argument("Who gets it.") var person: String
  @Argument("Who gets a copy.", name: "copy") var copies: [String]
  @Option("How many stamps are on it.", letter: "s", value: "n") var stamps: Int
  @Option("Whom to answer.", name: "reply-to", value: "person") var answer: String?
  @Option("What it is about.", value: "word") var about: [String]
  @Flag("Write “urgent” on it.", letter: "u") var urgent = false
  @Flag("Write “by air” on it, in a blue that can be read.", letter: "a") var byAir = false
  @OptionGroup var look: Look

  func run(in console: Console) throws -> ExitCode {
    try console.print("to \(person)")
    return .differences
  }
}

struct Count: Command {
  static let name = "count"
  static let summary = "Count the letters."

  @Argument("How many there should be.") var expected: Int?

  func run(in console: Console) throws -> ExitCode { throw Lost(letter: "a\u{1B}b") }

  struct Lost: Error, CustomStringConvertible {
    let letter: String
    var description: String { "The letter \(letter) is lost. Write it again." }
  }
}

let post = Program(root: Post.self, version: "1.2.3")

/// The letter a command line after `post send` declares.
func send(_ words: String...) throws -> Send {
  guard case .command(let command, _) = try post.request(for: ["send"] + words),
    let send = command as? Send
  else { throw NotSend() }
  return send
}

/// The sentences that refuse a command line.
func refusal(_ words: String...) -> String? {
  do {
    _ = try post.request(for: words)
    return nil
  } catch {
    return "\(error)"
  }
}

struct NotSend: Error {}
