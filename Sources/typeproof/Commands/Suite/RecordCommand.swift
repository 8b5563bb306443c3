import JSON
import Snapshots

/// `typeproof record`: makes what is drawn today the golden.
struct RecordCommand: Command {
  static let name = "record"
  static let summary = "Draw every cell and make it the golden."
  static let discussion = """
    A picture whose pixels are right is left as it is, so that recording twice changes nothing. \
    Look at what changed before you commit it.

    All files are replaced together or none is. What was interrupted while they took their places, the \
    next recording takes to its end first, and says so.

    The modes: all; missing, cells without a golden; failed, those and cells that differ; \
    drift-only, cells that differ only because libraries or the size table are of other versions.

      typeproof record --mode missing
      typeproof record --filter '*/body/*'
    """

  /// `RecordMode` without `never`, which would record nothing.
  enum Mode: String, CaseIterable, ArgumentValue {
    case all
    case missing
    case failed
    case driftOnly = "drift-only"

    var mode: RecordMode {
      switch self {
      case .all: .all
      case .missing: .missing
      case .failed: .failed
      case .driftOnly: .driftOnly
      }
    }
  }

  @OptionGroup var options: SuiteOptions
  @Option("Which cells to record.") var mode: Mode = .all
  @Flag("Record even where CI is set.") var force = false

  func run(in console: Console) throws -> ExitCode {
    guard force || !isContinuousIntegration(console.environment) else {
      throw RecordCommandError.continuousIntegration
    }
    let run = try options.run(artifacts: nil, telling: console)
    let progress = console.progress
    let total = run.selectedCount
    let report = try run.record(mode.mode) { progress.show("\(run.suite.name) \($0)/\(total)") }
    progress.clear()
    for note in report.notes { console.complain(TerminalText.escaped(note)) }
    let account = RunAccount(report: report, allowsObsolete: true)
    try console.print(options.json ? account.json().text : account.text(in: console))
    return account.exitCode
  }
}

/// Why goldens are not recorded.
enum RecordCommandError: Error, Equatable, CustomStringConvertible {
  /// CI is set: what it draws nobody has looked at.
  case continuousIntegration

  var description: String {
    switch self {
    case .continuousIntegration:
      "Goldens are not recorded where CI is set, for nobody would have looked at them. "
        + "Record on your own machine and commit, or add --force."
    }
  }
}
