public import Changes
public import GoldenText
public import Suites
public import TextEngine

/// A cell and its verdict.
public struct CellOutcome: Hashable, Sendable {
  /// The cell.
  public let name: SnapshotName
  /// What comparing it came to.
  public internal(set) var verdict: Verdict
  /// Whether its golden was written.
  public let isRecorded: Bool
  /// Where expected, actual and difference were put for looking at; empty where they were not.
  public let artifacts: [String]
  /// Why they could not be put there; `nil` where nothing went wrong.
  public let artifactTrouble: String?
  /// The facts on record; `nil` where there are none, or they are those of today.
  public let recordedFacts: CellFacts?
  /// The facts of today; `nil` where the cell was not drawn.
  public let drawnFacts: CellFacts?
  /// How high the letters of today are; `nil` where the cell was not drawn.
  public let letterHeights: LetterHeights?
  /// Whether it was not drawn, as all that decides on it is what it was when it was last equal.
  package var isUnchanged = false

  /// Inputs that are not those on record and show nowhere in the cell.
  package var unseen: [Change] = []
  /// The inputs of today, of a cell that does not pass; `nil` where they are not known.
  package var head: GoldenHead?
  /// The inputs on record, of a cell that does not pass; `nil` where none are.
  package var recordedHead: GoldenHead?

  /// A cell and its verdict.
  public init(
    name: SnapshotName, verdict: Verdict, isRecorded: Bool = false, artifacts: [String] = [],
    artifactTrouble: String? = nil, recordedFacts: CellFacts? = nil, drawnFacts: CellFacts? = nil,
    letterHeights: LetterHeights? = nil
  ) {
    self.name = name
    self.verdict = verdict
    self.isRecorded = isRecorded
    self.artifacts = artifacts
    self.artifactTrouble = artifactTrouble
    self.recordedFacts = recordedFacts
    self.drawnFacts = drawnFacts
    self.letterHeights = letterHeights
  }
}

extension ChangeGroups {
  /// The groups of a run's changed cells.
  public init(of outcomes: [CellOutcome]) {
    self.init(
      of: outcomes.compactMap { outcome in
        guard case .changed(let change) = outcome.verdict else { return nil }
        return (outcome.name, change.changes)
      })
  }
}
