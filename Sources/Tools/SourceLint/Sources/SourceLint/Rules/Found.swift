/// A place that breaks a rule.
struct Found {
  let rule: LintRule
  let node: Node
  /// A sentence on what is wrong.
  let message: String
  /// Whether the finding needs no change.
  var isNote = false
}
