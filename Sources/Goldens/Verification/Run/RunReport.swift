public import Changes
public import ImageDiff

/// The results of a run over a suite.
public struct RunReport: Sendable {
  /// The name of the suite.
  public let suite: String
  /// The number of cells that the suite declares.
  public let declaredCount: Int
  /// The part of the suite that was drawn; `nil` for all of it.
  public var shard: Shard?
  /// The digest of the data that divided the suite into parts: all cells and the sizes of their
  /// goldens. Parts of one run have the same; `nil` for a run of the whole suite.
  public var plan: SecureDigest?
  /// The positions of the part's ramps in the suite, in the order of its file. `nil` for a run of
  /// the whole suite, and where names decide.
  package var places: [Int]?
  /// The inputs of the run, which all its parts must share; `nil` for a run of the whole suite.
  public var inputs: RunInputs?
  /// The cells that were drawn, then obsolete goldens, as the suite lists them.
  public internal(set) var outcomes: [CellOutcome]
  /// The number of cells that were not drawn, because all their inputs are the same as when they
  /// were last equal. They are not among `outcomes`. `nil` where every cell was drawn.
  public var unchangedCount: Int?
  /// Files among the goldens that belong to no cell, as paths below the snapshots folder.
  public let strayFiles: [String]
  /// Differences from the recording apart from cells, in words: the fingerprint.
  public let differences: [String]
  /// Libraries whose version changed since the recording.
  public let drift: [String]
  /// The results of deliberate differences, made before the run; `nil` where none were made.
  public var selfCheck: SelfCheck?
  /// Errors apart from cells, in words: a file that cannot be read or written.
  public let trouble: [String]
  /// Notes for the reader, in words: what an interrupted recording left.
  public var notes: [String] = []

  /// The number of cells that were compared with a golden or found without one.
  public var comparedCount: Int {
    outcomes.count { $0.verdict != .obsolete }
  }

  /// The changes of the cells, grouped.
  public var groups: ChangeGroups { ChangeGroups(of: outcomes) }
}
