/// Demands that share no variable are solved apart: across and downwards, cell by cell.
struct ConstraintComponents {
  private var parents: [Int]

  /// Demands that hang together, and their variables in ascending order.
  struct Component {
    var variables: [Int] = []
    var rules: [ConstraintRule] = []
  }

  init(variableCount: Int) {
    parents = Array(0..<variableCount)
  }

  /// The demands in groups, in the order of their first variables; demands on constants come last, in
  /// one group without variables.
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
  /// Solves the component.
  ///
  /// - Returns: The values in the order of ``variables``, the tags of demands that were not met, and
  ///   whether the work was too much.
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
  /// The sum with other numbers for its variables, in the same order.
  fileprivate func renumbered(_ number: (Int) -> Int?) -> LinearSum {
    var sum = LinearSum(constant: constant)
    for term in terms {
      guard let variable = number(term.variable) else { continue }
      sum.append(term: LinearSum.Term(variable: variable, coefficient: term.coefficient))
    }
    return sum
  }
}

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
