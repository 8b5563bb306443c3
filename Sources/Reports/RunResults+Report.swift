public import Snapshots

extension RunResults {
  /// What a run came to.
  ///
  /// - Parameters:
  ///   - report: The run.
  ///   - toolVersion: The version of the program that ran.
  ///   - goldens: What a project calls the folder of goldens.
  ///   - commit: The commit that the goldens were taken from; `nil` for none.
  ///   - allowsObsolete: Whether goldens that no suite declares leave the status alone.
  ///   - artifacts: Where pictures were put; the results' own file has to lie in the same folder.
  ///   - folders: What to call the folders that words may speak of.
  public init(
    _ report: RunReport, toolVersion: String, goldens: String = "Snapshots", commit: String? = nil,
    allowsObsolete: Bool = false, artifacts: ArtifactFolder? = nil,
    folders: FolderNames = FolderNames()
  ) {
    self.init(
      suite: report.suite, toolVersion: toolVersion, goldens: goldens, commit: commit,
      allowsObsolete: allowsObsolete, shard: report.shard, plan: report.plan,
      declaredCount: report.declaredCount,
      cells: report.outcomes.map { CellResult($0, artifacts: artifacts, folders: folders) },
      causes: report.causes.map {
        CauseResult(
          kind: $0.kind, cause: $0.cause, explanation: $0.explanation, cells: $0.cells)
      },
      strayFiles: report.strayFiles, differences: report.differences.map(folders.plain),
      libraryDrift: report.drift, troubles: report.troubles.map(folders.plain),
      selfCheck: report.selfCheck.map {
        SelfCheckResult(cell: $0.cell, known: $0.known, missed: $0.missed)
      })
  }
}

extension RunReport {
  /// What went wrong beside the cells' own verdicts, each once.
  public var troubles: [String] {
    var troubles = trouble
    for trouble in outcomes.compactMap(\.artifactTrouble) where !troubles.contains(trouble) {
      troubles.append(trouble)
    }
    return troubles
  }
}

extension CellResult {
  /// What comparing a cell came to.
  ///
  /// - Parameters:
  ///   - artifacts: Where its pictures were put.
  ///   - folders: What to call the folders that its words may speak of.
  init(_ outcome: CellOutcome, artifacts: ArtifactFolder?, folders: FolderNames) {
    self.init(
      name: outcome.name, verdict: outcome.verdict.word, isRecorded: outcome.isRecorded,
      words: folders.plain(outcome.verdict.words), expected: outcome.recordedFacts,
      actual: outcome.drawnFacts, letterHeights: outcome.letterHeights)
    switch outcome.verdict {
    case .changed(let change):
      cause = Cause(kind: change.cause.kind, sentence: "\(change.cause)")
      changes = change.facts.map(\.description)
      findings = change.findings.map { FindingResult($0) }
      clusters = change.clusters
      picture = change.picture
    case .tolerated(let toleration):
      tolerance = Tolerance(
        words: "\(toleration.tolerance)", isNear: toleration.isNear,
        countedPixels: toleration.countedPixels)
      picture = .different(toleration.difference)
    case .equal, .missing, .obsolete, .unreadable, .failed, .unstable: break
    }
    guard let artifacts else { return }
    let name = { (kind: ArtifactFolder.Kind) -> String? in
      let name = artifacts.name(of: kind, of: outcome.name)
      return outcome.artifacts.contains("\(artifacts.path)/\(name)") ? name : nil
    }
    pictures = Pictures(
      expected: name(.expected), actual: name(.actual), difference: name(.difference))
  }
}
