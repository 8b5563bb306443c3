import Git
import Imaging
import JSON
import Snapshots
import Wording

/// `typeproof merge-goldens`: resolves conflicts in goldens that both sides of a merge changed.
struct MergeGoldensCommand: Command {
  static let name = "merge-goldens"
  static let summary = "Resolve goldens that a git merge left in conflict."
  static let discussion = """
    git merges goldens by itself if two branches changed different cells. If both changed the same \
    cell, resolve typeproof.json and all else that is drawn, then run this command. It reads both \
    sides from git's index, so it works after merge, rebase and cherry-pick.

    A cell that one branch changed is taken from that branch. A cell that both changed is drawn from \
    the merged project. It becomes golden under three conditions. Each of its inputs is the one of the \
    branch that changed it. The goldens of both branches can be drawn again. The text has no new flaw, \
    such as a truncated line. Both branches have reviewed that. Any other cell stays in conflict, and \
    Typeproof says why. A ramp with such a cell is left alone.

    reviews.txt keeps the lines of both branches. What is resolved is written and added to git's index.

    Exit status:
      0  No golden is in conflict any more.
      1  Some goldens stay in conflict.
      2  The command line is wrong, or something cannot be read or written.

      git merge other-branch
      typeproof merge-goldens
      typeproof verify
      git commit
    """

  @OptionGroup var recording: RecordingOptions

  func run(in console: Console) throws -> ExitCode {
    try recording.checkContinuousIntegration(console)
    let options = recording.options
    if options.filter != nil { throw MergeGoldensError.filtered }
    let watch = EndingWatch(telling: console)
    defer { watch.end() }
    var run = try options.run(artifacts: nil, telling: console)
    do {
      let repository = try GitRepository(around: run.store.root)
      run.fontHistory = CommittedFonts(
        fonts: run.fonts.path, commit: Self.otherBranch(in: repository),
        limit: run.fonts.limits.fileSize)
      let account = try merged(run, in: repository)
      try console.print(
        options.json ? account.json.text : account.text(in: console), isForProgram: options.json)
      return account.conflicts.isEmpty ? .nothingToDo : .differences
    } catch let error as GitError {
      throw MergeGoldensError.git(error, goldens: run.store.root)
    }
  }

  /// Returns the other branch's commit, whose fonts may be needed to draw its goldens again.
  private static func otherBranch(in repository: GitRepository) -> String? {
    // A merge, a cherry-pick and a rebase each have one of these. Without it, today's fonts have to do.
    ["MERGE_HEAD", "CHERRY_PICK_HEAD", "REBASE_HEAD"].lazy
      .compactMap { try? repository.hash(ofCommit: $0) }.first
  }

  private func merged(_ run: SuiteRun, in repository: GitRepository) throws -> MergeAccount {
    let unmerged = try UnmergedFiles(in: repository)
    var account = MergeAccount(goldens: run.store.root, others: unmerged.others)
    guard !unmerged.files.isEmpty else {
      account.conflicts = try run.markedFiles.map {
        ($0, "has conflict markers, but git has no conflict there. Restore it from a commit")
      }
      return account
    }
    let merge = try RampMerge(run)
    let goldens = UnmergedGoldens(unmerged, in: run.store)
    account.conflicts = goldens.strangers.map { ($0, goldens.remedy(for: $0)) }
    for suite in goldens.suites {
      var resolved: [MergedRamp] = []
      for ramp in goldens.ramps where ramp.suite == suite {
        do {
          let sides = try goldens.sides(of: ramp)
          let merged = try merge.merge(ramp, sides, picture: goldens.picture)
          if merged.conflicts.isEmpty { resolved.append(merged) }
          account.conflicts += merged.conflicts.map { ($0.cell.coordinates, $0.words) }
        } catch let error as UnmergedGoldens.Unreadable {
          account.conflicts.append((ramp.coordinates, error.words))
        }
      }
      let reviews = try goldens.reviews(of: suite)
      guard reviews != nil || !resolved.isEmpty else { continue }
      try run.store.edit(suite) { edit in
        for ramp in resolved { try edit.replace(ramp.document, with: ramp.pictures) }
        if let reviews { try edit.replaceReviews(with: reviews) }
        try edit.commit()
      }
      account.merged += resolved
      if reviews != nil { account.reviews.append("\(suite)/\(SnapshotStore.reviewsName)") }
    }
    let paths = account.reviews + account.merged.flatMap(\.paths)
    if !paths.isEmpty { try unmerged.add(paths.filter(goldens.isKnown)) }
    return account
  }
}

extension MergedRamp {
  /// The paths of the ramp's files below the folder of goldens.
  fileprivate var paths: [String] {
    [document.ramp.layoutPath] + pictures.keys.sorted().map(\.picturePath)
  }
}

extension SuiteRun {
  /// The layout texts of the suite with conflict markers.
  fileprivate var markedFiles: [String] {
    get throws {
      try store.files(of: suite.name).filter { file in
        guard file.hasNameEnding(".txt"), let content = try store.content(at: file),
          case .conflictMarker? = ForeignLine(in: content)
        else { return false }
        return true
      }
    }
  }
}

/// The reason why goldens are not merged.
enum MergeGoldensError: ClassifiedError, Equatable, CustomStringConvertible {
  /// A pattern selects cells, but only whole ramps can be merged.
  case filtered
  /// Git cannot read the conflicts.
  case git(GitError, goldens: String)

  var kind: TroubleKind {
    if case .git = self { .git } else { .usage }
  }

  var description: String {
    switch self {
    case .filtered: "merge-goldens resolves all goldens in conflict. Leave out --filter."
    case .git(.noGit(let detail), _): "git cannot be started: \(detail). Install git."
    case .git(.noRepository(_, let detail), let goldens):
      "The goldens in \(goldens) are in no Git repository\(GitError.words(detail)). Name their folder with "
        + "--snapshots."
    case .git(let error, _): "\(error)"
    }
  }
}
