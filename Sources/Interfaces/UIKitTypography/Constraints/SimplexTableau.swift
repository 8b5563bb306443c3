/// Solves linear rules. It meets all required rules if possible. It then meets the others priority
/// by priority, with the smallest possible errors.
///
/// After Badros, Borning and Stuckey, “The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm” (ACM TOCHI 8/4, 2001). Rows of free variables are solved for them. All other rows are
/// kept feasible by the simplex method. Unlike the paper, priorities are solved one after the
/// other. After each, variables that would undo its result are fixed at 0 and leave the tableau. So
/// no weight has to mean “more important than anything below”.
///
/// The answer depends only on the order of the rules. The work is limited: past the limit, the
/// remaining rules are left out, and the required ones are reported.
struct SimplexTableau {
  /// The row of each variable that is in the basis.
  private var rows: [LinearSum?] = []
  /// Whether a variable may be negative.
  private var isFree: [Bool] = []
  /// The basic variables whose rows contain other variables, in ascending order. A row that is only
  /// a number never changes again.
  private var basis: [Int] = []
  /// The number of terms that may still be visited.
  private var budget: Int

  /// The tags of rules that contradict earlier rules, or were left out.
  private(set) var broken: [Int] = []
  /// Whether the work limit was reached.
  private(set) var isExhausted = false

  /// The rounding error that sums may have.
  private static let tolerance = 1e-6

  /// Creates an empty tableau.
  ///
  /// - Parameters:
  ///   - variableCount: The number of free variables, which have the numbers from 0.
  ///   - budget: How many terms may be visited.
  init(variableCount: Int, budget: Int = 40_000_000) {
    rows = Array(repeating: nil, count: variableCount)
    isFree = Array(repeating: true, count: variableCount)
    self.budget = budget
  }

  /// Returns the value of a variable; 0 if no rule decides it.
  func value(of variable: Int) -> Double { rows[variable]?.constant ?? 0 }

  /// Solves the rules, the required ones first, then by descending priority.
  mutating func solve(_ rules: [ConstraintRule]) {
    let required = rules.filter { $0.priority >= 1000 }
    // Equations first, and of them those of few variables: they take these out of all that follows.
    let equations = required.filter { $0.relation == .zero }
    let lengths = Set(equations.map(\.sum.terms.count)).sorted()
    for length in lengths {
      for rule in equations where rule.sum.terms.count == length { require(rule) }
    }
    for rule in required where rule.relation == .notNegative { require(rule) }
    let priorities = Set(rules.map(\.priority)).filter { $0 < 1000 }.sorted(by: >)
    for priority in priorities {
      guard !isExhausted else { return }
      wish(rules.filter { $0.priority == priority })
    }
  }

  // MARK: Demands

  private mutating func require(_ rule: ConstraintRule) {
    guard !isExhausted else {
      note(rule)
      return
    }
    var sum = substituted(rule.sum)
    if rule.relation == .notNegative {
      let slack = newVariable()
      sum.add(LinearSum(variable: slack), times: -1)
      if !hasFreeVariable(sum), sum.constant >= 0 {
        // slack = the rest, which is not negative as things stand.
        sum.remove(slack)
        setRow(slack, sum)
        return
      }
    }
    if solveForFreeVariable(sum) { return }
    if sum.terms.isEmpty {
      if sum.constant.magnitude > Self.tolerance { note(rule) }
      return
    }
    if sum.constant < 0 { sum.scale(by: -1) }
    let artificial = newVariable()
    setRow(artificial, sum)
    minimize(sum)
    discard(artificial, of: rule)
  }

  /// Removes an artificial variable. Notes the rule as broken if it cannot be met.
  private mutating func discard(_ artificial: Int, of rule: ConstraintRule) {
    if let row = rows[artificial] {
      if row.constant > Self.tolerance || isExhausted {
        note(rule)
        removeRow(artificial)
        return
      }
      guard let entering = row.terms.first(where: { $0.variable != artificial }) else {
        removeRow(artificial)
        return
      }
      rows[artificial]?.constant = 0
      pivot(entering: entering.variable, leaving: artificial)
    }
    for variable in basis { rows[variable]?.remove(artificial) }
    settle()
  }

  private mutating func wish(_ rules: [ConstraintRule]) {
    var errors: [Int] = []
    for rule in rules {
      var sum = substituted(rule.sum)
      let above = newVariable()
      let below = newVariable()
      // The sum is `above` − `below`, of which one or both are what it misses 0 by.
      sum.add(LinearSum(variable: above), times: -1)
      sum.add(LinearSum(variable: below))
      errors.append(below)
      if rule.relation == .zero { errors.append(above) }
      if solveForFreeVariable(sum) { continue }
      if sum.constant >= 0 {
        sum.remove(above)
        setRow(above, sum)
      } else {
        sum.remove(below)
        sum.scale(by: -1)
        setRow(below, sum)
      }
    }
    var objective = LinearSum()
    for error in errors {
      objective.add(rows[error] ?? LinearSum(variable: error))
    }
    objective = minimize(objective)
    // What would make this priority worse stays at 0 from here on.
    let fixed = Set(
      objective.terms.filter { $0.coefficient > LinearSum.tolerance }.map(\.variable))
    guard !fixed.isEmpty else { return }
    for variable in basis { rows[variable]?.remove { fixed.contains($0) } }
    settle()
  }

