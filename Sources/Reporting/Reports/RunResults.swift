public import Audit
public import ImageDiff
public import Snapshots

/// All that a report says of a run, as a value: what pages, files for machines and comments on pull
/// requests are made of.
///
/// It knows no path of the machine that ran, and no clock, so the same run gives the same results.
public struct RunResults: Hashable, Sendable {
  /// The suite.
  public var suite: String
  /// The version of the program that ran.
  public var toolVersion: String
  /// The folder of goldens, as a project calls it, such as `Snapshots`.
  public var goldens: String
  /// The commit that the goldens were taken from; `nil` where they are those of the folder.
  public var commit: String?
  /// Whether goldens that no suite declares leave the status alone.
  public var allowsObsolete: Bool
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
  /// How many cells the suite declares.
  public var declaredCount: Int
  /// The cells that were drawn, then obsolete goldens, as the suite lists them.
  public var cells: [CellResult]
  /// How many cells were not drawn, as all that decides on them is what it was when they were last
  /// equal; they are not among `cells`. `nil` where every cell was drawn.
  public var unchangedCount: Int?
  /// Files among the goldens that belong to no cell, as paths below the folder of goldens.
  public var strayFiles: [String]
  /// What is not as recorded beside the cells, in sentences: the fingerprint.
  public var differences: [String]
  /// Libraries that are of another version than at the recording, such as `FreeType 2.12.1 → 2.13.3`.
  public var libraryDrift: [String]
  /// What went wrong beside the cells' own verdicts, in sentences, each once.
  public var troubles: [String]
  /// What became of differences made on purpose; `nil` where none was made.
  public var selfCheck: SelfCheckResult?
  /// What an audit of the same styles found, the worst first; `nil` where there was none.
  public var audit: [AuditFinding]?
  /// How folders of pictures were compared, whose cells are then pictures of another tool; `nil` for a suite.
  public var comparison: PictureComparison?

  /// Results of known facts.
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

/// Differences made on purpose, and whether they were found.
public struct SelfCheckResult: Hashable, Sendable {
  /// The cell it was made with.
  public var cell: SnapshotName
  /// How many comparisons with a known outcome there were.
  public var known: Int
  /// Those that came out otherwise, in words; empty where all is well.
  public var missed: [String]

  /// A self-check of known facts.
  public init(cell: SnapshotName, known: Int, missed: [String]) {
    self.cell = cell
    self.known = known
    self.missed = missed
  }
}
