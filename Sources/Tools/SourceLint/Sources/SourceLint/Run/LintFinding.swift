/// A place in a source that breaks a rule.
package struct LintFinding: Equatable, Sendable {
  package let rule: LintRule
  package let isNote: Bool
  package let path: String
  package let line: Int
  /// In bytes of UTF-8, from 1.
  package let column: Int
  /// In code units of UTF-16, from 1.
  package let utf16Column: Int
  package let message: String
  /// The line of the source without blanks around it. With the rule and the file, it says which finding this is when
  /// lines above it change.
  package let source: String
  /// The reason of the comment that switches the rule off here.
  package var exempted: String?
}

/// What a run found and could not read.
package struct LintReport: Sendable {
  package var findings: [LintFinding] = []
  /// Sentences about files that were left out, in part or as a whole.
  package var troubles: [String] = []
  package var swiftFiles = 0
  package var interfaceFiles = 0
  /// How many trees came from the cache.
  package var cached = 0
}