  private mutating func note(_ rule: ConstraintRule) {
    if let tag = rule.tag { broken.append(tag) }
  }

  // MARK: The simplex method

  /// Minimises a sum of variables that may not be negative.
  ///
  /// - Returns: The sum in the non-basic variables at the end.
  @discardableResult
  private mutating func minimize(_ sum: LinearSum) -> LinearSum {
    var objective = sum
    var pivots = 0
    while let entering = entering(objective, byNumber: pivots > 200), !isExhausted {
      guard let leaving = leaving(for: entering) else { return objective }
      pivot(entering: entering, leaving: leaving)
      substitute(entering, in: &objective)
      pivots += 1
    }
    return objective
  }

  /// Returns the variable to bring into the basis: the one with the most negative coefficient.
  /// After many pivots it is the first such variable (Bland's rule), which rules out cycles.
  private func entering(_ objective: LinearSum, byNumber: Bool) -> Int? {
    var best: LinearSum.Term?
    for term in objective.terms where term.coefficient < -LinearSum.tolerance {
      if byNumber { return term.variable }
      if let best, best.coefficient <= term.coefficient { continue }
      best = term
    }
    return best?.variable
  }

  private mutating func leaving(for entering: Int) -> Int? {
    var best: (variable: Int, ratio: Double)?
    for variable in basis where !isFree[variable] {
      guard let row = rows[variable] else { continue }
      budget -= 4
      let coefficient = row.coefficient(of: entering)
      guard coefficient < -LinearSum.tolerance else { continue }
      let ratio = -row.constant / coefficient
      if let best, best.ratio <= ratio { continue }
      best = (variable, ratio)
    }
    return best?.variable
  }

  private mutating func pivot(entering: Int, leaving: Int) {
    guard var row = rows[leaving] else { return }
    let coefficient = row.coefficient(of: entering)
    row.remove(entering)
    row.add(LinearSum(variable: leaving), times: -1)
    row.scale(by: -1 / coefficient)
    removeRow(leaving)
    setRow(entering, row)
  }

  // MARK: Rows

  private mutating func newVariable() -> Int {
    rows.append(nil)
    isFree.append(false)
    return rows.count - 1
  }

  private func hasFreeVariable(_ sum: LinearSum) -> Bool {
    sum.terms.contains { isFree[$0.variable] }
  }

  /// Solves an equation for a free variable, which may be negative.
  ///
  /// - Returns: Whether the equation has a free variable.
  private mutating func solveForFreeVariable(_ sum: LinearSum) -> Bool {
    guard let term = sum.terms.first(where: { isFree[$0.variable] }) else { return false }
    var row = sum
    row.remove(term.variable)
    row.scale(by: -1 / term.coefficient)
    setRow(term.variable, row)
    return true
  }

  private func substituted(_ sum: LinearSum) -> LinearSum {
    var result = LinearSum(constant: sum.constant)
    for term in sum.terms {
      result.add(
        rows[term.variable] ?? LinearSum(variable: term.variable), times: term.coefficient)
    }
    return result
  }

  /// Makes a variable basic, and replaces it by its row in all other rows.
  private mutating func setRow(_ variable: Int, _ row: LinearSum) {
    var hasSettled = false
    for other in basis {
      if substitute(variable, by: row, inRowOf: other) { hasSettled = true }
    }
    if hasSettled { settle() }
    rows[variable] = row
    if !row.terms.isEmpty {
      basis.insert(variable, at: basis.partitioningIndex { $0 > variable })
    }
    budget -= row.terms.count + 8
    if budget < 0 { isExhausted = true }
  }

  /// Replaces a variable by its row in the row of another variable.
  ///
  /// - Returns: Whether the other row is now only a number.
  private mutating func substitute(
    _ variable: Int, by row: LinearSum, inRowOf other: Int
  ) -> Bool {
    budget -= 4
    guard var changed = rows[other] else { return false }
    let coefficient = changed.coefficient(of: variable)
    guard coefficient != 0 else { return false }
    rows[other] = nil
    changed.remove(variable)
    changed.add(row, times: coefficient)
    // A bound that is just met must not be missed by its last bits.
    if !isFree[other], changed.constant < 0, changed.constant > -Self.tolerance {
      changed.constant = 0
    }
    budget -= changed.terms.count + row.terms.count
    rows[other] = changed
    return changed.terms.isEmpty
  }

  /// Removes variables from the basis whose rows are only a number.
  private mutating func settle() {
    basis.removeAll { rows[$0]?.terms.isEmpty != false }
  }

  private func substitute(_ variable: Int, in sum: inout LinearSum) {
    guard let row = rows[variable] else { return }
    let coefficient = sum.coefficient(of: variable)
    guard coefficient != 0 else { return }
    sum.remove(variable)
    sum.add(row, times: coefficient)
  }

  private mutating func removeRow(_ variable: Int) {
    rows[variable] = nil
    let place = basis.partitioningIndex { $0 >= variable }
    if place < basis.count, basis[place] == variable { basis.remove(at: place) }
  }
}

extension Array where Element == Int {
  /// Returns the index of the first element that meets a condition. All later ones must meet it.
  func partitioningIndex(_ isAfter: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
