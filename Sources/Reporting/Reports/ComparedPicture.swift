public import ImageDiff
public import Snapshots

/// A picture of another tool that a cell stands for: where it lies, and what was looked at.
public struct ComparedPicture: Hashable, Sendable {
  /// Where the expected picture lies or would lie, as a path below the folder of expected pictures; what the cell is
  /// called for people.
  public var path: String
  /// The SHA-256 of the expected file; `nil` where there is none.
  public var expected: SecureDigest?
  /// The SHA-256 of the actual file; `nil` where there is none.
  public var actual: SecureDigest?
  /// Why the actual picture can only be looked at, in sentences; `nil` where it can be accepted.
  public var obstacle: String?
  /// The other name of a renamed picture; `nil` if it was not renamed. A review accepts both names or none.
  public var otherName: String?
  /// Whether the name says the text size.
  public var knowsTextSize: Bool
  /// What was not compared, or less strictly than the rest, each with its reason, in sentences.
  public var rules: [String]

  /// A picture of known facts.
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

/// How the folders were compared that a report of pictures is about.
public struct PictureComparison: Hashable, Sendable {
  /// The tool whose names of files were followed, such as `playwright`; `nil` for equal paths in both folders.
  public var tool: String?
  /// How pictures were compared, such as `exact`.
  public var metric: String

  /// A comparison of known facts.
  public init(tool: String? = nil, metric: String) {
    self.tool = tool
    self.metric = metric
  }
}

extension RunResults {
  /// What a cell is called for people who look for it: the file of another tool's picture, or the coordinates.
  public func label(of name: SnapshotName) -> String {
    comparison == nil ? name.coordinates : cell(named: name)?.file?.path ?? name.coordinates
  }
}
