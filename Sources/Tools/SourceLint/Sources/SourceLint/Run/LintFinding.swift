/// A place in a source file that breaks a rule.
package struct LintFinding: Equatable, Sendable {
  package let rule: LintRule
  package let isNote: Bool
  package let path: String
  package let line: Int
  /// The column in bytes of UTF-8, from 1.
  package let column: Int
  /// The column in code units of UTF-16, from 1.
  package let utf16Column: Int
  package let message: String
  /// The source line without surrounding blanks. With the rule and the file, it identifies the
  /// finding when lines above it change.
  package let source: String
  /// The reason in a comment that switches the rule off here; `nil` if there is none.
  package var exempted: String?
}

/// The findings of a run, and the files that it could not read.
package struct LintReport: Sendable {
  package var findings: [LintFinding] = []
  /// Sentences about files that were left out, partly or completely.
  package var troubles: [String] = []
  package var swiftFiles = 0
  package var interfaceFiles = 0
  /// The number of trees that were read from the cache.
  package var cached = 0
}
