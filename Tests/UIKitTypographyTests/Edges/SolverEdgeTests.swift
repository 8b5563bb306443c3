import Testing

@testable import UIKitTypography

/// Rules at the edges of what the solver tells apart. The numbers are exact where they can be.
@Suite struct `Rules that nearly meet` {
  private let x = LinearSum(variable: 0)

  private func solve(_ rules: [ConstraintRule]) -> (x: Double, broken: [Int]) {
    var tableau = SimplexTableau(variableCount: 2)
    tableau.solve(rules)
    return (tableau.value(of: 0), tableau.broken)
  }

  private func atMost(_ limit: Double, tag: Int? = nil) -> ConstraintRule {
    ConstraintRule(LinearSum(constant: limit) - x, .notNegative, tag: tag)
  }

  private func atLeast(_ limit: Double, tag: Int? = nil) -> ConstraintRule {
    ConstraintRule(x + -limit, .notNegative, tag: tag)
  }

  private func wished(_ value: Double, _ priority: Double) -> ConstraintRule {
    ConstraintRule(x + -value, .zero, priority: priority)
  }

  @Test func `are met if they miss each other by no more than a millionth`() {
    let numbers: [(Double, ConstraintRule.Relation)] = [
      (1e-6, .zero), (2e-6, .zero), (-1e-6, .notNegative), (-2e-6, .notNegative),
    ]
    let rules = numbers.enumerated().map { index, number in
      ConstraintRule(LinearSum(constant: number.0), number.1, tag: index)
    }
    #expect(solve(rules).broken == [1, 3])
  }

  @Test(arguments: [3.0, 30]) func `leave the one value between them`(wish: Double) {
    let (x, broken) = solve([
      atMost(10, tag: 0), atLeast(10.0000005, tag: 1), wished(wish, 250),
    ])
    #expect(abs(x - 10) < 1e-5)
    #expect(broken == [])
  }

  @Test func `have no effect if they are left out`() {
    let (x, broken) = solve([atMost(10, tag: 0), atLeast(20, tag: 1), wished(5, 250)])
    #expect(x == 5)
    #expect(broken == [1])
  }

  @Test func `meet a wish that is within the bound exactly`() {
    #expect(solve([atMost(3.5), wished(3, 250)]).x == 3)
    #expect(solve([atLeast(2.5), wished(3, 250)]).x == 3)
  }

  @Test func `leave room for the next wish`() {
    let wish = ConstraintRule(x + -0.5, .notNegative, priority: 750)
    #expect(solve([atLeast(0.25), atMost(1), wish, wished(1, 250)]).x == 1)
    #expect(solve([atLeast(0.25), atMost(1), wish, wished(0, 250)]).x == 0.5)
  }

  /// Beale's example of 1955, in which the steepest step leads back to where it began.
  @Test func `are solved where the steepest way goes round for ever`() {
    let variables = (0..<4).map { LinearSum(variable: $0) }
    func sum(_ constant: Double, _ factors: [Double]) -> LinearSum {
      zip(variables, factors).reduce(LinearSum(constant: constant)) { $0 + $1.0 * $1.1 }
    }
    var rules = variables.map { ConstraintRule($0, .notNegative) }
    rules.append(ConstraintRule(sum(0, [-0.25, 8, 1, -9]), .notNegative))
    rules.append(ConstraintRule(sum(0, [-0.5, 12, 0.5, -3]), .notNegative))
    rules.append(ConstraintRule(sum(1, [0, 0, -1, 0]), .notNegative))
    rules.append(
      ConstraintRule(sum(-1000, [0.75, -20, 0.5, -6]), .notNegative, priority: 250))
    var tableau = SimplexTableau(variableCount: 4)
    tableau.solve(rules)
    #expect(!tableau.isExhausted)
    let values = (0..<4).map { tableau.value(of: $0) }
    for (value, expected) in zip(values, [1.0, 0, 1, 0]) { #expect(abs(value - expected) < 1e-9) }
  }
}

/// The work is counted in terms: a row is counted as its terms and 8 more, each look into another
/// row as 4, and what is put into a row as the terms of both.
@Suite struct `The limit of a solver's work` {
  private let x = LinearSum(variable: 0)
  private let y = LinearSum(variable: 1)

  private func isExhausted(_ budget: Int, _ rules: [ConstraintRule]) -> Bool {
    var tableau = SimplexTableau(variableCount: 2, budget: budget)
    tableau.solve(rules)
    return tableau.isExhausted
  }

  @Test func `leaves out what comes after it, and names what was required`() {
    var tableau = SimplexTableau(variableCount: 2, budget: 7)
    tableau.solve([
      ConstraintRule(x + -10, .zero, tag: 0), ConstraintRule(y + -3, .zero, tag: 1),
      ConstraintRule(y + -4, .zero, priority: 250, tag: 2),
    ])
    #expect(tableau.isExhausted)
    #expect((tableau.value(of: 0), tableau.value(of: 1)) == (10, 0))
    #expect(tableau.broken == [1])
  }

  @Test func `leaves out the wishes after it`() {
    var tableau = SimplexTableau(variableCount: 2, budget: 7)
    tableau.solve([
      ConstraintRule(x + -10, .zero), ConstraintRule(y + -4, .zero, priority: 250),
    ])
    #expect(tableau.value(of: 1) == 0)
  }
}

@Suite struct `A sum of multiples` {
  @Test func `counts less than a billionth as nothing`() {
    let zero = LinearSum(constant: 0)
    #expect((zero + LinearSum(constant: 1e-9)).constant == 1e-9)
    #expect((zero + LinearSum(constant: 5e-10)).constant == 0)
    #expect((zero + LinearSum(variable: 3, coefficient: 5e-10)).terms.isEmpty)
    #expect((zero + LinearSum(variable: 3, coefficient: 2e-9)).terms.count == 1)
  }

  @Test func `knows the factor of each of its variables`() {
    var sum = LinearSum(variable: 1, coefficient: 10)
    for variable in [4, 6, 9, 20] {
      sum.add(LinearSum(variable: variable, coefficient: Double(variable)))
    }
    let factors = [0, 1, 2, 4, 5, 6, 9, 20, 21].map { sum.coefficient(of: $0) }
    #expect(factors == [0, 10, 0, 4, 0, 6, 9, 20, 0])
  }
}

@Suite struct `Numbers in order` {
  @Test func `are divided where a condition begins to hold`() {
    let numbers = [1, 3, 3, 7, 12]
    let places = [0, 1, 2, 3, 7, 11, 12].map { limit in
      numbers.partitioningIndex { $0 > limit }
    }
    #expect(places == ([0, 1, 1, 3, 4, 4, 5] as [Int]))
    #expect([Int]().partitioningIndex { $0 > 1 } == 0)
  }
}

@Suite struct `A priority of layout` {
  @Test func `is lower than a higher one, and not than itself`() {
    #expect(UILayoutPriority(5) < UILayoutPriority(6))
    #expect(!(UILayoutPriority(5) < UILayoutPriority(5)))
    #expect(!(UILayoutPriority(6) < UILayoutPriority(5)))
  }
}
