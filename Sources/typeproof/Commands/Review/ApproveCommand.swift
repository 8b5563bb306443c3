import JSON
import Reports
import Reviews
import Snapshots

/// `typeproof approve`: makes what a report shows the goldens.
struct ApproveCommand: Command {
  static let name = "approve"
  static let summary = "Make what a report shows the golden, cell by cell or by cause."
  static let discussion = """
    Cells are named by their coordinates, or all that differ and match a pattern, as --filter of \
    verify takes it. What becomes the golden is exactly what the report shows: nothing is drawn, and \
    a cell is refused where the golden, its layout or the report's picture has changed since. A \
    golden that no suite declares is deleted. Who approved what and when is added to reviews.txt \
    beside the goldens.

    The exit status is 0 when every cell was accepted, or there was none to accept, 1 when some were \
    refused, and 2 when the command line is wrong or the report cannot be read.

      typeproof approve proof/body/latin.ax3@2x
      typeproof approve '*/body/*' --report /tmp/from-ci
      typeproof approve --group 1
    """

  @Argument("Cells, such as proof/body/latin.ax3@2x or '*/body/*'.", name: "name")
  var names: [String]
  @Option(
    "All cells with one cause: its number from 1 in the order of the report, or a cell of it.",
    value: "group")
  var group: [String]
  @Flag("All cells that differ.") var all = false
  @Option(
    "The folder of the report; .build/report unless given.", value: "folder", completion: .folder)
  var report: String?
  @OptionGroup var options: ReviewOptions
  @Flag("Print the outcome as JSON.") var json = false

  func run(in console: Console) throws -> ExitCode {
    let choices =
      names.map(CellChoice.name) + group.map(CellChoice.group) + (all ? [CellChoice.all] : [])
    guard !choices.isEmpty else { throw ReviewCommandError.nothingNamed }
    let session = try options.session(
      reading: report ?? ReviewOptions.reportFolder, called: "--report", for: Self.name,
      in: console)
    let cells = try choices.flatMap { try session.run.results.cells($0) }
    let account = ApprovalAccount(
      results: session.run.results, answer: try session.decide(.accept, cells))
    try console.print(json ? account.json.text : account.text(in: console))
    return account.exitCode
  }
}
