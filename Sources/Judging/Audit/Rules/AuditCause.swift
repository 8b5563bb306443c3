/// What makes findings about one text, at several of its categories, one.
package struct AuditCause: Hashable {
  package let rule: AuditRule
  /// What is wrong in words, where one text may have several such bugs, each of another face; `nil`
  /// where the rule says it.
  package let words: String?
}

extension AuditRule {
  /// Whether it tells what a face falls short of, so that each face has findings of its own.
  package var isAboutFaces: Bool { [.weightLost, .syntheticStyle].contains(self) }
}
