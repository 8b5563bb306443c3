import Snapshots

/// `typeproof record`: makes today's drawings the goldens.
struct RecordCommand: Command {
  static let name = "record"
  static let summary = "Draw every cell and save it as the golden."
  static let discussion = """
    A golden whose pixels are already right keeps its file, so recording twice changes nothing. Look \
    at what changed before you commit it.

    Either all files are replaced, or none. If a recording is interrupted while it replaces files, \
    the next recording finishes or undoes it first, and says so.

    Modes:
      all         every cell
      missing     cells without a golden
      failed      cells without a golden, and cells that differ
      drift-only  cells that differ only because a library or the size table has
                  another version

      typeproof record --mode missing
      typeproof record --filter '*/body/*'
    """

  /// The record modes without `never`, which would record nothing.
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

/// `typeproof upgrade-goldens`: writes the texts of goldens in today's format.
struct UpgradeGoldensCommand: Command {
  static let name = "upgrade-goldens"
  static let summary = "Rewrite the layout texts of goldens in the format of this version."
  static let discussion = """
    Typeproof reads goldens of earlier versions, but their layout texts record fewer inputs. They \
    lack the text before truncation, the curve of its size, and its fallback fonts. This command \
    adds the missing inputs to every cell that is still equal. A cell that differs keeps its \
    recorded facts, and its text says that the inputs are unknown. The file manifest.txt of earlier \
    versions is deleted.

    No picture is changed. Tests upgrade the goldens that they record: run them once with \
    SNAPSHOT_TESTING_RECORD=all.

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
