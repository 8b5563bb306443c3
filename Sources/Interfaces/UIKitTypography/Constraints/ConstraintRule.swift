/// A demand on a sum of variables.
struct ConstraintRule: Sendable {
  enum Relation: Sendable {
    /// The sum is 0.
    case zero
    /// The sum is not below 0.
    case notNegative
  }

  /// What is to be 0, or not below 0.
  var sum: LinearSum
  var relation: Relation
  /// 1 to 1000; what is required has 1000.
  var priority: Double
  /// Which of the caller's demands it is; `nil` for what nobody is to be told of.
  var tag: Int?

  init(_ sum: LinearSum, _ relation: Relation, priority: Double = 1000, tag: Int? = nil) {
    self.sum = sum
    self.relation = relation
    self.priority = priority
    self.tag = tag
  }
}
