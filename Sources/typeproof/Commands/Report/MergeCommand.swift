import Reports
import Reviews
import Snapshots

/// `typeproof merge`: the reports of a suite's parts as one.
struct MergeCommand: Command {
  static let name = "merge"
  static let summary = "Put the reports of a suite's parts together."
  static let discussion = """
    Each machine verifies a part of the suite, as the first of four does by --shard 1/4 --report FOLDER. \
    Merged, they are the report that one machine would have made, the same whatever their order. A part \
    that is not there is an error, and so is one that is there twice with other results. The exit \
    status is that of the whole suite, as verify has it.

      typeproof merge parts/*/ --report .build/report
    """

  @Option("The folder of the report of the whole.", value: "folder", completion: .folder)
  var report: String?
  @Argument("The folders of the parts' reports.", name: "folder", completion: .folder)
  var folders: [String]

  func run(in console: Console) throws -> ExitCode {
    guard let report, !report.isEmpty else { throw SuiteOptionsError.emptyPath(option: "--report") }
    let parts = try folders.map { try ReviewedRun(folder: $0) }
    let results = try RunResults(merging: parts.map(\.results))
    for part in parts {
      for (name, content) in part.pictures.sorted(by: { $0.key < $1.key }) {
        try AtomicFile.write(content, to: "\(report)/\(name)")
      }
    }
    try ReportFolder(path: report).write(results)
    try console.print(TerminalText.escaped(results.sum))
    try GitHubJob.tell(results, asJSON: false, in: console)
    return ExitCode(results.status)
  }
}
