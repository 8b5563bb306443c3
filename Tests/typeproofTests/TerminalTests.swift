import Testing

@testable import typeproof

@Suite struct `Text for a terminal` {
  @Test(arguments: [
    HostileText("\u{1B}[31mred", "\\u{1B}[31mred"),
    HostileText("two\nlines\ttab\r", "two\\u{A}lines\\u{9}tab\\u{D}"),
    HostileText("delete\u{7F} csi\u{9B}", "delete\\u{7F} csi\\u{9B}"),
    HostileText("invoice\u{202E}gnp.exe", "invoice\\u{202E}gnp.exe"),
    HostileText("\u{2066}isolated\u{2069}", "\\u{2066}isolated\\u{2069}"),
    HostileText("\u{2028}line", "\\u{2028}line"),
    HostileText("cr\r\nlf", "cr\\u{D}\\u{A}lf"),
    HostileText("a\u{200F}b\u{200E}\u{61C}", "a\\u{200F}b\\u{200E}\\u{61C}"),
  ])
  func `spells out what would act on it`(text: HostileText) {
    #expect(TerminalText.escaped(text.raw) == text.written)
  }

  /// “Workflow commands for GitHub Actions”; the runner looks behind blanks, and for the older form anywhere.
  @Test(arguments: [
    HostileText("::error::x", "\\u{3A}:error::x"),
    HostileText("  ::stop-commands::x", "  \\u{3A}:stop-commands::x"),
    HostileText("##[error]x", "##\\u{5B}error]x"), HostileText("a ##[group]", "a ##\\u{5B}group]"),
    HostileText(":smile:", ":smile:"), HostileText("a::b", "a::b"), HostileText("#[a]", "#[a]"),
    HostileText("a#[b]", "a#[b]"), HostileText("##a#[b]", "##a#[b]"),
  ])
  func `commands no runner of a CI service`(text: HostileText) {
    #expect(TerminalText.escaped(text.raw) == text.written)
  }

  @Test(arguments: ["Größe", "نستعلیق", "می\u{200C}خواهم", "देवनागरी", "👩🏽‍🚀", "a\u{301}", "a\\b"])
  func `leaves every script as it is`(text: String) {
    #expect(TerminalText.escaped(text) == text)
  }
}

@Suite struct `Colour` {
  @Test(arguments: [
    (ColorChoice.always, ["NO_COLOR": "1"], false, true),
    (.never, ["CLICOLOR_FORCE": "1", "TERM": "xterm"], true, false),
    (.auto, ["TERM": "xterm"], true, true),
    (.auto, ["TERM": "xterm"], false, false),
    (.auto, ["TERM": "dumb"], true, false),
    (.auto, [:], true, false),
    (.auto, ["TERM": "xterm", "NO_COLOR": "1"], true, false),
    (.auto, ["TERM": "xterm", "NO_COLOR": ""], true, true),
    (.auto, ["CLICOLOR_FORCE": "1"], false, true),
    (.auto, ["CLICOLOR_FORCE": "0"], false, false),
    (.auto, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false, false),
  ])
  func `is decided by flag, environment and terminal in this order`(
    choice: ColorChoice, environment: [String: String], isTerminal: Bool, usesColor: Bool
  ) {
    #expect(
      choice.usesColor(environment: environment, isTerminal: isTerminal) == usesColor)
  }

  @Test func `is on the output only if it is used`() {
    let console = Console(
      output: CapturedChannel(), errors: CapturedChannel(isTerminal: true),
      environment: ["TERM": "xterm"])
    #expect(console.styled("gone", .red) == "gone")
    #expect(console.using(.always).styled("gone", .red) == "\u{1B}[31mgone\u{1B}[0m")
  }
}

@Suite struct `Progress` {
  private func written(isTerminal: Bool, environment: [String: String]) -> String {
    let errors = CapturedChannel(isTerminal: isTerminal)
    let console = Console(output: CapturedChannel(), errors: errors, environment: environment)
    console.progress.show("3 of 9")
    console.progress.clear()
    return errors.text
  }

  @Test func `writes over its line in a terminal`() {
    #expect(
      written(isTerminal: true, environment: ["TERM": "xterm", "CI": "false"])
        == "\r\u{1B}[2K\u{1B}[?7l3 of 9\u{1B}[?7h\r\u{1B}[2K")
  }

  @Test(arguments: [
    (false, ["TERM": "xterm"]), (true, ["TERM": "dumb"]), (true, ["TERM": "xterm", "CI": "true"]),
  ])
  func `stays silent where nobody watches`(isTerminal: Bool, environment: [String: String]) {
    #expect(written(isTerminal: isTerminal, environment: environment) == "")
  }

  @Test func `makes strangers' names harmless`() {
    let errors = CapturedChannel()
    ProgressLine(channel: errors).show("a\u{1B}b")
    #expect(errors.text.contains("a\\u{1B}b"))
  }
}

/// A text that must not reach the terminal of whoever runs the tests, and how it is to be written.
struct HostileText: Sendable, CustomTestStringConvertible {
  let raw: String
  let written: String
  var testDescription: String { written }

  init(_ raw: String, _ written: String) {
    self.raw = raw
    self.written = written
  }
}
