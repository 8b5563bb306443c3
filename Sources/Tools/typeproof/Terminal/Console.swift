import JSON
import Synchronization

/// Where a command writes: results to the output, complaints and progress to the error side.
struct Console: Sendable {
  private let output: any TextChannel
  private let errors: any TextChannel
  /// The environment variables the program was started with.
  let environment: [String: String]
  /// The path of this program, for what starts it again.
  let program: String
  private var color: ColorChoice
  /// Whether the output is JSON, and nothing of it was written yet; `nil` where it is none.
  private var pendingAnswer: PendingAnswer?

  /// A console over two channels.
  init(
    output: any TextChannel, errors: any TextChannel, environment: [String: String],
    program: String = "/proc/self/exe", color: ColorChoice = .auto
  ) {
    self.output = output
    self.errors = errors
    self.environment = environment
    self.program = program
    self.color = color
  }

  /// The same console with another choice of colour.
  func using(_ color: ColorChoice) -> Console {
    var console = self
    console.color = color
    return console
  }

  /// The same console for a command whose output is JSON, or is not.
  func answering(inJSON isJSON: Bool) -> Console {
    var console = self
    console.pendingAnswer = isJSON ? PendingAnswer() : nil
    return console
  }

  /// Writes what went wrong to the output, where that is to be JSON and is still empty.
  func answer(_ trouble: () throws -> JSONValue) {
    guard let pendingAnswer, pendingAnswer.take(), let json = try? trouble() else { return }
    // Silent on purpose: the error side has the same in words.
    try? output.write(json.text + "\n")
  }

  /// Writes a result and a line break. On a terminal, lines that are wider go on between words.
  ///
  /// Names that come from files or fonts must have gone through `TerminalText.escaped`.
  ///
  /// - Parameter isForProgram: Whether the text is for a program, such as JSON, and stays as it is.
  /// - Throws: `WriteError`, such as on a full disk.
  func print(_ text: String, isForProgram: Bool = false) throws {
    pendingAnswer?.take()
    try output.write((isForProgram ? text : fitted(text, to: output)) + "\n")
  }

  /// The text as people read it on a channel.
  private func fitted(_ text: String, to channel: any TextChannel) -> String {
    columns(of: channel).map { WrappedLines(width: $0).of(text) } ?? text
  }

  /// How wide a terminal is: as `COLUMNS` says, or as the terminal does; `nil` elsewhere.
  private func columns(of channel: any TextChannel) -> Int? {
    guard channel.isTerminal else { return nil }
    return environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
      ?? channel.columns
  }

  /// The columns of a page of help: by default, and on the narrowest terminal.
  static let helpWidth = (usual: 80, least: 40)

  /// How wide a page of help is on a channel: no wider than it is elsewhere.
  var helpWidth: (output: Int, errors: Int) {
    func width(_ channel: any TextChannel) -> Int {
      max(
        Self.helpWidth.least,
        min(Self.helpWidth.usual, columns(of: channel) ?? Self.helpWidth.usual))
    }
    return (width(output), width(errors))
  }

  /// Writes content as it is, such as a picture, with nothing behind it.
  ///
  /// - Throws: `WriteError`.
  func write(_ content: [UInt8]) throws {
    pendingAnswer?.take()
    try output.write(content)
  }

  /// Whether results go to a terminal, which is no place for a picture's bytes.
  var printsToTerminal: Bool { output.isTerminal }

  /// Writes a complaint and a line break, wrapped as by `print`; the same care for names as there.
  func complain(_ text: String) {
    // Silent on purpose: there is no place left to tell that the place for telling is gone.
    try? errors.write(fitted(text, to: errors) + "\n")
  }

  /// The line that shows how far a long command has come; it stays empty unless somebody watches.
  var progress: ProgressLine {
    let isWatched =
      errors.isTerminal && understandsControls(environment)
      && !isContinuousIntegration(environment)
    return ProgressLine(channel: isWatched ? errors : nil)
  }

  /// The same line for a command that has so much to do.
  ///
  /// - Parameters:
  ///   - name: What the work is on; `nil` for nothing of its own.
  ///   - noun: What there are so many of, such as “cells”.
  ///   - isForProgram: Whether the outcome is for a program, and nobody watches.
  func progress(
    of name: String? = nil, total: Int, _ noun: String, isForProgram: Bool = false
  ) -> WorkProgress {
    WorkProgress(
      on: isForProgram ? ProgressLine(channel: nil) : progress, of: name, total: total, noun)
  }

  /// A text in a look, for the output; plain where the output has no colour.
  func styled(_ text: String, _ look: TerminalStyle) -> String {
    let usesColor = color.usesColor(environment: environment, isTerminal: output.isTerminal)
    return usesColor ? look.applied(to: text) : text
  }
}

/// Whether the one answer of a command is still to be given.
private final class PendingAnswer: Sendable {
  private let isGiven = Atomic(false)

  /// Takes the place of the answer; `false` where another has it.
  @discardableResult
  func take() -> Bool { !isGiven.exchange(true, ordering: .acquiringAndReleasing) }
}

/// Whether the environment is that of a continuous integration service: `CI` is set to anything
/// but `false` or `0`.
func isContinuousIntegration(_ environment: [String: String]) -> Bool {
  !["", "false", "0"].contains(environment["CI", default: ""].lowercased())
}

/// One line at the foot of a terminal that is written over as work goes on.
struct ProgressLine: Sendable {
  private let channel: (any TextChannel)?

  /// A line on that channel; with none, nothing is ever written.
  init(channel: (any TextChannel)?) {
    self.channel = channel
  }

  /// Whether anything is ever written.
  var isWatched: Bool { channel != nil }

  /// Replaces the line. Names from strangers are made harmless; the terminal cuts off what is wider
  /// than itself.
  func show(_ text: String) {
    // Wrapping is off meanwhile (DECAWM), for a line that wraps could not be written over.
    write("\r\u{1B}[2K\u{1B}[?7l\(TerminalText.escaped(text))\u{1B}[?7h")
  }

  /// Takes the line away; to be called before anything else is written, and at the end.
  func clear() {
    write("\r\u{1B}[2K")
  }

  private func write(_ controls: String) {
    // Silent on purpose: work is not given up because nobody can watch it any more.
    try? channel?.write(controls)
  }
}

/// Whether text is coloured, as asked for with `--color`.
enum ColorChoice: String, CaseIterable, Sendable {
  /// As the environment and the terminal suggest.
  case auto
  /// Even into a file.
  case always
  /// Nowhere.
  case never
}

extension ColorChoice {
  /// Whether text that goes to one place is coloured.
  ///
  /// What was asked for decides; then `NO_COLOR`, if it is not empty (no-color.org); then
  /// `CLICOLOR_FORCE`, if it is neither empty nor 0 (bixense.com/clicolors); then whether the text
  /// goes to a terminal that is not dumb.
  func usesColor(environment: [String: String], isTerminal: Bool) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if environment["NO_COLOR", default: ""] != "" { return false }
      if !["", "0"].contains(environment["CLICOLOR_FORCE", default: ""]) { return true }
      return isTerminal && understandsControls(environment)
    }
  }
}

/// Whether a terminal in this environment can do more than print: one without a name, or named
/// dumb, is taken to do no more.
func understandsControls(_ environment: [String: String]) -> Bool {
  !["", "dumb"].contains(environment["TERM", default: ""])
}
