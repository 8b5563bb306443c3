import JSON
import Synchronization

/// The streams that a command writes to: results to the output, problems and progress to the error
/// stream.
struct Console: Sendable {
  private let output: any TextChannel
  private let errors: any TextChannel
  /// The environment variables of the program.
  let environment: [String: String]
  /// The path of this program, to start it again.
  let program: String
  private var color: ColorChoice
  /// The state of a JSON output that may still be empty; `nil` if the output is not JSON.
  private var pendingAnswer: PendingAnswer?

  /// Creates a console with two channels.
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

  /// Returns the same console with another choice of colour.
  func using(_ color: ColorChoice) -> Console {
    var console = self
    console.color = color
    return console
  }

  /// Returns the same console for a command with or without JSON output.
  func answering(inJSON isJSON: Bool) -> Console {
    var console = self
    console.pendingAnswer = isJSON ? PendingAnswer() : nil
    return console
  }

  /// Writes a problem to the output, if that has to be JSON and is still empty.
  func answer(_ trouble: () throws -> JSONValue) {
    guard let pendingAnswer, pendingAnswer.take(), let json = try? trouble() else { return }
    // Silent on purpose: the error side has the same in words.
    try? output.write(json.text + "\n")
  }

  /// Writes a result and a line break. On a terminal, long lines are wrapped between words.
  ///
  /// Names from files or fonts must be escaped with `TerminalText.escaped` first.
  ///
  /// - Parameter isForProgram: Whether the text is for a program, such as JSON, and must not be
  ///   wrapped.
  /// - Throws: `WriteError`, such as on a full disk.
  func print(_ text: String, isForProgram: Bool = false) throws {
    pendingAnswer?.take()
    try output.write((isForProgram ? text : fitted(text, to: output)) + "\n")
  }

  /// Returns a text wrapped for a channel.
  private func fitted(_ text: String, to channel: any TextChannel) -> String {
    columns(of: channel).map { WrappedLines(width: $0).of(text) } ?? text
  }

  /// Returns the width of a terminal in columns: that of `COLUMNS`, or the terminal's own; `nil`
  /// for other channels.
  private func columns(of channel: any TextChannel) -> Int? {
    guard channel.isTerminal else { return nil }
    return environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
      ?? channel.columns
  }

  /// The columns of a help page: the usual number, and the least.
  static let helpWidth = (usual: 80, least: 40)

  /// The columns of a help page on each channel: those of the terminal, within these limits.
  var helpWidth: (output: Int, errors: Int) {
    func width(_ channel: any TextChannel) -> Int {
      max(
        Self.helpWidth.least,
        min(Self.helpWidth.usual, columns(of: channel) ?? Self.helpWidth.usual))
    }
    return (width(output), width(errors))
  }

  /// Writes bytes such as a picture's, without a line break.
  ///
  /// - Throws: `WriteError`.
  func write(_ content: [UInt8]) throws {
    pendingAnswer?.take()
    try output.write(content)
  }

  /// Whether results go to a terminal, where a picture's bytes are not wanted.
  var printsToTerminal: Bool { output.isTerminal }

  /// Writes a problem and a line break to the error stream, wrapped as by `print`. Names must be
  /// escaped in the same way.
  func complain(_ text: String) {
    // Silent on purpose: there is no place left to tell that the place for telling is gone.
    try? errors.write(fitted(text, to: errors) + "\n")
  }

  /// A line with the progress of a long command. It stays empty unless a person watches.
  var progress: ProgressLine {
    let isWatched =
      errors.isTerminal && understandsControls(environment)
      && !isContinuousIntegration(environment)
    return ProgressLine(channel: isWatched ? errors : nil)
  }

  /// Returns the progress of a command with a known amount of work.
  ///
  /// - Parameters:
  ///   - name: The name of the work; `nil` for none.
  ///   - noun: The noun for the units of work, such as “cells”.
  ///   - isForProgram: Whether the result is for a program, so that nobody watches.
  func progress(
    of name: String? = nil, total: Int, _ noun: String, isForProgram: Bool = false
  ) -> WorkProgress {
    WorkProgress(
      on: isForProgram ? ProgressLine(channel: nil) : progress, of: name, total: total, noun)
  }

  /// Returns a text for the output in a style; plain if the output has no colour.
  func styled(_ text: String, _ look: TerminalStyle) -> String {
    let usesColor = color.usesColor(environment: environment, isTerminal: output.isTerminal)
    return usesColor ? look.applied(to: text) : text
  }
}

/// Whether the only JSON answer of a command is still to be written.
private final class PendingAnswer: Sendable {
  private let isGiven = Atomic(false)

  /// Claims the answer; returns `false` if it was claimed before.
  @discardableResult
  func take() -> Bool { !isGiven.exchange(true, ordering: .acquiringAndReleasing) }
}

/// Returns whether the environment is that of a CI service: `CI` is set to anything but `false`,
/// `0` or an empty text.
func isContinuousIntegration(_ environment: [String: String]) -> Bool {
  !["", "false", "0"].contains(environment["CI", default: ""].lowercased())
}

/// One line at the bottom of a terminal that is overwritten as work proceeds.
struct ProgressLine: Sendable {
  private let channel: (any TextChannel)?

  /// Creates a line on a channel; without one, nothing is ever written.
  init(channel: (any TextChannel)?) {
    self.channel = channel
  }

  /// Whether anything is ever written.
  var isWatched: Bool { channel != nil }

  /// Replaces the line. Control characters in names are escaped, and the terminal cuts off what is
  /// too wide.
  func show(_ text: String) {
    // Wrapping is off meanwhile (DECAWM), for a line that wraps could not be written over.
    write("\r\u{1B}[2K\u{1B}[?7l\(TerminalText.escaped(text))\u{1B}[?7h")
  }

  /// Removes the line. Call it before anything else is written, and at the end.
  func clear() {
    write("\r\u{1B}[2K")
  }

  private func write(_ controls: String) {
    // Silent on purpose: work is not given up because nobody can watch it any more.
    try? channel?.write(controls)
  }
}

/// The choice of coloured text with `--color`.
enum ColorChoice: String, CaseIterable, Sendable {
  /// Coloured if the environment and the terminal suggest it.
  case auto
  /// Always coloured, even in a file.
  case always
  /// Never coloured.
  case never
}

extension ColorChoice {
  /// Returns whether text on a stream is coloured.
  ///
  /// The choice decides first. Then `NO_COLOR` counts if it is not empty (no-color.org), and then
  /// `CLICOLOR_FORCE` if it is neither empty nor 0 (bixense.com/clicolors). The last criterion is
  /// whether the stream is a terminal that is not dumb.
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

/// Returns whether a terminal understands control sequences. One without a name, or named dumb,
/// does not.
func understandsControls(_ environment: [String: String]) -> Bool {
  !["", "dumb"].contains(environment["TERM", default: ""])
}
