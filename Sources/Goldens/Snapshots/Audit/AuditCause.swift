/// What makes findings about one text, at several of its categories, one.
struct AuditCause: Hashable {
  let rule: AuditRule
  /// What is wrong in words, where one text may have several such bugs, each of another face; `nil`
  /// where the rule says it.
  let words: String?
}

extension AuditRule {
  /// Whether it tells what a face falls short of, so that each face has findings of its own.
  var isAboutFaces: Bool { [.weightLost, .syntheticStyle].contains(self) }
}
