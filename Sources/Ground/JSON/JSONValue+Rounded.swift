extension JSONValue {
  /// A number to a millionth: without the last bits, in which sums of tenths show.
  public static func rounded(_ number: Double) throws(JSONNumber.NotFinite) -> JSONValue {
    try JSONValue((number * 1_000_000).rounded(.toNearestOrAwayFromZero) / 1_000_000)
  }
}
