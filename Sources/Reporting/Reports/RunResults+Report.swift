public import Snapshots

extension RunResults {
  /// Creates the results of a run.
  ///
  /// - Parameters:
  ///   - report: The report of the run.
  ///   - toolVersion: The version of the program.
  ///   - goldens: The name of the folder of goldens in the project.
  ///   - commit: The commit that the goldens were taken from; `nil` for none.
  ///   - allowsObsolete: Whether obsolete goldens leave the exit status unchanged.
  ///   - artifacts: The folder that pictures were written to. The results' own file has to be in
  ///     it.
  ///
  /// Sentences may contain paths of this machine; see `plain(by:)`.
  public init(
    _ report: RunReport, toolVersion: String, goldens: String = "Snapshots", commit: String? = nil,
    allowsObsolete: Bool = false, artifacts: ArtifactFolder? = nil
  ) {
    self.init(
      suite: report.suite, toolVersion: toolVersion, goldens: goldens, commit: commit,
      allowsObsolete: allowsObsolete, shard: report.shard, plan: report.plan,
      inputs: report.inputs,
      declaredCount: report.declaredCount,
      cells: report.outcomes.map { CellResult($0, artifacts: artifacts) },
      strayFiles: report.strayFiles, differences: report.differences,
      libraryDrift: report.drift, troubles: report.troubles,
      selfCheck: report.selfCheck.map {
        SelfCheckResult(cell: $0.cell, known: $0.known, missed: $0.missed)
      })
    unchangedCount = report.unchangedCount
    places = report.places
  }
}

extension RunReport {
  /// The problems that belong to no cell, each once.
  public var troubles: [String] {
    var troubles = trouble
    for trouble in outcomes.compactMap(\.artifactTrouble) where !troubles.contains(trouble) {
      troubles.append(trouble)
    }
    return troubles
  }
}

extension CellOutcome {
  /// A sentence about the verdict, without the cell's name; empty if the cell is equal.
  fileprivate var words: String {
    verdict == .missing && recordedFacts != nil
      ? "its picture is gone, but its layout text still exists. Restore the picture, or record it "
        + "again."
      : verdict.words
  }
}

extension CellResult {
  /// Creates the result of one cell.
  ///
  /// - Parameter artifacts: The folder that its pictures were written to.
  init(_ outcome: CellOutcome, artifacts: ArtifactFolder?) {
    self.init(
      name: outcome.name, verdict: outcome.verdict.word, isRecorded: outcome.isRecorded,
      words: outcome.words, changes: outcome.unseen, inputs: outcome.head,
      inputsOnRecord: outcome.recordedHead, letterHeights: outcome.letterHeights)
    (expected, actual) = (outcome.recordedFacts, outcome.drawnFacts)
    isWithoutPicture = outcome.isWithoutPicture
    switch outcome.verdict {
    case .changed(let change):
      changes = change.changes
      consequences = change.consequences
      clusters = change.clusters
      picture = change.picture
      proof = change.proof
    case .tolerated(let toleration):
      tolerance = Tolerance(
        words: "\(toleration.tolerance)", isNear: toleration.isNear,
        countedPixels: toleration.countedPixels)
      picture = .different(toleration.difference)
    case .equal, .missing, .obsolete, .unreadable, .failed, .unstable: break
    }
    guard let artifacts, !outcome.artifacts.isEmpty else { return }
    let name = { (kind: ArtifactFolder.Kind) -> String? in
      let name = artifacts.name(of: kind, of: outcome.name)
      return outcome.artifacts.contains("\(artifacts.path)/\(name)") ? name : nil
    }
    pictures = Pictures(
      expected: name(.expected), actual: name(.actual), difference: name(.difference))
  }
}
