/// A place that a rule found.
struct Found {
  let rule: LintRule
  let node: Node
  /// What is wrong, in a sentence.
  let message: String
  /// A finding that needs no change.
  var isNote = false
}
