extension Unicode.Scalar {
  /// `U+` and at least four hexadecimal digits, as Unicode writes it.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
