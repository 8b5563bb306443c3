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

/// `typeproof upgrade-goldens`: writes the texts of goldens anew in the format of today.
struct UpgradeGoldensCommand: Command {
  static let name = "upgrade-goldens"
  static let summary = "Write the texts of goldens in the format of this version."
  static let discussion = """
    Goldens of earlier versions are read as they are, but their texts say less about the inputs: the text \
    before it was cut, the curve of its size, the fonts it falls back on. This command adds what is \
    missing to every cell that is still equal. A cell that differs keeps what is on record, and its text \
    says that the inputs are not known. The file manifest.txt of earlier versions is deleted.

    No picture is touched. Goldens that tests record are upgraded by the tests themselves: run them once \
    with SNAPSHOT_TESTING_RECORD=all.

      typeproof upgrade-goldens
    """

  @OptionGroup var recording: RecordingOptions

  func run(in console: Console) throws -> ExitCode {
    let account = try recording.account(in: console) { run, progress in
      try run.upgradeGoldens(progress: progress)
    }
    // What differs is for verifying to tell: the texts are upgraded all the same.
    return account.exitCode == .trouble ? .trouble : .nothingToDo
  }
}
