public import Changes
public import ImageDiff

/// What a run over a suite came to.
public struct RunReport: Sendable {
  /// The suite.
  public let suite: String
  /// How many cells the suite declares.
  public let declaredCount: Int
  /// The part of the suite that was drawn; `nil` for all of it.
  public var shard: Shard?
  /// The digest of what a part was shared out by, which are all cells and the sizes of their goldens;
  /// parts of one run have the same. `nil` for all of it.
  public var plan: SecureDigest?
  /// The places that the ramps of a part have in the suite, as its file lists them; `nil` for all of it, and
  /// where names decide.
  package var places: [Int]?
  /// What the cells of a part were judged by, which all parts of one run have in common; `nil` for all of it.
  public var inputs: RunInputs?
  /// The cells that were drawn, then obsolete goldens, as the suite lists them.
  public internal(set) var outcomes: [CellOutcome]
  /// How many cells were not drawn, as all that decides on them is what it was when they were last
  /// equal; they are not among `outcomes`. `nil` where every cell was drawn.
  public var unchangedCount: Int?
  /// Files among the goldens that belong to no cell, as paths below the snapshots folder.
  public let strayFiles: [String]
  /// What is not as recorded beside the cells, in words: the fingerprint.
  public let differences: [String]
  /// Libraries that are of another version than at the recording.
  public let drift: [String]
  /// What became of differences made on purpose before the run; `nil` where none was made.
  public var selfCheck: SelfCheck?
  /// What went wrong beside the cells, in words: a file that cannot be read or written.
  public let trouble: [String]
  /// What a reader should know beside, in words: what an interrupted recording left.
  public var notes: [String] = []

  /// How many cells were compared with a golden or found without one.
  public var comparedCount: Int {
    outcomes.count { $0.verdict != .obsolete }
  }

  /// The changes of cells, and which cells have the same.
  public var groups: ChangeGroups { ChangeGroups(of: outcomes) }
}
