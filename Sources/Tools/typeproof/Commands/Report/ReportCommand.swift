import JSON
import ReportPage
import Reports
import Reviews
import Snapshots

/// `typeproof report`: makes one page of a run.
struct ReportCommand: Command {
  static let name = "report"
  static let summary = "Make an HTML page from a report that verify --report wrote."
  static let discussion = """
    The page contains the whole report and the pictures of its differences. It loads nothing from \
    elsewhere, so you can open it from disk, send it, or keep it in a CI service.

    verify --report already writes this page. Use this command to write it to another place, or to \
    add pictures of the cells that pass.

      typeproof report
      typeproof report --all --output review.html
      typeproof report downloads/report
    """

  @Argument(
    "The folder that verify --report wrote. By default \(ReviewOptions.reportFolder).",
    name: "folder", completion: .folder)
  var folder: String?
  @Option(
    "The file to write. By default index.html in the folder of the report.", value: "file",
    completion: .file(endings: [".html"]))
  var output: String?
  @Flag("Add small pictures of the cells that pass, taken from the goldens.")
  var all = false
  @Option(
    "The folder of goldens for --all. By default Snapshots beside typeproof.json or the nearest "
      + "Fonts folder.",
    value: "folder", completion: .folder)
  var snapshots: String?

  func run(in console: Console) throws -> ExitCode {
    let folder = folder ?? ReviewOptions.reportFolder
    for (option, path) in [
      ("The report", folder), ("--output", output), ("--snapshots", snapshots),
    ]
    where path?.isEmpty == true {
      throw SuiteOptionsError.emptyPath(option: option)
    }
    let goldens = try ReviewOptions.goldens(named: snapshots)
    let run = try ReviewedRun(folder: folder)
    let file = output ?? "\(folder)/\(ReportFolder.pageName)"
    try ReportPlace.check(file, goldens: goldens, option: "--output")
    try ReportPlace.checkIsPage(file)
    var page = ReportPage(results: run.results, pictures: PagePictures(of: run).pictures)
    if all {
      let store = SnapshotStore(root: goldens)
      page.thumbnails = PagePictures.thumbnails(
        of: run.results, in: store, jobs: JobCount.processors.count)
    }
    try AtomicFile.write(try page.html(), to: file)
    for trouble in run.troubles.sorted(by: { $0.key < $1.key }) {
      console.complain(TerminalText.escaped(trouble.value))
    }
    try console.print(file)
    return run.troubles.isEmpty ? .nothingToDo : .trouble
  }
}
