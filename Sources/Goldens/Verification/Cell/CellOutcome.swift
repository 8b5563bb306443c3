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

  /// Whether it was judged by its layout text, because Git LFS has not fetched its picture.
  package var isWithoutPicture = false

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

/// What comparing a cell with its golden came to.
public enum Verdict: Hashable, Sendable {
  /// The same layout, pixels and files.
  case equal
  /// Something is not as recorded.
  indirect case changed(CellChange)
  /// Something is not as recorded, and drawing the cell again gave another picture or layout still;
  /// the words say how the two differ. Such a cell cannot be judged, nor recorded.
  case unstable(String)
  /// The same layout, and pixels that differ by no more than the suite allows.
  indirect case tolerated(Toleration)
  /// There is no golden.
  case missing
  /// There is a golden that no suite declares.
  case obsolete
  /// There is a golden, but it cannot be read; the words say why and what to do.
  case unreadable(String)
  /// The cell cannot be drawn; the words say why and what to do.
  case failed(String)

  /// Whether all is as it should be, or as the suite allows.
  public var passes: Bool {
    switch self {
    case .equal, .tolerated: true
    default: false
    }
  }
}
