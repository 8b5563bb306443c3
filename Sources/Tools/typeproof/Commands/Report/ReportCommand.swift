import JSON
import ReportPage
import Reports
import Reviews
import Snapshots

/// `typeproof report`: a run as one page to look at.
struct ReportCommand: Command {
  static let name = "report"
  static let summary = "Make a page of HTML of a run that verify --report wrote down."
  static let discussion = """
    The page has all of the report in it, with the pictures of what differs, and asks nothing of any \
    other place: it can be opened from disk, sent, or kept by a CI service. verify --report writes the \
    same page; this makes it again, elsewhere or with pictures of all other cells too.

      typeproof report
      typeproof report --all --output review.html
      typeproof report downloads/report
    """

  @Argument(
    "The folder that verify --report wrote; \(ReviewOptions.reportFolder) unless given.",
    name: "folder", completion: .folder)
  var folder: String?
  @Option(
    "The page; index.html in the folder of the report unless given.", value: "file",
    completion: .file(endings: [".html"]))
  var output: String?
  @Flag("Put small pictures of the cells that pass into the page too, from the goldens.")
  var all = false
  @Option(
    "The folder of goldens for --all; Snapshots beside typeproof.json or the nearest Fonts folder unless given.",
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
