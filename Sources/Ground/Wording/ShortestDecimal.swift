/// The shortest decimal that reads back as the same number: `17`, `16.5`, never `17.0`.
///
/// Very large and very small numbers come with an exponent, as Swift prints them.
package func shortestDecimal(_ number: Double) -> String {
  // Minus zero equals zero, so it must not print differently.
  if number == 0 { return "0" }
  let text = number.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
