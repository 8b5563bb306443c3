public import ImageDiff
public import Snapshots

/// The picture of another tool that a cell represents: its path, and the files that were compared.
public struct ComparedPicture: Hashable, Sendable {
  /// The path of the expected picture below its folder, also if it does not exist yet. The cell is
  /// called by it.
  public var path: String
  /// The SHA-256 of the expected file; `nil` if there is none.
  public var expected: SecureDigest?
  /// The SHA-256 of the actual file; `nil` if there is none.
  public var actual: SecureDigest?
  /// The reason why the actual picture cannot be accepted, in sentences; `nil` if it can.
  public var obstacle: String?
  /// The other name of a renamed picture; `nil` if it was not renamed. A review accepts both names or none.
  public var otherName: String?
  /// Whether the name contains the text size.
  public var knowsTextSize: Bool
  /// Sentences about what was ignored or tolerated, each with its reason.
  public var rules: [String]

  /// Creates a picture from its path and the facts of its comparison.
  public init(
    path: String, expected: SecureDigest? = nil, actual: SecureDigest? = nil,
    obstacle: String? = nil, otherName: String? = nil, knowsTextSize: Bool = false,
    rules: [String] = []
  ) {
    self.path = path
    self.expected = expected
    self.actual = actual
    self.obstacle = obstacle
    self.otherName = otherName
    self.knowsTextSize = knowsTextSize
    self.rules = rules
  }
}

/// How the folders of a report of pictures were compared.
public struct PictureComparison: Hashable, Sendable {
  /// The tool whose file names were used to find pairs, such as `playwright`; `nil` for equal paths
  /// in both folders.
  public var tool: String?
  /// The rule that pixels were compared by, such as `exact`.
  public var metric: String

  /// Creates a comparison from a tool and a metric.
  public init(tool: String? = nil, metric: String) {
    self.tool = tool
    self.metric = metric
  }
}

extension RunResults {
  /// The name of a cell for people who look for it: the file of another tool's picture, or the
  /// coordinates.
  public func label(of name: SnapshotName) -> String {
    comparison == nil ? name.coordinates : cell(named: name)?.file?.path ?? name.coordinates
  }
}
