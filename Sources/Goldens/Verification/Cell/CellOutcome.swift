public import Changes
public import GoldenText
public import Suites
public import TextEngine

/// A cell and its verdict.
public struct CellOutcome: Hashable, Sendable {
  /// The cell.
  public let name: SnapshotName
  /// The result of comparing the cell.
  public internal(set) var verdict: Verdict
  /// Whether its golden was written.
  public let isRecorded: Bool
  /// The paths of the expected, actual and difference pictures; empty where none were written.
  public let artifacts: [String]
  /// Why these pictures could not be written; `nil` where nothing went wrong.
  public let artifactTrouble: String?
  /// The recorded facts; `nil` where there are none, or they are equal to those of today.
  public let recordedFacts: CellFacts?
  /// The facts of today; `nil` where the cell was not drawn.
  public let drawnFacts: CellFacts?
  /// The heights of today's letters; `nil` where the cell was not drawn.
  public let letterHeights: LetterHeights?
  /// Whether the cell was not drawn, because all its inputs are the same as when it was last equal.
  package var isUnchanged = false

  /// Whether the cell was judged by its layout text, because Git LFS has not fetched its picture.
  package var isWithoutPicture = false

  /// Inputs that differ from the recorded ones but have no effect on the cell.
  package var unseen: [Change] = []
  /// The inputs of today, for a cell that does not pass; `nil` where they are unknown.
  package var head: GoldenHead?
  /// The recorded inputs, for a cell that does not pass; `nil` where there are none.
  package var recordedHead: GoldenHead?

  /// Creates the outcome of a cell.
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
  /// Groups the changed cells of a run.
  public init(of outcomes: [CellOutcome]) {
    self.init(
      of: outcomes.compactMap { outcome in
        guard case .changed(let change) = outcome.verdict else { return nil }
        return (outcome.name, change.changes)
      })
  }
}

/// The result of comparing a cell with its golden.
public enum Verdict: Hashable, Sendable {
  /// Layout, pixels and files are the same.
  case equal
  /// Something differs from the recording.
  indirect case changed(CellChange)
  /// Something differs from the recording, and drawing the cell again gave yet another result; the
  /// words say how the two drawings differ. Such a cell cannot be judged or recorded.
  case unstable(String)
  /// The layout is the same, and the pixels differ by no more than the suite allows.
  indirect case tolerated(Toleration)
  /// The cell has no golden.
  case missing
  /// The golden belongs to a cell that no suite declares.
  case obsolete
  /// The golden cannot be read; the words say why and what to do.
  case unreadable(String)
  /// The cell cannot be drawn; the words say why and what to do.
  case failed(String)

  /// Whether the cell is equal or tolerated.
  public var passes: Bool {
    switch self {
    case .equal, .tolerated: true
    default: false
    }
  }
}
