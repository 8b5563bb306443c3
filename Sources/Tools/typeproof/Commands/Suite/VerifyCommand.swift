import Audit
import Git
import Imaging
import Isolation
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

    With --changed a cell is drawn only where something changed that decides on it, or where it was not \
    equal. Its golden is read all the same.

    With --shard and --report a part ends with 0 where something differs, and with 2 on trouble: what \
    differs is in its report, and typeproof merge ends as the whole would.

      typeproof verify
      typeproof verify --filter '*/body/*.ax3@2x' --artifacts /tmp/differences
      typeproof verify --changed
      typeproof verify --watch
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
  @Flag(
    "List only changed cells that are not proved by drawing, and count the others. The exit status is the same."
  )
  var unproved = false
  @Flag("Let goldens that no suite declares pass.") var allowObsolete = false
  @Option(
    "Only a part of the suite, such as 2/4, the second of four; typeproof merge puts their reports "
      + "together.", value: "part")
  var shard: Shard?

  @OptionGroup var change: ChangeOptions
  @OptionGroup var isolation: IsolationOptions

  func run(in console: Console) throws -> ExitCode {
    try refuseContradictions()
    if let report { try ReportPlace.checkIsBehindNoLink(report, option: "--report") }
    let cache = try change.cells(of: options.projectFolder, in: console)
    guard change.watch else { return try verify(remembering: cache, telling: console) }
    let written = [try pictures(in: console.environment).path, cache?.folder].compactMap(\.self)
    try WatchedVerification(folders: { options.watchedFolders }, written: written) {
      // What a program reads names pictures that are there.
      let deferred = options.json ? nil : DeferredPictures()
      let rest = {
        for trouble in deferred?.write(jobs: options.jobs.count) ?? [] {
          console.complain(TerminalText.escaped(trouble))
        }
      }
      do {
        _ = try verify(remembering: cache, deferring: deferred, telling: console)
      } catch {
        rest()
        throw error
      }
      return rest
    }.run(in: console)
    return .nothingToDo
  }

  /// Verifies once, and tells what came of it.
  ///
  /// - Parameter deferred: What keeps pictures of differences until then; `nil` where they are written before.
  private func verify(
    remembering cache: CellCache?, deferring deferred: DeferredPictures? = nil,
    telling console: Console
  ) throws -> ExitCode {
    let folder = report.map { ReportFolder(path: $0) }
    // Should this run end before its report, that of an earlier one would be taken for it.
    try folder?.clear()
    let isOrdinary = against == nil && !isolation.isolated
    let watch = isOrdinary ? nil : EndingWatch()
    defer { watch?.end() }
    var run = try verified(
      try pictures(in: console.environment), deferred, cache, watch, telling: console)
    let output = VerificationOutput(
      report: folder, isPart: shard != nil, asJSON: options.json, listsUnproved: unproved,
      console: console)
    let findings = folder == nil ? nil : audited(&run, leaving: output)
    try output.leave(run, audit: findings)
    // What differs in a part is for the whole to judge, and the job that merges may wait for parts that
    // ended well.
    let isJudged = shard == nil || report == nil
    let code = ExitCode(run.results.status)
    return !isJudged && code == .differences ? .nothingToDo : code
  }

  /// What an audit of the same styles found. That it cannot be made is one of the run's troubles, and takes
  /// nothing away from what was verified.
  private func audited(
    _ run: inout VerifiedRun, leaving output: VerificationOutput
  ) -> [AuditFinding]? {
    do {
      return try WorkWatch.watching(run.audit) { [run] overrun in
        var run = run
        run.results.troubles.append(
          "The audit came to no end: \(overrun.name) took too long. Allow more with --time-limit.")
        // Should this fail, there is nobody to tell: the watch ends all in its own words.
        try? output.leave(run, audit: nil)
      }
    } catch {
      run.results.troubles.append("\(error)")
      return nil
    }
  }

  /// Where pictures of differences go.
  ///
  /// - Throws: `VerifyCommandError` where a link of the project stands in the way of the usual place.
  private func pictures(
    in environment: [String: String]
  ) throws(VerifyCommandError) -> ArtifactFolder {
    if let report { return ReportFolder(path: report).artifacts }
    let named = environment["SNAPSHOT_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 }
    if let named = artifacts ?? named { return ArtifactFolder(path: named) }
    let usual = ".build/snapshot-artifacts"
    if let link = FileTree.linkInTheWay(of: usual, below: ".") { throw .picturesBehindLink(link) }
    return ArtifactFolder(path: usual)
  }

  private func verified(
    _ pictures: ArtifactFolder, _ deferred: DeferredPictures?, _ cache: CellCache?,
    _ watch: EndingWatch?, telling console: Console
  ) throws -> VerifiedRun {
    let verified =
      if let watch, isolation.isolated {
        try verifiedByWorkers(pictures, watch, telling: console)
      } else {
        try verifiedHere(pictures, deferred, cache, watch, telling: console)
      }
    let store = SnapshotStore(root: verified.committed?.path ?? verified.goldens)
    if let note = RenamedRamps(among: verified.results.cells.map(\.standing), in: store).note {
      console.complain(note)
    }
    return verified
  }

  private func verifiedHere(
    _ pictures: ArtifactFolder, _ deferred: DeferredPictures?, _ cache: CellCache?,
    _ watch: EndingWatch?, telling console: Console
  ) throws -> VerifiedRun {
    if options.jobs.count > 1 { loadLibrariesAhead() }
    let prepared = try options.prepared(of: shard, artifacts: pictures)
    prepared.tell(console)
    var run = prepared.run
    run.thoroughness.trustsDigests = !isolation.noDigests
    run.thoroughness.cache = cache
    run.thoroughness.judgesAllPixels = report != nil || options.json
    run.deferred = deferred
    let goldens = run.store.root
    let committed = try watch.flatMap {
      try goldensOfCommit(goldens, of: run.suite.name, in: console, watch: $0)
    }
    if let committed { run.store = SnapshotStore(root: committed.path) }
    run.fontHistory = CommittedFonts(
      fonts: run.fonts.path, commit: committed?.commit, limit: run.fonts.limits.fileSize)
    let progress = console.progress
    let (suite, total) = (run.suite.name, run.selectedCount)
    let outcome = try run.verify { progress.show("\(suite) \($0)/\(total)") }
    progress.clear()
    for note in outcome.notes { console.complain(TerminalText.escaped(note)) }
    return VerifiedRun(
      results: results(
        RunResults(outcome, toolVersion: BuildVersions.typeproof, artifacts: pictures), goldens,
        committed
      ),
      pictures: pictures, goldens: goldens, fonts: run.fonts.path, committed: committed,
      audit: { [audit = prepared.audit] in try audit?.report().findings.standing })
  }

  private func verifiedByWorkers(
    _ pictures: ArtifactFolder, _ watch: EndingWatch, telling console: Console
  ) throws -> VerifiedRun {
    let roster = WorkerRoster()
    watch.beforeEnding { roster.endAll() }
    let verification = IsolatedVerification(
      arguments: workerArguments(putting: pictures), program: console.program,
      limits: isolation.limits, isFiltered: options.filter != nil, isPart: shard != nil,
      jobs: options.jobs.count, roster: roster)
    var plan = try verification.plan()
    for note in plan.notes { console.complain(TerminalText.escaped(note)) }
    let committed = try goldensOfCommit(
      plan.goldens, of: plan.suite, in: console, watch: watch)
    if let committed { plan = try verification.plan(goldens: committed.path) }
    let progress = console.progress
    let total = plan.ramps.reduce(0) { $0 + $1.count }
    let outcome = try verification.results(
      of: plan, goldens: committed?.path, isAudited: report != nil
    ) { [suite = plan.suite] in progress.show("\(suite) \($0)/\(total)") }
    progress.clear()
    return VerifiedRun(
      results: results(outcome, plan.goldens, committed), pictures: pictures,
      goldens: plan.goldens, fonts: plan.fonts, committed: committed,
      audit: { [audit = outcome.audit] in audit })
  }

  /// The words that call a worker as this command was called.
  private func workerArguments(putting pictures: ArtifactFolder) -> [String] {
    let values: [(name: String, value: String?)] = [
      ("suite", options.suite), ("filter", options.filter), ("snapshots", options.snapshots),
      ("fonts", options.fonts), ("config", options.config), ("artifacts", pictures.path),
      ("shard", shard?.description), ("jobs", "1"),
      ("worker-memory", isolation.workerMemory.argumentText),
      ("worker-time", isolation.workerTime.argumentText),
    ]
    return values.compactMap { name, value in value.map { "--\(name)=\($0)" } }
      + (pictures.arrangement == .apart ? ["--apart"] : []) + options.limits.arguments
  }

  /// Results as this command was asked for them.
  private func results(
    _ results: RunResults, _ goldens: String, _ committed: CommittedFolder?
  ) -> RunResults {
    var results = results
    results.goldens = ProjectPath.name(of: goldens)
    results.commit = committed?.commit
    results.allowsObsolete = allowObsolete
    results.shard = shard
    results.audit = nil
    return results
  }

  /// The goldens of the commit that was asked for; `nil` where none was.
  private func goldensOfCommit(
    _ goldens: String, of suite: String, in console: Console, watch: EndingWatch
  ) throws -> CommittedFolder? {
    let temporary = console.environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    return try against.map {
      try CommittedFolder(
        goldens, in: $0, part: suite,
        project: options.snapshots == nil ? options.projectFolder : nil,
        temporaryFolder: temporary, watch: watch)
    }
  }
}

extension CellResult {
  /// What tells whether its ramp has another name.
  fileprivate var standing: (name: SnapshotName, standing: RenamedRamps.Standing) {
    let standing: RenamedRamps.Standing =
      switch verdict {
      case .obsolete: .obsolete
      case .missing: actual.map { .missing($0.pixels) } ?? .known
      default: .known
      }
    return (name, standing)
  }
}

extension Shard: ArgumentValue {
  init(argument: String) throws(ArgumentValueError) {
    guard let shard = Shard(argument) else {
      throw .notA("a part of at most \(Shard.greatestCount)", text: argument, example: "2/4")
    }
    self = shard
  }

  var argumentText: String { description }
}
