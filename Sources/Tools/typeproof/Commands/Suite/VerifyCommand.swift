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
    verify draws each sample in each text style at each content size category. It compares the \
    result with the golden: a picture and its layout text. For each difference it says what changed, \
    and writes three pictures (expected, actual, difference) to the artifacts folder. Goldens are \
    never changed.

    --report writes a folder with these files, and with pictures:
      index.html   a page to look at
      report.json  everything that is known about each cell
      summary.md   a comment for a pull request
      junit.xml and reg.json, for other tools
    In a GitHub job, verify also writes annotations and the step's summary.

    --changed draws only cells that were not equal the last time, and cells whose inputs changed. It \
    still reads the goldens of the others.

    With --shard and --report, a shard with differences exits 0. typeproof merge then exits with the \
    status of the whole suite.

    Exit status:
      0  Every cell matches its golden, or differs by no more than is tolerated.
      1  Something is changed, missing or obsolete.
      2  The command line is wrong, or something cannot be drawn, read or written.

      typeproof verify
      typeproof verify --filter '*/body/*.ax3@2x' --artifacts /tmp/differences
      typeproof verify --changed
      typeproof verify --watch
      typeproof verify --report .build/report
      typeproof verify --against main
    """

  @OptionGroup var options: SuiteOptions
  @Option(
    "The folder for pictures of differences. By default SNAPSHOT_ARTIFACTS or "
      + ".build/snapshot-artifacts.",
    value: "folder", completion: .folder)
  var artifacts: String?
  @Option(
    "Write a report to this folder. Pictures of differences go there instead of to --artifacts.",
    value: "folder", completion: .folder)
  var report: String?
  @Option(
    "Compare with the goldens of this commit, instead of those in the folder: a branch, a tag or "
      + "a hash.",
    value: "commit")
  var against: String?
  @Flag(
    "List only changed cells that are not proved by drawing, and count the others. The exit "
      + "status stays the same."
  )
  var unproved = false
  @Flag("Accept goldens that no suite declares.") var allowObsolete = false
  @Option(
    "Only one shard of the suite, such as 2/4, the second of four. typeproof merge combines their "
      + "reports.", value: "part")
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

  /// Verifies once, and prints the result.
  ///
  /// - Parameter deferred: Keeps pictures of differences to be written later; `nil` to write them
  ///   at once.
  private func verify(
    remembering cache: CellCache?, deferring deferred: DeferredPictures? = nil,
    telling console: Console
  ) throws -> ExitCode {
    let folder = report.map { ReportFolder(path: $0) }
    // Should this run end before its report, that of an earlier one would be taken for it.
    try folder?.clear()
    // One that watches ends in its own way.
    let watch =
      change.watch ? nil : EndingWatch(telling: console) { _ in Self.stopped(report, nil) }
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

  /// Returns the findings of an audit of the same styles. If the audit fails, that becomes a
  /// trouble of the run, which otherwise stays as it is.
  private func audited(
    _ run: inout VerifiedRun, leaving output: VerificationOutput
  ) -> [AuditFinding]? {
    do {
      return try WorkWatch.watching(run.audit) { [run] overrun in
        var run = run
        run.results.troubles.append(
          "The audit stopped: \(overrun.name) took too long. Allow more time with --time-limit.")
        // Should this fail, there is nobody to tell: the watch ends all in its own words.
        try? output.leave(run, audit: nil)
      }
    } catch {
      run.results.troubles.append("\(error)")
      return nil
    }
  }

  /// Returns the text to print if a signal ends the command.
  private static func stopped(_ report: String?, _ progress: WorkProgress?) -> String {
    "Stopped" + (progress.map { " after \($0.done) of \($0.totalWords)" } ?? "")
      + ". No golden was changed." + (report == nil ? "" : " No report was written.")
  }

  /// Returns the folder for pictures of differences.
  ///
  /// - Throws: `VerifyCommandError` if a link in the project is in the way of the usual folder.
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
    let progress = console.progress(
      of: run.suite.name, total: run.selectedCount, "cells", isForProgram: options.json)
    defer { progress.end() }
    watch?.stops(progress)
    watch?.says { _ in Self.stopped(report, progress) }
    let outcome = try run.verify { progress.show($0) }
    progress.end()
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
    let progress = console.progress(
      of: plan.suite, total: plan.ramps.reduce(0) { $0 + $1.count }, "cells",
      isForProgram: options.json)
    defer { progress.end() }
    watch.stops(progress)
    watch.says { _ in Self.stopped(report, progress) }
    let outcome = try verification.results(
      of: plan, goldens: committed?.path, isAudited: report != nil
    ) { progress.show($0) }
    progress.end()
    return VerifiedRun(
      results: results(outcome, plan.goldens, committed), pictures: pictures,
      goldens: plan.goldens, fonts: plan.fonts, committed: committed,
      audit: { [audit = outcome.audit] in audit })
  }

  /// Returns the words that start a worker with this command's options.
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

  /// Returns results with the options of this command applied.
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

  /// Returns the goldens of the commit that was asked for; `nil` if none was.
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
  /// The cell's name and standing, to find out whether its ramp was renamed.
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
      throw .notA(
        "a shard, with a count of at most "
          + "\(Shard.greatestCount)", text: argument, example: "2/4")
    }
    self = shard
  }

  var argumentText: String { description }
}
