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

  @OptionGroup var recording: RecordingOptions
  @Option("Which cells to record.") var mode: Mode = .all

  func run(in console: Console) throws -> ExitCode {
    try recording.account(in: console) { run, progress in
      try run.record(mode.mode, progress: progress)
    }.exitCode
  }
}
