import JSON
import Snapshots

/// The options of commands that write the goldens of a suite.
struct RecordingOptions: ArgumentGroup {
  @OptionGroup var options: SuiteOptions
  @Flag("Change goldens even if CI is set.") var force = false

  /// Writes goldens, and prints the result.
  ///
  /// - Parameter write: Records with a run, and reports how many cells are done.
  /// - Throws: `RecordingOptionsError` if CI is set, or the reason why goldens cannot be written.
  func account(
    in console: Console, _ write: (SuiteRun, @escaping @Sendable (Int) -> Void) throws -> RunReport
  ) throws -> RunAccount {
    try checkContinuousIntegration(console)
    let watch = EndingWatch(telling: console)
    defer { watch.end() }
    let run = try options.run(artifacts: nil, telling: console)
    let progress = console.progress(
      of: run.suite.name, total: run.selectedCount, "cells", isForProgram: options.json)
    defer { progress.end() }
    watch.stops(progress)
    let report = try write(run) { progress.show($0) }
    progress.end()
    for note in report.notes { console.complain(TerminalText.escaped(note)) }
    let account = RunAccount(report: report, allowsObsolete: true)
    try console.print(
      options.json ? account.json().text : account.text(in: console), isForProgram: options.json)
    return account
  }

  /// - Throws: `RecordingOptionsError` if CI is set, because nobody looks at the drawings there.
  func checkContinuousIntegration(_ console: Console) throws(RecordingOptionsError) {
    guard force || !isContinuousIntegration(console.environment) else {
      throw .continuousIntegration
    }
  }
}

/// The reason why goldens are not recorded.
enum RecordingOptionsError: ClassifiedError, Equatable, CustomStringConvertible {
  /// CI is set, so nobody has looked at the drawings.
  case continuousIntegration

  var description: String {
    switch self {
    case .continuousIntegration:
      "CI is set, so no golden is recorded: nobody would have looked at it. Record on your own "
        + "machine and commit, or add --force."
    }
  }
}
