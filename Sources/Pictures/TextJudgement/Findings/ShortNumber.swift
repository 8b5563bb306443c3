/// A number as people write it: rounded to so many decimals, without zeros at the end.
struct ShortNumber: Hashable, CustomStringConvertible {
  let description: String

  /// - Parameter decimals: 0 to 6.
  init(_ value: Double, decimals: Int = 2) {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let rounded = (abs(value) * scale).rounded()
    guard rounded < 1e15 else {
      description = "\(value)"
      return
    }
    let (whole, rest) = Int(rounded).quotientAndRemainder(dividingBy: Int(scale))
    var digits = String(rest)
    digits = String(repeating: "0", count: max(0, decimals - digits.utf8.count)) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    let sign = value < 0 && rounded > 0 ? "−" : ""
    description = rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(digits)"
  }
}
