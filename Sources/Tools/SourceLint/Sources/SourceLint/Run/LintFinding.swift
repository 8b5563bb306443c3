/// What the linter tells of a place.
public struct LintFinding: Equatable, Sendable {
  public let rule: LintRule
  public let isNote: Bool
  public let path: String
  public let line: Int
  /// In bytes of UTF-8, from 1.
  public let column: Int
  /// In code units of UTF-16, from 1.
  public let utf16Column: Int
  public let message: String
  /// The line of the source without blanks around it. With the rule and the file, it says which finding this is when
  /// lines above it change.
  public let source: String
  /// The reason of the comment that switches the rule off here.
  public var exempted: String?
}

/// What a run found and could not read.
public struct LintReport: Sendable {
  public var findings: [LintFinding] = []
  /// Sentences about files that were left out, in part or as a whole.
  public var troubles: [String] = []
  public var swiftFiles = 0
  public var interfaceFiles = 0
  /// How many trees came from the cache.
  public var cached = 0
}
