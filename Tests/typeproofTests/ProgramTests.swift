import Testing

@testable import typeproof

@Suite struct `The program` {
  private let output = CapturedChannel()
  private let errors = CapturedChannel()

  private func run(_ words: String...) async -> ExitCode {
    post.run(words, in: Console(output: output, errors: errors, environment: [:]))
  }

  @Test func `ends with what the command returns`() async {
    #expect(await run("send", "Ada", "-s1") == .differences)
    #expect(output.text == "to Ada\n")
  }

  @Test func `tells a wrong command line on the error side and ends with 2`() async {
    #expect(await run("send", "Ada").rawValue == 2)
    #expect(errors.text == "post: --stamps <n> is missing. Add it.\n")
    #expect(output.text == "")
  }

  @Test func `tells what a command throws, with strangers' names made harmless`() async {
    #expect(await run("count") == .trouble)
    #expect(errors.text == "post: The letter a\\u{1B}b is lost. Write it again.\n")
  }

  @Test func `makes harmless what was typed`() async {
    #expect(await run("\u{1B}]0;x\u{7}") == .trouble)
    #expect(errors.text.hasPrefix("post: There is no command “post \\u{1B}]0;x\\u{7}”."))
  }

  @Test func `asked for nothing shows its help as an error`() async {
    #expect(await run() == .trouble)
    #expect(errors.text.hasPrefix("Send letters.\n"))
    #expect(output.text == "")
  }

  @Test(arguments: [["--version"], ["send", "--version"]])
  func `tells its version`(words: [String]) async {
    let console = Console(output: output, errors: errors, environment: [:])
    #expect(post.run(words, in: console) == .nothingToDo)
    #expect(output.text == "post 1.2.3\n")
  }

  @Test func `takes no version or help from behind two dashes`() async {
    #expect(await run("send", "-s1", "--", "--version") == .differences)
    #expect(output.text == "to --version\n")
  }

  @Test func `tells a full disk and ends with 2`() async throws {
    let full = FullChannel()
    let console = Console(output: full, errors: errors, environment: [:])
    #expect(post.run(["send", "Ada", "-s1"], in: console) == .trouble)
    #expect(errors.text.contains("No space left on device"))
  }
}

/// A channel onto a full disk; 28 is ENOSPC.
private struct FullChannel: TextChannel {
  let isTerminal = false
  let columns: Int? = nil
  func write(_ text: String) throws { throw WriteError(code: 28) }
  func write(_ content: [UInt8]) throws { throw WriteError(code: 28) }
}
