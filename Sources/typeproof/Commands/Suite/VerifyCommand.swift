import JSON
import Snapshots

/// `typeproof verify`: draws all cells and compares them with their goldens.
struct VerifyCommand: Command {
  static let name = "verify"
  static let summary = "Draw every cell and compare it with its golden."
  static let discussion = """
    Each sample is drawn in each text style at each content size category, and compared with the \
    layout text and the picture on record. What differs is told in words, and its pictures \
    (expected, actual, difference) are put in the artifacts folder. Goldens are never touched.

      typeproof verify
      typeproof verify --filter '*/body/*.ax3@2x' --artifacts /tmp/differences
    """

  @OptionGroup var options: SuiteOptions
  @Option(
    "Where pictures of differences go; SNAPSHOT_ARTIFACTS or .build/snapshot-artifacts unless given.",
    value: "folder", completion: .folder)
  var artifacts: String?
  @Flag("Let goldens that no suite declares pass.") var allowObsolete = false

  func run(in console: Console) throws -> ExitCode {
    let named = console.environment["SNAPSHOT_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 }
    let folder = artifacts ?? named ?? ".build/snapshot-artifacts"
    let run = try options.run(
      artifacts: ArtifactFolder(path: folder), telling: console)
    let progress = console.progress
    let total = run.selectedCount
    let report = try run.verify { progress.show("\(run.suite.name) \($0)/\(total)") }
    progress.clear()
    let account = RunAccount(report: report, allowsObsolete: allowObsolete)
    try console.print(options.json ? account.json.text : account.text(in: console))
    return account.exitCode
  }
}
