import Synchronization
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

  /// A clock that moves only when it is told to.
  private final class Clock: Sendable {
    private let start = ContinuousClock.now
    private let passed = Mutex(Duration.zero)

    func pass(_ time: Duration) { passed.withLock { $0 += time } }
    func now() -> ContinuousClock.Instant { start + passed.withLock { $0 } }
  }

  @Test func `tells what is done and the time left, and is gone at the end`() {
    let (errors, clock) = (CapturedChannel(), Clock())
    let progress = WorkProgress(
      on: ProgressLine(channel: errors), of: "app", total: 240, "cells", now: clock.now)
    progress.show(12)
    // Nobody reads a line that stands for a twentieth of a second.
    clock.pass(.milliseconds(50))
    progress.show(20)
    clock.pass(.milliseconds(3950))
    progress.show(60)
    progress.end()
    progress.show(72)
    let lines = errors.text.split(separator: "\r\u{1B}[2K", omittingEmptySubsequences: false)
      .map { $0.replacing("\u{1B}[?7l", with: "").replacing("\u{1B}[?7h", with: "") }
    #expect(lines == ["", "app: 12 of 240 cells", "app: 60 of 240 cells, 12 s left", ""])
    #expect(progress.done == 60)
  }

  @Test(
    arguments: [
      (0, 9, 5, nil), (9, 9, 5, nil), (1, 9, 0, nil), (1, 2, 1, "1 s"), (2, 3, 3, "2 s"),
      (1, 60, 1, "59 s"), (1, 61, 1, "1 min"), (1, 62, 1, "2 min"), (1, 3600, 1, "1 h 0 min"),
      (10, 100, 600, "1 h 30 min"),
    ] as [(Int, Int, Int, String?)])
  func `takes the time left from the rate so far`(
    done: Int, total: Int, seconds: Int, words: String?
  ) {
    #expect(WorkProgress.timeLeft(done: done, of: total, after: .seconds(seconds)) == words)
  }

  /// An interrupted command says how far it came, also in a log.
  @Test func `is counted where nobody watches it`() {
    let console = Console(
      output: CapturedChannel(), errors: CapturedChannel(isTerminal: false), environment: [:])
    let progress = console.progress(total: 9, "cells", isForProgram: false)
    progress.show(3)
    progress.show(2)
    #expect(progress.done == 3)
  }

  @Test func `stays silent where the outcome is for a program`() {
    let errors = CapturedChannel(isTerminal: true)
    let console = Console(
      output: CapturedChannel(), errors: errors, environment: ["TERM": "xterm"])
    console.progress(total: 9, "cells", isForProgram: true).show(3)
    #expect(errors.text == "")
  }
}

@Suite struct `Lines in a terminal` {
  @Test(arguments: [
    ("one two three four", "one two three four"),
    ("one two three four five six", "one two three four\n  five six"),
    ("  and two more like it", "  and two more like\n    it"),
    ("a/path/that/is/longer/than/the/line", "a/path/that/is/longer/than/the/line"),
    (
      "see a/path/that/is/longer/than/a/line now", "see\n  a/path/that/is/longer/than/a/line\n  now"
    ),
    ("changed  app/a@2x  words", "changed  app/a@2x\n  words"),
    ("\u{1B}[31mfour\u{1B}[0m letters of red", "\u{1B}[31mfour\u{1B}[0m letters of red"),
    ("漢字漢字漢字 漢字漢字", "漢字漢字漢字\n  漢字漢字"), ("a\n\nb", "a\n\nb"),
  ])
  func `go on between words`(line: String, shown: String) {
    #expect(WrappedLines(width: 20).of(line) == shown)
  }

  @Test(
    arguments: [
      (nil, 40, "one two three four five six seven eight\n  nine"),
      ("30", 40, "one two three four five six\n  seven eight nine"),
      ("none", 200, "one two three four five six seven eight nine"),
    ] as [(String?, Int, String)])
  func `are as wide as COLUMNS says, or the terminal`(
    variable: String?, columns: Int, shown: String
  ) throws {
    let output = CapturedChannel(isTerminal: true, columns: columns)
    let console = Console(
      output: output, errors: output, environment: variable.map { ["COLUMNS": $0] } ?? [:])
    let text = "one two three four five six seven eight nine"
    try console.print(text)
    console.complain(text)
    try console.print(text, isForProgram: true)
    #expect(output.text == "\(shown)\n\(shown)\n\(text)\n")
  }

  @Test func `stay whole where there is no terminal`() throws {
    let output = CapturedChannel(columns: 20)
    let text = "one two three four five six seven eight nine"
    try Console(output: output, errors: output, environment: ["COLUMNS": "20"]).print(text)
    #expect(output.text == text + "\n")
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
