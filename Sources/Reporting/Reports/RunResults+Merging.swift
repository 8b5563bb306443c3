import ImageDiff
public import Snapshots

extension RunResults {
  /// Creates the results of the whole suite from those of its shards.
  ///
  /// The same shard may occur twice, as when it was started again. The order of the shards does not
  /// matter.
  ///
  /// - Throws: `ResultsMergeError` if these are not the shards of one run.
  public init(merging parts: [RunResults]) throws(ResultsMergeError) {
    var byIndex: [Int: RunResults] = [:]
    guard let first = parts.first, let count = first.shard?.count else { throw .noPart }
    for part in parts {
      guard let shard = part.shard else { throw .noPart }
      if let difference = first.difference(from: part) { throw .strangers(difference) }
      if let other = byIndex[shard.index], other != part { throw .contradiction(shard) }
      byIndex[shard.index] = part
    }
    let missing = (1...count).filter { byIndex[$0] == nil }
    guard missing.isEmpty else { throw .missing(missing, of: count) }
    let sorted = byIndex.sorted { $0.key < $1.key }.map(\.value)
    self.init(
      suite: first.suite, toolVersion: first.toolVersion, goldens: first.goldens,
      commit: first.commit,
      allowsObsolete: first.allowsObsolete, declaredCount: first.declaredCount,
      cells: Self.listedCells(of: sorted),
      strayFiles: sorted.flatMap(\.strayFiles).sorted(),
      differences: Self.distinct(sorted.flatMap(\.differences)),
      libraryDrift: Self.distinct(sorted.flatMap(\.libraryDrift)),
      troubles: Self.distinct(sorted.flatMap(\.troubles)),
      selfCheck: Self.merged(sorted.compactMap(\.selfCheck)),
      audit: sorted[0].audit)
    let left = declaredCount - comparedCount
    if left > 0 {
      troubles.append(
        "\(left) of \(declaredCount) declared cells \(left == 1 ? "is" : "are") in no shard. "
          + "Verify all shards of one suite, without --filter.")
    }
    if comparedCount == 0 {
      troubles.append("No cell was compared, so nothing is proved. Verify all shards of a suite.")
    }
    troubles += sorted.compactMap(\.missingSelfCheck)
    troubles += sorted.filter(\.troubles.isEmpty).compactMap(\.failedSelfCheck)
    var seen: Set<SnapshotName> = []
    if let twice = cells.first(where: { !seen.insert($0.name).inserted }) {
      throw .twice(twice.name)
    }
  }

  /// The cells of all shards, in the order of the suite.
  private static func listedCells(of parts: [RunResults]) -> [CellResult] {
    var places: [RampName: Int] = [:]
    for part in parts {
      guard let known = part.places else { continue }
      var ramps: [RampName] = []
      for cell in part.cells where cell.verdict != .obsolete && cell.name.ramp != ramps.last {
        ramps.append(cell.name.ramp)
      }
      // What somebody changed by hand is listed by name.
      guard ramps.count == known.count else { continue }
      for (ramp, place) in zip(ramps, known) { places[ramp] = place }
    }
    return parts.flatMap(\.cells).listed(by: \.name) { places[$0] }
  }

  /// Describes the first fact that shards of one run share and these do not; `nil` if there is
  /// none.
  package func difference(from other: RunResults) -> String? {
    let facts = [
      ("the suite", suite, other.suite), ("typeproof", toolVersion, other.toolVersion),
      ("the folder of goldens", goldens, other.goldens),
      ("the commit of the goldens", commit ?? "none", other.commit ?? "none"),
      (
        "the digest of all cells and the sizes of their goldens", Self.words(for: plan),
        Self.words(for: other.plan)
      ),
      ("the number of declared cells", "\(declaredCount)", "\(other.declaredCount)"),
      (
        "the number of shards", shard.map { "\($0.count)" } ?? "",
        other.shard.map { "\($0.count)" } ?? ""
      ), ("--allow-obsolete", "\(allowsObsolete)", "\(other.allowsObsolete)"),
    ]
    if let fact = facts.first(where: { $0.1 != $0.2 }) {
      return "\(fact.0) is \(fact.1) in the first and \(fact.2) in the second"
    }
    return inputDifference(from: other)
  }

