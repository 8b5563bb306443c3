import JSON
import Reports
import Snapshots

/// `typeproof verify`: draws all cells and compares them with their goldens.
struct VerifyCommand: Command {
  static let name = "verify"
  static let summary = "Draw every cell and compare it with its golden."
  static let discussion = """
    Each sample is drawn in each text style at each content size category, and compared with the \
    layout text and the picture on record. What differs is told in words, and its pictures \
    (expected, actual, difference) are put in the artifacts folder. Goldens are never touched.

    A report is a folder with index.html, a page to look at, report.json, which has all that is known \
    of each cell, junit.xml, reg.json, summary.md, a comment for a pull request, and the pictures. In a job of GitHub's, what \
    failed is told as annotations and in the step's summary too.

    With --shard and --report a part ends with 0 where something differs, and with 2 on trouble: what \
    differs is in its report, and typeproof merge ends as the whole would.

      typeproof verify
      typeproof verify --filter '*/body/*.ax3@2x' --artifacts /tmp/differences
      typeproof verify --report .build/report
      typeproof verify --against main
    """

  @OptionGroup var options: SuiteOptions
  @Option(
    "Where pictures of differences go; SNAPSHOT_ARTIFACTS or .build/snapshot-artifacts unless given.",
    value: "folder", completion: .folder)
  var artifacts: String?
  @Option(
    "Write a report into this folder, with the pictures of differences in place of --artifacts.",
    value: "folder", completion: .folder)
  var report: String?
  @Option(
    "Compare with the goldens of this commit, not with those in the folder; a branch, a tag or a hash.",
    value: "commit")
  var against: String?
  @Flag("Let goldens that no suite declares pass.") var allowObsolete = false
  @Option(
    "Only a part of the suite, such as 2/4, the second of four; typeproof merge puts their reports "
      + "together.", value: "part")
  var shard: Shard?

  func run(in console: Console) throws -> ExitCode {
    if report?.isEmpty == true { throw SuiteOptionsError.emptyPath(option: "--report") }
    if report != nil, artifacts != nil { throw VerifyCommandError.picturesInTwoPlaces }
    let named = console.environment["SNAPSHOT_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 }
    let folder = report.map { ReportFolder(path: $0) }
    let pictures =
      folder?.artifacts
      ?? ArtifactFolder(path: artifacts ?? named ?? ".build/snapshot-artifacts")
    let (asked, audit) = try options.run(of: shard, artifacts: pictures, telling: console)
    let goldens = asked.store.root
    // Its files are there as long as this is.
    let committed = try against.map {
      try CommittedFolder(
        goldens, in: $0, part: asked.suite.name,
        temporaryFolder: temporaryFolder(in: console.environment))
    }
    let run = committed.map { asked.taking(goldensFrom: $0.path) } ?? asked
    let progress = console.progress
    let total = run.selectedCount
    let outcome = try run.verify { progress.show("\(run.suite.name) \($0)/\(total)") }
    progress.clear()
    let account = RunAccount(
      report: outcome, allowsObsolete: allowObsolete, artifacts: pictures, goldens: goldens,
      fonts: run.fonts.path, committed: committed)
    // JSON has no member for it, so it is told beside.
    if options.json, let committed { console.complain(committed.sentence) }
    try console.print(
      options.json
        ? account.json(pictureFolder: pictures.path).text : account.text(in: console))
    if let folder {
      var results = account.results
      results.audit = try audit?.report().findings.standing
      try folder.write(results)
      // Of a part, whoever merges them tells.
      if shard == nil { try GitHubJob.tell(results, asJSON: options.json, in: console) }
    }
    // What differs in a part is for the whole to judge, and the job that merges may wait for parts that
    // ended well.
    let isJudged = shard == nil || report == nil
    return !isJudged && account.exitCode == .differences ? .nothingToDo : account.exitCode
  }

  private func temporaryFolder(in environment: [String: String]) -> String {
    environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
  }
}

extension SuiteRun {
  /// The same run with goldens in another folder.
  fileprivate func taking(goldensFrom folder: String) -> SuiteRun {
    var run = self
    run.store = SnapshotStore(root: folder)
    return run
  }
}

/// Why a verification cannot begin as it is asked for.
enum VerifyCommandError: Error, Equatable, CustomStringConvertible {
  /// A report has its pictures in its own folder.
  case picturesInTwoPlaces

  var description: String {
    switch self {
    case .picturesInTwoPlaces:
      "--report and --artifacts both say where pictures go. Leave out --artifacts."
    }
  }
}
