public import Audit
public import ImageDiff
public import Snapshots

/// Everything that a report says about a run, as a value. Pages, JSON files and comments on pull
/// requests are made from it.
///
/// It contains no path of the machine and no time, so the same run gives the same results.
public struct RunResults: Hashable, Sendable {
  /// The name of the suite.
  public var suite: String
  /// The version of the program that made the run.
  public var toolVersion: String
  /// The name of the folder of goldens in the project, such as `Snapshots`.
  public var goldens: String
  /// The commit that the goldens were taken from; `nil` if they were read from the folder.
  public var commit: String?
  /// Whether obsolete goldens leave the exit status unchanged.
  public var allowsObsolete: Bool
  /// The shard that was drawn; `nil` for the whole suite.
  public var shard: Shard?
  /// The digest of all cells and the sizes of their goldens, which decide what belongs to a shard.
  /// Shards of one run share it; `nil` for the whole suite.
  public var plan: SecureDigest?
  /// The positions of the shard's ramps in the suite's file; `nil` for the whole suite, or if the
  /// order of names counts.
  package var places: [Int]?
  /// The inputs that a shard's cells were judged by. All shards of one run share them; `nil` for
  /// the whole suite.
  public var inputs: RunInputs?
  /// The number of cells that the suite declares.
  public var declaredCount: Int
  /// The cells that were drawn, in the order of the suite, then obsolete goldens.
  public var cells: [CellResult]
  /// The number of cells that were not drawn, because nothing changed since they were equal. They
  /// are not in `cells`; `nil` if every cell was drawn.
  public var unchangedCount: Int?
  /// Files among the goldens that belong to no cell, as paths below the folder of goldens.
  public var strayFiles: [String]
  /// Differences that belong to no cell, in sentences: those of the fingerprint.
  public var differences: [String]
  /// Libraries whose version differs from the recording's, such as `FreeType 2.12.1 → 2.13.3`.
  public var libraryDrift: [String]
  /// Problems that belong to no cell, in sentences, each once.
  public var troubles: [String]
  /// The result of the self-check, which makes differences on purpose; `nil` if there was none.
  public var selfCheck: SelfCheckResult?
  /// The findings of an audit of the same styles, the worst first; `nil` if there was none.
  public var audit: [AuditFinding]?
  /// How folders of another tool's pictures were compared; `nil` for a suite.
  public var comparison: PictureComparison?

  /// Creates the results of a run.
  public init(
    suite: String, toolVersion: String, goldens: String = "Snapshots", commit: String? = nil,
    allowsObsolete: Bool = false,
    shard: Shard? = nil, plan: SecureDigest? = nil, inputs: RunInputs? = nil,
    declaredCount: Int, cells: [CellResult] = [],
    strayFiles: [String] = [], differences: [String] = [], libraryDrift: [String] = [],
    troubles: [String] = [], selfCheck: SelfCheckResult? = nil, audit: [AuditFinding]? = nil
  ) {
    self.suite = suite
    self.toolVersion = toolVersion
    self.goldens = goldens
    self.commit = commit
    self.allowsObsolete = allowsObsolete
    self.shard = shard
    self.plan = plan
    self.inputs = inputs
    self.declaredCount = declaredCount
    self.cells = cells
    self.strayFiles = strayFiles
    self.differences = differences
    self.libraryDrift = libraryDrift
    self.troubles = troubles
    self.selfCheck = selfCheck
    self.audit = audit
  }
}

/// The result of a self-check: differences made on purpose, and whether they were found.
public struct SelfCheckResult: Hashable, Sendable {
  /// The cell that the self-check used.
  public var cell: SnapshotName
  /// The number of comparisons whose outcome was known before.
  public var known: Int
  /// Comparisons with another outcome than expected, in words; empty if there are none.
  public var missed: [String]

  /// Creates the result of a self-check.
  public init(cell: SnapshotName, known: Int, missed: [String]) {
    self.cell = cell
    self.known = known
    self.missed = missed
  }
}
