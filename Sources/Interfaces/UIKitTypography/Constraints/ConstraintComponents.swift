/// Splits rules into groups that share no variable, so that each group is solved alone.
struct ConstraintComponents {
  private var parents: [Int]

  /// Rules that share variables, directly or through others, and these variables in order.
  struct Component {
    var variables: [Int] = []
    var rules: [ConstraintRule] = []
  }

  init(variableCount: Int) {
    parents = Array(0..<variableCount)
  }

  /// Returns the rules in groups, in the order of their first variables. Rules without variables
  /// come last, in one group.
  mutating func components(of rules: [ConstraintRule]) -> [Component] {
    for rule in rules {
      guard let first = rule.sum.terms.first else { continue }
      for term in rule.sum.terms.dropFirst() { join(first.variable, term.variable) }
    }
    var numbers: [Int: Int] = [:]
    var components: [Component] = []
    var constant = Component()
    for variable in parents.indices {
      let root = root(of: variable)
      if let number = numbers[root] {
        components[number].variables.append(variable)
      } else {
        numbers[root] = components.count
        components.append(Component(variables: [variable]))
      }
    }
    for rule in rules {
      if let first = rule.sum.terms.first, let number = numbers[root(of: first.variable)] {
        components[number].rules.append(rule)
      } else {
        constant.rules.append(rule)
      }
    }
    return components + [constant]
  }

  private mutating func join(_ one: Int, _ other: Int) {
    let (low, high) = (root(of: one), root(of: other))
    if low != high { parents[max(low, high)] = min(low, high) }
  }

  private mutating func root(of variable: Int) -> Int {
    var root = variable
    while parents[root] != root {
      parents[root] = parents[parents[root]]
      root = parents[root]
    }
    return root
  }
}

extension ConstraintComponents.Component {
  /// Solves the rules of the component.
  ///
  /// - Returns: The values in the order of ``variables``, the tags of rules that were not met, and
  ///   whether the work limit was reached.
  func solved() -> (values: [Double], broken: [Int], isExhausted: Bool) {
    var numbers: [Int: Int] = [:]
    for (number, variable) in variables.enumerated() { numbers[variable] = number }
    var tableau = SimplexTableau(variableCount: variables.count)
    tableau.solve(
      rules.map { rule in
        var local = rule
        local.sum = rule.sum.renumbered { numbers[$0] }
        return local
      })
    return (variables.indices.map { tableau.value(of: $0) }, tableau.broken, tableau.isExhausted)
  }
}

extension LinearSum {
  /// Returns the sum with new numbers for its variables, which must keep their order. Terms without
  /// a new number are dropped.
  fileprivate func renumbered(_ number: (Int) -> Int?) -> LinearSum {
    var sum = LinearSum(constant: constant)
    for term in terms {
      guard let variable = number(term.variable) else { continue }
      sum.append(term: LinearSum.Term(variable: variable, coefficient: term.coefficient))
    }
    return sum
  }
}

/// A linear equation or inequality with a priority.
struct ConstraintRule: Sendable {
  enum Relation: Sendable {
    /// The sum is 0.
    case zero
    /// The sum is not below 0.
    case notNegative
  }

  /// The sum that must be 0, or not below 0.
  var sum: LinearSum
  var relation: Relation
  /// The priority from 1 to 1000. Required rules have 1000.
  var priority: Double
  /// The caller's number for the rule, which reports use; `nil` to leave it out of reports.
  var tag: Int?

  init(_ sum: LinearSum, _ relation: Relation, priority: Double = 1000, tag: Int? = nil) {
    self.sum = sum
    self.relation = relation
    self.priority = priority
    self.tag = tag
  }
}
