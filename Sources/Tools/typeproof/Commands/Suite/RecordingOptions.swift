import JSON
import Snapshots

/// The options of commands that write the goldens of a suite.
struct RecordingOptions: ArgumentGroup {
  @OptionGroup var options: SuiteOptions
  @Flag("Change goldens even if CI is set.") var force = false

  /// Writes goldens, and prints what that came to.
  ///
  /// - Parameter write: What is done with the run, which tells how many cells are done.
  /// - Throws: `RecordingOptionsError` where CI is set, or what keeps goldens from being written.
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

  /// - Throws: `RecordingOptionsError` where CI is set: nobody looks at what happens there.
  func checkContinuousIntegration(_ console: Console) throws(RecordingOptionsError) {
    guard force || !isContinuousIntegration(console.environment) else {
      throw .continuousIntegration
    }
  }
}

/// Why goldens are not recorded.
enum RecordingOptionsError: ClassifiedError, Equatable, CustomStringConvertible {
  /// CI is set: what it draws nobody has looked at.
  case continuousIntegration

  var description: String {
    switch self {
    case .continuousIntegration:
      "CI is set, so no golden is recorded: nobody would have looked at it. Record on your own "
        + "machine and commit, or add --force."
    }
  }
}
