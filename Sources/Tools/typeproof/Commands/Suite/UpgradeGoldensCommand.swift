import Snapshots

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
