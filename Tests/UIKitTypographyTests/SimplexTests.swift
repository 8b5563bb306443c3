import Testing

@testable import UIKitTypography

@Suite struct `Constraints on numbers` {
  private let x = LinearSum(variable: 0)
  private let y = LinearSum(variable: 1)

  private func solve(_ rules: [ConstraintRule]) -> (x: Double, y: Double, broken: [Int]) {
    var tableau = SimplexTableau(variableCount: 2)
    tableau.solve(rules)
    return (tableau.value(of: 0), tableau.value(of: 1), tableau.broken)
  }

  @Test func `that are equations have the solution of equations`() {
    let (x, y, broken) = solve([
      ConstraintRule(self.x + self.y + -10, .zero), ConstraintRule(self.x - self.y + -4, .zero),
    ])
    #expect((x, y) == (7, 3))
    #expect(broken == [])
  }

  @Test func `that are required hold, and wishes come as near as they can`() {
    let (x, _, _) = solve([
      ConstraintRule(LinearSum(constant: 100) - self.x, .notNegative),
      ConstraintRule(self.x + -150, .zero, priority: 250),
    ])
    #expect(x == 100)
  }

  @Test func `of a higher priority win, however many there are of a lower one`() {
    let wishes = (0..<20).map { _ in ConstraintRule(self.x, .zero, priority: 250) }
    let (x, _, _) = solve(wishes + [ConstraintRule(self.x + -30, .zero, priority: 251)])
    #expect(x == 30)
  }

  @Test func `that contradict each other leave the last one out, and say which`() {
    let (x, _, broken) = solve([
      ConstraintRule(self.x + -10, .zero, tag: 0), ConstraintRule(self.x + -20, .zero, tag: 1),
    ])
    #expect(x == 10)
    #expect(broken == [1])
  }

  @Test func `that leave one value between two bounds have that value`() {
    let (x, y, broken) = solve([
      ConstraintRule(self.x + -10, .notNegative, tag: 0),
      ConstraintRule(LinearSum(constant: 15) - self.x, .notNegative, tag: 1),
      ConstraintRule(self.x + -15, .notNegative, tag: 2),
      ConstraintRule(self.x + -100, .zero, priority: 250),
      ConstraintRule(self.y - self.x + -1, .zero, priority: 250),
    ])
    #expect((x, y) == (15, 16))
    #expect(broken == [])
  }

  @Test func `that leave a bound without room are told`() {
    let (x, _, broken) = solve([
      ConstraintRule(self.x + -10, .zero, tag: 0),
      ConstraintRule(self.x + -20, .notNegative, tag: 1),
    ])
    #expect(x == 10)
    #expect(broken == [1])
  }

  @Test func `that go round in circles come to rest`() {
    let (x, y, broken) = solve([
      ConstraintRule(self.x - self.y, .notNegative), ConstraintRule(self.y - self.x, .notNegative),
      ConstraintRule(self.x - self.y * 2, .zero), ConstraintRule(self.y - self.x * 0.5, .zero),
      ConstraintRule(self.x + -1, .notNegative, priority: 500),
    ])
    // x ≥ y ≥ x and x = 2y leave nothing but 0.
    #expect((x, y) == (0, 0))
    #expect(broken == [])
  }

  @Test func `that say nothing leave 0`() {
    let (x, y, _) = solve([])
    #expect((x, y) == (0, 0))
  }

  @Test func `that two sums share are met at the corner`() {
    // The largest x + y with x + 2y ≤ 14, 3x − y ≥ 0 and x − y ≤ 2 is at (6, 4).
    let (x, y, _) = solve([
      ConstraintRule(LinearSum(constant: 14) - self.x - self.y * 2, .notNegative),
      ConstraintRule(self.x * 3 - self.y, .notNegative),
      ConstraintRule(LinearSum(constant: 2) - self.x + self.y, .notNegative),
      ConstraintRule(self.x + self.y + -1000, .notNegative, priority: 100),
    ])
    #expect(abs(x - 6) < 1e-9)
    #expect(abs(y - 4) < 1e-9)
  }

  @Test func `that are too many are left out, and that is told`() {
    var tableau = SimplexTableau(variableCount: 400, budget: 10_000)
    let rules = (0..<399).map { index in
      ConstraintRule(
        LinearSum(variable: index + 1) - LinearSum(variable: index) + -1, .zero, tag: index)
    }
    tableau.solve(rules)
    #expect(tableau.isExhausted)
    #expect(!tableau.broken.isEmpty)
  }
}
