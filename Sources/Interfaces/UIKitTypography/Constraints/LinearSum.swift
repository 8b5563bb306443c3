/// A linear expression: a constant plus multiples of variables. Each variable occurs once, in
/// ascending order.
struct LinearSum: Hashable, Sendable {
  struct Term: Hashable, Sendable {
    let variable: Int
    var coefficient: Double
  }

  var constant: Double
  private(set) var terms: [Term]

  init(constant: Double = 0) {
    self.constant = constant
    terms = []
  }

  init(variable: Int, coefficient: Double = 1) {
    constant = 0
    terms = [Term(variable: variable, coefficient: coefficient)]
  }

  /// The magnitude below which a number counts as 0.
  static let tolerance = 1e-9

  func coefficient(of variable: Int) -> Double {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable == variable { return terms[middle].coefficient }
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return 0
  }

  /// Adds a term whose variable has a greater number than all others.
  mutating func append(term: Term) { terms.append(term) }

  /// Adds a multiple of another sum.
  mutating func add(_ other: LinearSum, times factor: Double = 1) {
    constant += other.constant * factor
    if constant.magnitude < Self.tolerance { constant = 0 }
    guard !other.terms.isEmpty else { return }
    var merged: [Term] = []
    merged.reserveCapacity(terms.count + other.terms.count)
    var (left, right) = (0, 0)
    while left < terms.count || right < other.terms.count {
      let own = left < terms.count ? terms[left].variable : .max
      let foreign = right < other.terms.count ? other.terms[right].variable : .max
      if own < foreign {
        merged.append(terms[left])
        left += 1
        continue
      }
      var coefficient = other.terms[right].coefficient * factor
      if own == foreign {
        coefficient += terms[left].coefficient
        left += 1
      }
      right += 1
      if coefficient.magnitude > Self.tolerance {
        merged.append(Term(variable: foreign, coefficient: coefficient))
      }
    }
    terms = merged
  }

  /// Multiplies the constant and all coefficients by a factor.
  mutating func scale(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Removes the term of a variable, as if the variable were 0.
  mutating func remove(_ variable: Int) {
    terms.removeAll { $0.variable == variable }
  }

  /// Removes the terms of some variables, as if these were 0.
  mutating func remove(where isRemoved: (Int) -> Bool) {
    terms.removeAll { isRemoved($0.variable) }
  }

  static func + (left: LinearSum, right: LinearSum) -> LinearSum {
    var sum = left
    sum.add(right)
    return sum
  }

  static func + (left: LinearSum, constant: Double) -> LinearSum {
    var sum = left
    sum.constant += constant
    return sum
  }

  static func - (left: LinearSum, right: LinearSum) -> LinearSum {
    var sum = left
    sum.add(right, times: -1)
    return sum
  }

  static func * (sum: LinearSum, factor: Double) -> LinearSum {
    var product = sum
    product.scale(by: factor)
    return product
  }
}