  /// Describes the first input that differs, without digests, which would tell a reader nothing;
  /// `nil` if none does.
  private func inputDifference(from other: RunResults) -> String? {
    guard let inputs, let others = other.inputs else {
      return inputs == other.inputs ? nil : "the inputs of one are missing"
    }
    let facts = [
      ("the project's declarations (texts, styles and others) are", inputs.suite == others.suite),
      ("the font files are", inputs.fonts == others.fonts),
      (
        "the goldens, their layout texts or fingerprint.txt, are",
        inputs.goldens == others.goldens
      ),
      ("the versions of libraries are", inputs.libraries == others.libraries),
      ("the builds of typeproof are", inputs.program == others.program),
    ]
    return facts.first { !$0.1 }.map { "\($0.0) not the same in both" }
  }

  /// A sentence that drawn cells were compared without a self-check; `nil` if one was made.
  package var missingSelfCheck: String? {
    let isDrawn = cells.contains { [.equal, .tolerated, .changed].contains($0.verdict) }
    guard isDrawn, selfCheck == nil else { return nil }
    return (shard.map { "Shard \($0)" } ?? "The run")
      + " compared cells without a self-check. Verify again."
  }

  /// A sentence that a shard's self-check missed a difference; `nil` if it missed none.
  private var failedSelfCheck: String? {
    guard let selfCheck, !selfCheck.missed.isEmpty else { return nil }
    return (shard.map { "The self-check of part \($0)" } ?? "The self-check")
      + " failed: \(selfCheck.missed.joined(separator: "; ")). Verify again."
  }

  private static func words(for plan: SecureDigest?) -> String {
    plan.map { "\($0)" } ?? "missing"
  }

  /// Returns the self-check of the first cell, with everything that any of them missed.
  private static func merged(_ checks: [SelfCheckResult]) -> SelfCheckResult? {
    checks.min { $0.cell < $1.cell }.map { first in
      SelfCheckResult(
        cell: first.cell, known: first.known, missed: distinct(checks.flatMap(\.missed)))
    }
  }

  private static func distinct(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }
}

/// The reason why results are not the shards of one run.
public enum ResultsMergeError: Error, Equatable {
  /// There are no results, or some are of a whole suite.
  case noPart
  /// Two results are of different runs. The words name the difference.
  case strangers(String)
  /// A shard occurs twice, with different results.
  case contradiction(Shard)
  /// The shards with these numbers are missing.
  case missing([Int], of: Int)
  /// A cell occurs in two shards.
  case twice(SnapshotName)
}

extension ResultsMergeError: CustomStringConvertible {
  /// The problem, then the remedy.
  public var description: String {
    switch self {
    case .noPart:
      "Only reports of shards can be merged. Write them with: typeproof verify --shard 1/2 "
        + "--report FOLDER"
    case .strangers(let difference):
      "These are not shards of one run: \(difference). Verify all shards in the same way."
    case .contradiction(let shard):
      "Shard \(shard) is there twice, with different results. The drawing depends on the machine, "
        + "or changes from run to run. Find out which, and verify again."
    case .missing(let missing, let count):
      (missing.count == 1 ? "Shard" : "Shards")
        + " \(missing.map { "\($0)/\(count)" }.joined(separator: ", ")) "
        + (missing.count == 1
          ? "is missing. Verify it, and name its folder too."
          : "are missing. Verify them, and name their folders too.")
    case .twice(let cell):
      "The cell \(cell.coordinates) is in two shards. Verify all shards with the same version of "
        + "typeproof."
    }
  }
}
