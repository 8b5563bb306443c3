/// The number that digits with at most one point stand for, with a minus in front or without;
/// `nil` for any other text.
func signedDecimal(_ text: some StringProtocol) -> Double? {
  let isNegative = text.first == "-"
  return plainDecimal(String(isNegative ? text.dropFirst() : text[...])).map {
    isNegative ? -$0 : $0
  }
}
